import { type Cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { returnRewards } from '../../loyalty/taking-back.commands.ts';
import type { PrepaidReturnRefusal } from '../../prepaid/paying.commands.ts';
import { giveBackCoupon } from '../../promotions/coupon-uses.commands.ts';
import { noteRefunded } from '../../scheduling/appointments/appointment-payment.commands.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { holdMoved } from '../../stock/sold-products.commands.ts';
import { listPaidIds } from '../commissions/owed.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lockOpenSession, type SessionRow } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { takeReceivablesBack } from '../receivables/receivables.commands.ts';
import { takeGoodsBack } from './goods.commands.ts';
import { readPaidBefore } from './paid-before.queries.ts';
import { lockRows, returnRows, storeRefund } from './refund-rows.commands.ts';
import { type CreditRefusal, creditPayment } from './refunded-credit.commands.ts';
import { announcedPayment } from './settlement-rows.commands.ts';
import { findSettlementRow, type SettlementRow } from './settlements.queries.ts';
import { settlements } from './settlements.table.ts';

type HoldRefusal = 'not-found' | 'not-refundable' | 'already-refunded' | 'cash-closed';
type RefundRefusal = HoldRefusal | PrepaidReturnRefusal | 'not-enough-cash';
type Appointment = Awaited<ReturnType<typeof lockEntry>>;
type SettlementRefund = {
  settlementId: string;
  /** What the professional has got of it already: that stays, and is between her and the house. */
  paidCommission: Cents;
};

/** Refunds a settlement whole, through the drawer that is open now and on today's date. */
export async function refundSettlement(
  scope: CompanyScope,
  id: string,
  doing: Acting,
): Promise<Result<SettlementRefund, RefundRefusal>> {
  const held = await holdPaid(scope, id);
  if (!held.accepted) return held;
  const paid = held.value;
  return unlessCashLacks(scope, paid.session, () => takeBack(scope, paid, doing));
}

/**
 * The same, but what came in stays in the house as the client's credit: it goes out and comes in by the
 * same ways, so that neither the drawer nor the day changes.
 */
export async function refundAsCredit(
  scope: CompanyScope,
  id: string,
  doing: Acting,
): Promise<Result<SettlementRefund & { credit: Cents }, RefundRefusal | CreditRefusal>> {
  const held = await holdPaid(scope, id);
  if (!held.accepted) return held;
  const paid = held.value;
  return unlessCashLacks(scope, paid.session, async () => {
    const refund = await takeBack(scope, paid, doing);
    if (!refund.accepted) return refund;
    const { settlement, session } = paid;
    const credited = { settlement, clientId: payerOf(paid), sessionId: session.id };
    const credit = await creditPayment(scope, credited, doing);
    return credit.accepted ? accept({ ...refund.value, credit: credit.value }) : credit;
  });
}

type Paid = { settlement: SettlementRow; appointment: Appointment; session: SessionRow };

/** Locks the visit, its payment, the drawer and what was sold, if it can be taken back now. */
async function holdPaid(scope: CompanyScope, id: string): Promise<Result<Paid, HoldRefusal>> {
  const found = await findSettlementRow(scope, id);
  if (!found) return refuse('not-found');
  if (found.refundOfId !== null) return refuse('not-refundable');
  const { appointmentId } = found;
  const appointment = appointmentId === null ? null : await lockEntry(scope, appointmentId);
  if (appointmentId !== null && !appointment) return refuse('not-found');
  const settlement = await lockSettlement(scope, id);
  if (settlement.refundedAt !== null) return refuse('already-refunded');
  // Two who take money out at once would otherwise both find it there.
  const session = await lockOpenSession(scope);
  if (!session) return refuse('cash-closed');
  await holdMoved(scope, { settlementId: id, appointmentId });
  return accept({ settlement, appointment, session });
}

function payerOf({ settlement, appointment }: Paid): string | null {
  return appointment ? appointment.clientId : settlement.clientId;
}

async function takeBack(
  scope: CompanyScope,
  paid: Paid,
  doing: Acting,
): Promise<Result<SettlementRefund, PrepaidReturnRefusal | 'already-refunded'>> {
  const { settlement, appointment, session } = paid;
  const { id } = settlement;
  const rows = await lockRows(scope, id);
  const paidIds = await listPaidIds(
    scope,
    rows.map((row) => row.id),
  );
  const returned = rows.filter((row) => !paidIds.has(row.id));
  const refundId = await storeRefund(scope, { settlement, sessionId: session.id }, doing);
  if (refundId === null) return refuse('already-refunded');
  await returnRows(scope, returned, { ...doing, refundId, sessionId: session.id });
  await scope.update(settlements).set({ refundedAt: doing.now }).where(eq(settlements.id, id));
  const clientId = payerOf(paid);
  const goods = await takeGoodsBack(scope, { settlementId: id, clientId }, doing);
  if (!goods.accepted) return goods;
  await takeReceivablesBack(scope, id, doing.now);
  await returnRewards(scope, id, doing);
  if (appointment) await noteRefunded(scope, appointment.id);
  if (appointment?.status === 'cancelled') await giveBackCoupon(scope, appointment.id);
  await announce(scope, 'payment.refunded', announcedPayment({ ...settlement, clientId }));
  return accept({ settlementId: id, paidCommission: await paidCommissionOf(scope, settlement) });
}

/** What was paid out of it already, also for whoever asks again. */
export async function paidCommissionOf(
  scope: CompanyScope,
  settlement: Pick<SettlementRow, 'id' | 'appointmentId'>,
): Promise<Cents> {
  const everybody = [...(await readPaidBefore(scope, settlement)).values()];
  return sumOf(everybody.flatMap(({ commission, tip }) => [commission, tip]));
}

async function lockSettlement(scope: CompanyScope, id: string): Promise<SettlementRow> {
  const [row] = await scope
    .select()
    .from(settlements)
    .where(eq(settlements.id, id))
    .for('no key update');
  if (!row) throw new Error('A settlement is never removed');
  return row;
}
