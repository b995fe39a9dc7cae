import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useSwipe } from '../../../foundation/hooks/use-swipe.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useFirstStep } from '../booking/first-step.api.ts';
import { FirstStepEmpty } from '../booking/first-step-empty.tsx';
import { useHiddenPeople } from './agenda.api.ts';
import { agendaLabels, countText, dayTitle, monthDayText } from './agenda.labels.ts';
import { useAgendaMonth } from './agenda-month.api.ts';
import classes from './agenda-month.module.css';
import { type MonthDay, monthDaysOf, weeksOf } from './agenda-month-days.ts';
import { AgendaMonthSkeleton } from './agenda-month-skeleton.tsx';
import { periodAfter } from './agenda-period.ts';
import { AgendaWeekdays } from './agenda-weekdays.tsx';

type AgendaMonthProps = {
  /** Any of its days. */
  date: string;
  /** Another month, by a finger that wipes. */
  onDate: (date: string) => void;
  /** Somebody wants to see a day. */
  onDay: (date: string) => void;
};

/** How full each day of a month is; a day leads to its timeline. */
export default function AgendaMonth({ date, onDate, onDay }: AgendaMonthProps) {
  const query = useAgendaMonth(date);
  const swipe = useSwipe((by) => onDate(periodAfter(date, 'month', by)));
  return (
    <section
      className={classes.month}
      aria-label={agendaLabels.month}
      aria-busy={query.isStale}
      data-paper
      {...swipe}
    >
      <LoadBlock query={query} skeleton={<AgendaMonthSkeleton date={date} />}>
        {(month) => <Shown {...month} onDay={onDay} />}
      </LoadBlock>
    </section>
  );
}

type ShownProps = Pick<AgendaMonthProps, 'date' | 'onDay'> & { agendas: readonly Agenda[] };

function Shown({ date, onDay, agendas }: ShownProps) {
  const weeks = weeksOf(date);
  const [hidden] = useHiddenPeople();
  const missing = useFirstStep(agendas[weeks.findLastIndex((first) => first <= date)], date);
  const isEmpty = agendas.every(({ entries }) => entries.length === 0);
  if (missing && isEmpty) return <FirstStepEmpty step={missing} />;
  return (
    <Days
      days={agendas.flatMap((agenda, at) => monthDaysOf(weeks[at] ?? date, agenda, hidden))}
      month={date.slice(0, 7)}
      onDay={onDay}
    />
  );
}

type DaysProps = { days: readonly MonthDay[]; month: string; onDay: (date: string) => void };

function Days({ days, month, onDay }: DaysProps) {
  const today = useToday().toString();
  return (
    <>
      <AgendaWeekdays dates={days.slice(0, 7).map(({ date }) => date)} />
      <ol className={classes.days}>
        {days.map((day) => (
          <li key={day.date}>
            <UnstyledButton
              className={classes.day}
              aria-current={day.date === today ? 'date' : undefined}
              data-other={!day.date.startsWith(month) || undefined}
              data-closed={day.worked === 0 || undefined}
              onClick={() => onDay(day.date)}
            >
              <VisuallyHidden>{monthDayText(dayTitle(day.date), day)}</VisuallyHidden>
              <Day day={day} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </>
  );
}

function Day({ day }: { day: MonthDay }) {
  const { date, appointments, booked, worked } = day;
  return (
    <>
      <b className={`${classes.number} tabular`} aria-hidden>
        {Number(date.slice(-2))}
      </b>
      {appointments > 0 && (
        <span className={classes.count} aria-hidden>
          <b className="tabular">{appointments}</b>
          <span className={classes.word}> {countText(appointments)}</span>
        </span>
      )}
      {worked > 0 && <span className={classes.fill} style={fillOf(booked / worked)} />}
    </>
  );
}

function fillOf(part: number): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--part': Math.min(1, part) } as CSSProperties;
}
