import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openAnotherCounter,
  outcomes,
  paid,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { payAdvance } from './advances.commands.ts';

const world = testWorld();
const BRIEFLY = 300;
let counter: Counter;
let cash: Api['cash'];

/** R$ 30,00 in the drawer. */
beforeEach(async () => {
  counter = await openAnotherCounter(world);
  cash = counter.api.cash;
  await cash.sessions.move({ kind: 'supply', amountCents: 3000 });
});

const notEnough = {
  code: 'NOT_ENOUGH_CASH',
  message: 'Não há dinheiro suficiente na gaveta para este pagamento.',
};

function vale(amountCents: number, way = 'Dinheiro') {
  const paymentMethodId = counter.ways[way] ?? '';
  return cash.commissions.advance({ professionalId: counter.ana, amountCents, paymentMethodId });
}

async function payAll(returnedCents: number, way = 'Dinheiro') {
  const { items } = await cash.commissions.listPending({});
  const returned = { professionalId: counter.ana, amountCents: returnedCents };
  return cash.commissions.pay({
    ids: items.map(({ id }) => id),
    paymentMethodId: counter.ways[way] ?? '',
    advanceReturns: returnedCents === 0 ? [] : [returned],
  });
}

async function drawer() {
  const session = await cash.sessions.current();
  return session?.expected.find(({ key }) => key === 'drawer')?.expectedCents;
}

describe('a vale', () => {
  test('in cash is no more than what lies in the drawer', async () => {
    await expect(vale(900_000)).rejects.toMatchObject(notEnough);
    await expect(vale(3001)).rejects.toMatchObject(notEnough);
    await vale(3000);
    expect(await drawer()).toBe(0);
  });

  test('by another way asks no drawer', async () => {
    await vale(900_000, 'PIX');
    expect(await drawer()).toBe(3000);
  });

  test('is given once by two who find money for one', async () => {
    const paymentMethodId = counter.ways.Dinheiro ?? '';
    const first = { professionalId: counter.bia, amount: cents(2000), paymentMethodId, reason: '' };
    const today = Temporal.PlainDate.from(TODAY);
    const acting = { userId: counter.salon.ownerId, now: noon, today };
    let second: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await world.inCompany(counter.salon.companyId, async (scope) => {
      expect(await payAdvance(scope, first, acting)).toMatchObject({ accepted: true });
      second = Promise.allSettled([vale(2000)]);
      await setTimeout(BRIEFLY);
    });
    expect(outcomes(await second)).toEqual(['NOT_ENOUGH_CASH']);
    expect(await drawer()).toBe(1000);
  });
});

describe('a commission', () => {
  test('in cash is paid as far as the drawer goes, vales taken off', async () => {
    await vale(500, 'PIX');
    await paid(counter, { by: { PIX: 5000 } });
    await cash.sessions.move({ kind: 'withdrawal', amountCents: 1500 });
    await expect(payAll(0)).rejects.toMatchObject(notEnough);
    await expect(payAll(499)).rejects.toMatchObject(notEnough);
    expect((await cash.commissions.listPending({})).items).toHaveLength(1);
    expect(await payAll(500)).toMatchObject({ handedOverCents: 1500 });
    expect(await drawer()).toBe(0);
  });

  test('of which nothing is handed over asks no drawer', async () => {
    await vale(2000, 'PIX');
    await cash.sessions.move({ kind: 'withdrawal', amountCents: 3000 });
    expect(await drawer()).toBe(0);
    await paid(counter, { by: { PIX: 5000 } });
    expect(await payAll(2000)).toMatchObject({ handedOverCents: 0 });
  });
});
