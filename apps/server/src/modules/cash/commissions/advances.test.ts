import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { type Counter, openAnotherCounter, paid } from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;
let cash: Api['cash'];
let given: string;

/** A vale of R$ 15,00, of which 12,00 are taken off two commissions of 20,00. */
beforeEach(async () => {
  counter = await openAnotherCounter(world);
  cash = counter.api.cash;
  const [professionalId, paymentMethodId] = [counter.ana, counter.ways.PIX ?? ''];
  const vale = { professionalId, amountCents: 1500, paymentMethodId };
  given = (await cash.commissions.advance(vale)).id;
  await paid(counter, { by: { PIX: 5000 } });
  await paid(counter, { by: { PIX: 5000 } });
  const { items } = await cash.commissions.listPending({});
  await cash.commissions.pay({
    ids: items.map(({ id }) => id),
    paymentMethodId,
    advanceReturns: [800, 400].map((amountCents) => ({ professionalId, amountCents })),
  });
});

async function rowsOf(kind: 'commission_payment' | 'advance_return') {
  return (await cash.transactions.list({ kind })).items;
}

async function balance() {
  const { professionals } = await cash.commissions.listPending({});
  return professionals.map(({ owedCents, advancesCents }) => [owedCents, advancesCents]);
}

async function handedOut() {
  const session = await cash.sessions.current();
  return (session?.expectedCents ?? 0) - 10_000;
}

describe('a vale that was taken off a payment', () => {
  test('is open again, and leaves the drawer right, when that payment is taken back', async () => {
    expect(await balance()).toEqual([[0, 300]]);
    expect(await handedOut()).toBe(-1500 - 4000 + 1200);
    const [last, first] = await rowsOf('commission_payment');
    await cash.transactions.refund({ id: first?.id ?? '' });
    expect(await balance()).toEqual([[2000, 1500]]);
    expect(await handedOut()).toBe(-1500 - 2000);
    expect(await rowsOf('advance_return')).toMatchObject([
      { amountCents: 1200, refundedAt: expect.any(String), canRefund: false },
    ]);
    await cash.transactions.refund({ id: last?.id ?? '' });
    expect(await balance()).toEqual([[4000, 1500]]);
    expect(await handedOut()).toBe(-1500);
  });

  test('is taken back once, also when it was taken back alone before', async () => {
    const [returned] = await rowsOf('advance_return');
    await cash.transactions.refund({ id: returned?.id ?? '' });
    expect(await balance()).toEqual([[0, 1500]]);
    const [, first] = await rowsOf('commission_payment');
    await cash.transactions.refund({ id: first?.id ?? '' });
    expect(await balance()).toEqual([[2000, 1500]]);
  });

  test('is not refunded any more, and says why', async () => {
    expect(await cash.transactions.get({ id: given })).toMatchObject({ canRefund: false });
    await expect(cash.transactions.refund({ id: given })).rejects.toMatchObject({
      code: 'ADVANCE_RETURNED',
      message: 'Este vale já foi descontado de um pagamento.',
    });
    const [, first] = await rowsOf('commission_payment');
    await cash.transactions.refund({ id: first?.id ?? '' });
    expect(await cash.transactions.get({ id: given })).toMatchObject({ canRefund: true });
    await cash.transactions.refund({ id: given });
    expect(await balance()).toEqual([[2000, 0]]);
  });
});
