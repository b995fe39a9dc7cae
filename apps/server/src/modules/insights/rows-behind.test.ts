import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../tests/agenda-support.ts';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { type Counter, openCounter, paid } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
const on = { date: '2026-03-09' };
const days = { fromDate: '2026-03-01', untilDate: '2026-04-01' };
let counter: Counter;
let api: Api;

/** Two are paid, one of them with a tip, one is taken back; something is sold and bought besides. */
beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  api = counter.api;
  await paid(counter, { tipCents: 700, discountCents: 500 });
  await paid(counter);
  const { id } = await paid(counter);
  await api.cash.settlements.refund({ id });
  const manual = { amountCents: 3_00, description: 'Xampu', date: '2026-03-10' };
  await api.cash.transactions.create({ ...manual, type: 'income' });
  await api.cash.transactions.create({ ...manual, type: 'expense', amountCents: 1_00 });
});

async function totalsOf(filters: Parameters<Api['cash']['transactions']['list']>[0]) {
  return (await api.cash.transactions.list({ ...days, ...filters })).totals;
}

describe('the rows behind a figure add up to it', () => {
  test('the revenue of services, of everybody and of whoever did the work', async () => {
    const { revenueCents } = await api.insights.report(march);
    expect(revenueCents).toBe(45_00 + 50_00);
    const paidTo = async (professionalId?: string) =>
      (await api.insights.paidServices({ ...march, ...(professionalId && { professionalId }) }))
        .totals?.netCents;
    expect(await paidTo()).toBe(revenueCents);
    expect(await paidTo(counter.ana)).toBe(revenueCents);
    expect(await paidTo(counter.bia)).toBe(0);
  });

  test('the revenue and the expenses of the month', async () => {
    const { revenue, expenses } = await api.insights.health();
    expect([revenue.currentCents, expenses.currentCents]).toEqual([98_00, 1_00]);
    expect(await totalsOf({ counts: 'revenue' })).toEqual({
      incomeCents: 98_00,
      expenseCents: 0,
      feesCents: 0,
    });
    expect(await totalsOf({ counts: 'expenses' })).toEqual({
      incomeCents: 0,
      expenseCents: 1_00,
      feesCents: 0,
    });
    expect((await api.insights.home()).figures?.revenueThisMonthCents).toBe(98_00);
    expect((await api.insights.reports(march)).revenueCents).toBe(98_00);
  });

  test('the profit of the month, whatever else moved through the drawer', async () => {
    await api.cash.sessions.move({ kind: 'supply', amountCents: 20_00 });
    await api.cash.sessions.move({ kind: 'withdrawal', amountCents: 5_00 });
    const { profit, byMonth } = await api.insights.health();
    const rows = await totalsOf({ counts: 'profit' });
    expect(rows).toEqual({ incomeCents: 98_00, expenseCents: 1_00, feesCents: 0 });
    expect(profit.currentCents).toBe(97_00);
    expect(byMonth.at(-1)).toEqual({ month: '2026-03', ...rows });
  });
});

describe('the commissions of a month', () => {
  async function agree(of: Api) {
    const { totalCents } = (await of.insights.health()).commissions;
    const { items, totals } = await of.cash.transactions.list({ ...days, counts: 'commissions' });
    expect(totals).toEqual({ incomeCents: 0, expenseCents: totalCents, feesCents: 0 });
    return items.map(({ amountCents }) => amountCents);
  }

  test('leave out what went back with its settlement', async () => {
    expect(await agree(api)).toEqual([20_00, 18_00]);
  });

  test('leave it out of the month it was earned in, whenever it went back', async () => {
    const { book, api: theirs, ana, bia } = await openBooks(world, 'Comissões');
    const owed = { type: 'expense', kind: 'commission', professionalId: ana } as const;
    const takeBack = (id: string, amount: number, date: string) =>
      book.money({
        ...owed,
        kind: 'refund',
        amount: -amount,
        date,
        refundOf: { id, countsAs: 'commission' },
      });
    const kept = await book.money({ ...owed, amount: 60_00, date: '2026-03-01' });
    await book.money({ ...owed, kind: 'commission_payment', amount: 60_00, ...on, paysId: kept });
    await book.money({ ...owed, kind: 'tip_share', amount: 5_00, ...on });
    await book.money({ ...owed, professionalId: bia, amount: 7_00, date: '2026-03-31' });
    await takeBack(await book.money({ ...owed, amount: 25_00, ...on }), 25_00, '2026-04-01');
    const before = await book.money({ ...owed, amount: 50_00, date: '2026-02-28' });
    await takeBack(before, 50_00, '2026-03-02');

    expect(await agree(theirs)).toEqual([7_00, 60_00]);
    const hers = { ...days, counts: 'commissions', professionalId: bia } as const;
    expect((await theirs.cash.transactions.list(hers)).totals?.expenseCents).toBe(7_00);
  });
});

test('the hours bring, all together, what the month did', async () => {
  const { byHour, revenueCents } = await api.insights.report(march);
  expect(byHour.reduce((sum, hour) => sum + hour.revenueCents, 0)).toBe(revenueCents);
  expect(byHour.every(({ hour }) => hour < 24)).toBe(true);
});

describe('the appointments behind the figures of one service are as many as they say', () => {
  let books: BookedCompany;

  beforeAll(async () => {
    books = await openBooks(world, 'Livros');
    const { book, ana, bia, maria, julia, haircut, color } = books;
    const [atAnas, atBias] = [
      { professionalId: ana, clientId: maria },
      { professionalId: bia, clientId: julia },
    ];
    await book.visit({ ...atAnas, at: '2026-02-28T23:30', serviceIds: [haircut] });
    await book.visit({ ...atAnas, at: '2026-03-01T00:00', serviceIds: [haircut] });
    await book.visit({ ...atAnas, at: '2026-03-31T17:30', serviceIds: [haircut, color] });
    await book.visit({ ...atBias, at: '2026-03-02T09:30', serviceIds: [color] });
    await book.visit({ ...atBias, at: '2026-03-02T14:00', serviceIds: [color], status: 'no_show' });
    const cancelled = { serviceIds: [haircut], status: 'cancelled' as const };
    await book.visit({ ...atBias, at: '2026-03-04T10:00', ...cancelled });
    await book.visit({ ...atAnas, at: '2026-04-01T00:00', serviceIds: [color] });
  });

  async function countOf(filters: Parameters<Api['scheduling']['appointments']['list']>[0]) {
    const { items } = await books.api.scheduling.appointments.list({ limit: 100, ...filters });
    return items.length;
  }

  test.each([
    ['haircut', undefined, 3],
    ['haircut', 'ana', 2],
    ['haircut', 'bia', 1],
    ['color', undefined, 3],
    ['color', 'ana', 1],
    ['color', 'bia', 2],
  ] as const)('%s, by %s: %i', async (service, whose, total) => {
    const about = { serviceId: books[service], ...(whose && { professionalId: books[whose] }) };
    const report = await books.api.insights.report({ ...march, ...about });
    expect(report.total).toBe(total);
    expect(await countOf({ ...days, ...about })).toBe(total);
    for (const { status, count } of report.byStatus) {
      expect(await countOf({ ...days, ...about, status })).toBe(count);
    }
    for (const { date, appointments } of report.byDay.filter((day) => day.appointments > 0)) {
      const untilDate = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
      expect(await countOf({ ...about, fromDate: date, untilDate })).toBe(appointments);
    }
  });
});
