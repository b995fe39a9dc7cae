import { cents, formatMoney } from '@app/domain/shared/money';
import { Skeleton, Text } from '@mantine/core';
import type { TransactionTotals } from './transactions.api.ts';
import { totalLabels as labels, signedText } from './transactions.labels.ts';
import classes from './transactions.module.css';

/** Of everything that fits the filters, not only of what is on the screen. */
export function TransactionsTotals({ totals }: { totals: TransactionTotals | null }) {
  const balance = totals && totals.incomeCents - totals.expenseCents;
  return (
    <dl className={classes.totals} aria-label={labels.list} aria-busy={totals === null}>
      <Total name={labels.income} text={totals && formatMoney(cents(totals.incomeCents))} />
      <Total name={labels.expense} text={totals && formatMoney(cents(totals.expenseCents))} />
      <Total name={labels.balance} text={balance === null ? null : signedText(balance)} />
    </dl>
  );
}

function Total({ name, text }: { name: string; text: string | null }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className="tabular">{text ?? <Skeleton height={20} width={96} />}</dd>
    </div>
  );
}
