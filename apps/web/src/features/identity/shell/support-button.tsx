import { Button } from '@mantine/core';
import { showFailure } from '../../../foundation/toasts.ts';
import { blockedLabels } from '../gate/gate.labels.ts';
import { useSupportContact } from './support-contact.api.ts';

/** Leads to whoever runs the platform; says so when they left no address. */
export function SupportButton() {
  const contact = useSupportContact();
  if (contact.link) {
    return (
      <Button component="a" href={contact.link} target="_blank" rel="noreferrer">
        {blockedLabels.contact}
      </Button>
    );
  }
  return (
    <Button
      loading={contact.isLoading}
      onClick={() => showFailure(blockedLabels.contact, contact.reason)}
    >
      {blockedLabels.contact}
    </Button>
  );
}
