import { type Cents, cents } from '../shared/money.ts';
import { type Permille, permilleOf } from './growth.ts';

/** What professionals earned, and how much of it they were paid. */
export type CommissionSums = { total: Cents; paid: Cents };

export function pendingOf({ total, paid }: CommissionSums): Cents {
  return cents(total - paid);
}

/** Where nobody is owed anything, everything is paid. */
export function paidShareOf({ total, paid }: CommissionSums): Permille {
  return total === 0 ? 1000 : permilleOf(paid, total);
}

export type PaymentLabel = 'Em dia' | 'Necessita atenção' | 'Atrasado';

export function paymentLabelOf(paidShare: Permille): PaymentLabel {
  if (paidShare >= 800) return 'Em dia';
  return paidShare >= 500 ? 'Necessita atenção' : 'Atrasado';
}
