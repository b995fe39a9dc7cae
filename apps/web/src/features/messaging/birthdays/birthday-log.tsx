import type { BirthdayLogLine } from '@app/contract/messaging/birthdays.contract';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { dayText } from '../../../foundation/format.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useBirthdayLog } from './birthdays.api.ts';
import { dayStatus, birthdayLabels as labels, logText } from './birthdays.labels.ts';

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
          trailing={<DayStatus line={line} />}
        />
      ))}
    </Stack>
  );
}

function DayStatus({ line }: { line: BirthdayLogLine }) {
  const { tone, text } = dayStatus(line);
  return (
    <StatusBadge tone={tone} icon={icons[tone]}>
      {text}
    </StatusBadge>
  );
}

const icons = {
  positive: <IconCheck size={14} />,
  warning: <IconAlertTriangle size={14} />,
  informative: <IconClock size={14} />,
};
