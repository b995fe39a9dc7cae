import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon } from '../../../../tests/agenda-support.ts';
import { openSalon as openOnline } from '../../../../tests/booking-support.ts';
import { waysToPay } from '../../../../tests/cash-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import {
  type Counter,
  cashInDrawer,
  closeDrawer,
  openCounter,
  openDrawer,
  paid,
  payment,
  someTime,
} from '../../../../tests/settlement-support.ts';
import { subscribe } from '../../../../tests/subscribed-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { changeStatus } from '../../scheduling/appointments/appointment-status.commands.ts';

const world = testWorld();
let counter: Counter;
let api: Api;
let rui: Api;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  api = counter.api;
  const desk = { name: 'Rui', email: 'rui@salao.test' };
  rui = await world.as(await counter.salon.isJoinedBy(desk, 'receptionist'));
});

function become(id: string, status: AppointmentStatus, by: Api = api) {
  return by.scheduling.appointments.changeStatus({ id, status });
}

function statusOf(id: string) {
  return api.scheduling.appointments.get({ id });
}

describe('whoever came', () => {
  test('is completed only while a drawer is open', async () => {
    const { id } = await book(counter, someTime());
    await closeDrawer(counter);
    await expect(become(id, 'completed')).rejects.toMatchObject({
      code: 'CASH_CLOSED',
      message: 'É necessário ter um caixa aberto para concluir um agendamento.',
    });
    expect(await statusOf(id)).toMatchObject({ status: 'scheduled' });
    for (const status of ['confirmed', 'no_show', 'cancelled', 'scheduled'] as const) {
      expect(await become(id, status)).toMatchObject({ status, refund: 'none' });
    }
    await openDrawer(counter);
    expect(await become(id, 'completed')).toMatchObject({ status: 'completed', isPaid: false });
    await closeDrawer(counter);
    expect(await become(id, 'completed')).toMatchObject({ status: 'completed' });
    await openDrawer(counter);
  });

  test('is completed by the professional herself', async () => {
    const userId = await counter.salon.isJoinedBy(
      { name: 'Cida', email: 'cida@salao.test' },
      'professional',
    );
    const cida = await counter.salon.hires('Cida', { userId });
    const hers = await world.as(userId);
    const { id } = await book(counter, someTime(), { professionalId: cida });
    expect(await become(id, 'completed', hers)).toMatchObject({ status: 'completed' });
    const others = await book(counter, someTime());
    await expect(become(others.id, 'completed', hers)).rejects.toMatchObject({
      code: 'APPOINTMENT_NOT_FOUND',
    });
  });

  test('needs no drawer where the plan has no counter', async () => {
    const salon = await openSalon(world, 'Simples');
    await closeDrawer(salon);
    await subscribe(world, salon.salon.companyId, { permissions: { financial: false } });
    await expect(salon.api.cash.sessions.current()).rejects.toMatchObject({
      code: 'MODULE_CLOSED',
    });
    const { id } = await book(salon, someTime());
    const change = { id, status: 'completed' } as const;
    expect(await salon.api.scheduling.appointments.changeStatus(change)).toMatchObject({
      status: 'completed',
    });
  });
});

describe('what is paid', () => {
  test('is left for nothing but cancelling', async () => {
    const { appointmentId: id } = await paid(counter);
    for (const status of ['scheduled', 'confirmed', 'no_show'] as const) {
      await expect(become(id, status)).rejects.toMatchObject({
        code: 'PAYMENT_REGISTERED',
        message: 'Este agendamento possui pagamento registrado. Cancele-o para estornar.',
      });
    }
    expect(await statusOf(id)).toMatchObject({ status: 'completed', isPaid: true });
  });

  test('keeps taking notes', async () => {
    const { appointmentId: id } = await paid(counter);
    const noted = { id, status: 'completed', notes: 'Voltar em abril' } as const;
    expect(await api.scheduling.appointments.changeStatus(noted)).toMatchObject({
      notes: 'Voltar em abril',
    });
  });

  test('is given back before it is cancelled', async () => {
    const { id, appointmentId } = await paid(counter);
    expect(await become(appointmentId, 'cancelled')).toMatchObject({
      status: 'cancelled',
      isPaid: false,
      refund: 'done',
      paidCommissionCents: 0,
    });
    expect(await api.cash.settlements.get({ id })).toMatchObject({ refundedAt: noon.toString() });
    expect(await become(appointmentId, 'scheduled')).toMatchObject({ refund: 'none' });
  });

  test('says what the professional has got of it already', async () => {
    const { appointmentId } = await paid(counter);
    const { items } = await api.cash.commissions.listPending({});
    const ids = items.filter((item) => item.appointmentId === appointmentId).map(({ id }) => id);
    await api.cash.commissions.pay({ ids, paymentMethodId: counter.ways.PIX ?? '' });
    expect(await become(appointmentId, 'cancelled')).toMatchObject({
      refund: 'done',
      paidCommissionCents: 2000,
    });
  });

  test('is cancelled all the same when the money cannot go back, which can be done later', async () => {
    const { id, appointmentId } = await paid(counter);
    await closeDrawer(counter);
    expect(await become(appointmentId, 'cancelled')).toMatchObject({
      status: 'cancelled',
      isPaid: true,
      refund: 'failed',
    });
    expect(await api.cash.settlements.get({ id })).toMatchObject({ refundedAt: null });
    await openDrawer(counter, 5000);
    for (const status of ['scheduled', 'completed', 'no_show'] as const) {
      await expect(become(appointmentId, status)).rejects.toMatchObject({
        code: 'PAYMENT_NOT_REFUNDED',
        message: 'Estorne o pagamento antes de mudar o status.',
      });
    }
    expect(await become(appointmentId, 'cancelled')).toMatchObject({ refund: 'none' });
    await api.cash.settlements.refund({ id });
    expect(await statusOf(appointmentId)).toMatchObject({ status: 'cancelled', isPaid: false });
    expect(await become(appointmentId, 'scheduled')).toMatchObject({ status: 'scheduled' });
  });

  test('is cancelled all the same when the drawer lacks the cash, and goes back once it is there', async () => {
    const { id, appointmentId } = await paid(counter);
    await closeDrawer(counter);
    await openDrawer(counter, 4999);
    expect(await become(appointmentId, 'cancelled')).toMatchObject({
      status: 'cancelled',
      isPaid: true,
      refund: 'failed',
    });
    expect(await cashInDrawer(counter)).toBe(4999);
    await api.cash.sessions.move({ kind: 'supply', amountCents: 1 });
    await api.cash.settlements.refund({ id });
    expect(await statusOf(appointmentId)).toMatchObject({ status: 'cancelled', isPaid: false });
    expect(await cashInDrawer(counter)).toBe(0);
  });

  test('keeps its coupon used as long as the money it made less stays', async () => {
    await api.promotions.coupons.create({
      name: 'Uma vez',
      code: 'UMA',
      discountType: 'fixed_amount',
      discountValue: 1000,
      usageLimit: 1,
    });
    const uses = async () => (await api.promotions.coupons.list())[0]?.usageCount;
    const { id: appointmentId } = await book(counter, someTime(), { couponCode: 'UMA' });
    const visit = await become(appointmentId, 'completed');
    const { id } = await api.cash.settlements.settle(payment(counter, visit));
    await closeDrawer(counter);
    expect(await become(appointmentId, 'cancelled')).toMatchObject({ refund: 'failed' });
    expect(await uses()).toBe(1);
    await openDrawer(counter, 4000);
    await api.cash.settlements.refund({ id });
    expect(await uses()).toBe(0);

    const again = await become(appointmentId, 'completed');
    expect(again).toMatchObject({ priceCents: 4000, couponCode: 'UMA' });
    const second = await api.cash.settlements.settle(payment(counter, again));
    await api.cash.settlements.refund({ id: second.id });
    expect(await uses()).toBe(1);
    await api.cash.settlements.settle(payment(counter, again));
    expect(await become(appointmentId, 'cancelled')).toMatchObject({ refund: 'done' });
    expect(await uses()).toBe(0);
  });

  test('is cancelled by those who may give money back', async () => {
    const { id, appointmentId } = await paid(counter);
    await expect(become(appointmentId, 'cancelled', rui)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await statusOf(appointmentId)).toMatchObject({ status: 'completed', isPaid: true });
    await api.cash.settlements.refund({ id });
    expect(await become(appointmentId, 'cancelled', rui)).toMatchObject({ refund: 'none' });
  });

  test('is moved, changed and cancelled by nobody else', async () => {
    const startTime = someTime();
    const booked = await book(counter, startTime);
    const visit = await become(booked.id, 'completed');
    await api.cash.settlements.settle(payment(counter, visit));
    const { id, version, professionalId } = await statusOf(booked.id);
    const where = { id, version, professionalId, startTime: someTime() };
    const closed = { code: 'APPOINTMENT_CLOSED' };
    const { move, update } = api.scheduling.appointments;
    await expect(move({ ...where, durationMinutes: 60 })).rejects.toMatchObject(closed);
    const other = update({ ...where, serviceIds: [counter.haircut] });
    await expect(other).rejects.toMatchObject(closed);
    const today = Temporal.PlainDate.from('2026-03-10');
    for (const by of ['client', 'system', 'staff'] as const) {
      const outcome = await world.inCompany(counter.salon.companyId, (scope) =>
        changeStatus(scope, { id, status: 'cancelled' }, { by, now: noon, today }),
      );
      expect(outcome).toEqual({ accepted: false, reason: 'settled' });
    }
  });
});

test('of a series, what is paid stays when the rest is cancelled', async () => {
  const { bookedIds: ids } = await api.scheduling.series.book({
    booking: {
      clientId: counter.maria,
      professionalId: counter.bia,
      serviceIds: [counter.haircut],
      startTime: at(18, '09:00'),
    },
    recurrence: { every: 1, unit: 'day', count: 3 },
    conflicts: 'refuse',
  });
  const second = await become(ids[1] ?? '', 'completed');
  await api.cash.settlements.settle(payment(counter, second));
  await api.scheduling.series.cancelFollowing({ id: ids[0] ?? '' });
  const statuses = await Promise.all(ids.map(async (id) => (await statusOf(id)).status));
  expect(statuses).toEqual(['cancelled', 'completed', 'cancelled']);
});

test('by her own page a client changes nothing of what she paid', async () => {
  const salon = await openOnline(world, 'Online');
  const desk = await world.as(salon.ownerId);
  await desk.cash.sessions.open({ openingAmountCents: 0 });
  const { token, id } = await bookOnline(world, salon);
  const visit = await become(id, 'completed', desk);
  await desk.cash.settlements.settle(payment({ ways: await waysToPay(desk) }, visit));
  const page = ownPage(world);
  const late = { code: 'TOO_LATE_TO_CHANGE' };
  await expect(page.cancel({ token })).rejects.toMatchObject(late);
  await expect(page.confirm({ token })).rejects.toMatchObject(late);
  await expect(page.move({ token, startTime: someTime() })).rejects.toMatchObject(late);
  expect(await desk.scheduling.appointments.get({ id })).toMatchObject({
    status: 'completed',
    isPaid: true,
    startTime: visit.startTime,
  });
});
