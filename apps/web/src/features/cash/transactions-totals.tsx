import { moneyText } from '../../foundation/format.ts';
import { SumList } from '../../ui/sum-list.tsx';
import type { TransactionTotals } from './transactions.api.ts';
import { totalHelp as help, totalLabels as labels, signedText } from './transactions.labels.ts';

export function TransactionsTotals({ totals }: { totals: TransactionTotals | null }) {
  const balance = totals && totals.incomeCents - totals.expenseCents;
  const totalOf = (of: keyof typeof help, text: string | null) => ({
    ...{ name: labels[of], help: help[of], text },
  });
  return (
    <SumList
      label={labels.list}
      sums={[
        totalOf('income', totals && moneyText(totals.incomeCents)),
        totalOf('expense', totals && moneyText(totals.expenseCents)),
        totalOf('balance', balance === null ? null : signedText(balance)),
      ]}
    />
  );
}
