import type { Schedule } from '@app/contract/team/schedules.contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { type RefObject, useId, useRef, useState } from 'react';
import { DayScale, spanAround } from '../../../ui/day-bar.tsx';
import { useGuard } from '../../../ui/dialogs/guard.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { scheduleLabels, shiftsText, weekdayNames, weekTotalText } from './schedule.labels.ts';
import classes from './schedule.module.css';
import { ScheduleDay } from './schedule-day.tsx';
import { copied, type DayDraft, weekOf, workedMinutes } from './schedule-draft.ts';
import { useWeekDraft, type WeekDraft } from './schedule-week.view.ts';

export function ScheduleWeek({ schedule }: { schedule: Schedule }) {
  const week = useWeekDraft(schedule);
  const [openDay, setOpenDay] = useState<number | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useGuard(() => week.isDirty, week.forget);

  const drawn = weekOf(week.draft);
  const span = spanAround(drawn.flatMap(({ shifts }) => shifts));
  const changeDay = (day: DayDraft) =>
    week.change(week.draft.map((other) => (other.weekday === day.weekday ? day : other)));

  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {scheduleLabels.week}
      </Title>
      <Text c="dimmed" size="xs">
        {scheduleLabels.weekHelp}
      </Text>
      <div className={classes.scaleRow}>
        <DayScale span={span} />
      </div>
      <RestoredNotice draft={week} />
      <MergedNotice
        merged={week.merged}
        names={weekdayNames}
        textOf={({ shifts }) => shiftsText(shifts)}
      />
      <div ref={rows}>
        {week.draft.map((day, at) => (
          <ScheduleDay
            key={day.weekday}
            day={day}
            path={`${at}.shifts`}
            span={span}
            issues={week.issues}
            isOpen={openDay === day.weekday}
            onToggle={() => setOpenDay(openDay === day.weekday ? null : day.weekday)}
            onChange={(next, after) => {
              changeDay(next);
              if (after === 'open') setOpenDay(day.weekday);
            }}
            onCopy={(weekdays) => week.change(copied(week.draft, day, weekdays))}
          />
        ))}
      </div>
      <WeekEnd week={week} rows={rows} />
    </section>
  );
}

type WeekEndProps = { week: WeekDraft; rows: RefObject<HTMLDivElement | null> };

/** The sum of it, and saving, in sight for as long as there is something to save. */
function WeekEnd({ week, rows }: WeekEndProps) {
  const total = weekOf(week.draft).reduce((sum, { shifts }) => sum + workedMinutes(shifts), 0);

  function save(): void {
    void week.save();
    // What is wrong is marked once this is drawn.
    setTimeout(() => rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <div className={classes.end} data-dirty={week.isDirty || undefined}>
      <Text fw={600} className="tabular">
        {weekTotalText(total)}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {week.isDirty && (
          <Button variant="default" onClick={week.discard} disabled={week.isSaving}>
            {scheduleLabels.discard}
          </Button>
        )}
        <Button onClick={save} loading={week.isSaving} disabled={!week.isDirty}>
          {scheduleLabels.save}
        </Button>
      </Group>
    </div>
  );
}
