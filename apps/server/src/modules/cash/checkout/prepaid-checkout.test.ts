import type { CartLine, PrepaidForm } from '@app/contract/cash/cart.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Counter,
  cashInDrawer,
  openAnotherCounter,
  outcomes,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { owedVisitJobs } from './owed-visits.jobs.ts';

const world = testWorld();
const AT_ONCE = 32;
let counter: Counter;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
});

type Visit = { id: string; priceCents: number };
type Paid = { prepaid?: Partial<PrepaidForm>; items?: CartLine[]; cash: number };

/** Pays a visit: so much in cash, the rest as said. */
function settle(visit: Visit, { prepaid = {}, items = [], cash }: Paid) {
  return counter.api.cash.settlements.settle({
    appointmentId: visit.id,
    priceCents: visit.priceCents,
    items,
    prepaid: { sessions: [], giftCards: [], accountCents: 0, ...prepaid },
    parts: cash === 0 ? [] : [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents: cash }],
  });
}

function sell(items: CartLine[], cash: number, clientId: string | null = counter.maria) {
  const parts = [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents: cash }];
  return counter.api.cash.sales.sell({ clientId, items, parts });
}

/** Three haircuts for R$ 100,00. */
async function threeCuts(commissionBasisPoints: number | null = 10_00): Promise<CartLine> {
  const services = [{ serviceId: counter.haircut, sessions: 3 }];
  const terms = { name: 'Três cortes', priceCents: 100_00, validDays: 30, commissionBasisPoints };
  const { id } = await counter.api.prepaid.packages.create({ ...terms, services });
  return { kind: 'package', packageId: id, priceCents: 100_00, sellerId: counter.bia };
}

async function hers() {
  const [first] = await counter.api.prepaid.clients.packages({ clientId: counter.maria });
  if (!first) throw new Error('She bought nothing');
  return first;
}

async function session() {
  return { sessions: [{ clientPackageId: (await hers()).id, serviceId: counter.haircut }] };
}

async function balance(): Promise<number> {
  return (await counter.api.prepaid.clients.account({ clientId: counter.maria })).balanceCents;
}

function limit(limitCents: number) {
  return counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents });
}

/** What each professional is owed, by name. */
async function owed(): Promise<Record<string, number>> {
  const { items } = await counter.api.cash.commissions.listPending({});
  const sums: Record<string, number> = {};
  for (const { professionalName: name, amountCents } of items)
    sums[name] = (sums[name] ?? 0) + amountCents;
  return sums;
}

describe('a package', () => {
  test('is money when it is sold, and none when a session is used', async () => {
    const sold = await sell([await threeCuts()], 100_00);
    expect(sold).toMatchObject({
      totalCents: 100_00,
      items: [{ kind: 'package', name: 'Três cortes', grossCents: 100_00 }],
    });
    expect(await hers()).toMatchObject({ validUntil: '2026-04-09', services: [{ left: 3 }] });
    const paid = await settle(await served(counter), { prepaid: await session(), cash: 0 });
    expect(paid).toMatchObject({
      totalCents: 50_00,
      prepaid: [{ name: 'Pacote Três cortes', amountCents: 50_00 }],
      parts: [],
    });
    expect(await hers()).toMatchObject({ services: [{ left: 2 }] });
    expect(await cashInDrawer(counter)).toBe(100_00);
    // Two fifths of R$ 33,33, which is what the session cost.
    expect(await owed()).toEqual({ 'Ana Júlia': 13_33 });
  });

  test('pays whoever sells it where the company says so, and then nobody else', async () => {
    const { version } = await counter.api.company.company.moneyRules();
    const rules = { accountLimitCents: 0, packageCommission: 'sale' as const, version };
    await counter.api.company.company.changeMoneyRules(rules);
    await sell([await threeCuts()], 100_00);
    await settle(await served(counter), { prepaid: await session(), cash: 0 });
    expect(await owed()).toEqual({ Bia: 10_00 });
  });

  test('is given back only while nothing of it is used', async () => {
    const { id } = await sell([await threeCuts()], 100_00);
    const used = await settle(await served(counter), { prepaid: await session(), cash: 0 });
    const { refund } = counter.api.cash.settlements;
    await expect(refund({ id })).rejects.toMatchObject({ code: 'PACKAGE_USED' });
    expect(await cashInDrawer(counter)).toBe(100_00);
    await refund({ id: used.id });
    expect(await hers()).toMatchObject({ services: [{ left: 3 }] });
    await refund({ id });
    expect(await hers()).toMatchObject({ standing: 'taken-back' });
    expect(await cashInDrawer(counter)).toBe(0);
    expect(await owed()).toEqual({});
  });

  test('has one session left for one of many visits that are paid at once', async () => {
    await sell([await threeCuts(null)], 100_00);
    const paying = await session();
    await settle(await served(counter), { prepaid: paying, cash: 0 });
    await settle(await served(counter), { prepaid: paying, cash: 0 });
    const visits: Visit[] = [];
    for (let count = 0; count < AT_ONCE; count += 1) visits.push(await served(counter));
    const settled = await Promise.allSettled(
      visits.map((visit) => settle(visit, { prepaid: paying, cash: 0 })),
    );
    const ends = outcomes(settled);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'SESSION_UNAVAILABLE')).toHaveLength(AT_ONCE - 1);
  });

  test.each([
    ['whose price changed', { priceCents: 90_00 }, 'PACKAGE_PRICE_CHANGED'],
    ['that is gone', { packageId: crypto.randomUUID() }, 'PACKAGE_UNAVAILABLE'],
  ])('%s is not sold', async (_name, wrong, code) => {
    const line = { ...(await threeCuts()), ...wrong } as CartLine;
    await expect(sell([line], 100_00)).rejects.toMatchObject({ code });
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('is sold to somebody', async () => {
    const nobodys = sell([await threeCuts()], 100_00, null);
    await expect(nobodys).rejects.toMatchObject({ code: 'CLIENT_NEEDED' });
  });

  test('covers what was done, and nothing else', async () => {
    await sell([await threeCuts()], 100_00);
    const { sessions } = await session();
    const twice = { sessions: [...sessions, ...sessions] };
    const settled = settle(await served(counter), { prepaid: twice, cash: 0 });
    await expect(settled).rejects.toMatchObject({ code: 'SESSION_UNAVAILABLE' });
    expect(await hers()).toMatchObject({ services: [{ left: 3 }] });
  });
});

describe("a client's account", () => {
  test('takes a visit that is paid later, and is no money until then', async () => {
    await limit(80_00);
    const visit = await served(counter);
    const left = await settle(visit, { prepaid: { accountCents: 50_00 }, cash: 0 });
    expect(left.prepaid).toEqual([{ name: 'Ficou na conta', amountCents: 50_00, isOwed: true }]);
    expect([await balance(), await cashInDrawer(counter)]).toEqual([-50_00, 0]);
    expect(await owed()).toEqual({ 'Ana Júlia': 20_00 });
    const more = settle(await served(counter), { prepaid: { accountCents: 50_00 }, cash: 0 });
    await expect(more).rejects.toMatchObject({ code: 'ACCOUNT_LIMIT' });
    await sell([{ kind: 'account', amountCents: 60_00 }], 60_00);
    expect([await balance(), await cashInDrawer(counter)]).toEqual([10_00, 60_00]);
  });

  test('says of each visit what is owed of it, until that is paid in, the oldest first', async () => {
    await limit(100_00);
    const first = await served(counter);
    const second = await served(counter);
    const prepaid = { accountCents: 40_00 };
    const { id } = await settle(first, { prepaid, cash: 10_00 });
    expect(await owedOfVisits(first, second)).toEqual([40_00, 0]);
    await settle(second, { prepaid, cash: 10_00 });
    expect(await listed('owed')).toEqual([first.id, second.id]);
    await sell([{ kind: 'account', amountCents: 50_00 }], 50_00);
    await accountsAreFollowed();
    expect(await owedOfVisits(first, second)).toEqual([0, 30_00]);
    expect([await listed('made'), await listed('owed')]).toEqual([[first.id], [second.id]]);
    const csv = await reportOfToday();
    expect(csv.match(/;(Sim|Fiado);/g)).toEqual([';Sim;', ';Fiado;']);
    await counter.api.cash.settlements.refund({ id });
    await accountsAreFollowed();
    expect(await owedOfVisits(first, second)).toEqual([0, 0]);
    expect(await listed('missing')).toEqual([first.id]);
  });

  test('is told as such in what happened to the visit, until it is paid', async () => {
    await limit(100_00);
    const visit = await served(counter);
    await settle(visit, { prepaid: { accountCents: 50_00 }, cash: 0 });
    expect(await paidWordsOf(visit)).toEqual([[null, 'Fiado']]);
    await sell([{ kind: 'account', amountCents: 50_00 }], 50_00);
    await accountsAreFollowed();
    expect(await paidWordsOf(visit)).toEqual([
      ['Fiado', 'Sim'],
      [null, 'Fiado'],
    ]);
  });

  test('is credit on the receipt as far as it was there, and else left to be paid', async () => {
    await limit(100_00);
    await sell([{ kind: 'account', amountCents: 30_00 }], 30_00);
    const both = await settle(await served(counter), { prepaid: { accountCents: 50_00 }, cash: 0 });
    expect(both.prepaid).toEqual([
      { name: 'Crédito da conta', amountCents: 30_00, isOwed: false },
      { name: 'Ficou na conta', amountCents: 20_00, isOwed: true },
    ]);
  });

  async function paidWordsOf({ id }: Visit) {
    const changes = await counter.api.scheduling.appointments.listChanges({ id });
    return changes
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => name === 'Pago')
      .map(({ before, after }) => [before, after]);
  }

  async function owedOfVisits(...visits: Visit[]): Promise<number[]> {
    const { get } = counter.api.scheduling.appointments;
    return Promise.all(visits.map(async ({ id }) => (await get({ id })).owedCents));
  }

  async function listed(payment: 'made' | 'owed' | 'missing'): Promise<string[]> {
    const { items } = await counter.api.scheduling.appointments.list({ payment });
    return items.map(({ id }) => id);
  }

  async function reportOfToday(): Promise<string> {
    const day = { fromDate: '2026-03-01', toDate: '2026-03-31' };
    return (await counter.api.insights.exportReports(day)).text();
  }

  async function accountsAreFollowed(): Promise<void> {
    const { scopes, logger } = world.system;
    const context = { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
    const data = { companyId: counter.salon.companyId, announced: { clientId: counter.maria } };
    for (const { run } of owedVisitJobs) await run(context, data);
  }

  test('is refunded as it was paid; what was paid in and is spent stays', async () => {
    const { id } = await sell([{ kind: 'account', amountCents: 50_00 }], 50_00);
    const used = await settle(await served(counter), { prepaid: { accountCents: 50_00 }, cash: 0 });
    const { refund } = counter.api.cash.settlements;
    await expect(refund({ id })).rejects.toMatchObject({ code: 'ACCOUNT_SPENT' });
    await refund({ id: used.id });
    expect(await balance()).toBe(50_00);
    await refund({ id });
    expect([await balance(), await cashInDrawer(counter)]).toEqual([0, 0]);
  });

  test('pays no more than there is to pay', async () => {
    await limit(500_00);
    const tooMuch = settle(await served(counter), { prepaid: { accountCents: 50_01 }, cash: 0 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'PREPAID_TOO_LARGE' });
    expect(await balance()).toBe(0);
  });

  test('paid in and used in one payment goes back with it, by whoever may owe nothing', async () => {
    const items: CartLine[] = [{ kind: 'account', amountCents: 50_00 }];
    const prepaid = { accountCents: 50_00 };
    const { id } = await settle(await served(counter), { prepaid, items, cash: 50_00 });
    expect(await balance()).toBe(0);
    await counter.api.cash.settlements.refund({ id });
    expect(await balance()).toBe(0);
  });
});

describe('a gift card', () => {
  const line: CartLine = {
    kind: 'gift_card',
    amountCents: 80_00,
    recipientName: 'Lia',
    message: 'Parabéns!',
    validDays: null,
  };

  async function bought(): Promise<{ id: string; code: string; settlementId: string }> {
    const sold = await sell([line], 80_00, null);
    const id = sold.items[0]?.giftCardId ?? '';
    const { code } = await counter.api.prepaid.giftCards.get({ id });
    return { id, code, settlementId: sold.id };
  }

  test('pays part of a service and a product beside a session, in one payment', async () => {
    await sell([await threeCuts()], 100_00);
    const { id, code } = await bought();
    const shampoo = await counter.api.stock.products.create({
      name: 'Shampoo',
      purchasePriceCents: 10_00,
      priceCents: 45_00,
      currentStock: 2,
      minimumStock: 0,
    });
    const brushing = await counter.salon.offers('Escova', { durationMinutes: 60 });
    const visit = await served(counter, { serviceIds: [counter.haircut, brushing] });
    const product: CartLine = {
      kind: 'product',
      productId: shampoo.id,
      quantity: 1,
      priceCents: 45_00,
    };
    const prepaid = { ...(await session()), giftCards: [{ code, amountCents: 30_00 }] };
    const paid = await settle(visit, { prepaid, items: [product], cash: 15_00 });
    expect(paid.prepaid.map(({ amountCents }) => amountCents)).toEqual([50_00, 30_00]);
    expect(paid.prepaid[1]?.name).toBe(`Vale-presente •••••-•${code.slice(-4)}`);
    expect(paid).toMatchObject({ totalCents: 95_00, parts: [{ amountCents: 15_00 }] });
    expect(await counter.api.prepaid.giftCards.find({ code })).toMatchObject({
      id,
      balanceCents: 50_00,
      standing: 'usable',
    });
    await counter.api.cash.settlements.refund({ id: paid.id });
    expect(await counter.api.prepaid.giftCards.get({ id })).toMatchObject({
      balanceCents: 80_00,
      entries: [{ kind: 'returned' }, { kind: 'used' }, { kind: 'sold' }],
    });
  });

  test('is void once its own payment is given back', async () => {
    const { code, settlementId } = await bought();
    await counter.api.cash.settlements.refund({ id: settlementId });
    const giftCards = [{ code, amountCents: 1_00 }];
    const spent = settle(await served(counter), { prepaid: { giftCards }, cash: 49_00 });
    await expect(spent).rejects.toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
    const { items, totals } = await counter.api.prepaid.giftCards.list({ which: 'usable' });
    expect([items, totals]).toEqual([[], { count: 0, balanceCents: 0 }]);
  });

  test('buys no other gift card', async () => {
    const { code } = await bought();
    const giftCards = [{ code, amountCents: 80_00 }];
    const again = counter.api.cash.sales.sell({
      items: [line],
      parts: [],
      prepaid: { sessions: [], giftCards, accountCents: 0 },
    });
    await expect(again).rejects.toMatchObject({ code: 'PREPAID_TOO_LARGE' });
  });
});

test('two clients who become one have together what each had', async () => {
  await sell([await threeCuts()], 100_00);
  await sell([{ kind: 'account', amountCents: 30_00 }], 30_00);
  await limit(70_00);
  const keptId = await counter.salon.serves('Maria A.');
  await counter.api.clients.record.merge({ keptId, mergedId: counter.maria });
  const { clients } = counter.api.prepaid;
  expect(await clients.packages({ clientId: keptId })).toMatchObject([{ name: 'Três cortes' }]);
  expect(await clients.account({ clientId: keptId })).toMatchObject({
    balanceCents: 30_00,
    ownLimitCents: 70_00,
  });
});

test('what one owed is paid by the credit of the other, once they are one client', async () => {
  await limit(70_00);
  const visit = await served(counter);
  await settle(visit, { prepaid: { accountCents: 50_00 }, cash: 0 });
  const keptId = await counter.salon.serves('Maria B.');
  await sell([{ kind: 'account', amountCents: 50_00 }], 50_00, keptId);
  await counter.api.clients.record.merge({ keptId, mergedId: counter.maria });

  const { rows } = await world.system.database.pool.query(
    `select data from pgboss.job
     where name = 'visit.owe-merged' and data -> 'announced' ->> 'clientId' = $1`,
    [keptId],
  );
  expect(rows).toHaveLength(1);
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
  const job = owedVisitJobs.find(({ name }) => name === 'visit.owe-merged');
  await job?.run(context, rows[0].data);
  const { get } = counter.api.scheduling.appointments;
  expect(await get({ id: visit.id })).toMatchObject({ owedCents: 0 });
});

test('nothing at all pays for nothing', async () => {
  const unpaid = settle(await served(counter), { cash: 0 });
  await expect(unpaid).rejects.toMatchObject({ code: 'PARTS_DO_NOT_ADD_UP' });
});
