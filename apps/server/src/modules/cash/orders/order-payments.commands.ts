import { mayBePaid } from '@app/domain/prepaid/order';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { decideOrders } from '../../prepaid/orders/orders.commands.ts';
import { lockOrders, type OrderRow } from '../../prepaid/orders/orders.queries.ts';
import { clientOfBooking } from '../../scheduling/booking/booking-client.commands.ts';
import type { WantedLine } from '../checkout/cart.rules.ts';
import { sellAtCounter } from '../checkout/sales.commands.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { holdOpenSession } from '../drawer/cash-sessions.queries.ts';
import { listActiveMethods } from '../drawer/payment-method-choices.queries.ts';

type Closed = 'order-not-found' | 'order-paid' | 'order-refused';
type SaleRefusal = Extract<
  Awaited<ReturnType<typeof sellAtCounter>>,
  { accepted: false }
>['reason'];
export type OrderPaymentRefusal = Closed | SaleRefusal | 'no-pix' | 'client-gone';
type Outcome<Reason extends string> = Promise<Result<string, Reason>>;

/**
 * Somebody saw the money: what was ordered is sold, at the price at which it was ordered. Of two who
 * say so at once the second finds it paid. Whoever refuses gives up the transaction.
 */
export async function payOrder(
  scope: CompanyScope,
  id: string,
  doing: Acting,
): Outcome<OrderPaymentRefusal> {
  const locked = await lockOpenOrder(scope, id);
  if (!locked.accepted) return locked;
  const order = locked.value;
  // Before any client, as by everybody who takes money.
  if (!(await holdOpenSession(scope))) return refuse('cash-closed');
  const pix = (await listActiveMethods(scope)).find(({ kind }) => kind === 'pix');
  if (!pix) return refuse('no-pix');
  const buyer = await clientOfBooking(scope, contactOf(order), { ...doing, policy: null });
  if (!buyer.accepted) return refuse('client-gone');
  const clientId = buyer.value.id;
  const sale = {
    clientId,
    sellerId: null,
    items: [lineOf(order)],
    parts: [{ paymentMethodId: pix.id, amount: order.amount }],
    discount: cents(0),
    receivedCash: null,
    categoryId: null,
  };
  const sold = await sellAtCounter(scope, sale, doing);
  if (!sold.accepted) return refuse(sold.reason);
  const { userId, now } = doing;
  const paid = { status: 'paid' as const, settlementId: sold.value, clientId };
  await decideOrders(scope, [id], { ...paid, userId, now });
  return accept(sold.value);
}

/** The money did not come, or the company does not want to sell; what is sold is given back as any sale. */
export async function refuseOrder(
  scope: CompanyScope,
  { id, reason }: { id: string; reason: string },
  { userId, now }: Acting,
): Outcome<Closed> {
  const locked = await lockOpenOrder(scope, id);
  if (!locked.accepted) return locked;
  await decideOrders(scope, [id], { status: 'refused', reason, userId, now });
  return accept(id);
}

/** Several at once, for one reason. How many: what somebody decided about meanwhile stays as it is. */
export async function refuseOrders(
  scope: CompanyScope,
  { ids, reason }: { ids: readonly string[]; reason: string },
  { userId, now }: Acting,
): Promise<number> {
  const locked = await lockOrders(scope, ids);
  const open = locked.filter(({ status }) => mayBePaid(status)).map(({ id }) => id);
  await decideOrders(scope, open, { status: 'refused', reason, userId, now });
  return open.length;
}

async function lockOpenOrder(scope: CompanyScope, id: string): Promise<Result<OrderRow, Closed>> {
  const [order] = await lockOrders(scope, [id]);
  if (!order) return refuse('order-not-found');
  if (mayBePaid(order.status)) return accept(order);
  return refuse(order.status === 'paid' ? 'order-paid' : 'order-refused');
}

/** Found by the phone, or made of what she typed. */
function contactOf({ contactName: name, contactPhone: phone }: OrderRow) {
  return { name, phone, email: '' };
}

function lineOf(order: OrderRow): WantedLine {
  const { kind, packageId, name, amount, held, validDays, recipientName, message } = order;
  if (kind === 'gift_card') return { kind, amount, recipientName, message, validDays };
  return { kind: 'ordered', price: amount, ordered: { packageId, name, validDays, held } };
}
