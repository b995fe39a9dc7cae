import { Alert, Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSendingNumber } from './campaigns.api.ts';
import { numberLink, numberText } from './campaigns.labels.ts';

/** Says why nothing would leave now; a number that sends is no news. */
export function NumberNotice() {
  const number = useSendingNumber();
  if (!number || number === 'ready') return null;
  return (
    <Alert color="yellow" icon={<IconPlugConnectedX size={20} />}>
      <Group justify="space-between" gap="sm">
        <span>{numberText[number]}</span>
        <LinkButton to="/dashboard/whatsapp" variant="default" size="sm">
          {numberLink}
        </LinkButton>
      </Group>
    </Alert>
  );
}
