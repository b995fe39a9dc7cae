import { rateOn } from '@app/domain/catalog/commission';
import { todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
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
import { type CartAnswer, type PayableItem, readCart, type WantedLine } from './cart.rules.ts';
import {
  type CheckedOut,
  type CheckoutRefusal,
  checkOut,
  type Paying,
} from './checking-out.rules.ts';
import { readOwedOf } from './owed-visits.commands.ts';
import { announcedPayment } from './settlement-rows.commands.ts';
import { type StoringRefusal, storeSettlement } from './settlement-storing.commands.ts';

export type Payment = Paying & {
  appointmentId: string;
  /** As whoever takes the money saw it. */
  price: Cents;
  tip: Cents;
  /** None unless some were chosen. */
  rewards?: readonly WantedReward[];
  /** What is sold along with it. */
  items?: readonly WantedLine[];
};
/** `zone` tells the day of the appointment, by which its commission counts. */
export type Settling = Acting & { zone: string };
export type PaymentRefusal =
  | StoringRefusal
  | CheckoutRefusal
  | RewardRefusal
  | 'not-found'
  | 'not-completed'
  | 'price-changed'
  | 'cash-closed';
type Visit = { entry: Entry; sessionId: string };

/** Everything or nothing: whoever refuses gives up the transaction. */
export async function settleAppointment(
  scope: CompanyScope,
  payment: Payment,
  doing: Settling,
): Promise<CartAnswer<string, PaymentRefusal>> {
  const visit = await holdVisit(scope, payment);
  if (!visit.accepted) return visit;
  const { entry, sessionId } = visit.value;
  const priced = await priceVisit(scope, { entry, payment }, doing);
  if (!priced.accepted) return priced;
  const { rewards, ...checked } = priced.value;
  const { id: appointmentId, professionalId, startTime, clientId } = entry;
  const whose = { appointmentId, professionalId, clientId: null };
  const { categoryId } = payment;
  const at = { sessionId, categoryId, startTime };
  const storing = { whose, payerId: clientId, ...checked, ...at };
  const stored = await storeSettlement(scope, storing, doing);
  if (!stored.accepted) return stored;
  const using = { clientId: clientId ?? '', settlementId: stored.value.id, ...doing };
  const used = await redeemRewards(scope, rewards, using);
  if (!used.accepted) return used;
  const owed = await readOwedOf(scope, { settlementId: stored.value.id, clientId });
  await noteSettled(scope, appointmentId, { at: doing.now, owed });
  await announce(scope, 'payment.registered', announcedPayment({ ...stored.value, clientId }));
  return accept(stored.value.id);
}

/** Locks the visit and its drawer, if it can be paid now and costs what was said. */
async function holdVisit(
  scope: CompanyScope,
  { appointmentId, price }: Payment,
): Promise<Result<Visit, PaymentRefusal>> {
  const locked = await lockEntry(scope, appointmentId);
  if (locked?.kind !== 'appointment') return refuse('not-found');
  if (locked.settledAt !== null) return refuse('already-paid');
  if (locked.status !== 'completed') return refuse('not-completed');
  if (locked.price !== price) return refuse('price-changed');
  const session = await holdOpenSession(scope);
  if (!session) return refuse('cash-closed');
  const entry = await findEntry(scope, locked.id);
  return entry ? accept({ entry, sessionId: session.id }) : refuse('not-found');
}

type Asked = { entry: Entry; payment: Payment };
type Priced = CheckedOut & { rewards: PlannedReward[] };

/** What was done and is bought along with it, less the coupon, the rewards and what is taken off. */
async function priceVisit(
  scope: CompanyScope,
  { entry, payment }: Asked,
  doing: Settling,
): Promise<CartAnswer<Priced, PaymentRefusal>> {
  const { professionalId: sellerId, clientId } = entry;
  const sold = await readCart(scope, payment.items ?? [], { sellerId, clientId });
  if (!sold.accepted) return sold;
  const rewards = await rewardsOf(scope, { entry, payment });
  if (!rewards.accepted) return rewards;
  const services = await payableServices(scope, entry, doing);
  const coupon = cents(sumOf(services.map(({ gross }) => gross)) - entry.price);
  const checked = await checkOut(scope, {
    items: [...services, ...sold.value],
    takenOff: sumOf([coupon, ...rewards.value.map((reward) => reward.discount)]),
    tip: payment.tip,
    paying: payment,
    payer: { clientId, today: doing.today },
  });
  return checked.accepted ? accept({ ...checked.value, rewards: rewards.value }) : checked;
}

/** What the chosen rewards take off what was done. */
async function rewardsOf(
  scope: CompanyScope,
  { entry: visit, payment }: Asked,
): Promise<Result<PlannedReward[], PaymentRefusal>> {
  const { clientId } = visit;
  if (clientId === null) return refuse('not-found');
  return planRewards(scope, payment.rewards ?? [], { clientId, visit });
}

/** With the commission that held on the day of the appointment: rates never change the past. */
async function payableServices(
  scope: CompanyScope,
  { services, professionalId, startTime }: Entry,
  { zone }: Settling,
): Promise<PayableItem[]> {
  const day = todayIn(zone, startTime);
  const serviceIds = services.map(({ serviceId }) => serviceId);
  const histories = await readEarnings(scope, professionalId, serviceIds);
  return services.map(({ serviceId, name, price }) => ({
    kind: 'service',
    serviceId,
    professionalId,
    name,
    quantity: 1,
    gross: price,
    basisPoints: rateOn(histories.get(serviceId) ?? [], day),
  }));
}
