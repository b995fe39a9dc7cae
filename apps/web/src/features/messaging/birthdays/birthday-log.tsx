import type { BirthdayLogLine } from '@app/contract/messaging/birthdays.contract';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { dayText } from '../../../foundation/format.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useBirthdayLog } from './birthdays.api.ts';
import { birthdayLabels as labels, logText } from './birthdays.labels.ts';

/** What became of the messages of each day. */
export function BirthdayLog() {
  const query = useBirthdayLog();
  return (
    <section aria-labelledby="birthday-log">
      <Title order={2} size="h4" id="birthday-log" mb="xs">
        {labels.log}
      </Title>
      <LoadBlock query={query} skeleton={<Skeleton height={120} radius="md" />}>
        {(lines) =>
          lines.length === 0 ? <Text c="dimmed">{labels.emptyLog}</Text> : <Lines lines={lines} />
        }
      </LoadBlock>
    </section>
  );
}

function Lines({ lines }: { lines: readonly BirthdayLogLine[] }) {
  return (
    <Stack gap="xs">
      {lines.map((line) => (
        <ListRow
          key={line.day}
          name={dayText(line.day)}
          second={[logText(line)]}
          trailing={<DayStatus status={line.status} />}
        />
      ))}
    </Stack>
  );
}

function DayStatus({ status }: Pick<BirthdayLogLine, 'status'>) {
  return status === 'success' ? (
    <StatusBadge tone="positive" icon={<IconCheck size={14} />}>
      {labels.status.success}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} />}>
      {labels.status.partial}
    </StatusBadge>
  );
}
