import { Divider, Skeleton, Stack } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import type { ProfessionalPanelProps } from '../professionals/professional-panel.ts';
import { ExceptionsList } from './exceptions-list.tsx';
import { useSchedule } from './schedule.api.ts';
import { ScheduleNextDays } from './schedule-next-days.tsx';
import { ScheduleWeek } from './schedule-week.tsx';

/** When she works: the ordinary week, what differs from it, and what comes of both. */
export function SchedulePanel({ professional }: ProfessionalPanelProps) {
  const schedule = useSchedule(professional.id);
  return (
    <LoadBlock query={schedule} skeleton={<ScheduleSkeleton />}>
      {(loaded) => (
        <Stack gap="lg">
          <ScheduleWeek schedule={loaded} />
          <Divider />
          <ExceptionsList professionalId={professional.id} exceptions={loaded.exceptions} />
          <Divider />
          <ScheduleNextDays professionalId={professional.id} />
        </Stack>
      )}
    </LoadBlock>
  );
}

const days = ['1', '2', '3', '4', '5', '6', '7'];

function ScheduleSkeleton() {
  return (
    <Stack gap="md">
      {days.map((day) => (
        <Skeleton key={day} height={36} radius="md" />
      ))}
    </Stack>
  );
}
