import classes from './calendar-leaf.module.css';
import { calendarText } from './closing-days.labels.ts';

/** The day as a small sheet of a calendar. The words beside it say the date to everybody. */
export function CalendarLeaf({ date }: { date: string }) {
  const { day, month } = calendarText(date);
  return (
    <div className={`${classes.leaf} tabular`} aria-hidden="true">
      <span className={classes.day}>{day}</span>
      <span className={classes.month}>{month}</span>
    </div>
  );
}
