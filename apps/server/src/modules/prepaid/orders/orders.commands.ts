import { randomBytes } from 'node:crypto';
import { readPhone } from '@app/domain/clients/client';
import { isSoldAmount, ORDER_LIMITS, orderTxid, type RoomRefusal } from '@app/domain/prepaid/order';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { newCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { giftCardOrderName } from '../prepaid.labels.ts';
import { forgetOldOrigins, forgetOrigins, noteOrigin, takeRoom } from './order-origins.commands.ts';
import type { OrderOrigin } from './order-origins.queries.ts';
import { daysBefore, isOld, type OrderRow } from './orders.queries.ts';
import { prepaidOrders } from './orders.table.ts';
import type { Shop } from './shops.queries.ts';

/** What somebody chose, at the price that stood on the page. */
export type WantedOrder =
  | { kind: 'package'; packageId: string; price: Cents }
  | { kind: 'gift_card'; amount: Cents; recipientName: string; message: string };
export type OrderRefusal =
  | 'phone-invalid'
  | 'package-unavailable'
  | 'price-changed'
  | 'amount-not-sold'
  | RoomRefusal;
type Contact = { name: string; phone: string };
type Wish = { shop: Shop; wanted: WantedOrder; contact: Contact; origin: OrderOrigin | null };
type NewOrder = typeof prepaidOrders.$inferInsert;

/** Writes down what somebody says to pay; nothing is sold yet. Answers the key to its page. */
export async function placeOrder(
  scope: CompanyScope,
  { shop, wanted, contact, origin }: Wish,
  now: Temporal.Instant,
): Promise<Result<{ order: OrderRow; token: string }, OrderRefusal>> {
  const phone = readPhone(contact.phone);
  if (!phone?.phoneKey) return refuse('phone-invalid');
  const chosen = wanted.kind === 'package' ? chosenPackage(wanted, shop) : chosenCard(wanted, shop);
  if (!chosen.accepted) return chosen;
  const noRoom = await takeRoom(scope, { phoneKey: phone.phoneKey, origin }, now);
  if (noRoom) return refuse(noRoom);
  const { token, tokenHash } = newCompanyToken(scope.companyId);
  const order = await store(scope, {
    ...chosen.value,
    contactName: contact.name,
    contactPhone: phone.phone,
    phoneKey: phone.phoneKey,
    clientId: await onlyClientOf(scope, phone.phoneKey),
    txid: '',
    tokenHash,
    createdAt: now,
  });
  await noteOrigin(scope, { orderId: order.id, origin, now });
  const placed = { orderId: order.id, amountCents: order.amount, placedAt: now.toString() };
  await announce(scope, 'order.placed', placed);
  return accept({ order, token });
}

type Chosen = Pick<NewOrder, 'kind' | 'packageId' | 'name' | 'amount' | 'held' | 'validDays'>;

function chosenPackage(
  { packageId, price }: Extract<WantedOrder, { kind: 'package' }>,
  { packages }: Shop,
): Result<Chosen, OrderRefusal> {
  const found = packages.find(({ id }) => id === packageId);
  if (!found) return refuse('package-unavailable');
  if (found.price !== price) return refuse('price-changed');
  const { name, price: amount, validDays, services } = found;
  const held = services.map(({ serviceId, sessions }) => ({ serviceId, sessions }));
  return accept({ kind: 'package', packageId, name, amount, held, validDays });
}

function chosenCard(
  { amount, recipientName, message }: Extract<WantedOrder, { kind: 'gift_card' }>,
  { giftCards }: Shop,
): Result<Chosen & { recipientName: string; message: string }, OrderRefusal> {
  if (!isSoldAmount(amount, giftCards)) return refuse('amount-not-sold');
  const { validDays } = giftCards;
  const card = { kind: 'gift_card' as const, name: giftCardOrderName, amount, validDays };
  return accept({ ...card, recipientName, message });
}

/** Where two share a phone, nobody can tell whose order it is. */
async function onlyClientOf(scope: CompanyScope, phoneKey: string): Promise<string | null> {
  const [first, second] = await listClientsOfPhone(scope, phoneKey);
  return first && !second ? first.id : null;
}

async function store(scope: CompanyScope, order: NewOrder): Promise<OrderRow> {
  for (;;) {
    const txid = orderTxid(randomBytes(32));
    if (txid === null) continue;
    const [stored] = await scope
      .insert(prepaidOrders)
      .values({ ...order, txid })
      .onConflictDoNothing({ target: [prepaidOrders.companyId, prepaidOrders.txid] })
      .returning();
    if (stored) return stored;
  }
}

type Decision =
  | { status: 'paid'; settlementId: string; clientId: string }
  | { status: 'refused'; reason: string };

/** What somebody said of them; whoever calls holds them locked. */
export async function decideOrders(
  scope: CompanyScope,
  ids: readonly string[],
  { userId, now, ...decision }: Decision & { userId: string; now: Temporal.Instant },
): Promise<void> {
  await scope
    .update(prepaidOrders)
    .set({
      ...decision,
      decidedAt: now,
      decidedBy: userId,
      version: sql`${prepaidOrders.version} + 1`,
    })
    .where(inArray(prepaidOrders.id, [...ids]));
  await forgetOrigins(scope, ids);
}

/** What nobody paid in time is not waited for. */
export async function expireOrders(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const { status, createdAt } = prepaidOrders;
  await scope
    .update(prepaidOrders)
    .set({ status: 'expired' })
    .where(and(eq(status, 'waiting'), lt(createdAt, daysBefore(now, ORDER_LIMITS.openDays))));
  await forgetOldOrigins(scope, now);
}

/** What came to nothing goes after a while, and who ordered it from the trail too. */
export async function removeOldOrders(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const gone = await scope
    .delete(prepaidOrders)
    .where(isOld(now))
    .returning({ id: prepaidOrders.id });
  await forgetInTrail(scope, gone);
}

/** Who ordered and what she wrote is forgotten with her, also in the trail; what was paid stays. */
export async function forgetInOrders(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const nobody = {
    contactName: '',
    contactPhone: '',
    phoneKey: '',
    recipientName: '',
    message: '',
  };
  const status = sql`case when ${prepaidOrders.status} = 'waiting' then 'expired' else ${prepaidOrders.status} end`;
  const hers = await scope
    .update(prepaidOrders)
    .set({ ...nobody, status })
    .where(inArray(prepaidOrders.clientId, [...clientIds]))
    .returning({ id: prepaidOrders.id });
  await forgetOrigins(
    scope,
    hers.map(({ id }) => id),
  );
  await forgetInTrail(scope, hers);
}

/** Last, because the step before was written into the trail. */
async function forgetInTrail(scope: CompanyScope, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await scope.execute(
      sql`select forget_in_trail('prepaid_orders', id) from unnest(${sql.param(ids)}::uuid[]) id`,
    );
}
