import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { RefundSentences } from './refund-sentences.tsx';

/** What somebody still has to do outside of here, before she says yes to a refund. */
export function RefundByHand({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} mt="md">
      <RefundSentences texts={texts} />
    </Alert>
  );
}
