import type { Payout } from '@app/contract/cash/commissions.contract';
import { Skeleton, Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { usePayout } from './commissions.api.ts';
import classes from './commissions.module.css';
import { payoutLabels as labels, withRefundedText } from './payout.labels.ts';
import { type PayoutRow, payoutRowsOf } from './payout.view.ts';

/** What a payout paid, under its row of the book or of what took it back. */
export function PayoutList({ id }: { id: string }) {
  const query = usePayout(id);
  return (
    <section aria-label={labels.list}>
      <Text size="xs" c="dimmed">
        {labels.list}
      </Text>
      <LoadBlock query={query} skeleton={<Skeleton height={88} />}>
        {(payout) => <Lines payout={payout} />}
      </LoadBlock>
    </section>
  );
}

function Lines({ payout }: { payout: Payout }) {
  return (
    <ul className={classes.parts} aria-label={labels.list}>
      {payoutRowsOf(payout).map((row) => (
        <li key={row.id}>
          <span className={classes.partWords}>{withRefundedText(row.text, row.refundedAt)}</span>
          <span className="tabular" data-refunded={row.isRefunded || undefined}>
            {moneyText(shownCents(row))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was kept back made it smaller. */
export function shownCents({ amount, countsAs }: PayoutRow): number {
  return countsAs === 'advance_return' ? -amount : amount;
}
