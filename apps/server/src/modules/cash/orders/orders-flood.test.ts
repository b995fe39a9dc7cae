import { ORDER_LIMITS } from '@app/domain/prepaid/order';
import { createRouterClient } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, somePhone } from '../../../../tests/booking-support.ts';
import { type Counter, openAnotherCounter } from '../../../../tests/settlement-support.ts';
import { contextOf, noon, testWorld } from '../../../../tests/support.ts';
import { createRateLimiter } from '../../../foundation/http/rate-limit.ts';
import { router } from '../../../router.ts';
import { TELL_OF_ORDERS } from '../../messaging/notices/notices.commands.ts';
import { noticeJobs } from '../../messaging/notices/notices.jobs.ts';
import { orderOrigins } from '../../prepaid/orders/order-origins.table.ts';
import { expireOrders, forgetInOrders } from '../../prepaid/orders/orders.commands.ts';
import { prepaidOrders } from '../../prepaid/orders/orders.table.ts';

const world = testWorld();
const { waitingPerAddress, waitingPerNetwork, waitingPerCompany } = ORDER_LIMITS;
let counter: Counter;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  await counter.salon.takesPix('email', 'pix@salao.test');
  const terms = { sells: true, leastCents: 50_00, mostCents: 500_00, validDays: 90, version: 1 };
  await counter.api.prepaid.orders.changeGiftCards(terms);
});

type Asking = { phone?: string; now?: Temporal.Instant; strictly?: boolean };

/** Whoever floods a shop does the work that is asked for; here none is, unless `strictly`. */
function orderFrom(address: string, { phone, now = noon, strictly = false }: Asking = {}) {
  const { pool } = world.system.database;
  const attempts = createRateLimiter({ pool, rateLimits: strictly ? 'on' : 'off' });
  const context = { ...contextOf(world.system, null), attempts, address, now };
  const { place } = createRouterClient(router, { context }).prepaid.ownOrder;
  const wanted = { kind: 'gift_card' as const, amountCents: 50_00, recipientName: '', message: '' };
  const idOrSlug = counter.salon.companyId;
  const outcome = place({
    idOrSlug,
    contactName: 'Rita Sol',
    contactPhone: phone ?? somePhone(),
    wanted,
  });
  return refusalOf(outcome);
}

function inSalon<Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) {
  return world.inCompany(counter.salon.companyId, work);
}

async function fill(address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await orderFrom(address)).toBe('ACCEPTED');
}

const openIds = async () =>
  (await counter.api.prepaid.orders.list({ which: 'open', limit: 100 })).items.map(({ id }) => id);

describe('one stranger with many phones', () => {
  test('leaves no more unpaid than an address may, and others order as before', async () => {
    await fill('198.51.100.7', waitingPerAddress);
    expect(await orderFrom('198.51.100.7')).toBe('TOO_MANY_FROM_HERE');
    expect(await orderFrom('203.0.113.7')).toBe('ACCEPTED');
  });

  test('gains nothing by sending all at once', async () => {
    const all = Array.from({ length: waitingPerAddress + 8 }, () => orderFrom('198.51.100.8'));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((one) => one === 'ACCEPTED')).toHaveLength(waitingPerAddress);
  });

  test('gains little by the addresses around it', async () => {
    for (let host = 1; host * waitingPerAddress <= waitingPerNetwork; host += 1)
      await fill(`198.51.100.${host}`, waitingPerAddress);
    await fill('198.51.100.99', waitingPerNetwork % waitingPerAddress);
    expect(await orderFrom('198.51.100.100')).toBe('TOO_MANY_FROM_HERE');
    expect(await orderFrom('198.51.101.1')).toBe('ACCEPTED');
    await fill('2001:db8:1:1::5', waitingPerAddress);
    expect(await orderFrom('2001:db8:1:1:9::9')).toBe('TOO_MANY_FROM_HERE');
    expect(await orderFrom('2001:db8:1:2::5')).toBe('ACCEPTED');
  });

  test('is not made to work for a refusal', async () => {
    await fill('198.51.100.9', waitingPerAddress);
    expect(await orderFrom('198.51.100.9', { strictly: true })).toBe('TOO_MANY_FROM_HERE');
  });

  test('may order again once somebody decided, or after a week', async () => {
    await fill('198.51.100.10', waitingPerAddress);
    const [id = ''] = await openIds();
    await counter.api.prepaid.orders.refuse({ id, reason: 'Sem vagas' });
    expect(await orderFrom('198.51.100.10')).toBe('ACCEPTED');
    expect(await orderFrom('198.51.100.10')).toBe('TOO_MANY_FROM_HERE');
    const orderedAt = noon.subtract({ hours: ORDER_LIMITS.openDays * 24 });
    await inSalon((scope) => scope.update(orderOrigins).set({ orderedAt }));
    expect(await orderFrom('198.51.100.10')).toBe('ACCEPTED');
  });
});

test('where an order came from is kept as a mark, and only while it is waited for', async () => {
  const marks = () => inSalon((scope) => scope.select().from(orderOrigins));
  await fill('198.51.100.20', 3);
  const kept = await marks();
  expect(kept).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain('198.51');
  const [first = '', second = ''] = await openIds();
  await counter.api.prepaid.orders.confirm({ id: first });
  expect(await marks()).toHaveLength(2);
  const clientId = await counter.salon.serves('Rita Sol');
  await inSalon((scope) =>
    scope.update(prepaidOrders).set({ clientId }).where(eq(prepaidOrders.id, second)),
  );
  await inSalon((scope) => forgetInOrders(scope, [clientId]));
  expect(await marks()).toHaveLength(1);
  const actor = { userId: null, requestId: 'test' };
  const later = noon.add({ hours: (ORDER_LIMITS.openDays + 1) * 24 });
  await world.system.scopes.asOperator(actor, (scope) => expireOrders(scope, later));
  expect(await marks()).toEqual([]);
  const trail = await inSalon((scope) =>
    scope.execute(sql`select * from audit_records where table_name = 'prepaid_orders'`),
  );
  expect(JSON.stringify(trail.rows)).not.toContain(kept[0]?.orderedFrom);
});

describe('a company that is asked more than anybody looks through', () => {
  beforeEach(async () => {
    await fill('198.51.100.30', 1);
    await inSalon((scope) =>
      scope.execute(sql`insert into prepaid_orders
        (kind, contact_name, contact_phone, phone_key, name, amount_in_cents, txid, token_hash, created_at)
        select kind, contact_name, contact_phone, 'made-up-' || n, name, amount_in_cents,
          'HMTEST' || n, 'hash-' || n, created_at
        from prepaid_orders, generate_series(2, ${waitingPerCompany}) n`),
    );
  });

  test('says that it is the company’s, not hers', async () => {
    expect(await orderFrom('203.0.113.30')).toBe('SHOP_FULL');
    const phone = somePhone();
    const [id = ''] = await openIds();
    await counter.api.prepaid.orders.refuse({ id, reason: 'Sem vagas' });
    expect(await orderFrom('203.0.113.30', { phone })).toBe('ACCEPTED');
    expect(await orderFrom('203.0.113.31')).toBe('SHOP_FULL');
  });

  test('refuses several with one reason, and leaves alone what is closed or another’s', async () => {
    const { orders } = counter.api.prepaid;
    const ids = await openIds();
    expect(ids).toHaveLength(100);
    await orders.confirm({ id: ids[0] ?? '' });
    const other = await openAnotherCounter(world);
    const reason = 'Pedidos que ninguém fez';
    expect(await other.api.prepaid.orders.refuseMany({ ids, reason })).toEqual({ refused: 0 });
    expect(await orders.refuseMany({ ids, reason })).toEqual({ refused: 99 });
    expect(await orders.refuseMany({ ids, reason })).toEqual({ refused: 0 });
    const { totals } = await orders.list({ which: 'open' });
    expect(totals?.count).toBe(waitingPerCompany - 100);
    const refused = await inSalon((scope) =>
      scope.$count(prepaidOrders, eq(prepaidOrders.reason, reason)),
    );
    expect(refused).toBe(99);
    const lia = { name: 'Lia', email: `lia@${crypto.randomUUID()}.test` };
    const pro = await world.as(await counter.salon.isJoinedBy(lia, 'professional'));
    const denied = pro.prepaid.orders.refuseMany({ ids, reason });
    await expect(denied).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the team', () => {
  /** What waits until the round is over, done then, and once more as the queue may. */
  async function endRound(now: Temporal.Instant): Promise<number> {
    const { mailer, scopes, logger, database } = world.system;
    const job = noticeJobs({ mailer, publicUrl: 'http://localhost:3000' }).find(
      ({ name }) => name === TELL_OF_ORDERS,
    );
    const { rows } = await database.pool.query(
      "delete from pgboss.job where name = $1 and data ->> 'companyId' = $2 returning data",
      [TELL_OF_ORDERS, counter.salon.companyId],
    );
    const actor = { userId: null, requestId: 'test' };
    for (const { data } of [...rows, ...rows]) await job?.run({ scopes, actor, now, logger }, data);
    return rows.length;
  }
  const told = async () =>
    (await counter.api.messaging.notices.list({})).items
      .filter(({ kind }) => kind === 'order-placed')
      .map(({ gathered, amountCents }) => gathered ?? amountCents);

  test('hears of the first order at once and of those that follow together', async () => {
    await fill('198.51.100.40', 8);
    expect(await told()).toEqual([50_00]);
    const end = noon.add({ minutes: 30 });
    expect(await endRound(end)).toBe(1);
    expect(await told()).toEqual([8, 50_00]);
    expect(await orderFrom('198.51.100.41', { now: end })).toBe('ACCEPTED');
    expect(await told()).toEqual([50_00, 8, 50_00]);
    expect(await endRound(end.add({ minutes: 30 }))).toBe(0);
  });

  test('hears how many followed, without the one that it was told of', async () => {
    for (const minutes of [0, 1, 2]) {
      const now = noon.add({ minutes });
      expect(await orderFrom('198.51.100.43', { now })).toBe('ACCEPTED');
    }
    expect(await endRound(noon.add({ minutes: 30 }))).toBe(1);
    expect(await told()).toEqual([2, 50_00]);
  });

  test('is not told again of what it has looked after', async () => {
    await fill('198.51.100.42', 3);
    const ids = await openIds();
    await counter.api.prepaid.orders.refuseMany({ ids, reason: 'Sem vagas' });
    await endRound(noon.add({ minutes: 30 }));
    expect(await told()).toEqual([50_00]);
  });
});
