import { Link } from '@tanstack/react-router';
import { biLabels as labels } from '../bi/bi.labels.ts';
import classes from '../insights.module.css';
import type { PeriodView, Range } from '../period-view.ts';
import { paidServicesOf } from '../rows-behind.ts';

/** From a chart of revenue to the list of what was paid. */
export function SeePaidServices({ range, view }: { range: Range; view: PeriodView }) {
  return (
    <Link
      className={classes.lead}
      to="/dashboard/financial/paid-services"
      search={paidServicesOf(range, view)}
    >
      {labels.seePaidServices}
    </Link>
  );
}
