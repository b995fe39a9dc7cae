import { randomUUID } from 'node:crypto';
import { cents } from '@app/domain/shared/money';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, listeningTo, openSalon } from '../../../../tests/agenda-support.ts';
import { asking, TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  closeDrawer,
  openAnotherCounter,
  openCounter,
  openDrawer,
  paid,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { transactions } from '../book/transactions.table.ts';
import { settleAppointment } from './settlements.commands.ts';
import { settlements } from './settlements.table.ts';

const world = testWorld();
let counter: Counter;
let beard: string;
let settle: Api['cash']['settlements']['settle'];

beforeAll(async () => {
  const salon = await openSalon(world);
  beard = await salon.salon.offers('Barba', { durationMinutes: 30, price: cents(2500) });
  counter = await openCounter(salon);
  settle = counter.api.cash.settlements.settle;
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

describe('a payment', () => {
  test('tells by which way most of the last ones came, as long as it is offered', async () => {
    const fresh = await openAnotherCounter(world);
    const { sessions } = fresh.api.cash;
    const usual = async () => (await sessions.choices()).usualPaymentMethodId;
    for (const by of [{ PIX: 5000 }, { PIX: 5000 }, { Dinheiro: 5000 }]) await paid(fresh, { by });
    expect(await usual()).toBe(fresh.ways.PIX);
    await fresh.api.company.paymentMethods.deactivate({ id: fresh.ways.PIX ?? '' });
    expect(await usual()).toBe(fresh.ways.Dinheiro);
  });

  test('is asked its way where nobody has paid yet, unless there is only one', async () => {
    const { api, ways } = await openAnotherCounter(world);
    const usual = async () => (await api.cash.sessions.choices()).usualPaymentMethodId;
    expect(await usual()).toBeNull();
    for (const [name, id] of Object.entries(ways)) {
      if (name !== 'PIX') await api.company.paymentMethods.deactivate({ id });
    }
    expect(await usual()).toBe(ways.PIX);
  });

  test('is written down with its receipt, and the appointment says so', async () => {
    const visit = await served(counter);
    expect(visit).toMatchObject({ isPaid: false, refund: 'none' });
    const form = payment(counter, visit, { receivedCashCents: 10_000 });
    const { withoutCommission: _none, ...settled } = await settle(form);
    expect(settled).toMatchObject({
      appointmentId: visit.id,
      appointmentTime: visit.startTime,
      date: TODAY,
      createdByName: 'Bê',
      clientName: 'María Antônia',
      professionalName: 'Ana Júlia',
      company: { name: 'Salão', document: '11.222.333/0001-81', phone: '(11) 98765-4321' },
      items: [{ name: 'Corte', grossCents: 5000, discountCents: 0, paidCents: 5000 }],
      subtotalCents: 5000,
      discountCents: 0,
      tipCents: 0,
      totalCents: 5000,
      changeCents: 5000,
      refundedAt: null,
      parts: [{ paymentMethodName: 'Dinheiro', paymentMethodKind: 'cash', amountCents: 5000 }],
    });
    const { api } = counter;
    expect(await api.cash.settlements.get({ id: settled.id })).toEqual(settled);
    expect(await api.cash.settlements.ofAppointment({ appointmentId: visit.id })).toEqual(settled);
    expect(await api.scheduling.appointments.get({ id: visit.id })).toMatchObject({ isPaid: true });
    expect(await rowsOf(visit.id)).toMatchObject([
      {
        kind: 'payment',
        type: 'income',
        amount: 5000,
        description: 'Pagamento - Corte',
        paymentMethodId: counter.ways.Dinheiro,
        settlementId: settled.id,
      },
      {
        kind: 'commission',
        type: 'expense',
        amount: 2000,
        professionalId: counter.ana,
        description: 'Comissão - Ana Júlia (40%)',
        cashSessionId: null,
        itemPosition: 0,
      },
    ]);
  });

  test('is shared over ways to pay, discount and tip among them', async () => {
    const visit = await served(counter, { serviceIds: [counter.haircut, beard] });
    expect(visit.priceCents).toBe(7500);
    const form = payment(counter, visit, {
      discountCents: 1500,
      tipCents: 1000,
      by: { Dinheiro: 2000, PIX: 5000 },
    });
    const settled = await settle(form);
    expect(settled).toMatchObject({
      subtotalCents: 7500,
      discountCents: 1500,
      tipCents: 1000,
      totalCents: 7000,
      items: [
        { name: 'Corte', grossCents: 5000, discountCents: 1000, paidCents: 4000 },
        { name: 'Barba', grossCents: 2500, discountCents: 500, paidCents: 2000 },
      ],
      parts: [
        { paymentMethodName: 'Dinheiro', amountCents: 2000 },
        { paymentMethodName: 'PIX', amountCents: 5000 },
      ],
    });
    const rows = await rowsOf(visit.id);
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 1714],
      ['tip', 286],
      ['payment', 4286],
      ['tip', 714],
      ['commission', 1600],
      ['tip_share', 1000],
    ]);
  });

  test('of a coupon counts what is left, and the commission too', async () => {
    await counter.api.promotions.coupons.create({
      name: 'Dez',
      code: 'DEZ',
      discountType: 'percentage',
      discountValue: 1000,
    });
    const visit = await served(counter, { couponCode: 'DEZ' });
    expect(visit.priceCents).toBe(4500);
    expect(await settle(payment(counter, visit))).toMatchObject({
      subtotalCents: 5000,
      discountCents: 500,
      totalCents: 4500,
    });
    const owed = (await rowsOf(visit.id)).find(({ kind }) => kind === 'commission');
    expect(owed?.amount).toBe(1800);
  });

  test('of nothing is one too', async () => {
    const visit = await served(counter);
    const settled = await settle(payment(counter, visit, { discountCents: 5000 }));
    expect(settled.totalCents).toBe(0);
    expect((await rowsOf(visit.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 0],
    ]);
  });

  test('goes through the drawer as it was received, tip and all', async () => {
    await closeDrawer(counter);
    await openDrawer(counter);
    await paid(counter, { tipCents: 333, by: { Dinheiro: 1000, PIX: 4333 } });
    const session = await counter.api.cash.sessions.current();
    expect(session).toMatchObject({
      incomeCents: 5333,
      expenseCents: 0,
      expectedCents: 5333,
      expected: [
        { key: 'drawer', expectedCents: 1000 },
        { key: counter.ways.PIX, expectedCents: 4333 },
      ],
    });
    const [newest] = session?.movements ?? [];
    expect(newest?.description).toMatch(/^(Pagamento|Gorjeta) - María Antônia - Corte$/);
  });

  test('is told to whoever has to know', async () => {
    const visit = await served(counter);
    const { heard, answer } = await listeningTo(world, counter, (scope) =>
      settleAppointment(
        scope,
        {
          appointmentId: visit.id,
          price: cents(5000),
          discount: cents(0),
          tip: cents(0),
          parts: [{ paymentMethodId: counter.ways.PIX ?? '', amount: cents(5000) }],
          receivedCash: null,
          categoryId: null,
        },
        {
          userId: counter.salon.ownerId,
          now: noon,
          zone: 'America/Sao_Paulo',
          today: Temporal.PlainDate.from(TODAY),
        },
      ),
    );
    expect(answer.accepted).toBe(true);
    expect(heard).toMatchObject([
      {
        event: 'payment.registered',
        announced: {
          appointmentId: visit.id,
          clientId: counter.maria,
          professionalId: counter.ana,
          paidCents: 5000,
          tipCents: 0,
          date: TODAY,
        },
      },
    ]);
  });

  test('sent again is written once, and another one under the same name is refused', async () => {
    const visit = await served(counter);
    const named = (await asking(world, counter.salon.ownerId, 'pay-1')).cash.settlements;
    const first = await named.settle(payment(counter, visit));
    expect(await named.settle(payment(counter, visit))).toEqual(first);
    expect(await rowsOf(visit.id)).toHaveLength(2);
    const other = payment(counter, visit, { by: { PIX: 5000 } });
    await expect(named.settle(other)).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });
});

describe('nothing is written when', () => {
  async function refused(form: Parameters<typeof settle>[0], code: string): Promise<void> {
    const before = await stored();
    await expect(settle(form)).rejects.toMatchObject({ code });
    expect(await stored()).toEqual(before);
  }
  function stored() {
    return world.inCompany(counter.salon.companyId, async (scope) => [
      await scope.$count(settlements),
      await scope.$count(transactions),
    ]);
  }

  test.each([
    [
      'the discount is beyond the price',
      { discountCents: 5001, by: { PIX: 0 } },
      'DISCOUNT_TOO_LARGE',
    ],
    ['the parts are too little', { by: { PIX: 4999 } }, 'PARTS_DO_NOT_ADD_UP'],
    ['the parts are too much', { by: { PIX: 5000, Dinheiro: 1 } }, 'PARTS_DO_NOT_ADD_UP'],
    ['less cash came than was due', { receivedCashCents: 4999 }, 'NOT_ENOUGH_RECEIVED'],
    ['the price on the screen is old', { priceCents: 4999 }, 'PRICE_CHANGED'],
    ['an amount is negative', { tipCents: -1 }, 'BAD_REQUEST'],
    ['an amount is absurd', { tipCents: 1_000_000_000 }, 'BAD_REQUEST'],
    ['an amount is no whole cent', { discountCents: 0.5 }, 'BAD_REQUEST'],
    ['a part is negative', { by: { PIX: 6000, Dinheiro: -1000 } }, 'BAD_REQUEST'],
    ['there is no such category', { categoryId: randomUUID() }, 'CATEGORY_UNAVAILABLE'],
  ])('%s', async (_case, paying, code) => {
    const { priceCents, ...rest }: { priceCents?: number } & object = paying;
    const form = payment(counter, await served(counter), rest);
    await refused({ ...form, ...(priceCents !== undefined && { priceCents }) }, code);
  });

  test('it is paid already', async () => {
    const visit = await served(counter);
    await settle(payment(counter, visit));
    await refused(payment(counter, visit), 'ALREADY_PAID');
    await expect(settle(payment(counter, visit))).rejects.toMatchObject({
      message: 'Já existe um pagamento registrado para este agendamento.',
    });
  });

  test('nobody said that she came', async () => {
    const visit = await served(counter);
    const change = { id: visit.id, status: 'no_show' } as const;
    await counter.api.scheduling.appointments.changeStatus(change);
    await refused(payment(counter, visit), 'NOT_COMPLETED');
  });

  test('the drawer is closed', async () => {
    const visit = await served(counter);
    await closeDrawer(counter);
    await refused(payment(counter, visit), 'CASH_CLOSED');
    await openDrawer(counter);
  });

  test('the way of paying was switched off, or is an expense', async () => {
    const { paymentMethods, financialCategories } = counter.api.company;
    const { id } = await paymentMethods.create({ name: 'Cheque' });
    await paymentMethods.deactivate({ id });
    const ways = { ...counter.ways, Cheque: id };
    const visit = await served(counter);
    const form = payment({ ways }, visit, { by: { Cheque: 5000 } });
    await refused(form, 'PAYMENT_METHOD_UNAVAILABLE');
    const categories = await financialCategories.list();
    const expense = categories.find(({ type }) => type === 'expense')?.id ?? null;
    await refused(payment(counter, visit, { categoryId: expense }), 'CATEGORY_UNAVAILABLE');
  });

  test('there is no such appointment', async () => {
    await refused(payment(counter, { id: randomUUID(), priceCents: 1 }), 'APPOINTMENT_NOT_FOUND');
  });
});

test('the counter takes money, a professional does not', async () => {
  const rui = await counter.salon.isJoinedBy(
    { name: 'Rui', email: 'rui@salao.test' },
    'receptionist',
  );
  const ana = await counter.salon.isJoinedBy(
    { name: 'Ana', email: 'ana@salao.test' },
    'professional',
  );
  const visit = await served(counter);
  const desk = (await world.as(rui)).cash.settlements;
  const hers = (await world.as(ana)).cash.settlements;
  await expect(hers.settle(payment(counter, visit))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(hers.ofAppointment({ appointmentId: visit.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const { id } = await desk.settle(payment(counter, visit));
  await expect(desk.refund({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('another company finds none of it', async () => {
  const neighbour = await openSalon(world, 'Barbearia');
  const visit = await served(counter);
  const { id } = await settle(payment(counter, visit));
  const theirs = neighbour.api.cash.settlements;
  const ways = Object.fromEntries(
    (await neighbour.api.cash.sessions.choices()).paymentMethods.map((way) => [way.name, way.id]),
  );
  const form = payment({ ways }, visit);
  expect(await theirs.ofAppointment({ appointmentId: visit.id })).toBeNull();
  for (const call of [theirs.get, theirs.refund]) {
    await expect(call({ id })).rejects.toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
  }
  await expect(theirs.settle(form)).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
  const own = await served(counter);
  await expect(settle(payment({ ways }, own))).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_UNAVAILABLE',
  });
});
