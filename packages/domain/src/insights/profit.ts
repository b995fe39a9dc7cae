import type { Cents } from '../shared/money.ts';
import { cents } from '../shared/money.ts';
import { type Permille, permilleOf } from './growth.ts';

export type Balance = { income: Cents; expenses: Cents };

export function profitOf({ income, expenses }: Balance): Cents {
  return cents(income - expenses);
}

/** What stays of the income. Where nothing came in, or more was given back, there is no margin. */
export function marginOf(balance: Balance): Permille {
  if (balance.income <= 0) return 0;
  return permilleOf(profitOf(balance), balance.income);
}

export type MarginLabel = 'Excelente' | 'Bom' | 'Regular' | 'Baixo';

export function marginLabelOf(margin: Permille): MarginLabel {
  if (margin >= 200) return 'Excelente';
  if (margin >= 100) return 'Bom';
  return margin >= 50 ? 'Regular' : 'Baixo';
}
