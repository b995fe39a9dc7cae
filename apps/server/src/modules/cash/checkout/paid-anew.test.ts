import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openAnotherCounter,
  paidOutAndRefunded,
  payAnew,
  someTime,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { settleAppointment } from './settlements.commands.ts';

const world = testWorld();
const BRIEFLY = 500;
let counter: Counter;
let api: Api;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  api = counter.api;
});

async function owed() {
  const { items } = await api.cash.commissions.listPending({});
  return items.map(({ kind, amountCents }) => [kind, amountCents]);
}

function statementOf(professionalId: string) {
  return api.cash.commissions.statement({ fromDate: TODAY, toDate: TODAY, professionalId });
}

async function lastPayout(): Promise<string> {
  const { items } = await api.cash.commissions.listPaid({});
  return items[0]?.id ?? '';
}

async function takePayoutBack() {
  await api.cash.transactions.refund({ id: await lastPayout() });
}

describe('whoever pays anew after a refund', () => {
  test('owes the professional nothing that she has got already', async () => {
    const id = await paidOutAndRefunded(counter);
    await payAnew(counter, id);
    expect(await owed()).toEqual([]);
    const { lines, payments, sums, owedNowCents } = await statementOf(counter.ana);
    expect(lines.map((line) => [line.professionalCents, line.status])).toEqual([
      [2000, 'paid'],
      [-2000, 'refunded'],
      [2000, 'paid'],
    ]);
    expect(payments).toHaveLength(1);
    expect(sums).toMatchObject({ professionalCents: 2000, paidCents: 2000, openCents: 0 });
    expect(owedNowCents).toBe(0);
  });

  test('owes what the commission became more, and takes nothing off when it became less', async () => {
    const id = await paidOutAndRefunded(counter, { discountCents: 3000 });
    const second = await payAnew(counter, id);
    expect(await owed()).toEqual([['commission', 1200]]);
    const { lines } = await statementOf(counter.ana);
    expect(lines.at(-1)).toMatchObject({ professionalCents: 2000, status: 'open' });
    expect(await api.cash.settlements.refund({ id: second.id })).toMatchObject({
      paidCommissionCents: 800,
    });
    await payAnew(counter, id, { discountCents: 5000 });
    expect(await owed()).toEqual([]);
  });

  test('is told again what stays with the professional when that goes back too', async () => {
    const id = await paidOutAndRefunded(counter);
    const second = await payAnew(counter, id);
    expect(await api.cash.settlements.refund({ id: second.id })).toMatchObject({
      paidCommissionCents: 2000,
    });
    await payAnew(counter, id);
    expect(await owed()).toEqual([]);
  });

  test('owes of a tip what it became more, whatever the commission was', async () => {
    const id = await paidOutAndRefunded(counter, { discountCents: 5000, tipCents: 300 });
    await payAnew(counter, id, { tipCents: 500 });
    expect(await owed()).toEqual([
      ['commission', 2000],
      ['tip_share', 200],
    ]);
  });

  test('owes somebody else all of it', async () => {
    await counter.salon.earns(counter.bia, 50, [counter.haircut]);
    const id = await paidOutAndRefunded(counter);
    const { changeStatus, move } = api.scheduling.appointments;
    const { version } = await changeStatus({ id, status: 'scheduled' });
    const to = { professionalId: counter.bia, startTime: someTime(), durationMinutes: 60 };
    await move({ id, version, ...to });
    await changeStatus({ id, status: 'completed' });
    await payAnew(counter, id);
    expect(await owed()).toEqual([['commission', 2500]]);
  });
});

describe('what was paid out before and is taken back', () => {
  test('is owed of what was paid anew, once', async () => {
    const id = await paidOutAndRefunded(counter, { discountCents: 3000, tipCents: 300 });
    await payAnew(counter, id, { tipCents: 300 });
    expect(await owed()).toEqual([['commission', 1200]]);
    await takePayoutBack();
    expect(await owed()).toEqual([
      ['commission', 1200],
      ['commission', 800],
      ['tip_share', 300],
    ]);
    const { lines, owedNowCents } = await statementOf(counter.ana);
    expect(lines.map((line) => [line.professionalCents, line.status])).toEqual([
      [800, 'refunded'],
      [-800, 'refunded'],
      [2000, 'open'],
    ]);
    expect(owedNowCents).toBe(2300);
  });

  test('at the same moment is owed too', async () => {
    const appointmentId = await paidOutAndRefunded(counter);
    const payout = await lastPayout();
    const today = Temporal.PlainDate.from(TODAY);
    const doing = { userId: counter.salon.ownerId, now: noon, today, zone: 'America/Sao_Paulo' };
    const part = { paymentMethodId: counter.ways.PIX ?? '', amount: cents(5000) };
    const form = { discount: cents(0), tip: cents(0), receivedCash: null, categoryId: null };
    let taking: Promise<unknown> = Promise.resolve();
    await world.inCompany(counter.salon.companyId, async (scope) => {
      const asked = { appointmentId, price: cents(5000), parts: [part], ...form };
      expect(await settleAppointment(scope, asked, doing)).toMatchObject({ accepted: true });
      taking = api.cash.transactions.refund({ id: payout });
      await setTimeout(BRIEFLY);
    });
    await taking;
    expect(await owed()).toEqual([['commission', 2000]]);
  });
});
