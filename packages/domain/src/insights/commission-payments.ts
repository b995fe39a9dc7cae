import { type Cents, cents } from '../shared/money.ts';
import { isAtLeast, type Permille, permilleOf } from './growth.ts';

/** What professionals earned, and how much of it they were paid. */
type CommissionSums = { total: Cents; paid: Cents };

export function pendingOf({ total, paid }: CommissionSums): Cents {
  return cents(total - paid);
}

/** Where nobody is owed anything, everything is paid. */
export function paidShareOf({ total, paid }: CommissionSums): Permille {
  return total === 0 ? 1000 : permilleOf(paid, total);
}

type PaymentLabel = 'Em dia' | 'Necessita atenção' | 'Atrasado';

export function paymentLabelOf({ total, paid }: CommissionSums): PaymentLabel {
  const share = { part: paid, whole: total };
  if (isAtLeast(80, share)) return 'Em dia';
  return isAtLeast(50, share) ? 'Necessita atenção' : 'Atrasado';
}
