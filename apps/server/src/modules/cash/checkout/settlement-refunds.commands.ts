import { refundDescription } from '@app/domain/cash/description';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { returnRewards } from '../../loyalty/taking-back.commands.ts';
import type { PrepaidReturnRefusal } from '../../prepaid/paying.commands.ts';
import { giveBackCoupon } from '../../promotions/coupon-uses.commands.ts';
import { noteSettled } from '../../scheduling/appointments/appointment-payment.commands.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { holdMoved } from '../../stock/sold-products.commands.ts';
import { transactions } from '../book/transactions.table.ts';
import { listPaidIds } from '../commissions/owed.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lockOpenSession, type SessionRow } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { takeGoodsBack } from './goods.commands.ts';
import { readPaidBefore } from './paid-before.queries.ts';
import { announcedPayment } from './settlement-rows.commands.ts';
import { findSettlementRow, listItems, type SettlementRow } from './settlements.queries.ts';
import { SETTLEMENT_REFUNDED_ONCE, settlementItems, settlements } from './settlements.table.ts';

type RefundRefusal =
  | PrepaidReturnRefusal
  | 'not-found'
  | 'not-refundable'
  | 'already-refunded'
  | 'cash-closed'
  | 'not-enough-cash';
type TransactionRow = typeof transactions.$inferSelect;
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
  return unlessCashLacks(scope, session, () =>
    takeBack(scope, { settlement, appointment, session }, doing),
  );
}

type Paid = { settlement: SettlementRow; appointment: Appointment; session: SessionRow };

async function takeBack(
  scope: CompanyScope,
  { settlement, appointment, session }: Paid,
  doing: Acting,
): Promise<Result<SettlementRefund, PrepaidReturnRefusal | 'already-refunded'>> {
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
  const clientId = appointment ? appointment.clientId : settlement.clientId;
  const goods = await takeGoodsBack(scope, { settlementId: id, clientId }, doing);
  if (!goods.accepted) return goods;
  await returnRewards(scope, id, doing);
  if (appointment) await noteSettled(scope, appointment.id, null);
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

/** Locks the rows in one order for everybody: whoever pays what is owed locks the same ones. */
function lockRows(scope: CompanyScope, settlementId: string): Promise<TransactionRow[]> {
  return scope
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.settlementId, settlementId),
        isNull(transactions.refundOfId),
        isNull(transactions.refundedAt),
      ),
    )
    .orderBy(asc(transactions.id))
    .for('no key update');
}

type Refunding = { settlement: SettlementRow; sessionId: string };

/** Stores the settlement once more with everything negated; null when it was refunded before. */
async function storeRefund(
  scope: CompanyScope,
  { settlement, sessionId }: Refunding,
  { userId, now, today }: Acting,
): Promise<string | null> {
  const { companyId: _company, id: refundOfId, refundedAt: _refunded, ...copied } = settlement;
  const { subtotal, discount, prepaid, tip } = settlement;
  const [refund] = await scope
    .insert(settlements)
    .values({
      ...copied,
      refundOfId,
      cashSessionId: sessionId,
      date: today,
      subtotal: negated(subtotal),
      discount: negated(discount),
      prepaid: negated(prepaid),
      tip: negated(tip),
      change: cents(0),
      createdBy: userId,
      createdAt: now,
    })
    .returning({ id: settlements.id })
    .catch((error) => {
      if (isDuplicateOf(SETTLEMENT_REFUNDED_ONCE, error)) return [];
      throw error;
    });
  if (!refund) return null;
  const items = (await listItems(scope, refundOfId)).map(
    ({ companyId: _companyId, id: _id, ...item }) => ({
      ...item,
      settlementId: refund.id,
      date: today,
      gross: negated(item.gross),
      discount: negated(item.discount),
      prepaid: negated(item.prepaid),
      commission: negated(item.commission),
    }),
  );
  if (items.length > 0) await scope.insert(settlementItems).values(items);
  return refund.id;
}

type Returning = Acting & { refundId: string; sessionId: string };

/** What is owed moves through no drawer, and neither does taking it back. */
async function returnRows(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
  { refundId, sessionId, userId, now, today }: Returning,
): Promise<void> {
  if (rows.length === 0) return;
  const refunds = rows.map(
    ({ companyId: _company, id, amount, paidTogether, description, paid: _, ...row }) => ({
      ...row,
      kind: 'refund' as const,
      refundOfId: id,
      settlementId: refundId,
      amount: negated(amount),
      paidTogether: paidTogether === null ? null : negated(paidTogether),
      description: refundDescription(description),
      date: today,
      cashSessionId: row.cashSessionId === null ? null : sessionId,
      version: 1,
      createdBy: userId,
      createdAt: now,
    }),
  );
  await scope.insert(transactions).values(refunds);
  await scope
    .update(transactions)
    .set({ refundedAt: now })
    .where(
      inArray(
        transactions.id,
        rows.map(({ id }) => id),
      ),
    );
}

function negated(amount: Cents): Cents {
  return cents(-amount);
}
