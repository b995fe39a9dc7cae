import { type SettlementRefusal, settleCheckout } from '@app/domain/cash/settlement';
import { type Cents, cents } from '@app/domain/shared/money';
import { type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findActiveCategory, findActiveMethods } from '../drawer/payment-method-choices.queries.ts';
import type { PayableItem } from './cart.rules.ts';
import type { Settled } from './settlement-rows.commands.ts';

/** How something is paid, whatever it is. */
export type Paying = {
  discount: Cents;
  parts: readonly { paymentMethodId: string; amount: Cents }[];
  receivedCash: Cents | null;
  categoryId: string | null;
};
export type CheckoutRefusal = SettlementRefusal | 'method-unavailable' | 'category-unavailable';

type Checked = {
  items: readonly PayableItem[];
  /** By a coupon and by rewards. */
  takenOff: Cents;
  tip: Cents;
  paying: Paying;
};

/** Whether it may be paid like this, and what each line and each part of it comes to. */
export async function checkOut(
  scope: CompanyScope,
  { items, takenOff, tip, paying }: Checked,
): Promise<Result<Settled, CheckoutRefusal>> {
  const { categoryId, parts, discount, receivedCash } = paying;
  const methods = await findActiveMethods(
    scope,
    parts.map(({ paymentMethodId }) => paymentMethodId),
  );
  if (parts.some(({ paymentMethodId }) => !methods.has(paymentMethodId)))
    return refuse('method-unavailable');
  if (categoryId !== null && !(await findActiveCategory(scope, categoryId, 'income')))
    return refuse('category-unavailable');
  return settleCheckout({
    items,
    takenOff,
    discount,
    prepaid: cents(0),
    tip,
    receivedCash,
    parts: parts.map((part) => ({
      ...part,
      isCash: methods.get(part.paymentMethodId)?.kind === 'cash',
    })),
  });
}
