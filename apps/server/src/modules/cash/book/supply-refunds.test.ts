import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { refundTransaction } from './transaction-refunds.commands.ts';

const world = testWorld();
const BRIEFLY = 300;
const notEnough = {
  code: 'NOT_ENOUGH_CASH',
  message: 'Não há dinheiro suficiente na gaveta para este estorno.',
};
let salon: CompanyStory;
let cash: Api['cash'];
let count = 0;

beforeEach(async () => {
  count += 1;
  salon = await world.tell.company(`Salão ${count}`, { name: 'Bê', email: `be@s${count}.test` });
  cash = (await world.as(salon.ownerId)).cash;
  await cash.sessions.open({ openingAmountCents: 0 });
});

const supply = (amountCents: number) => cash.sessions.move({ kind: 'supply', amountCents });
const withdraw = (amountCents: number) => cash.sessions.move({ kind: 'withdrawal', amountCents });
const drawer = async () => (await cash.sessions.current())?.expectedCents;

test('a suprimento goes back while the drawer holds it, and not a cent beyond', async () => {
  const { id } = await supply(2_000);
  await withdraw(1);
  await expect(cash.transactions.refund({ id })).rejects.toMatchObject(notEnough);
  expect(await cash.transactions.get({ id })).toMatchObject({ refundedAt: null, canRefund: true });
  expect(await drawer()).toBe(1_999);

  await supply(1);
  await cash.transactions.refund({ id });
  expect(await drawer()).toBe(0);
});

test('a sangria always goes back: it puts money in', async () => {
  await supply(500);
  const { id } = await withdraw(500);
  await cash.transactions.refund({ id });
  expect(await drawer()).toBe(500);
});

test.each(['suprimento', 'sangria'] as const)(
  'two at once do not take the same money: a suprimento that goes back, and a %s',
  async (other) => {
    const [first, second] = [await supply(2_000), await supply(2_000)];
    await withdraw(1_500);
    const takeToo = () =>
      other === 'sangria' ? withdraw(2_000) : cash.transactions.refund({ id: second.id });
    const acting = { userId: salon.ownerId, now: noon, today: Temporal.PlainDate.from(TODAY) };
    let late: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await world.inCompany(salon.companyId, async (scope) => {
      const taken = await refundTransaction(scope, { id: first.id }, acting);
      expect(taken).toMatchObject({ accepted: true });
      late = Promise.allSettled([takeToo()]);
      await setTimeout(BRIEFLY);
    });
    const reason = { code: notEnough.code };
    expect(await late).toMatchObject([{ status: 'rejected', reason }]);
    expect(await drawer()).toBe(500);
  },
);
