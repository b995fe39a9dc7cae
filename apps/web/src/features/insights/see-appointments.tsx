import { Link } from '@tanstack/react-router';
import { biLabels as labels } from './bi/bi.labels.ts';
import classes from './insights.module.css';
import type { PeriodView, Range } from './period-view.ts';
import { appointmentsOf } from './rows-behind.ts';

/** From a chart of appointments to the list of them. */
export function SeeAppointments({ range, view }: { range: Range; view: PeriodView }) {
  return (
    <Link
      className={classes.lead}
      to="/dashboard/appointments"
      search={appointmentsOf(range, view)}
    >
      {labels.seeAppointments}
    </Link>
  );
}
