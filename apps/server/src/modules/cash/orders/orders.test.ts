import { createHash } from 'node:crypto';
import { USUAL_WORK } from '@app/domain/scheduling/visitor';
import { createRouterClient } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPixCode } from '../../../../../../packages/domain/tests/pix-code-reading.ts';
import { refusalOf, somePhone } from '../../../../tests/booking-support.ts';
import {
  type Counter,
  closeDrawer,
  openAnotherCounter,
  openDrawer,
  outcomes,
  served,
} from '../../../../tests/settlement-support.ts';
import { contextOf, noon, testWorld } from '../../../../tests/support.ts';
import { createRateLimiter } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { router } from '../../../router.ts';
import { clients } from '../../clients/clients.table.ts';
import { notices } from '../../messaging/notices/notices.table.ts';
import {
  expireOrders,
  forgetInOrders,
  removeOldOrders,
} from '../../prepaid/orders/orders.commands.ts';
import { listCompaniesWithOld } from '../../prepaid/orders/orders.queries.ts';
import { prepaidOrders } from '../../prepaid/orders/orders.table.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { isShop, opensOrder } from './shop-visits.steps.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const AT_ONCE = 32;
let counter: Counter;
let packageId: string;

beforeAll(async () => {
  counter = await openAnotherCounter(world);
  packageId = await sellingOnline(counter);
});

/** Three haircuts for R$ 100,00 and gift cards from R$ 50,00 to R$ 500,00, paid by PIX. */
async function sellingOnline({ api, salon, haircut }: Counter): Promise<string> {
  await salon.takesPix('email', 'pix@salao.test');
  const terms = { sells: true, leastCents: 50_00, mostCents: 500_00, validDays: 90, version: 1 };
  await api.prepaid.orders.changeGiftCards(terms);
  const services = [{ serviceId: haircut, sessions: 3 }];
  const sold = { name: 'Três cortes', priceCents: 100_00, validDays: 30, sellsOnline: true };
  return (await api.prepaid.packages.create({ ...sold, services })).id;
}

function visitor(about: Partial<RequestContext> = {}) {
  const context = { ...contextOf(world.system, null), ...about };
  return createRouterClient(router, { context }).prepaid.ownOrder;
}

const later = (days: number) => ({ now: noon.add({ hours: days * 24 }) });

type Wanted = Parameters<ReturnType<typeof visitor>['place']>[0]['wanted'];
type Solved = NonNullable<Parameters<ReturnType<typeof visitor>['place']>[0]['solved']>;
type Placing = { wanted?: Wanted; phone?: string; name?: string; of?: Counter; key?: string };

async function order(about: Placing = {}): Promise<string> {
  const { wanted = { kind: 'package', packageId, priceCents: 100_00 }, of = counter } = about;
  const { url } = await visitor({ idempotencyKey: about.key ?? null }).place({
    idOrSlug: of.salon.companyId,
    contactName: about.name ?? 'Rita Sol',
    contactPhone: about.phone ?? somePhone(),
    wanted,
  });
  return new URL(url).pathname.slice('/pedido/'.length);
}

const GIFT: Wanted = {
  kind: 'gift_card',
  amountCents: 120_00,
  recipientName: 'Lia',
  message: 'Feliz aniversário!',
};

/** The one with the code that its page shows. */
async function idOf(token: string, of = counter): Promise<string> {
  const { code } = await visitor().get({ token });
  const { items } = await of.api.prepaid.orders.list({});
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error('The desk does not see the order');
  return found.id;
}

function inSalon<Answer>(work: Parameters<typeof world.inCompany<Answer>>[1], of = counter) {
  return world.inCompany(of.salon.companyId, work);
}

function countSettlements(): Promise<number> {
  return inSalon((scope) => scope.$count(settlements));
}

describe('the page of a company', () => {
  test('shows what it sells by the link, and nothing else', async () => {
    const services = [{ serviceId: counter.haircut, sessions: 9 }];
    const hidden = { name: 'Só no balcão', priceCents: 300_00, services };
    await counter.api.prepaid.packages.create(hidden);
    const shop = await visitor().shop({ idOrSlug: counter.salon.companyId });
    expect(shop.packages).toEqual([
      {
        id: packageId,
        name: 'Três cortes',
        description: '',
        priceCents: 100_00,
        apartCents: 150_00,
        validDays: 30,
        services: [{ serviceName: 'Corte', sessions: 3 }],
      },
    ]);
    expect(shop.giftCards).toEqual({ leastCents: 50_00, mostCents: 500_00, validDays: 90 });
    const booking = createRouterClient(router, { context: contextOf(world.system, null) });
    await counter.salon.takesBookings();
    const idOrSlug = counter.salon.companyId;
    const company = await booking.scheduling.publicBooking.company({ idOrSlug });
    expect(company.hasShop).toBe(true);
  });

  test('is none without a PIX key, without anything sold, and of a company that is closed', async () => {
    const other = await openAnotherCounter(world);
    const idOrSlug = other.salon.companyId;
    const gone = { code: 'SHOP_NOT_FOUND' };
    const context = contextOf(world.system, null);
    expect(await isShop(context, idOrSlug)).toBe(false);
    await other.salon.takesPix('email', 'pix@salao.test');
    await expect(visitor().shop({ idOrSlug })).rejects.toMatchObject(gone);
    await sellingOnline(other);
    expect(await isShop(context, idOrSlug)).toBe(true);
    await other.api.company.company.removePixKey();
    await expect(visitor().shop({ idOrSlug })).rejects.toMatchObject(gone);
    await other.salon.takesPix('email', 'pix@salao.test');
    await world.close(idOrSlug);
    await expect(order({ of: other })).rejects.toMatchObject(gone);
    await expect(visitor().shop({ idOrSlug: 'ninguem' })).rejects.toMatchObject(gone);
  });
});

describe('an order', () => {
  test('waits with a code for the exact amount, and nothing is sold or known yet', async () => {
    const before = await countSettlements();
    const phone = somePhone();
    const token = await order({ phone });
    const shown = await visitor().get({ token });
    expect(shown).toMatchObject({ status: 'waiting', amountCents: 100_00, receipt: null });
    const pix = readPixCode(shown.pixCode ?? '');
    expect(pix).toMatchObject({ key: 'pix@salao.test', amount: 100_00 });
    expect(pix?.txid).toBe(`HM${shown.code.replace('-', '')}`);
    // Links are passed on: of whoever ordered nothing is told.
    expect(JSON.stringify(shown)).not.toContain('Rita');
    expect(await countSettlements()).toBe(before);
    const digits = phone.replace(/\D/g, '');
    const known = await inSalon((scope) =>
      scope.$count(clients, sql`${clients.phone} like ${`%${digits}`}`),
    );
    expect(known).toBe(0);
  });

  test('is told to whoever takes money, and stands in the list', async () => {
    const id = await idOf(await order({ name: 'Bruna Luz' }));
    const told = await inSalon((scope) => scope.$count(notices, eq(notices.kind, 'order-placed')));
    expect(told).toBe(1);
    const { items, totals } = await counter.api.prepaid.orders.list({ which: 'open' });
    expect(items.find((one) => one.id === id)).toMatchObject({ contactName: 'Bruna Luz' });
    expect(totals?.count).toBe(items.length);
  });

  test('that was sent twice is one, and each has an address nobody guesses', async () => {
    const phone = somePhone();
    const [one, again] = [
      await order({ phone, key: 'same-click' }),
      await order({ phone, key: 'same-click' }),
    ];
    expect(again).toBe(one);
    const other = await order({ phone });
    expect(other).not.toBe(one);
    const changed = `${one.slice(0, -1)}${one.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [changed, 'abc', crypto.randomUUID()]) {
      await expect(visitor().get({ token })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
      expect(await opensOrder(contextOf(world.system, null), token)).toBe(false);
    }
  });

  test('is refused at another price, of what is not sold, and beyond what is sold', async () => {
    const wanted = (priceCents: number, id = packageId): Wanted => ({
      kind: 'package',
      packageId: id,
      priceCents,
    });
    const cases: [Wanted, string][] = [
      [wanted(1), 'PRICE_CHANGED'],
      [wanted(100_00, crypto.randomUUID()), 'PACKAGE_UNAVAILABLE'],
      [{ ...GIFT, amountCents: 49_99 } as Wanted, 'AMOUNT_NOT_SOLD'],
      [{ ...GIFT, amountCents: 500_01 } as Wanted, 'AMOUNT_NOT_SOLD'],
    ];
    for (const [wish, code] of cases)
      await expect(order({ wanted: wish })).rejects.toMatchObject({ code });
    await expect(order({ phone: '12' })).rejects.toMatchObject({ code: 'PHONE_INVALID' });
  });

  test('of a package of another company is none', async () => {
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    await expect(order({ of: other })).rejects.toMatchObject({ code: 'PACKAGE_UNAVAILABLE' });
  });

  test('is the last of five that one phone leaves unpaid', async () => {
    const phone = somePhone();
    for (let count = 0; count < 5; count += 1) await order({ phone });
    await expect(order({ phone })).rejects.toMatchObject({ code: 'TOO_MANY_ORDERS' });
  });
});

describe('one who orders again and again', () => {
  let host = 0;
  const someAddress = () => {
    host += 1;
    const { pool } = world.system.database;
    const attempts = createRateLimiter({ pool, rateLimits: 'on' });
    return { attempts, address: `198.51.100.${host}` };
  };
  type Asking = Partial<RequestContext>;

  async function place(asking: Asking, solved: Solved | null = null, of = counter) {
    const outcome = visitor(asking).place({
      idOrSlug: of.salon.companyId,
      contactName: 'Rita Sol',
      contactPhone: somePhone(),
      wanted: GIFT,
      solved,
    });
    return refusalOf(outcome);
  }

  /** As the page does it: the numbers are tried one after another. */
  async function work(asking: Asking, of = counter) {
    const idOrSlug = of.salon.companyId;
    const { maxNumber, ...asked } = await visitor(asking).challenge({ idOrSlug });
    for (let number = 0; number <= maxNumber; number += 1)
      if (hashOf(asked.salt, number) === asked.challenge)
        return { solved: { ...asked, number }, maxNumber };
    throw new Error('The challenge has no solution');
  }

  async function ordered(asking: Asking, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const free = await place(asking);
      if (free === 'CHALLENGE_REQUIRED') await place(asking, (await work(asking)).solved);
    }
  }

  test('works for the fourth of a day, and whoever comes from elsewhere does not', async () => {
    const asking = someAddress();
    for (let time = 0; time < 3; time += 1) expect(await place(asking)).toBe('ACCEPTED');
    expect(await place(asking)).toBe('CHALLENGE_REQUIRED');
    const { solved, maxNumber } = await work(asking);
    expect(maxNumber).toBe(USUAL_WORK);
    expect(await place(asking, solved)).toBe('ACCEPTED');
    // What was solved for one order does not serve for the next.
    expect(await place(asking, solved)).toBe('CHALLENGE_REQUIRED');
    expect(await place(someAddress())).toBe('ACCEPTED');
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    expect(await place(asking, null, other)).toBe('CHALLENGE_REQUIRED');
    expect(await place({ ...asking, ...later(1) }, null, other)).toBe('ACCEPTED');
  });

  test('works more after six', async () => {
    const asking = someAddress();
    const early = await work(asking);
    await ordered(asking, 6);
    expect(await place(asking, early.solved)).toBe('CHALLENGE_REQUIRED');
    expect((await work(asking)).maxNumber).toBe(4 * USUAL_WORK);
  });

  test('gains nothing by a wrong number, made-up work, or another company’s', async () => {
    const asking = someAddress();
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    await ordered(asking, 3);
    const { solved } = await work(asking);
    const made = { ...solved, salt: solved.salt.replace(/expires=\d+/, 'expires=99999999999') };
    const forged = { ...made, challenge: hashOf(made.salt, made.number) };
    const foreign = (await work(asking, other)).solved;
    for (const wrong of [{ ...solved, number: solved.number + 1 }, made, forged, foreign])
      expect(await place(asking, wrong)).toBe('CHALLENGE_REQUIRED');
    expect(await place(asking, solved)).toBe('ACCEPTED');
  });

  test('works for no answer that was given already', async () => {
    const asking = { ...someAddress(), idempotencyKey: 'ordered-with-work' };
    const wish = { contactName: 'Rita', contactPhone: somePhone(), wanted: GIFT };
    const idOrSlug = counter.salon.companyId;
    const first = await visitor(asking).place({ idOrSlug, ...wish });
    await ordered({ ...asking, idempotencyKey: null }, 3);
    expect(await visitor(asking).place({ idOrSlug, ...wish })).toEqual(first);
  });

  test('counts what was ordered, not what was refused', async () => {
    const asking = someAddress();
    const bad = { ...GIFT, amountCents: 1 } as Wanted;
    for (let time = 0; time < 5; time += 1) {
      const refused = visitor(asking).place({
        idOrSlug: counter.salon.companyId,
        contactName: 'Rita',
        contactPhone: somePhone(),
        wanted: bad,
      });
      expect(await refusalOf(refused)).toBe('AMOUNT_NOT_SOLD');
    }
    expect(await place(asking)).toBe('ACCEPTED');
  });
});

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

describe('once somebody saw the money', () => {
  test('a package is the client’s, found by her phone, and a session pays her visit', async () => {
    const token = await order({ phone: '11 98765-4321', name: 'María Antônia' });
    const id = await idOf(token);
    const paid = await counter.api.prepaid.orders.confirm({ id });
    expect(paid).toMatchObject({ status: 'paid', clientId: counter.maria });
    const settlementId = paid.settlementId ?? '';
    expect(await counter.api.cash.settlements.get({ id: settlementId })).toMatchObject({
      clientName: 'María Antônia',
      totalCents: 100_00,
      items: [{ kind: 'package', name: 'Três cortes' }],
      parts: [{ paymentMethodName: 'PIX', amountCents: 100_00 }],
    });
    const [bought] = await counter.api.prepaid.clients.packages({ clientId: counter.maria });
    expect(bought).toMatchObject({ validUntil: '2026-04-09', services: [{ left: 3 }] });
    expect(await visitor().get({ token })).toMatchObject({
      status: 'paid',
      pixCode: null,
      receipt: { validUntil: '2026-04-09', giftCardCode: null },
    });
    const visit = await served(counter);
    const session = { clientPackageId: bought?.id ?? '', serviceId: counter.haircut };
    await counter.api.cash.settlements.settle({
      appointmentId: visit.id,
      priceCents: visit.priceCents,
      prepaid: { sessions: [session], giftCards: [], accountCents: 0 },
      parts: [],
    });
    const [left] = await counter.api.prepaid.clients.packages({ clientId: counter.maria });
    expect(left).toMatchObject({ services: [{ left: 2 }] });
  });

  test('a gift card has its code, which the page shows, and its buyer is a client', async () => {
    const phone = somePhone();
    const token = await order({ wanted: GIFT, phone, name: 'Nina Reis' });
    const { clientId } = await counter.api.prepaid.orders.confirm({ id: await idOf(token) });
    const client = await counter.api.clients.clients.get({ id: clientId ?? '' });
    expect(client).toMatchObject({ name: 'Nina Reis' });
    const code = (await visitor().get({ token })).receipt?.giftCardCode ?? '';
    expect(await counter.api.prepaid.giftCards.find({ code })).toMatchObject({
      balanceCents: 120_00,
      recipientName: 'Lia',
      message: 'Feliz aniversário!',
      validUntil: '2026-06-08',
    });
  });

  test('32 who say so at once sell it once', async () => {
    const id = await idOf(await order());
    const before = await countSettlements();
    const { confirm } = counter.api.prepaid.orders;
    const ended = outcomes(
      await Promise.allSettled(Array.from({ length: AT_ONCE }, () => confirm({ id }))),
    );
    expect(ended.filter((one) => one === 'done')).toHaveLength(1);
    expect(ended.filter((one) => one === 'ORDER_PAID')).toHaveLength(AT_ONCE - 1);
    expect(await countSettlements()).toBe(before + 1);
  });

  test('what was ordered holds, although the package changed, went out of use or is gone', async () => {
    const other = await openAnotherCounter(world);
    const { prepaid } = other.api;
    const id = await sellingOnline(other);
    const wanted: Wanted = { kind: 'package', packageId: id, priceCents: 100_00 };
    const tokens = [await order({ of: other, wanted }), await order({ of: other, wanted })];
    const services = [{ serviceId: other.haircut, sessions: 1 }];
    const changes = { name: 'Um corte', priceCents: 999_00, active: false, services };
    await prepaid.packages.update({ id, version: 1, ...changes });
    const [first = '', second = ''] = tokens;
    const paid = await prepaid.orders.confirm({ id: await idOf(first, other) });
    const [bought] = await prepaid.clients.packages({ clientId: paid.clientId ?? '' });
    expect(bought).toMatchObject({
      name: 'Três cortes',
      priceCents: 100_00,
      services: [{ sessions: 3, left: 3 }],
    });
    await prepaid.packages.remove({ id });
    const also = await prepaid.orders.confirm({ id: await idOf(second, other) });
    expect(also).toMatchObject({ status: 'paid', amountCents: 100_00 });
  });

  test('nothing happens while the drawer is closed, and the order waits on', async () => {
    const token = await order();
    const id = await idOf(token);
    await closeDrawer(counter);
    const closed = counter.api.prepaid.orders.confirm({ id });
    await expect(closed).rejects.toMatchObject({ code: 'CASH_CLOSED' });
    expect(await visitor().get({ token })).toMatchObject({ status: 'waiting' });
    await openDrawer(counter);
    await counter.api.prepaid.orders.confirm({ id });
  });

  test('a sale that is given back says so on its page', async () => {
    const token = await order({ wanted: GIFT });
    const { settlementId } = await counter.api.prepaid.orders.confirm({ id: await idOf(token) });
    await counter.api.cash.settlements.refund({ id: settlementId ?? '' });
    expect(await visitor().get({ token })).toMatchObject({ status: 'refunded', receipt: null });
  });
});

describe('an order that comes to nothing', () => {
  test('is refused with a reason that its page tells, and not sold afterwards', async () => {
    const token = await order();
    const id = await idOf(token);
    const { refuse, confirm } = counter.api.prepaid.orders;
    await expect(refuse({ id, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await refuse({ id, reason: 'Agenda cheia este mês' });
    expect(await visitor().get({ token })).toMatchObject({
      status: 'refused',
      reason: 'Agenda cheia este mês',
      pixCode: null,
    });
    await expect(confirm({ id })).rejects.toMatchObject({ code: 'ORDER_REFUSED' });
  });

  test('shows no code after a week; money that comes late still sells it', async () => {
    const token = await order();
    const id = await idOf(token);
    expect(await visitor(later(6)).get({ token })).toMatchObject({ status: 'waiting' });
    expect(await visitor(later(7)).get({ token })).toMatchObject({
      status: 'expired',
      pixCode: null,
    });
    await sweep(8);
    const { items } = await counter.api.prepaid.orders.list({});
    expect(items.find((one) => one.id === id)).toMatchObject({ status: 'expired' });
    const { items: open } = await counter.api.prepaid.orders.list({ which: 'open' });
    expect(open).toEqual([]);
    expect(await counter.api.prepaid.orders.confirm({ id })).toMatchObject({ status: 'paid' });
  });

  test('is gone after three months, and what was paid is not', async () => {
    const [left, bought] = [await order({ name: 'Quitéria' }), await order({ name: 'Zulmira' })];
    await counter.api.prepaid.orders.confirm({ id: await idOf(bought) });
    expect(await trailOf(counter)).toContain('Quitéria');
    await sweep(91);
    expect(await trailOf(counter)).not.toContain('Quitéria');
    expect(await trailOf(counter)).toContain('Zulmira');
    await expect(visitor().get({ token: left })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    expect(await visitor().get({ token: bought })).toMatchObject({ status: 'paid' });
  });

  test('tells nothing any more of a client who is forgotten', async () => {
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    await order({ of: other, wanted: GIFT, phone: '11 98765-4321', name: 'María' });
    await inSalon((scope) => forgetInOrders(scope, [other.maria]), other);
    const rows = await inSalon((scope) => scope.select().from(prepaidOrders), other);
    expect(rows).toMatchObject([
      { status: 'expired', contactName: '', contactPhone: '', recipientName: '', message: '' },
    ]);
    expect(await trailOf(other)).not.toContain('María');
  });
});

describe('an order of somebody who is not in the book yet', () => {
  const phone = '11 98888-1234';

  test('is hers as soon as she is', async () => {
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    await order({ of: other, wanted: GIFT, phone, name: 'Quitéria' });
    const { id } = await other.api.clients.clients.create({ name: 'Quitéria', phone });
    expect(await ordersOf(other)).toMatchObject([{ clientId: id, contactName: 'Quitéria' }]);
  });

  test('goes with whoever is forgotten; of two who share a phone each takes her own', async () => {
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    const { create } = other.api.clients.clients;
    const { id } = await create({ name: 'Quitéria', phone });
    await create({ name: 'Filha', phone, allowsSamePhone: true });
    await order({ of: other, wanted: GIFT, phone, name: 'quiteria' });
    await order({ of: other, wanted: GIFT, phone, name: 'Filha' });
    expect((await ordersOf(other)).map(({ clientId }) => clientId)).toEqual([null, null]);
    await other.api.clients.record.anonymize({ clientId: id });
    expect((await ordersOf(other)).map(({ clientId }) => clientId).sort()).toEqual([id, null]);
    await inSalon((scope) => forgetInOrders(scope, [id]), other);
    const names = (await ordersOf(other)).map(({ contactName }) => contactName);
    expect(names.sort()).toEqual(['', 'Filha']);
  });

  test('stays with whoever typed it where a client had that phone only by mistake', async () => {
    const other = await openAnotherCounter(world);
    await sellingOnline(other);
    const { clients, record } = other.api.clients;
    const maria = await clients.create({ name: 'Maria', phone });
    const { id, version } = maria;
    await clients.update({ id, version, active: true, name: 'Maria', phone: '11 97777-0000' });
    await order({ of: other, wanted: GIFT, phone, name: 'Quitéria' });
    await record.anonymize({ clientId: maria.id });
    expect(await ordersOf(other)).toMatchObject([{ clientId: null, contactName: 'Quitéria' }]);
  });
});

function ordersOf(of: Counter) {
  return inSalon((scope) => scope.select().from(prepaidOrders), of);
}

/** As the two jobs do it one after the other, so many days later. */
async function sweep(days: number): Promise<void> {
  const { now } = later(days);
  const actor = { userId: null, requestId: 'test' };
  const old = await world.system.scopes.asOperator(actor, async (scope) => {
    await expireOrders(scope, now);
    return listCompaniesWithOld(scope, now);
  });
  for (const companyId of old)
    await world.inCompany(companyId, (scope) => removeOldOrders(scope, now));
}

/** What the trail of a company says of its orders. */
async function trailOf(of: Counter): Promise<string> {
  const trail = await inSalon(
    (scope) => scope.execute(sql`select * from audit_records where table_name = 'prepaid_orders'`),
    of,
  );
  return JSON.stringify(trail.rows);
}

test('orders are a file, with what became of each', async () => {
  const other = await openAnotherCounter(world);
  await sellingOnline(other);
  const { orders } = other.api.prepaid;
  const name = '=Rita; Sol';
  const id = await idOf(
    await order({ of: other, wanted: GIFT, name, phone: '11987654321' }),
    other,
  );
  await orders.refuse({ id, reason: 'Sem vagas' });
  const open = await idOf(
    await order({ of: other, wanted: { ...GIFT, recipientName: '' } }),
    other,
  );
  const { items } = await orders.list({});
  const codeOf = (which: string) => items.find((one) => one.id === which)?.code ?? '';
  const written = async (which: 'all' | 'open') =>
    (await (await orders.exportCsv({ which })).text()).trim().split('\r\n');
  const [header, newest, oldest] = await written('all');
  expect(header).toContain('Pedido;Identificador do PIX;Pedido em;Situação;Item;Valor (R$);');
  expect(newest).toContain(`${codeOf(open)};HM`);
  expect(oldest).toContain(`${codeOf(id)};HM`);
  expect(oldest).toContain(';Recusado;Vale-presente;120,00;"\'=Rita; Sol";');
  expect(oldest).toContain(';Lia;Feliz aniversário!;Sem vagas;10/03/2026');
  expect(await written('open')).toEqual([header, newest]);
});

describe('who decides', () => {
  test('a receptionist confirms; a professional and another company do not', async () => {
    const id = await idOf(await order());
    const lia = { name: 'Lia', email: 'lia@pedidos.test' };
    const pro = await world.as(await counter.salon.isJoinedBy(lia, 'professional'));
    const forbidden = { code: 'FORBIDDEN' };
    await expect(pro.prepaid.orders.list({})).rejects.toMatchObject(forbidden);
    await expect(pro.prepaid.orders.confirm({ id })).rejects.toMatchObject(forbidden);
    const other = await openAnotherCounter(world);
    const unknown = { code: 'ORDER_NOT_FOUND' };
    await expect(other.api.prepaid.orders.confirm({ id })).rejects.toMatchObject(unknown);
    const refused = other.api.prepaid.orders.refuse({ id, reason: 'Não é nosso' });
    await expect(refused).rejects.toMatchObject(unknown);
    const eva = { name: 'Eva', email: 'eva@pedidos.test' };
    const desk = await world.as(await counter.salon.isJoinedBy(eva, 'receptionist'));
    expect(await desk.prepaid.orders.confirm({ id })).toMatchObject({ status: 'paid' });
    const terms = { sells: false, leastCents: 1, mostCents: 2, validDays: null, version: 1 };
    await expect(desk.prepaid.orders.changeGiftCards(terms)).rejects.toMatchObject(forbidden);
    await expect(desk.prepaid.orders.exportCsv({})).rejects.toMatchObject(forbidden);
  });
});

test('whoever saves terms that a colleague changed meanwhile is told, and changes nothing', async () => {
  const shop = await openAnotherCounter(world);
  const { orders } = shop.api.prepaid;
  const { giftCards } = await orders.shop();
  expect(giftCards).toMatchObject({ sells: false, version: 1 });
  const changed = { code: 'GIFT_CARD_TERMS_CHANGED' };
  const first = await orders.changeGiftCards({ ...giftCards, leastCents: 20_00 });
  expect(first.giftCards).toMatchObject({ leastCents: 20_00, version: 2 });
  const late = { ...giftCards, sells: true };
  await expect(orders.changeGiftCards(late)).rejects.toMatchObject(changed);
  const both = [orders, (await world.as(shop.salon.ownerId)).prepaid.orders].map((one, place) =>
    one.changeGiftCards({ ...first.giftCards, leastCents: place + 1 }).catch(() => null),
  );
  expect((await Promise.all(both)).filter((answer) => answer !== null)).toHaveLength(1);
  expect((await orders.shop()).giftCards).toMatchObject({ sells: false, version: 3 });
});
