import type { RequestState } from '@app/domain/scheduling/request';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { requestsLabels as labels, unansweredText, waitingText } from './requests.labels.ts';

/** Who asked for a time stands on home until somebody has said yes or no. */
export function RequestsNotice({ waiting, unanswered }: Record<RequestState, number>) {
  if (waiting + unanswered === 0) return null;
  return (
    <Alert
      role="region"
      aria-label={labels.title}
      color="yellow"
      icon={<IconHourglass aria-hidden />}
    >
      <Stack gap="xs">
        {waiting > 0 && <Line text={waitingText(waiting)} request="waiting" open={labels.open} />}
        {unanswered > 0 && (
          <Line text={unansweredText(unanswered)} request="unanswered" open={labels.unanswered} />
        )}
      </Stack>
    </Alert>
  );
}

function Line({ text, request, open }: { text: string; request: RequestState; open: string }) {
  return (
    <Group justify="space-between">
      <Text>{text}</Text>
      <LinkButton to="/dashboard/appointments" search={{ view: 'list', request }} variant="default">
        {open}
      </LinkButton>
    </Group>
  );
}
