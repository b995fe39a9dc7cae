import { cents } from '@app/domain/shared/money';
import { beforeEach, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  cashInDrawer,
  openCounter,
  paid,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { transactions } from './transactions.table.ts';

const world = testWorld();
let counter: Counter;
let cash: Api['cash'];
let named = -1;

/** A vale of R$ 30,00 is taken off two commissions of 20,00: 10,00 are handed over, in cash. */
beforeEach(async () => {
  named += 1;
  counter = await openCounter(await openSalon(world, `Salão ${'abcdefgh'[named]}`));
  cash = counter.api.cash;
  await cash.sessions.move({ kind: 'supply', amountCents: 100_00 });
  const [professionalId, paymentMethodId] = [counter.ana, counter.ways.Dinheiro ?? ''];
  await cash.commissions.advance({ professionalId, amountCents: 30_00, paymentMethodId });
  await paid(counter, { by: { PIX: 50_00 } });
  await paid(counter, { by: { PIX: 50_00 } });
  await payAsBefore(professionalId, paymentMethodId);
});

/** Rows from before payouts were one movement: each stands alone, and the vale hangs on the first. */
async function payAsBefore(professionalId: string, paymentMethodId: string): Promise<void> {
  const { items } = await cash.commissions.listPending({});
  const cashSessionId = (await cash.sessions.current())?.id ?? '';
  const row = {
    professionalId,
    paymentMethodId,
    cashSessionId,
    date: Temporal.PlainDate.from(TODAY),
  };
  const payments = items.map(({ id, amountCents }) => ({
    ...row,
    type: 'expense' as const,
    kind: 'commission_payment' as const,
    countsAs: 'commission_payment' as const,
    amount: cents(amountCents),
    paysId: id,
    description: 'Pagamento Comissão - Ana',
  }));
  await world.inCompany(counter.salon.companyId, async (scope) => {
    const { id } = transactions;
    const [first] = await scope.insert(transactions).values(payments).returning({ id });
    const kept = { type: 'income', kind: 'advance_return', countsAs: 'advance_return' } as const;
    const about = {
      amount: cents(30_00),
      paysId: first?.id ?? '',
      description: 'Desconto de vale',
    };
    await scope.insert(transactions).values({ ...row, ...kept, ...about });
  });
}

/** Hers, the one that the vale hangs on first. */
async function payments() {
  const { items } = await cash.transactions.list({ kind: 'commission_payment' });
  return items.toReversed();
}
const takenOff = async () => (await payments()).map(({ takenOffCents }) => takenOffCents);

test('a payment says what was taken off it, as long as that stands', async () => {
  expect(await takenOff()).toEqual([30_00, 0]);
  const session = await cash.sessions.current();
  expect(session?.movements.map(({ kind, takenOffCents }) => [kind, takenOffCents])).toEqual(
    expect.arrayContaining([
      ['commission_payment', 30_00],
      ['commission_payment', 0],
      ['advance_return', 0],
    ]),
  );
  const { items } = await cash.transactions.list({ kind: 'advance_return' });
  await cash.transactions.refund({ id: items[0]?.id ?? '' });
  expect(await takenOff()).toEqual([0, 0]);
});

test('a payout from before says the vale that was kept back of it', async () => {
  const { items } = await cash.commissions.listPaid({});
  expect(items.toReversed()).toMatchObject([
    { amountCents: -10_00, canSplit: false, advance: { amountCents: 30_00, refundedAt: null } },
    { amountCents: 20_00, canSplit: false, advance: null },
  ]);
  const { id = '' } = items.at(-1) ?? {};
  await cash.transactions.refund({ id });
  expect(await cash.commissions.getPayout({ id })).toMatchObject({
    amountCents: 0,
    advance: { refundedAt: expect.any(String) },
  });
});

test('what was taken off goes back with the payment, and is not said twice', async () => {
  const [first] = await payments();
  const refund = await cash.transactions.refund({ id: first?.id ?? '' });
  expect(refund).toMatchObject({ amountCents: -20_00, takenOffCents: 0 });
  expect(await takenOff()).toEqual([0, 0]);
});

test('more taken off than paid is money that goes out, and has to be there', async () => {
  const { id = '' } = (await payments())[0] ?? {};
  await cash.sessions.move({ kind: 'withdrawal', amountCents: 50_01 });
  expect(await cashInDrawer(counter)).toBe(9_99);
  await expect(cash.transactions.refund({ id })).rejects.toMatchObject({
    code: 'NOT_ENOUGH_CASH',
    message: 'Não há dinheiro suficiente na gaveta para este estorno.',
  });
  await cash.sessions.move({ kind: 'supply', amountCents: 1 });
  await cash.transactions.refund({ id });
  expect(await cashInDrawer(counter)).toBe(0);
});

test('whoever may not see what colleagues get is not told what was taken off', async () => {
  const rui = { name: 'Rui', email: 'rui@salao.test' };
  const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
  const movements = (await desk.cash.sessions.current())?.movements ?? [];
  expect(movements.map(({ takenOffCents }) => takenOffCents)).toEqual(movements.map(() => 0));
  expect(movements.map(({ kind }) => kind)).toContain('commission_payment');
});
