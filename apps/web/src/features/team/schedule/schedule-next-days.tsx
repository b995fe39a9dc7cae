import type { RealDay } from '@app/contract/team/schedules.contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { DayBar, type Span, spanAround } from '../../../ui/day-bar.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useNextDays } from './schedule.api.ts';
import { becauseText, hoursText, scheduleLabels, shortDayText } from './schedule.labels.ts';
import classes from './schedule.module.css';

/** What comes of the week, the exceptions and the company's own closed days. */
export function ScheduleNextDays({ professionalId }: { professionalId: string }) {
  const days = useNextDays(professionalId);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {scheduleLabels.nextDays}
      </Title>
      <Text c="dimmed" size="xs" mb="sm">
        {scheduleLabels.nextDaysHelp}
      </Text>
      <LoadBlock query={days} skeleton={<Skeleton height={240} radius="lg" />}>
        {(loaded) => <Days days={loaded} />}
      </LoadBlock>
    </section>
  );
}

function Days({ days }: { days: readonly RealDay[] }) {
  const today = useToday().toString();
  const span = spanAround(days.flatMap(({ hours }) => hours));
  return (
    <ul className={classes.nextDays}>
      {days.map((day) => (
        <NextDay key={day.date} day={day} span={span} isToday={day.date === today} />
      ))}
    </ul>
  );
}

type NextDayProps = { day: RealDay; span: Span; isToday: boolean };

function NextDay({ day, span, isToday }: NextDayProps) {
  const { date, hours, because } = day;
  const words = hours.length > 0 ? hoursText(hours) : scheduleLabels.dayOff;
  return (
    <li className={classes.nextDay}>
      <Text className="tabular" fw={isToday ? 600 : 400}>
        {isToday ? scheduleLabels.today : shortDayText(date)}
      </Text>
      <div className={classes.bar}>
        <DayBar span={span} work={hours} label={`${shortDayText(date)}: ${words}`} />
      </div>
      <div className={classes.nextHours}>
        <Text size="xs" className="tabular" {...(hours.length === 0 && { c: 'dimmed' })}>
          {words}
        </Text>
        {because && (
          <Text size="xs" c="var(--warn-text)">
            {becauseText(because)}
          </Text>
        )}
      </div>
    </li>
  );
}
