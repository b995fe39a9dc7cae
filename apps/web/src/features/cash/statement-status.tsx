import { IconArrowBackUp, IconCircleCheckFilled, IconClock, IconMinus } from '@tabler/icons-react';
import { type LineStatus, lineStatusText } from './statement.labels.ts';
import classes from './statement.module.css';

const icons = {
  open: IconClock,
  paid: IconCircleCheckFilled,
  refunded: IconArrowBackUp,
  none: IconMinus,
};

/** By icon, by word and by colour; small enough for a column on paper. */
export function StatementStatus({ status }: { status: LineStatus }) {
  const Icon = icons[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={14} aria-hidden />
      {lineStatusText[status]}
    </span>
  );
}
