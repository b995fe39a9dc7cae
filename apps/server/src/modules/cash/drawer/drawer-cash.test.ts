import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { entry, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  openAnotherCounter,
  outcomes,
  paid,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { createTransaction, removeTransaction } from '../book/transactions.commands.ts';
import { refundSettlement } from '../checkout/settlement-refunds.commands.ts';

const world = testWorld();
const BRIEFLY = 300;
let counter: Counter;
let cash: Api['cash'];

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  cash = counter.api.cash;
});

function refused(what: string) {
  return {
    code: 'NOT_ENOUGH_CASH',
    message: `Não há dinheiro suficiente na gaveta para ${what}.`,
  };
}
const notForRefund = refused('este estorno');
const notForCorrection = refused(
  'esta correção. Confira as sangrias e o que falta lançar, ou registre um suprimento',
);

const withdraw = (amountCents: number) => cash.sessions.move({ kind: 'withdrawal', amountCents });
const supply = (amountCents: number) => cash.sessions.move({ kind: 'supply', amountCents });

function written(amountCents: number, type: 'income' | 'expense', way = 'Dinheiro') {
  return entry(amountCents, { type, paymentMethodId: counter.ways[way] ?? '' });
}
const write = (...asked: Parameters<typeof written>) => cash.transactions.create(written(...asked));

describe('what a client paid', () => {
  test('goes back as far as the drawer goes', async () => {
    const { id } = await paid(counter, { tipCents: 1000, by: { Dinheiro: 4000, PIX: 2000 } });
    await withdraw(1);
    await expect(cash.settlements.refund({ id })).rejects.toMatchObject(notForRefund);
    expect(await cash.settlements.get({ id })).toMatchObject({ refundedAt: null });
    expect(await cashInDrawer(counter)).toBe(3999);
    await supply(1);
    await cash.settlements.refund({ id });
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('by another way asks no drawer', async () => {
    const { id } = await paid(counter, { by: { PIX: 5000 } });
    await cash.settlements.refund({ id });
    expect(await cashInDrawer(counter)).toBe(0);
  });
});

describe('an expense written by hand', () => {
  test('in cash is no more than what lies in the drawer', async () => {
    await supply(3000);
    await expect(write(3001, 'expense')).rejects.toMatchObject(refused('esta despesa'));
    await write(3000, 'expense');
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('by another way, without one, or of another day asks no drawer', async () => {
    await write(3000, 'expense', 'PIX');
    await cash.transactions.create(entry(3000, { type: 'expense' }));
    await cash.transactions.create({ ...written(3000, 'expense'), date: '2026-03-09' });
    expect(await cashInDrawer(counter)).toBe(0);
  });
});

describe('a row that was written wrong', () => {
  test('does not leave the drawer with less than nothing, and is corrected once the rest is right', async () => {
    const { id, version } = await write(2000, 'income');
    const sangria = await withdraw(500);
    await expect(cash.transactions.remove({ id })).rejects.toMatchObject(notForCorrection);
    const less = { id, version, ...written(499, 'income') };
    await expect(cash.transactions.update(less)).rejects.toMatchObject(notForCorrection);
    const byPix = { id, version, ...written(2000, 'income', 'PIX') };
    await expect(cash.transactions.update(byPix)).rejects.toMatchObject(notForCorrection);
    const yesterday = { id, version, ...written(2000, 'income'), date: '2026-03-09' };
    await expect(cash.transactions.update(yesterday)).rejects.toMatchObject(notForCorrection);
    await cash.transactions.update({ id, version, ...written(500, 'income') });
    expect(await cashInDrawer(counter)).toBe(0);

    await cash.transactions.refund({ id: sangria.id });
    await cash.transactions.remove({ id });
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('grows only as far as the drawer goes when it is an expense', async () => {
    await supply(1000);
    const { id, version } = await write(100, 'expense');
    const more = (amountCents: number) =>
      cash.transactions.update({ id, version, ...written(amountCents, 'expense') });
    await expect(more(1001)).rejects.toMatchObject(notForCorrection);
    await more(1000);
    expect(await cashInDrawer(counter)).toBe(0);
  });
});

describe('taken back', () => {
  test('what came in by hand has to be there', async () => {
    const { id } = await write(2000, 'income');
    await withdraw(1);
    await expect(cash.transactions.refund({ id })).rejects.toMatchObject(notForRefund);
    await supply(1);
    await cash.transactions.refund({ id });
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('what was kept of a commission for a vale has to be there', async () => {
    const paymentMethodId = counter.ways.Dinheiro ?? '';
    const [professionalId, amountCents] = [counter.ana, 2000];
    await cash.commissions.advance({
      professionalId,
      amountCents,
      paymentMethodId: counter.ways.PIX ?? '',
    });
    await paid(counter, { by: { PIX: 5000 } });
    const ids = (await cash.commissions.listPending({})).items.map(({ id }) => id);
    const advanceReturns = [{ professionalId, amountCents }];
    await cash.commissions.pay({ ids, paymentMethodId, advanceReturns });
    const { items } = await cash.transactions.list({ kind: 'advance_return' });
    const id = items[0]?.id ?? '';
    await supply(1999);
    await expect(cash.transactions.refund({ id })).rejects.toMatchObject(notForRefund);
    await supply(1);
    await cash.transactions.refund({ id });
    expect(await cashInDrawer(counter)).toBe(0);
  });
});

describe('of two at once one finds the money gone', () => {
  const acting = () => ({
    userId: counter.salon.ownerId,
    now: noon,
    today: Temporal.PlainDate.from(TODAY),
  });

  test.each(['a client', 'an expense', 'a correction'] as const)(
    'while %s takes it',
    async (who) => {
      const { id } = await paid(counter);
      const income = await write(5000, 'income');
      await withdraw(5000);
      const spent = { ...written(5000, 'expense'), categoryId: null, description: 'Luz' };
      let late: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
      await world.inCompany(counter.salon.companyId, async (scope) => {
        const taken = {
          'a client': () => refundSettlement(scope, id, acting()),
          'an expense': () =>
            createTransaction(
              scope,
              {
                type: 'expense',
                amount: cents(5000),
                description: 'Luz',
                categoryId: null,
                date: acting().today,
                paymentMethodId: spent.paymentMethodId ?? null,
              },
              acting(),
            ),
          'a correction': () => removeTransaction(scope, income.id),
        };
        expect(await taken[who]()).toMatchObject({ accepted: true });
        const other = who === 'a client' ? write(5000, 'expense') : cash.settlements.refund({ id });
        late = Promise.allSettled([other]);
        await setTimeout(BRIEFLY);
      });
      expect(outcomes(await late)).toEqual(['NOT_ENOUGH_CASH']);
      expect(await cashInDrawer(counter)).toBe(0);
    },
  );
});
