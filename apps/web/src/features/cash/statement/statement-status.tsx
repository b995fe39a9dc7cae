import { IconArrowBackUp, IconCircleCheckFilled, IconClock, IconMinus } from '@tabler/icons-react';
import { moneyText } from '../../../foundation/format.ts';
import { type LineStatus, lineStatusText } from './statement.labels.ts';
import classes from './statement.module.css';

const icons = {
  open: IconClock,
  paid: IconCircleCheckFilled,
  refunded: IconArrowBackUp,
  none: IconMinus,
};

type StatementStatusProps = { status: LineStatus; shareCents: number; openCents: number };

/**
 * By icon, by word and by colour; small enough for a column on paper. Where a part was paid before
 * the client paid anew, it says what is left.
 */
export function StatementStatus({ status, shareCents, openCents }: StatementStatusProps) {
  const Icon = icons[status];
  const isPart = status === 'open' && openCents !== shareCents;
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={14} aria-hidden />
      <span>
        {lineStatusText[status]}
        {isPart && <span className={classes.left}>{moneyText(openCents)}</span>}
      </span>
    </span>
  );
}
