import type { PaidService, PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import { cents } from '@app/domain/shared/money';
import { beforeAll, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../tests/agenda-support.ts';
import { type Counter, openCounter, payment, served } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
let counter: Counter;
let api: Api;
let color: string;
let brows: string;

async function pays(serviceIds: string[], discountCents: number, professionalId: string) {
  const visit = await served(counter, { serviceIds, professionalId });
  return api.cash.settlements.settle(payment(counter, visit, { discountCents, tipCents: 300 }));
}

/** Discounts that do not divide evenly, three services at once, and one payment taken back. */
beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  ({ api } = counter);
  color = await counter.salon.offers('Coloração', { price: cents(33_33) });
  brows = await counter.salon.offers('Sobrancelha', { price: cents(7) });
  const { haircut, ana, bia } = counter;
  await pays([haircut, color, brows], 10_01, ana);
  await pays([haircut, color], 1, bia);
  await pays([color], 0, bia);
  const { id } = await pays([haircut, brows], 7_77, ana);
  await api.cash.settlements.refund({ id });
});

test.each([
  ['everything', {}],
  ['a professional', { who: 'ana' }],
  ['the other', { who: 'bia' }],
  ['a service', { what: 'haircut' }],
  ['a service that was a few cents', { what: 'brows' }],
  ['both', { who: 'ana', what: 'color' }],
  ['both, of which there is none', { who: 'bia', what: 'brows' }],
] as const)('the net of %s is the revenue of the report', async (_case, { who, what }: Choice) => {
  const ids = { color, brows, haircut: counter.haircut };
  const about = {
    ...(who && { professionalId: counter[who] }),
    ...(what && { serviceId: ids[what] }),
  };
  const { items, totals: sums } = await api.insights.paidServices({
    ...march,
    ...about,
    limit: 100,
  });
  const { revenueCents } = await api.insights.report({ ...march, ...about });
  expect(sums?.netCents).toBe(revenueCents);
  expect(sums).toEqual(addedUp(items));
});

test('the services of a payment stand in their order', async () => {
  const { items } = await api.insights.paidServices(march);
  const first = items.filter(({ receiptId }) => receiptId === items.at(-1)?.receiptId);
  const names = first.map(({ serviceName }) => serviceName);
  expect(names).toEqual(['Corte', 'Coloração', 'Sobrancelha']);
});

test('the parts of a payment add up to what was paid for its services', async () => {
  const { items } = await api.insights.paidServices({ ...march, limit: 100 });
  const byReceipt = Map.groupBy(items, ({ receiptId }) => receiptId);
  for (const [id, parts] of byReceipt) {
    const { parts: ways, tipCents, refundedAt } = await api.cash.settlements.get({ id });
    const paid = ways.reduce((sum, way) => sum + way.amountCents, 0) - tipCents;
    expect(addedUp(parts).netCents).toBe(refundedAt === null ? paid : 0);
  }
  expect(byReceipt.size).toBe(4);
});

test('a refund is marked, and leads to the receipt of what it takes back', async () => {
  const { items } = await api.insights.paidServices({ ...march, serviceId: brows });
  expect(items.map(({ isRefund, grossCents }) => [isRefund, grossCents])).toEqual([
    ...[
      [true, -7],
      [false, 7],
      [false, 7],
    ],
  ]);
  expect(items[0]).toMatchObject({ receiptId: items[1]?.receiptId });
  expect(items[0]).toMatchObject({ receiptNumber: items[1]?.receiptNumber });
});

type Choice = { who?: 'ana' | 'bia'; what?: 'haircut' | 'color' | 'brows' };

function addedUp(items: readonly PaidService[]): PaidServiceSums {
  const sumOf = (key: keyof PaidServiceSums & keyof PaidService) =>
    items.reduce((sum, item) => sum + item[key], 0);
  return {
    count: items.length,
    grossCents: sumOf('grossCents'),
    discountCents: sumOf('discountCents'),
    prepaidCents: sumOf('prepaidCents'),
    netCents: sumOf('netCents'),
  };
}
