import { beforeAll, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { testWorld } from '../../../tests/support.ts';

/** The clock stands on 10 March. */
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
let one: BookedCompany;

beforeAll(async () => {
  one = await openBooks(world, 'Salao');
  const { book, ana, bia, maria, haircut } = one;
  const paid = { type: 'income', kind: 'payment' } as const;
  await book.money({ ...paid, amount: 120_00, fee: 3_00, date: '2026-03-10' });
  await book.money({ ...paid, amount: 99_00, date: '2026-03-11' });
  await book.money({ ...paid, amount: 100_00, date: '2026-02-10' });
  await book.money({ ...paid, amount: 77_00, date: '2026-02-11' });
  for (const [professionalId, gross] of [
    [ana, 50_00],
    [bia, 70_00],
  ] as const) {
    const visit = { professionalId, clientId: maria, serviceIds: [haircut] };
    const appointmentId = await book.visit({ ...visit, at: '2026-03-09T09:00' });
    const items = [{ serviceId: haircut, gross }];
    await book.settle({ appointmentId, professionalId, date: '2026-03-10', items });
  }
  const late = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  const appointmentId = await book.visit({ ...late, at: '2026-03-11T09:00' });
  const items = [{ serviceId: haircut, gross: 900_00 }];
  await book.settle({ appointmentId, professionalId: ana, date: '2026-03-11', items });
});

test('a month that runs is compared with the same days of the one before', async () => {
  const { revenueCents, feesCents, summary } = await one.api.insights.reports(march);
  expect({ revenueCents, feesCents }).toEqual({ revenueCents: 219_00, feesCents: 3_00 });
  expect(summary).toEqual({
    current: { fromDate: '2026-03-01', toDate: '2026-03-10' },
    previous: { fromDate: '2026-02-01', toDate: '2026-02-10' },
    revenueCents: 120_00,
    previousCents: 100_00,
    growthPermille: 200,
    best: { name: 'Bia', revenueCents: 70_00 },
  });
});

test('a month that is over is compared whole', async () => {
  const february = { fromDate: '2026-02-01', toDate: '2026-02-28' };
  expect((await one.api.insights.reports(february)).summary).toMatchObject({
    previous: { fromDate: '2026-01-01', toDate: '2026-01-31' },
    revenueCents: 177_00,
    growthPermille: null,
    best: null,
  });
});

test('nothing is said of days to come', async () => {
  const april = { fromDate: '2026-04-01', toDate: '2026-04-30' };
  expect((await one.api.insights.reports(april)).summary).toBeNull();
});

test('nothing of it is of another company', async () => {
  const other = await openBooks(world, 'Vizinha');
  expect((await other.api.insights.reports(march)).summary).toMatchObject({
    revenueCents: 0,
    best: null,
  });
});
