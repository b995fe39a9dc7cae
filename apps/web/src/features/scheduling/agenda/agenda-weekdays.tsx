import { weekdayName } from './agenda.labels.ts';
import classes from './agenda-month.module.css';

/** The heads of the columns; each day says its own name to whoever does not see them. */
export function AgendaWeekdays({ dates }: { dates: readonly string[] }) {
  return (
    <div className={classes.weekdays} aria-hidden>
      {dates.map((date) => (
        <span key={date}>{weekdayName(date)}</span>
      ))}
    </div>
  );
}
