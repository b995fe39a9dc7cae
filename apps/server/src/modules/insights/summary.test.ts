import { beforeAll, describe, expect, test } from 'vitest';
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

describe('the figures of a report', () => {
  let two: BookedCompany;

  /** On both sides of the tenth, when both months are cut. */
  beforeAll(async () => {
    two = await openBooks(world, 'Comparada');
    const { book, ana, bia, maria, haircut, color } = two;
    for (const [at, professionalId, serviceId, gross] of [
      ['2026-02-10T23:30', ana, haircut, 40_00],
      ['2026-02-11T09:00', ana, haircut, 500_00],
      ['2026-03-09T09:00', ana, haircut, 50_00],
      ['2026-03-10T23:30', bia, color, 70_00],
      ['2026-03-11T09:00', ana, haircut, 900_00],
    ] as const) {
      const visit = { professionalId, clientId: maria, serviceIds: [serviceId], minutes: 20 };
      const appointmentId = await book.visit({ ...visit, at });
      const items = [{ serviceId, gross }];
      await book.settle({ appointmentId, professionalId, date: at.slice(0, 10), items });
    }
    const missed = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    await book.visit({ ...missed, at: '2026-02-09T09:00', status: 'no_show' });
  });

  test('of a month that runs stand beside the same days of the one before', async () => {
    const { total, comparison } = await two.api.insights.report(march);
    expect(total).toBe(3);
    expect(comparison).toEqual({
      current: { fromDate: '2026-03-01', toDate: '2026-03-10' },
      previous: { fromDate: '2026-02-01', toDate: '2026-02-10' },
      total: { current: 2, previous: 2, growthPermille: 0 },
      completed: { current: 2, previous: 1, growthPermille: 1000 },
      completionPermille: { current: 1000, previous: 500 },
      noShowPermille: { current: 0, previous: 500 },
      revenueCents: { current: 120_00, previous: 40_00, growthPermille: 2000 },
      averageTicketCents: { current: 60_00, previous: 40_00, growthPermille: 500 },
    });
  });

  test('of a month that is over stand beside the whole one before, and grow from nothing nowhere', async () => {
    const february = { fromDate: '2026-02-01', toDate: '2026-02-28' };
    expect((await two.api.insights.report(february)).comparison).toMatchObject({
      previous: { fromDate: '2026-01-01', toDate: '2026-01-31' },
      revenueCents: { current: 540_00, previous: 0, growthPermille: null },
      noShowPermille: { current: 333, previous: null },
    });
  });

  test('are narrowed on both sides', async () => {
    const hers = await two.api.insights.report({ ...march, professionalId: two.bia });
    expect(hers.comparison?.revenueCents).toMatchObject({ current: 70_00, previous: 0 });
    const its = await two.api.insights.report({ ...march, serviceId: two.haircut });
    expect(its.comparison?.total).toMatchObject({ current: 1, previous: 2 });
  });

  test('of days to come are compared with nothing', async () => {
    const april = { fromDate: '2026-04-01', toDate: '2026-04-30' };
    expect((await two.api.insights.report(april)).comparison).toBeNull();
  });

  test('are not compared with those of another company', async () => {
    const other = await openBooks(world, 'Isolada');
    expect((await other.api.insights.report(march)).comparison).toMatchObject({
      total: { current: 0, previous: 0 },
      revenueCents: { current: 0, previous: 0 },
    });
  });
});
