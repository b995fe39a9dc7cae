import { UnstyledButton } from '@mantine/core';
import { agendaLabels, shortDayTitle, weekdayName } from './agenda.labels.ts';
import classes from './agenda.module.css';
import { daysAfter, firstDayOfWeek } from './agenda-columns.ts';

type AgendaDayStripProps = { date: string; today: string; onDate: (date: string) => void };

/** The week of a day, one tap each. */
export function AgendaDayStrip({ date, today, onDate }: AgendaDayStripProps) {
  const first = firstDayOfWeek(date);
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(first, at));
  return (
    <nav className={classes.strip} aria-label={agendaLabels.days}>
      {days.map((day) => (
        <UnstyledButton
          key={day}
          className={classes.stripDay}
          aria-label={shortDayTitle(day)}
          aria-current={day === date ? 'date' : undefined}
          data-today={day === today || undefined}
          onClick={() => onDate(day)}
        >
          <span>{weekdayName(day)}</span> <b className="tabular">{Number(day.slice(-2))}</b>
        </UnstyledButton>
      ))}
    </nav>
  );
}
