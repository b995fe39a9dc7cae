import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { askingAt, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  openCounter,
  paid,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { settlements } from './settlements.table.ts';

const world = testWorld();
const TOMORROW = '2026-03-11';
/** Half past eleven at night in São Paulo, while it is tomorrow already in Greenwich. */
const LATE = Temporal.Instant.from('2026-03-11T02:30:00Z');
let counter: Counter;
let api: Api;
let sales: string;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  api = counter.api;
  const { incomeCategories } = await api.cash.sessions.choices();
  sales = incomeCategories[0]?.id ?? '';
});

async function rowsOf(appointmentId: string) {
  const rows = await world.inCompany(counter.salon.companyId, (scope) =>
    scope
      .select()
      .from(transactions)
      .where(eq(transactions.appointmentId, appointmentId))
      .orderBy(asc(transactions.id)),
  );
  return rows.map((row) => ({ ...row, date: row.date.toString() }));
}

async function datesOf(appointmentId: string) {
  const rows = await world.inCompany(counter.salon.companyId, (scope) =>
    scope
      .select()
      .from(settlements)
      .where(eq(settlements.appointmentId, appointmentId))
      .orderBy(asc(settlements.id)),
  );
  return rows.map(({ date }) => date.toString());
}

test('what a client paid goes through the open drawer, under the category that was chosen', async () => {
  const session = await api.cash.sessions.current();
  const { id, appointmentId } = await paid(counter, {
    categoryId: sales,
    tipCents: 1000,
    by: { Dinheiro: 3000, PIX: 3000 },
  });
  const through = { cashSessionId: session?.id, date: TODAY, settlementId: id };
  const rows = await rowsOf(appointmentId);
  expect(rows).toMatchObject([
    { ...through, kind: 'payment', categoryId: sales, paymentMethodId: counter.ways.Dinheiro },
    { ...through, kind: 'tip', categoryId: null, paymentMethodId: counter.ways.Dinheiro },
    { ...through, kind: 'payment', categoryId: sales, paymentMethodId: counter.ways.PIX },
    { ...through, kind: 'tip', categoryId: null, paymentMethodId: counter.ways.PIX },
    { kind: 'commission', date: TODAY, cashSessionId: null, categoryId: null },
    { kind: 'tip_share', date: TODAY, cashSessionId: null, categoryId: null },
  ]);

  await api.cash.settlements.refund({ id });
  const refunds = (await rowsOf(appointmentId)).slice(rows.length);
  const copied = ({ categoryId, paymentMethodId, cashSessionId }: (typeof rows)[number]) => ({
    categoryId,
    paymentMethodId,
    cashSessionId,
  });
  expect(refunds.map(copied)).toEqual(rows.map(copied));
  const { items } = await api.cash.transactions.list({ categoryId: sales });
  expect(items.map(({ amountCents }) => amountCents).toSorted()).toEqual(
    [3000, 3000, -3000, -3000].toSorted(),
  );
});

describe('the day of a payment is the day at the counter', () => {
  test('also when it is tomorrow already elsewhere', async () => {
    const visit = await served(counter);
    const late = await askingAt(world, counter.salon.ownerId, LATE);
    const settled = await late.cash.settlements.settle(payment(counter, visit));
    expect(settled).toMatchObject({ date: TODAY, createdAt: LATE.toString() });
    const rows = await rowsOf(visit.id);
    expect(rows.map(({ date }) => date)).toEqual([TODAY, TODAY]);
  });

  test('and what takes it back has its own', async () => {
    const { id, appointmentId } = await paid(counter);
    const next = await askingAt(world, counter.salon.ownerId, noon.add({ hours: 24 }));
    await next.cash.settlements.refund({ id });
    expect(await datesOf(appointmentId)).toEqual([TODAY, TOMORROW]);
    const rows = await rowsOf(appointmentId);
    expect(rows.map(({ kind, date }) => [kind, date])).toEqual([
      ['payment', TODAY],
      ['commission', TODAY],
      ['refund', TOMORROW],
      ['refund', TOMORROW],
    ]);
    expect(await api.cash.settlements.get({ id })).toMatchObject({
      date: TODAY,
      refundedAt: noon.add({ hours: 24 }).toString(),
    });
  });
});

test.each(['Dinheiro', 'PIX'])(
  'what was paid by %s goes back by it, also when it is switched off',
  async (way) => {
    const before = (await cashInDrawer(counter)) ?? 0;
    const { id, appointmentId } = await paid(counter, { by: { [way]: 5000 } });
    const paymentMethodId = counter.ways[way] ?? '';
    await api.company.paymentMethods.deactivate({ id: paymentMethodId });
    await api.cash.settlements.refund({ id });
    const refunds = (await rowsOf(appointmentId)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([
      { countsAs: 'payment', amount: -5000, paymentMethodId },
      { countsAs: 'commission', amount: -2000 },
    ]);
    expect(await cashInDrawer(counter)).toBe(before);
    await api.company.paymentMethods.reactivate({ id: paymentMethodId });
  },
);
