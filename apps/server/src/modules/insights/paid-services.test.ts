import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../tests/agenda-support.ts';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { plans } from '../billing/plans.table.ts';
import { companies } from '../company/companies.table.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
type Wish = Partial<Parameters<Api['insights']['paidServices']>[0]>;

async function pagesOf(api: Api, wish: Wish = {}, limit = 2) {
  const pages = [await api.insights.paidServices({ ...march, ...wish, limit })];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await api.insights.paidServices({ ...march, ...wish, limit, cursor }));
  }
  return pages;
}

let one: BookedCompany;

async function pay(professionalId: string, date: string, serviceIds: string[]) {
  const { book, ana, maria, julia } = one;
  const clientId = professionalId === ana ? maria : julia;
  const visit = { professionalId, clientId, serviceIds };
  const appointmentId = await book.visit({ ...visit, at: `${date}T09:00` });
  const items = serviceIds.map((serviceId) => ({ serviceId, gross: 50_00, discount: 3_33 }));
  const paid = { appointmentId, professionalId, date, items };
  return { paid, id: await book.settle(paid) };
}

/** Six payments of one or two services on four days; one of them is taken back on the last. */
beforeAll(async () => {
  one = await openBooks(world, 'Livro');
  const { book, ana, bia, haircut, color } = one;
  await pay(ana, '2026-02-28', [haircut]);
  await pay(ana, '2026-03-01', [haircut, color]);
  await pay(bia, '2026-03-02', [color]);
  await pay(bia, '2026-03-02', [color, haircut]);
  const { paid, id } = await pay(ana, '2026-03-02', [haircut, color]);
  await pay(ana, '2026-04-01', [haircut]);
  const items = paid.items.map((item) => ({ ...item, gross: -50_00, discount: -3_33 }));
  await book.settle({ ...paid, date: '2026-03-31', items }, id);
});

test('a line says what was paid, by whom and for whose work', async () => {
  const { items } = await one.api.insights.paidServices(march);
  expect(items.at(-1)).toMatchObject({
    date: '2026-03-01',
    clientName: 'Maria',
    serviceName: 'Corte',
    professionalName: 'Ana',
    grossCents: 50_00,
    discountCents: 3_33,
    netCents: 46_67,
    isRefund: false,
    receiptNumber: 2,
  });
});

test('newest first, of the days that belong', async () => {
  const { items } = await one.api.insights.paidServices(march);
  const days = items.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
  expect([days.length, days[0], days.at(-1)]).toEqual([9, '2026-03-31', '2026-03-01']);
});

const sums = {
  count: 9,
  grossCents: 250_00,
  discountCents: 16_65,
  prepaidCents: 0,
  netCents: 233_35,
};

test.each([1, 2, 3, 4, 100])('pages of %i hold each line once, and the sums of all', async (n) => {
  const pages = await pagesOf(one.api, {}, n);
  const items = pages.flatMap((page) => page.items);
  const whole = await one.api.insights.paidServices({ ...march, limit: 100 });
  expect(items).toEqual(whole.items);
  expect(pages.map((page) => page.totals)).toEqual([sums, ...pages.slice(1).map(noSums)]);
  expect(Math.max(...pages.map((page) => page.items.length))).toBeLessThanOrEqual(n);
});

test('what is paid meanwhile moves no page', async () => {
  const { insights } = one.api;
  const april = { fromDate: '2026-04-01', toDate: '2026-04-30' };
  await pay(one.ana, '2026-04-02', [one.haircut, one.color]);
  const first = await insights.paidServices({ ...april, limit: 1 });
  await pay(one.bia, '2026-04-02', [one.color]);
  const cursor = first.nextCursor ?? '';
  const { items } = await insights.paidServices({ ...april, limit: 100, cursor });
  expect(items.map(({ clientName, date }) => [clientName, date])).toEqual([
    ['Maria', '2026-04-02'],
    ['Maria', '2026-04-01'],
  ]);
});

test('filters leave what is in both', async () => {
  const countOf = async (wish: Wish) =>
    (await one.api.insights.paidServices({ ...march, ...wish })).totals?.count;
  expect(await countOf({ professionalId: one.ana })).toBe(6);
  expect(await countOf({ serviceId: one.haircut })).toBe(4);
  expect(await countOf({ professionalId: one.bia, serviceId: one.haircut })).toBe(1);
  expect(await countOf({ toDate: '2026-03-01' })).toBe(2);
  const ofBia = (await pagesOf(one.api, { professionalId: one.bia })).flatMap((p) => p.items);
  expect(ofBia.map(({ clientName }) => clientName)).toEqual(['Julia', 'Julia', 'Julia']);
});

test('the neighbour finds nothing of it', async () => {
  const other = await openBooks(world, 'Vizinha');
  const nothing = {
    items: [],
    totals: { count: 0, grossCents: 0, discountCents: 0, prepaidCents: 0, netCents: 0 },
  };
  const { paidServices } = other.api.insights;
  expect(await paidServices(march)).toMatchObject(nothing);
  expect(await paidServices({ ...march, serviceId: one.haircut })).toMatchObject(nothing);
  expect(await (await other.api.insights.exportPaidServices(march)).text()).not.toContain('Maria');
});

test('is taken along as a spreadsheet that runs nothing', async () => {
  const { api, book, salon, ana, haircut } = one;
  const clientId = await salon.serves('=HYPERLINK("x")');
  const visit = { professionalId: ana, clientId, serviceIds: [haircut] };
  const appointmentId = await book.visit({ ...visit, at: '2026-05-04T09:00' });
  const items = [{ serviceId: haircut, gross: 1_234_56, discount: 4_56 }];
  await book.settle({ appointmentId, professionalId: ana, date: '2026-05-04', items });
  const may = { fromDate: '2026-05-01', toDate: '2026-05-31' };
  const file = await api.insights.exportPaidServices(may);
  expect(file.name).toBe('servicos-pagos-2026-05-01-a-2026-05-31.csv');
  expect((await file.text()).split('\r\n').slice(1)).toEqual([
    `04/05/2026;Pagamento;"'=HYPERLINK(""x"")";Corte;Ana;1.234,56;4,56;0,00;1.230,00;10`,
    '',
  ]);
});

describe('refuses', () => {
  test.each([
    [{ fromDate: '2026-02-30' }, 'fromDate', 'Data inválida'],
    [{ serviceId: 'corte' }, 'serviceId', 'Identificador inválido'],
    [{ cursor: 'lixo' }, 'cursor', 'Esta página não existe mais. Recarregue a lista.'],
    [
      { cursor: cursorWith('0000-01-01') },
      'cursor',
      'Esta página não existe mais. Recarregue a lista.',
    ],
  ])('%j with a sentence', async (wrong, path, message) => {
    await expect(one.api.insights.paidServices({ ...march, ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: [path], message }] },
    });
  });

  test('a period that the report refuses', async () => {
    const period = { fromDate: '2026-03-10', toDate: '2026-03-09' };
    const refused = { code: 'PERIOD_TOO_LONG' };
    const { paidServices, exportPaidServices } = one.api.insights;
    await expect(paidServices(period)).rejects.toMatchObject(refused);
    await expect(exportPaidServices(period)).rejects.toMatchObject(refused);
  });

  test('whoever may not see figures', async () => {
    const rita = { name: 'Rita', email: 'rita@livro.test' };
    const desk = (await world.as(await one.salon.isJoinedBy(rita, 'receptionist'))).insights;
    await expect(desk.paidServices(march)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(desk.exportPaidServices(march)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a company whose plan leaves the money out', async () => {
    const { salon, api } = await openBooks(world, 'Simples');
    await subscribe(salon.companyId);
    const closed = { code: 'MODULE_CLOSED' };
    await expect(api.insights.paidServices(march)).rejects.toMatchObject(closed);
    await expect(api.insights.exportPaidServices(march)).rejects.toMatchObject(closed);
    await expect(api.insights.reports(march)).resolves.toBeTruthy();
  });
});

/** To a plan with everything but the financial module. */
function subscribe(companyId: string): Promise<void> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    const simple = { name: 'Simples', priceMonthlyCents: cents(2990), displayOrder: 9 };
    const permissions = { financial: false };
    const [plan] = await scope
      .insert(plans)
      .values({ ...simple, permissions })
      .returning();
    const subscribed = {
      subscriptionPlanId: plan?.id ?? null,
      subscriptionStatus: 'active',
    } as const;
    const trialEndsAt = Temporal.Instant.from('2026-03-09T15:00Z');
    await scope
      .update(companies)
      .set({ ...subscribed, trialEndsAt })
      .where(eq(companies.id, companyId));
  });
}

function noSums(): null {
  return null;
}

function cursorWith(date: string): string {
  const parts = [date, '019cd000-0000-7000-8000-000000000000', 0];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}
