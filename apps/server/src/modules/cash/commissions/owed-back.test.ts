import { beforeEach, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import {
  type Counter,
  openAnotherCounter,
  paidOutAndRefunded,
  payAnew,
  payOut,
  someTime,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;
let api: Api;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  api = counter.api;
});

const takeBack = (id: string) => api.cash.settlements.refund({ id });

/** Newest first: what was paid out, and what of it is to be settled. */
async function payouts(): Promise<(readonly [kind: string, amount: number, owedBack: number])[]> {
  const { items } = await api.cash.commissions.listPaid({});
  return items.flatMap(({ parts }) =>
    parts
      .filter(({ refundedAt }) => refundedAt === null)
      .map(({ kind, amountCents, owedBackCents }) => [kind, amountCents, owedBackCents] as const),
  );
}

async function owed(): Promise<number> {
  const { items } = await api.cash.commissions.listPending({});
  return items.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

test('what was paid out is to be settled until the client pays anew', async () => {
  const id = await paidOutAndRefunded(counter);
  expect(await payouts()).toEqual([['commission', 2000, 2000]]);
  const second = await payAnew(counter, id);
  expect(await payouts()).toEqual([['commission', 2000, 0]]);
  expect(await owed()).toBe(0);
  await takeBack(second.id);
  expect(await payouts()).toEqual([['commission', 2000, 2000]]);
});

test('of a smaller commission only the rest is, and of a larger one nothing', async () => {
  const id = await paidOutAndRefunded(counter);
  const second = await payAnew(counter, id, { discountCents: 3000 });
  expect(await payouts()).toEqual([['commission', 2000, 1200]]);
  expect(await owed()).toBe(0);
  await takeBack(second.id);
  const other = await paidOutAndRefunded(counter, { discountCents: 3000 });
  await payAnew(counter, other);
  expect(await payouts()).toEqual([
    ['commission', 800, 0],
    ['commission', 2000, 2000],
  ]);
  expect(await owed()).toBe(1200);
});

test('tips and commissions are settled apart', async () => {
  const id = await paidOutAndRefunded(counter, { tipCents: 500 });
  await payAnew(counter, id, { tipCents: 200 });
  expect(await payouts()).toEqual([
    ['commission', 2000, 0],
    ['tip_share', 500, 300],
  ]);
});

test('several payouts of one visit are covered together, the oldest first', async () => {
  const id = await paidOutAndRefunded(counter, { discountCents: 3000 });
  const second = await payAnew(counter, id);
  await payOut(counter);
  expect(await payouts()).toEqual([
    ['commission', 1200, 0],
    ['commission', 800, 0],
  ]);
  await takeBack(second.id);
  expect(await payouts()).toEqual([
    ['commission', 1200, 1200],
    ['commission', 800, 800],
  ]);
  await payAnew(counter, id, { discountCents: 2500 });
  expect(await payouts()).toEqual([
    ['commission', 1200, 1000],
    ['commission', 800, 0],
  ]);
  const [newest] = (await api.cash.commissions.listPaid({ limit: 1 })).items;
  expect(newest?.parts).toMatchObject([{ amountCents: 1200, owedBackCents: 1000 }]);
});

test('a payout that was given back leaves nothing to settle', async () => {
  const id = await paidOutAndRefunded(counter);
  const [payout] = (await api.cash.commissions.listPaid({})).items;
  await payAnew(counter, id, { discountCents: 2500 });
  await api.cash.transactions.refund({ id: payout?.id ?? '' });
  expect(await payouts()).toEqual([]);
  expect(await owed()).toBe(1000);
});

test('what somebody else earned anew covers nothing', async () => {
  await counter.salon.earns(counter.bia, 50, [counter.haircut]);
  const id = await paidOutAndRefunded(counter);
  const { changeStatus, move } = api.scheduling.appointments;
  const { version } = await changeStatus({ id, status: 'scheduled' });
  const to = { professionalId: counter.bia, startTime: someTime(), durationMinutes: 60 };
  await move({ id, version, ...to });
  await changeStatus({ id, status: 'completed' });
  await payAnew(counter, id);
  expect(await payouts()).toEqual([['commission', 2000, 2000]]);
  expect(await owed()).toBe(2500);
});
