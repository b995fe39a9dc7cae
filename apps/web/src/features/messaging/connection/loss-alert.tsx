import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lossLabels } from './connection.labels.ts';

/** Why a number that was connected is not any more, and what to do. */
export function LossAlert({ loss }: { loss: NonNullable<WhatsappConnection['loss']> }) {
  const { title, text } = lossLabels[loss];
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={title} role="alert">
      {text}
    </Alert>
  );
}
