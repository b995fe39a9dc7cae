import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, listeningTo, openSalon } from '../../../../tests/agenda-support.ts';
import { asking, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  closeDrawer,
  openCounter,
  openDrawer,
  paid,
  payment,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { refundSettlement } from './settlement-refunds.commands.ts';
import { settlementItems, settlements } from './settlements.table.ts';

const world = testWorld();
let counter: Counter;
let api: Api;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  api = counter.api;
});

function rowsOf(appointmentId: string) {
  return world.inCompany(counter.salon.companyId, (scope) =>
    scope
      .select()
      .from(transactions)
      .where(eq(transactions.appointmentId, appointmentId))
      .orderBy(asc(transactions.id)),
  );
}

function told({ kind, countsAs, amount }: { kind: string; countsAs: string; amount: number }) {
  return [kind, countsAs, amount];
}

async function owedIds(appointmentId: string): Promise<string[]> {
  const { items } = await api.cash.commissions.listPending({});
  return items.filter((item) => item.appointmentId === appointmentId).map(({ id }) => id);
}

describe('taking a payment back', () => {
  test('negates every row of it, and it may be paid anew', async () => {
    await closeDrawer(counter);
    await openDrawer(counter);
    const { id, appointmentId } = await paid(counter, {
      tipCents: 1000,
      by: { Dinheiro: 3000, PIX: 3000 },
    });
    const refunded = await api.cash.settlements.refund({ id });
    expect(refunded).toMatchObject({ id, refundedAt: noon.toString(), paidCommissionCents: 0 });

    const rows = await rowsOf(appointmentId);
    const [written, taken] = [rows.slice(0, 6), rows.slice(6)];
    expect(taken.map(told)).toEqual(
      written.map(({ kind, amount }) => ['refund', kind, amount * -1]),
    );
    expect(taken.map(({ refundOfId }) => refundOfId)).toEqual(written.map((row) => row.id));
    expect(taken.map(({ description }) => description)).toEqual(
      written.map(({ description }) => `ESTORNO - ${description}`),
    );
    expect(written.every(({ refundedAt }) => refundedAt !== null)).toBe(true);
    expect(await api.cash.sessions.current()).toMatchObject({ incomeCents: 0, expectedCents: 0 });
    expect(await owedIds(appointmentId)).toEqual([]);

    const visit = await api.scheduling.appointments.get({ id: appointmentId });
    expect(visit).toMatchObject({ status: 'completed', isPaid: false });
    const latest = await api.cash.settlements.ofAppointment({ appointmentId });
    expect(latest).toMatchObject({ id, refundedAt: noon.toString() });
    const { withoutCommission: _none, ...again } = await api.cash.settlements.settle(
      payment(counter, visit),
    );
    expect(await api.cash.settlements.ofAppointment({ appointmentId })).toEqual(again);
  });

  test('leaves a second settlement that takes the first back to nothing', async () => {
    const { id, appointmentId } = await paid(counter, { discountCents: 700, tipCents: 300 });
    await api.cash.settlements.refund({ id });
    await world.inCompany(counter.salon.companyId, async (scope) => {
      const both = await scope
        .select()
        .from(settlements)
        .where(eq(settlements.appointmentId, appointmentId));
      expect(both).toHaveLength(2);
      for (const amount of ['subtotal', 'discount', 'tip'] as const) {
        expect(both.reduce((sum, row) => sum + row[amount], 0)).toBe(0);
      }
      const refund = both.find(({ refundOfId }) => refundOfId === id);
      const items = await scope
        .select()
        .from(settlementItems)
        .where(eq(settlementItems.settlementId, refund?.id ?? ''));
      expect(items).toMatchObject([{ gross: -5000, discount: -700, commission: -1720 }]);
      expect(refund?.receiptNumber).toBe(both.find((row) => row.id === id)?.receiptNumber);
    });
  });

  test('belongs to the drawer that is open now', async () => {
    const { id } = await paid(counter);
    await closeDrawer(counter);
    await openDrawer(counter, 5000);
    await api.cash.settlements.refund({ id });
    expect(await api.cash.sessions.current()).toMatchObject({ incomeCents: -5000 });
  });

  test('leaves a commission that was paid with the professional, and says so', async () => {
    const { id, appointmentId } = await paid(counter);
    const ids = await owedIds(appointmentId);
    await api.cash.commissions.pay({ ids, paymentMethodId: counter.ways.PIX ?? '' });
    expect(await api.cash.settlements.refund({ id })).toMatchObject({ paidCommissionCents: 2000 });
    const commission = (await rowsOf(appointmentId)).find(({ kind }) => kind === 'commission');
    expect(commission?.refundedAt).toBeNull();
    const { items } = await api.cash.commissions.listPaid({});
    expect(items[0]?.parts).toMatchObject([{ appointmentId, owedBackCents: 2000 }]);
    expect(await owedIds(appointmentId)).toEqual([]);
  });

  test('is told to whoever has to know', async () => {
    const { id, appointmentId } = await paid(counter);
    const today = Temporal.PlainDate.from(TODAY);
    const { heard } = await listeningTo(world, counter, (scope) =>
      refundSettlement(scope, id, { userId: counter.salon.ownerId, now: noon, today }),
    );
    expect(heard).toMatchObject([
      { event: 'payment.refunded', announced: { settlementId: id, appointmentId } },
    ]);
  });

  test('sent again does nothing twice', async () => {
    const { id, appointmentId } = await paid(counter);
    const named = (await asking(world, counter.salon.ownerId, 'refund-1')).cash.settlements;
    const first = await named.refund({ id });
    expect(await named.refund({ id })).toEqual(first);
    expect(await rowsOf(appointmentId)).toHaveLength(4);
  });
});

describe('nothing is taken back', () => {
  test('twice', async () => {
    const { id } = await paid(counter);
    await api.cash.settlements.refund({ id });
    await expect(api.cash.settlements.refund({ id })).rejects.toMatchObject({
      code: 'ALREADY_REFUNDED',
    });
  });

  test('while the drawer is closed', async () => {
    const { id, appointmentId } = await paid(counter);
    await closeDrawer(counter);
    await expect(api.cash.settlements.refund({ id })).rejects.toMatchObject({
      code: 'CASH_CLOSED',
    });
    expect(await rowsOf(appointmentId)).toHaveLength(2);
    await openDrawer(counter);
  });

  test('by what took it back', async () => {
    const { id, appointmentId } = await paid(counter);
    await api.cash.settlements.refund({ id });
    const refundId = (await rowsOf(appointmentId)).at(-1)?.settlementId ?? '';
    expect(refundId).not.toBe(id);
    await expect(api.cash.settlements.refund({ id: refundId })).rejects.toMatchObject({
      code: 'NOT_REFUNDABLE',
    });
    await expect(api.cash.settlements.get({ id: refundId })).rejects.toMatchObject({
      code: 'SETTLEMENT_NOT_FOUND',
    });
  });
});

test('an appointment with money behind it is not deleted, not even when that went back', async () => {
  const { id, appointmentId } = await paid(counter);
  const remove = () => api.scheduling.appointments.remove({ id: appointmentId });
  const kept = {
    code: 'APPOINTMENT_HAS_HISTORY',
    message: 'Este agendamento possui lançamentos financeiros. Cancele-o em vez de excluir.',
  };
  await expect(remove()).rejects.toMatchObject(kept);
  await api.cash.settlements.refund({ id });
  await expect(remove()).rejects.toMatchObject(kept);
  const visit = await api.scheduling.appointments.get({ id: appointmentId });
  expect(visit.status).toBe('completed');
});
