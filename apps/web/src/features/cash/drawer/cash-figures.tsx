import type { CashSession } from '@app/contract/cash/sessions.contract';
import { Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { openLabels as labels } from './cash.labels.ts';
import classes from './cash.module.css';

/** Opening + income - expense is what should be there. */
export function CashFigures({ session }: { session: CashSession }) {
  return (
    <dl className={classes.figures}>
      <Figure name={labels.opening} amount={session.openingAmountCents} />
      <Figure name={labels.income} amount={session.incomeCents} />
      <Figure name={labels.expense} amount={session.expenseCents} />
      <Figure name={labels.expected} amount={session.expectedCents} />
    </dl>
  );
}

function Figure({ name, amount }: { name: string; amount: number | null }) {
  if (amount === null) return null;
  return (
    <div className={classes.figure}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className="tabular">{moneyText(amount)}</dd>
    </div>
  );
}
