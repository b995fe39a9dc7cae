import type { Cents } from '../shared/money.ts';
import { cents } from '../shared/money.ts';
import { isAtLeast, type Permille, permilleOf } from './growth.ts';

/** `fees` are what card machines keep of the income. */
export type Balance = { income: Cents; fees: Cents; expenses: Cents };

/** What of the income the machines leave. */
export function netOf({ income, fees }: Pick<Balance, 'income' | 'fees'>): Cents {
  return cents(income - fees);
}

export function profitOf(balance: Balance): Cents {
  return cents(netOf(balance) - balance.expenses);
}

/** What stays of the income. Where nothing came in, or more was given back, there is no margin. */
export function marginOf(balance: Balance): Permille {
  if (balance.income <= 0) return 0;
  return permilleOf(profitOf(balance), balance.income);
}

type MarginLabel = 'Excelente' | 'Bom' | 'Regular' | 'Baixo';

export function marginLabelOf(balance: Balance): MarginLabel {
  if (balance.income <= 0) return 'Baixo';
  const margin = { part: profitOf(balance), whole: balance.income };
  if (isAtLeast(20, margin)) return 'Excelente';
  if (isAtLeast(10, margin)) return 'Bom';
  return isAtLeast(5, margin) ? 'Regular' : 'Baixo';
}
