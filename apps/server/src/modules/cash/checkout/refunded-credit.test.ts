import { cents } from '@app/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { asking, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  closeDrawer,
  openAnotherCounter,
  openDrawer,
  outcomes,
  paid,
  served,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
});

function credit(id: string) {
  return counter.api.cash.settlements.refund({ id, as: 'credit' });
}

async function balance(): Promise<number> {
  return (await counter.api.prepaid.clients.account({ clientId: counter.maria })).balanceCents;
}

async function revenueToday(): Promise<number> {
  const { totals } = await counter.api.cash.transactions.list({ fromDate: TODAY });
  return totals?.incomeCents ?? 0;
}

describe('a payment that is given back as credit', () => {
  test('leaves the drawer and the day as they were, and is hers to spend', async () => {
    const by = { Dinheiro: 35_00, PIX: 25_00 };
    const { id, appointmentId } = await paid(counter, { tipCents: 10_00, by });
    const before = [await cashInDrawer(counter), await revenueToday()];
    const refunded = await credit(id);
    expect(refunded.refundedAt).not.toBeNull();
    expect([await cashInDrawer(counter), await revenueToday()]).toEqual(before);
    expect(await balance()).toBe(60_00);
    const { items } = await counter.api.cash.commissions.listPending({});
    expect(items).toEqual([]);

    const visit = await counter.api.scheduling.appointments.get({ id: appointmentId });
    expect(visit.isPaid).toBe(false);
    await counter.api.cash.settlements.settle({
      appointmentId,
      priceCents: 50_00,
      parts: [],
      prepaid: { sessions: [], giftCards: [], accountCents: 50_00 },
    });
    expect(await balance()).toBe(10_00);
  });

  test('names the receipt it comes from on a receipt of its own', async () => {
    const { id, receiptNumber } = await paid(counter);
    await credit(id);
    const { entries } = await counter.api.prepaid.clients.account({ clientId: counter.maria });
    const receipt = await counter.api.cash.settlements.get({ id: entries[0]?.settlementId ?? '' });
    expect(receipt).toMatchObject({
      items: [{ kind: 'account', name: `Crédito do recibo nº ${receiptNumber}` }],
      totalCents: 50_00,
      parts: [{ paymentMethodName: 'Dinheiro', amountCents: 50_00 }],
    });
  });

  test('needs no cash in the drawer, because none goes out', async () => {
    const { id } = await paid(counter);
    await closeDrawer(counter);
    await openDrawer(counter, 0);
    const { refund } = counter.api.cash.settlements;
    await expect(refund({ id })).rejects.toMatchObject({ code: 'NOT_ENOUGH_CASH' });
    await credit(id);
    expect([await cashInDrawer(counter), await balance()]).toEqual([0, 50_00]);
  });

  test('can be given back as money later, once and as long as it is not spent', async () => {
    const { id } = await paid(counter);
    await credit(id);
    const { entries } = await counter.api.prepaid.clients.account({ clientId: counter.maria });
    await counter.api.cash.settlements.refund({ id: entries[0]?.settlementId ?? '' });
    expect([await cashInDrawer(counter), await balance()]).toEqual([0, 0]);
  });

  test('is credited once by many at once, whichever way each of them asked for', async () => {
    const { id } = await paid(counter);
    const { refund } = counter.api.cash.settlements;
    const asked = Array.from({ length: 8 }, (_, place) =>
      refund({ id, as: place % 2 === 0 ? 'credit' : 'money' }),
    );
    const ends = outcomes(await Promise.allSettled(asked));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'ALREADY_REFUNDED')).toHaveLength(7);
    const [kept, hers] = [await cashInDrawer(counter), await balance()];
    expect(kept).toBe(hers);
  });

  test('is answered again to whoever did not hear the answer', async () => {
    const { id } = await paid(counter);
    const clicks = [1, 2, 3].map(async () => {
      const { cash } = await asking(world, counter.salon.ownerId, 'credited');
      return (await cash.settlements.refund({ id, as: 'credit' })).id;
    });
    expect(new Set(await Promise.all(clicks))).toEqual(new Set([id]));
    expect(await balance()).toBe(50_00);
  });
});

describe('nothing is credited', () => {
  test('to nobody', async () => {
    const productId = await counter.salon.stocks('Xampu', { currentStock: 2, price: cents(40_00) });
    const parts = [{ paymentMethodId: counter.ways.Dinheiro ?? '', amountCents: 40_00 }];
    const items = [{ kind: 'product' as const, productId, quantity: 1, priceCents: 40_00 }];
    const { id } = await counter.api.cash.sales.sell({ items, parts });
    await expect(credit(id)).rejects.toMatchObject({ code: 'CREDIT_NEEDS_CLIENT' });
    expect(await cashInDrawer(counter)).toBe(40_00);
    const standing = await counter.api.cash.settlements.get({ id });
    expect(standing.refundedAt).toBeNull();
  });

  test('of what was paid without money', async () => {
    await counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents: 50_00 });
    const visit = await served(counter);
    const { id } = await counter.api.cash.settlements.settle({
      appointmentId: visit.id,
      priceCents: visit.priceCents,
      parts: [],
      prepaid: { sessions: [], giftCards: [], accountCents: 50_00 },
    });
    await expect(credit(id)).rejects.toMatchObject({ code: 'NOTHING_TO_CREDIT' });
    expect(await balance()).toBe(-50_00);
  });

  test('by whoever may not refund', async () => {
    const { id } = await paid(counter);
    const rui = { name: 'Rui', email: 'rui@salao.test' };
    const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
    const { refund } = desk.cash.settlements;
    await expect(refund({ id, as: 'credit' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = (await openAnotherCounter(world)).api.cash.settlements;
    const foreign = stranger.refund({ id, as: 'credit' });
    await expect(foreign).rejects.toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
  });
});
