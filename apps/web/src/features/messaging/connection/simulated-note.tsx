import { Alert, Anchor } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { connectLabels as labels } from './connection.labels.ts';

/** Where nothing real is configured, phones are played on a page of their own. */
export function SimulatedNote() {
  return (
    <Alert color="gray" icon={<IconDeviceMobile />}>
      {labels.simulated}{' '}
      <Anchor href="/whatsapp-simulado" target="_blank" rel="noreferrer" inherit underline="always">
        {labels.openPhone}
      </Anchor>
    </Alert>
  );
}
