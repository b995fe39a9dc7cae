import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { ReactNode } from 'react';
import { servicesLabels, summaryLabels } from '../booking.labels.ts';
import type { BookingSummary } from './booking-summary.ts';
import classes from './bottom-bar.module.css';

/** At the thumb on a phone; on wide screens the sums stand in the card beside. */
export function BottomBar({
  summary,
  children,
}: {
  summary: BookingSummary;
  children?: ReactNode;
}) {
  const hasSums = summary.services.length > 0;
  if (!hasSums && !children) return null;
  return (
    <div className={classes.bar} data-sums={hasSums}>
      {hasSums && (
        <p className={classes.sums}>
          <span className={classes.total}>
            <span className={classes.word}>
              {summaryLabels.total}
              {summary.isLeast && ` ${servicesLabels.from}`}
            </span>{' '}
            <strong>{formatMoney(cents(summary.totalCents))}</strong>
          </span>
          <span className={classes.word}>{formatDuration(summary.durationMinutes)}</span>
        </p>
      )}
      {children}
    </div>
  );
}
