import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../tests/agenda-support.ts';
import { type Counter, openCounter, paid } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
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
    const counts = 'service-revenue' as const;
    const rows = { incomeCents: revenueCents, expenseCents: 0 };
    expect(await totalsOf({ counts })).toEqual(rows);
    expect(await totalsOf({ counts, professionalId: counter.ana })).toEqual(rows);
    expect(await totalsOf({ counts, professionalId: counter.bia })).toMatchObject({
      incomeCents: 0,
    });
  });

  test('the revenue and the expenses of the month', async () => {
    const { revenue, expenses } = await api.insights.health();
    expect([revenue.currentCents, expenses.currentCents]).toEqual([98_00, 1_00]);
    expect(await totalsOf({ counts: 'revenue' })).toMatchObject({ incomeCents: 98_00 });
    expect(await totalsOf({ counts: 'expenses' })).toMatchObject({ expenseCents: 1_00 });
    expect((await api.insights.home()).figures?.revenueThisMonthCents).toBe(98_00);
    expect((await api.insights.reports(march)).revenueCents).toBe(98_00);
  });
});

test('the hours bring, all together, what the month did', async () => {
  const { byHour, revenueCents } = await api.insights.report(march);
  expect(byHour.reduce((sum, hour) => sum + hour.revenueCents, 0)).toBe(revenueCents);
  expect(byHour.every(({ hour }) => hour < 24)).toBe(true);
});
