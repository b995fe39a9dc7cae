import { Alert, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { blockedReasonText, clientChoiceLabels as labels } from './client-choice.labels.ts';

/** Said before she is booked for and while she is served; nothing is refused by it. */
export function BlockedNotice({ reason }: { reason: string | null }) {
  return (
    <Alert color="yellow" icon={<IconBan />} title={labels.blocked} role="status">
      <Text size="sm">{labels.blockedNotice}</Text>
      {reason && <Text size="sm">{blockedReasonText(reason)}</Text>}
    </Alert>
  );
}
