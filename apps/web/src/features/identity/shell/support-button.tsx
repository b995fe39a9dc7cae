import { Button, type ButtonProps } from '@mantine/core';
import { showFailure } from '../../../foundation/toasts.ts';
import { blockedLabels } from '../gate/gate.labels.ts';
import { useSupportContact } from './support-contact.api.ts';

/** Leads to whoever runs the platform; says so when they left no address. */
export function SupportButton(props: Pick<ButtonProps, 'variant'>) {
  const contact = useSupportContact();
  if (contact.link) {
    return (
      <Button {...props} component="a" href={contact.link} target="_blank" rel="noreferrer">
        {blockedLabels.contact}
      </Button>
    );
  }
  return (
    <Button
      {...props}
      loading={contact.isLoading}
      onClick={() => showFailure(blockedLabels.contact, contact.reason)}
    >
      {blockedLabels.contact}
    </Button>
  );
}
