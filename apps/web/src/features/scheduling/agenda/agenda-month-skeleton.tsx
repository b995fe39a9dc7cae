import { Skeleton } from '@mantine/core';
import { daysAfter } from './agenda-columns.ts';
import classes from './agenda-month.module.css';
import { weeksOf } from './agenda-month-days.ts';
import { AgendaWeekdays } from './agenda-weekdays.tsx';

/** The days of a month are known before what is in them: they stand where they will stay. */
export function AgendaMonthSkeleton({ date }: { date: string }) {
  const days = weeksOf(date).flatMap((first) =>
    Array.from({ length: 7 }, (_, at) => daysAfter(first, at)),
  );
  return (
    <div className={classes.month} aria-hidden>
      <AgendaWeekdays dates={days.slice(0, 7)} />
      <div className={classes.days}>
        {days.map((day) => (
          <div
            key={day}
            className={classes.day}
            data-other={day.slice(0, 7) !== date.slice(0, 7) || undefined}
          >
            <b className={`${classes.number} tabular`}>{Number(day.slice(-2))}</b>
            <Skeleton height={4} mt="auto" />
          </div>
        ))}
      </div>
    </div>
  );
}
