import type { PendingCommissions } from '@app/contract/cash/commissions.contract';
import { moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { commissionLabels as labels } from './commissions.labels.ts';

type CommissionFiguresProps = Pick<PendingCommissions, 'professionals'>;

/** Of everybody together, however long the list. */
export function CommissionFigures({ professionals }: CommissionFiguresProps) {
  const owed = professionals.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const advances = professionals.reduce((sum, { advancesCents }) => sum + advancesCents, 0);
  return (
    <FigureList look="line">
      <Figure label={labels.totalOwed} value={moneyText(owed)} />
      <Figure label={labels.totalAdvances} value={moneyText(advances)} />
    </FigureList>
  );
}
