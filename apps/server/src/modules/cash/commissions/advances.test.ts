import { sql } from 'drizzle-orm';
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

async function payout() {
  const [newest] = (await cash.commissions.listPaid({})).items;
  if (!newest) throw new Error('Nothing is paid');
  return newest;
}

async function takeBack(...partIds: string[]) {
  const { id } = await payout();
  return cash.transactions.refund(partIds.length > 0 ? { id, partIds } : { id });
}

async function partIdsOf() {
  return (await payout()).parts.map(({ paymentId }) => paymentId);
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
  test('stays while enough is left of what it was kept back of, then goes along', async () => {
    expect(await balance()).toEqual([[0, 300]]);
    expect(await handedOut()).toBe(-1500 - 4000 + 1200);
    const [first = '', last = ''] = await partIdsOf();
    expect(await takeBack(first)).toMatchObject({ amountCents: -2000, payout: null });
    expect(await balance()).toEqual([[2000, 300]]);
    expect(await handedOut()).toBe(-1500 - 2000 + 1200);
    expect(await payout()).toMatchObject({ amountCents: 800 });
    expect(await takeBack(last)).toMatchObject({
      description: expect.stringMatching(/^ESTORNO - Comissões de .+ · 1 atendimento$/),
      amountCents: -800,
      payout: { parts: 2 },
    });
    expect(await balance()).toEqual([[4000, 1500]]);
    expect(await handedOut()).toBe(-1500);
  });

  test('goes back with the whole payout, in one row', async () => {
    const { id, parts } = await payout();
    expect(await cash.transactions.get({ id })).toMatchObject({
      description: expect.stringMatching(/^Comissões de .+ · 2 atendimentos$/),
      amountCents: 2800,
      payout: { id, parts: 3, standing: 3, isWhole: true },
    });
    const appointmentId = parts[0]?.appointmentId ?? '';
    const { items: ofVisit } = await cash.transactions.list({ appointmentId });
    expect(ofVisit.find((row) => row.id === id)).toMatchObject({
      amountCents: 2000,
      payout: { id, isWhole: false },
    });
    expect((await cash.transactions.list({ search: 'gorjetas' })).items).toEqual([]);
    expect(await takeBack()).toMatchObject({ amountCents: -2800, payout: { parts: 3 } });
    expect(await balance()).toEqual([[4000, 1500]]);
    expect(await cash.transactions.get({ id })).toMatchObject({
      canRefund: false,
      refundedAt: expect.any(String),
    });
    await expect(cash.transactions.refund({ id })).rejects.toMatchObject({
      code: 'ALREADY_REFUNDED',
    });
    const { items, totals } = await cash.transactions.list({ search: 'comissões' });
    expect(items.map(({ amountCents }) => amountCents)).toEqual([-2800, 2800]);
    expect(totals).toEqual({ incomeCents: 0, expenseCents: 0, feesCents: 0 });
  });

  test('makes the figures of the drawer those of its list', async () => {
    const before = await cash.sessions.current();
    expect(before?.movements.map(({ amountCents }) => amountCents)).toEqual([
      2800, 5000, 5000, 1500,
    ]);
    const figures = { incomeCents: 10_000, expectedCents: 10_000 - 1500 - 2800 };
    expect(before).toMatchObject({ ...figures, expenseCents: 1500 + 2800 });
    await takeBack();
    expect(await cash.sessions.current()).toMatchObject({ expenseCents: 1500 });
  });

  test('is taken back once, alone or with its payout', async () => {
    const paymentId = (await payout()).advance?.paymentId ?? '';
    await takeBack(paymentId);
    expect(await balance()).toEqual([[0, 1500]]);
    await expect(takeBack(paymentId)).rejects.toMatchObject({ code: 'ALREADY_REFUNDED' });
    await takeBack(...(await partIdsOf()));
    expect(await balance()).toEqual([[4000, 1500]]);
    expect((await cash.commissions.listPaid({})).items).toEqual([]);
  });

  test('is not refunded any more, and says why', async () => {
    expect(await cash.transactions.get({ id: given })).toMatchObject({ canRefund: false });
    await expect(cash.transactions.refund({ id: given })).rejects.toMatchObject({
      code: 'ADVANCE_RETURNED',
      message: 'Este vale já foi descontado de um pagamento.',
    });
    await takeBack();
    expect(await cash.transactions.get({ id: given })).toMatchObject({ canRefund: true });
    await cash.transactions.refund({ id: given });
    expect(await balance()).toEqual([[4000, 0]]);
  });

  test('is found by a part of the payout and by what took one back', async () => {
    const { id } = await payout();
    const [first = '', last = ''] = await partIdsOf();
    const refund = await takeBack(first);
    const found = await cash.commissions.getPayout({ id: refund.id });
    expect(found).toMatchObject({ id, amountCents: 800, advance: { amountCents: 1200 } });
    expect(found.parts.map(({ refundedAt }) => refundedAt !== null)).toEqual([true, false]);
    expect(await cash.commissions.getPayout({ id: last })).toEqual(found);
  });

  test('no part goes back that is of another payout', async () => {
    await expect(takeBack(given)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  });

  test('parts that do not add up are refused by the database', async () => {
    const { id } = await payout();
    const again = world.inCompany(counter.salon.companyId, (scope) =>
      scope.execute(sql`insert into transactions select (jsonb_populate_record(part,
        jsonb_build_object('id', uuidv7(), 'pays_id', null, 'payout_in_cents', null))).*
        from transactions part where id = ${id}`),
    );
    await expect(again).rejects.toMatchObject({
      cause: { constraint: 'transactions_payout_adds_up' },
    });
  });
});
