import type { TransactionTotals } from '@app/contract/cash/transactions.contract';
import { moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { totalHelp as help, totalLabels as labels, signedText } from './transactions.labels.ts';
import { owedIn, type TransactionsView } from './transactions-view.ts';

type TransactionsTotalsProps = { view: TransactionsView; totals: TransactionTotals | null };

export function TransactionsTotals({ view, totals }: TransactionsTotalsProps) {
  const owed = owedIn(view);
  const expense = totals && moneyText(totals.expenseCents);
  const balance = totals && totals.incomeCents - totals.expenseCents - totals.feesCents;
  const hasFees = totals !== null && totals.feesCents !== 0;
  const totalOf = (of: keyof typeof help, text: string | null) => ({
    label: labels[of],
    help: help[of],
    value: text,
  });
  const sums = owed
    ? [totalOf(owed, expense)]
    : [
        totalOf('income', totals && moneyText(totals.incomeCents)),
        ...(hasFees ? [totalOf('fees', moneyText(totals.feesCents))] : []),
        totalOf('expense', expense),
        totalOf(hasFees ? 'net' : 'balance', balance === null ? null : signedText(balance)),
      ];
  return (
    <FigureList look="line" label={labels.list} isOld={totals === null}>
      {sums.map((sum) => (
        <Figure key={sum.label} {...sum} />
      ))}
    </FigureList>
  );
}
