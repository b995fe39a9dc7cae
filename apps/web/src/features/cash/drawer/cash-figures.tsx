import type { CashSession } from '@app/contract/cash/sessions.contract';
import { moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { openLabels as labels } from './cash.labels.ts';

/** Opening + income - expense is what should be there; who counts blindly sees the opening alone. */
export function CashFigures({ session }: { session: CashSession }) {
  const amounts = [
    [labels.opening, session.openingAmountCents],
    [labels.income, session.incomeCents],
    [labels.expense, session.expenseCents],
    [labels.expected, session.expectedCents],
  ] as const;
  return (
    <FigureList look="line">
      {amounts.map(
        ([label, amount]) =>
          amount !== null && <Figure key={label} label={label} value={moneyText(amount)} />,
      )}
    </FigureList>
  );
}
