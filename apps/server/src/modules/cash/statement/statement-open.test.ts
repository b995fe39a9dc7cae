import { beforeAll, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { askingAt } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openCounter,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';

/** The commission of a visit is R$ 20,00, or with this discount R$ 8,00. */
const LESS = { discountCents: 3000, tipCents: 300 };
const DAYS = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const [PAID, PAID_ANEW, GIVEN_BACK, REPAID] = DAYS;
const world = testWorld();
let counter: Counter;
let visitId: string;
let payoutIds: string[];

type Day = string | undefined;

/** Whoever works at the counter at noon of that day. */
function on(day: Day): Promise<Api> {
  const days = DAYS.indexOf(day ?? '');
  return askingAt(world, counter.salon.ownerId, noon.add({ hours: 24 * days }));
}

async function settle(day: Day, id: string, paying: Parameters<typeof payment>[2] = {}) {
  const api = await on(day);
  const visit = await api.scheduling.appointments.get({ id });
  return api.cash.settlements.settle(payment(counter, visit, paying));
}

async function payOut(day: Day): Promise<void> {
  const { commissions } = (await on(day)).cash;
  const ids = (await commissions.listPending({})).items.map(({ id }) => id);
  await commissions.pay({ ids, paymentMethodId: counter.ways.PIX ?? '' });
}

async function statementOf(fromDate: Day, toDate: Day = fromDate) {
  const asked = { fromDate: fromDate ?? '', toDate: toDate ?? '', professionalId: counter.ana };
  return (await on(REPAID)).cash.commissions.statement(asked);
}

async function openOf(day: Day): Promise<number> {
  return (await statementOf(day)).sums.openCents;
}

/** Of every period the lines add up to the sum, and of all time to what is owed now. */
async function expectAgreement(): Promise<void> {
  const totals = await Promise.all(
    DAYS.flatMap((from, first) => DAYS.slice(first).map((to) => statementOf(from, to))),
  );
  for (const { lines, tips, sums } of totals) {
    const open = [...lines, ...tips].reduce((sum, { openCents }) => sum + openCents, 0);
    expect(open).toBe(sums.openCents);
    for (const { status, openCents } of [...lines, ...tips])
      expect(openCents > 0).toBe(status === 'open');
  }
  const all = await statementOf(DAYS[0], DAYS.at(-1));
  expect(all.sums.openCents).toBe(all.owedNowCents);
}

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  visitId = (await served(counter)).id;
});

test('what a client paid is open on the day she paid, until it is paid out', async () => {
  const { id } = await settle(PAID, visitId, LESS);
  expect(await openOf(PAID)).toBe(1100);
  await expectAgreement();
  await payOut(PAID);
  expect(await openOf(PAID)).toBe(0);
  const payouts = (await counter.api.cash.commissions.listPaid({})).items;
  payoutIds = payouts.map(({ id }) => id);
  await (await on(PAID_ANEW)).cash.settlements.refund({ id });
  expect([await openOf(PAID), await openOf(PAID_ANEW)]).toEqual([0, 0]);
  await expectAgreement();
});

test('of what she pays anew only the rest is open, and its line says so', async () => {
  await settle(PAID_ANEW, visitId, { tipCents: 300 });
  const { lines, tips, sums } = await statementOf(PAID_ANEW);
  expect(sums.openCents).toBe(1200);
  expect(lines.at(-1)).toMatchObject({
    professionalCents: 2000,
    openCents: 1200,
    status: 'open',
  });
  expect(tips.at(-1)).toMatchObject({ amountCents: 300, openCents: 0, status: 'paid' });
  await expectAgreement();
});

test('a payout that goes back another day is open on the day the client paid', async () => {
  const { transactions, commissions } = (await on(GIVEN_BACK)).cash;
  for (const id of payoutIds) await transactions.refund({ id });
  expect(await openOf(PAID_ANEW)).toBe(2300);
  expect(await openOf(GIVEN_BACK)).toBe(0);
  const { lines, tips } = await statementOf(PAID_ANEW);
  expect(lines.at(-1)).toMatchObject({ openCents: 2000, status: 'open' });
  expect(tips.at(-1)).toMatchObject({ openCents: 300, status: 'open' });
  const { items } = await commissions.listPending({});
  expect(items.map(({ date }) => date)).toEqual([PAID_ANEW, PAID_ANEW, PAID_ANEW]);
  await expectAgreement();
});

test('once all of it is paid out nothing is open on any day', async () => {
  await payOut(REPAID);
  expect(await Promise.all(DAYS.map(openOf))).toEqual([0, 0, 0, 0]);
  expect((await statementOf(REPAID)).sums.paidCents).toBe(2300);
  await expectAgreement();
});
