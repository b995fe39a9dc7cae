import type { PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { commissionLabels as labels } from './commissions.labels.ts';
import classes from './commissions.module.css';

type CommissionFiguresProps = Pick<PendingCommissions, 'professionals'>;

/** Of everybody together, however long the list. */
export function CommissionFigures({ professionals }: CommissionFiguresProps) {
  const owed = professionals.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const advances = professionals.reduce((sum, { advancesCents }) => sum + advancesCents, 0);
  return (
    <dl className={classes.figures}>
      <CommissionFigure name={labels.totalOwed} amountCents={owed} />
      <CommissionFigure name={labels.totalAdvances} amountCents={advances} />
    </dl>
  );
}

type CommissionFigureProps = { name: string; amountCents: number };

export function CommissionFigure({ name, amountCents }: CommissionFigureProps) {
  return (
    <div className={classes.figure}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className="tabular">{moneyText(amountCents)}</dd>
    </div>
  );
}
