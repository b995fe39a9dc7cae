import { Skeleton, Text } from '@mantine/core';
import { moneyText } from '../../foundation/format.ts';
import { ChartHelp } from '../../ui/charts/chart-help.tsx';
import type { TransactionTotals } from './transactions.api.ts';
import { totalLabels as labels, signedText, totalHelp } from './transactions.labels.ts';
import classes from './transactions.module.css';

/** Of everything that fits the filters, not only of what is on the screen. */
export function TransactionsTotals({ totals }: { totals: TransactionTotals | null }) {
  const balance = totals && totals.incomeCents - totals.expenseCents;
  return (
    <dl className={classes.totals} aria-label={labels.list} aria-busy={totals === null}>
      <Total of="income" text={totals && moneyText(totals.incomeCents)} />
      <Total of="expense" text={totals && moneyText(totals.expenseCents)} />
      <Total of="balance" text={balance === null ? null : signedText(balance)} />
    </dl>
  );
}

type TotalProps = { of: keyof typeof totalHelp; text: string | null };

function Total({ of, text }: TotalProps) {
  const name = labels[of];
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed" className={classes.totalName}>
        {name}
        <ChartHelp name={name}>{totalHelp[of]}</ChartHelp>
      </Text>
      <dd className="tabular">{text ?? <Skeleton height={20} width={96} />}</dd>
    </div>
  );
}
