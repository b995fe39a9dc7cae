import { type SettlementRefusal, settleCheckout } from '@app/domain/cash/settlement';
import { rateOn } from '@app/domain/catalog/commission';
import { todayIn } from '@app/domain/shared/local-time';
import { type Cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { readEarnings } from '../../catalog/commission-rates.queries.ts';
import { redeemRewards } from '../../loyalty/redeeming.commands.ts';
import {
  type PlannedReward,
  planRewards,
  type RewardRefusal,
  type WantedReward,
} from '../../loyalty/rewards.rules.ts';
import { noteSettled } from '../../scheduling/appointments/appointment-payment.commands.ts';
import {
  type Entry,
  findEntry,
  lockEntry,
} from '../../scheduling/appointments/appointments.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { holdOpenSession } from '../drawer/cash-sessions.queries.ts';
import { findActiveCategory, findActiveMethods } from '../drawer/payment-method-choices.queries.ts';
import { readPaidBefore } from './paid-before.queries.ts';
import {
  announcedPayment,
  type PayableService,
  type Settled,
  storeSettlementRows,
} from './settlement-rows.commands.ts';
import { SETTLED_ONCE, settlements } from './settlements.table.ts';

export type Payment = {
  appointmentId: string;
  /** As whoever takes the money saw it. */
  price: Cents;
  discount: Cents;
  tip: Cents;
  parts: readonly { paymentMethodId: string; amount: Cents }[];
  receivedCash: Cents | null;
  categoryId: string | null;
  /** None unless some were chosen. */
  rewards?: readonly WantedReward[];
};
/** `zone` tells the day of the appointment, by which its commission counts. */
export type Settling = Acting & { zone: string };
type PaymentRefusal =
  | SettlementRefusal
  | RewardRefusal
  | 'not-found'
  | 'not-completed'
  | 'already-paid'
  | 'price-changed'
  | 'cash-closed'
  | 'method-unavailable'
  | 'category-unavailable';

/** Everything or nothing: whoever refuses gives up the transaction. */
export async function settleAppointment(
  scope: CompanyScope,
  payment: Payment,
  doing: Settling,
): Promise<Result<string, PaymentRefusal>> {
  const locked = await lockEntry(scope, payment.appointmentId);
  if (locked?.kind !== 'appointment') return refuse('not-found');
  if (locked.settledAt !== null) return refuse('already-paid');
  if (locked.status !== 'completed') return refuse('not-completed');
  if (locked.price !== payment.price) return refuse('price-changed');
  const session = await holdOpenSession(scope);
  if (!session) return refuse('cash-closed');
  const entry = await findEntry(scope, locked.id);
  if (!entry) return refuse('not-found');

  const rewards = await rewardsOf(scope, { entry, payment });
  if (!rewards.accepted) return rewards;
  const settled = await checkOut(scope, { entry, payment, rewards: rewards.value }, doing);
  if (!settled.accepted) return settled;
  const settlement = await store(
    scope,
    { entry, settled: settled.value, sessionId: session.id },
    doing,
  );
  if (!settlement) return refuse('already-paid');
  await storeSettlementRows(scope, {
    settlement,
    entry,
    settled: settled.value,
    categoryId: payment.categoryId,
    paidBefore: await readPaidBefore(scope, settlement),
  });
  const using = { clientId: entry.clientId ?? '', settlementId: settlement.id, ...doing };
  const used = await redeemRewards(scope, rewards.value, using);
  if (!used.accepted) return used;
  await noteSettled(scope, entry.id, doing.now);
  const { clientId } = entry;
  await announce(scope, 'payment.registered', announcedPayment({ ...settlement, clientId }));
  return accept(settlement.id);
}

type Asked = { entry: Entry; payment: Payment };

/** What the chosen rewards take off what was done. */
async function rewardsOf(
  scope: CompanyScope,
  { entry: visit, payment }: Asked,
): Promise<Result<PlannedReward[], PaymentRefusal>> {
  const { clientId } = visit;
  if (clientId === null) return refuse('not-found');
  return planRewards(scope, payment.rewards ?? [], { clientId, visit });
}

async function checkOut(
  scope: CompanyScope,
  { entry, payment, rewards }: Asked & { rewards: readonly PlannedReward[] },
  doing: Settling,
): Promise<Result<Settled, PaymentRefusal>> {
  const { categoryId, parts, discount, tip, receivedCash } = payment;
  const methods = await findActiveMethods(
    scope,
    parts.map(({ paymentMethodId }) => paymentMethodId),
  );
  if (parts.some(({ paymentMethodId }) => !methods.has(paymentMethodId)))
    return refuse('method-unavailable');
  if (categoryId !== null && !(await findActiveCategory(scope, categoryId, 'income')))
    return refuse('category-unavailable');
  return settleCheckout({
    price: entry.price,
    discount: sumOf([discount, ...rewards.map((reward) => reward.discount)]),
    tip,
    receivedCash,
    services: await payableServices(scope, entry, doing),
    parts: parts.map((part) => ({
      ...part,
      isCash: methods.get(part.paymentMethodId)?.kind === 'cash',
    })),
  });
}

/** With the commission that held on the day of the appointment: rates never change the past. */
async function payableServices(
  scope: CompanyScope,
  { services, professionalId, startTime }: Entry,
  { zone }: Settling,
): Promise<PayableService[]> {
  const day = todayIn(zone, startTime);
  const serviceIds = services.map(({ serviceId }) => serviceId);
  const histories = await readEarnings(scope, professionalId, serviceIds);
  return services.map(({ serviceId, name, price }) => ({
    serviceId,
    professionalId,
    name,
    gross: price,
    basisPoints: rateOn(histories.get(serviceId) ?? [], day),
  }));
}

type Storing = { entry: Entry; settled: Settled; sessionId: string };
type SettlementRow = typeof settlements.$inferSelect;

/** Stores a settlement; null when the appointment is paid already, which the database decides. */
async function store(
  scope: CompanyScope,
  { entry, settled, sessionId }: Storing,
  { userId, today, now }: Settling,
): Promise<SettlementRow | null> {
  const { subtotal, discount, tip, change } = settled;
  try {
    const [stored] = await scope
      .insert(settlements)
      .values({
        subtotal,
        discount,
        tip,
        change,
        date: today,
        createdAt: now,
        createdBy: userId,
        appointmentId: entry.id,
        professionalId: entry.professionalId,
        cashSessionId: sessionId,
        receiptNumber: await nextReceiptNumber(scope),
      })
      .returning();
    return stored ?? null;
  } catch (error) {
    if (isDuplicateOf(SETTLED_ONCE, error)) return null;
    throw error;
  }
}

/** Receipts are numbered without gaps: whoever comes at the same moment waits for this one. */
async function nextReceiptNumber(scope: CompanyScope): Promise<number> {
  const lock = `receipts:${scope.companyId}`;
  await scope.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [last] = await scope
    .select({ number: sql<number>`coalesce(max(${settlements.receiptNumber}), 0)::integer` })
    .from(settlements)
    .where(sql`${settlements.refundOfId} is null`);
  return (last?.number ?? 0) + 1;
}
