import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, listeningTo, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { changeStatus } from './appointment-status.commands.ts';
import { appointments as appointmentsTable } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;
const today = Temporal.PlainDate.from('2026-03-10');

beforeAll(async () => {
  salon = await openSalon(world);
});

function become(id: string, status: AppointmentStatus, notes?: string) {
  return salon.api.scheduling.appointments.changeStatus({
    id,
    status,
    ...(notes !== undefined && { notes }),
  });
}

async function announcedBy(id: string, status: AppointmentStatus) {
  const { heard } = await listeningTo(world, salon, (scope) =>
    changeStatus(scope, { id, status }, { by: 'staff', now: noon, today }),
  );
  return heard;
}

test('any status follows any other, and notes stay unless they are given', async () => {
  const { id } = await book(salon, at(11, '09:00'), { notes: 'Alérgica' });
  for (const status of ['confirmed', 'completed', 'no_show', 'scheduled'] as const) {
    expect(await become(id, status)).toMatchObject({ status, notes: 'Alérgica' });
  }
  expect(await become(id, 'cancelled', 'Desistiu')).toMatchObject({
    status: 'cancelled',
    notes: 'Desistiu',
    cancelledBy: 'staff',
  });
  expect(await become(id, 'scheduled')).toMatchObject({ status: 'scheduled', cancelledBy: null });
});

test('the same status again changes nothing and announces nothing, but keeps a new note', async () => {
  const { id } = await book(salon, at(12, '09:00'));
  expect(await announcedBy(id, 'scheduled')).toEqual([]);
  expect((await become(id, 'scheduled')).version).toBe(1);
  expect(await become(id, 'scheduled', 'Trazer foto')).toMatchObject({
    version: 2,
    notes: 'Trazer foto',
  });
});

describe('whoever has to know hears', () => {
  test.each([
    ['confirmed', 'appointment.confirmed'],
    ['completed', 'appointment.completed'],
    ['cancelled', 'appointment.cancelled'],
    ['no_show', 'appointment.no-show'],
  ] as const)('of %s', async (status, event) => {
    const { id } = await book(salon, at(13, '09:00'), { overbook: true });
    expect(await announcedBy(id, status)).toMatchObject([
      { event, announced: { appointmentId: id, status, by: 'staff', clientId: salon.maria } },
    ]);
  });

  test('which time became free, unless it is over', async () => {
    const coming = await book(salon, at(16, '09:00'));
    expect((await announcedBy(coming.id, 'cancelled'))[0]?.announced.freed).toEqual({
      professionalId: salon.ana,
      startTime: at(16, '09:00'),
      endTime: at(16, '10:00'),
    });
    const over = await book(salon, at(9, '09:00'));
    expect((await announcedBy(over.id, 'cancelled'))[0]?.announced.freed).toBeNull();
  });

  test('of no time when somebody does not come: it stays hers', async () => {
    const { id } = await book(salon, at(16, '11:00'));
    expect((await announcedBy(id, 'no_show'))[0]?.announced).not.toHaveProperty('freed');
  });

  test.each([
    ['scheduled', ['appointment.reopened']],
    ['confirmed', ['appointment.reopened', 'appointment.confirmed']],
    ['no_show', ['appointment.reopened', 'appointment.no-show']],
    ['cancelled', ['appointment.cancelled']],
  ] as const)('that a completed one did not take place after all: %s', async (status, events) => {
    const { id } = await book(salon, at(20, '09:00'), { overbook: true });
    await become(id, 'completed');
    const heard = await announcedBy(id, status);
    expect(heard.map(({ event }) => event)).toEqual(events);
    expect(heard[0]?.announced).toMatchObject({
      appointmentId: id,
      clientId: salon.maria,
      serviceIds: [salon.haircut],
      priceCents: 5000,
      status,
      by: 'staff',
    });
  });

  test('that somebody who had not come is awaited again, and once where that is confirmed', async () => {
    const { id } = await book(salon, at(23, '09:00'));
    await become(id, 'no_show');
    expect(await announcedBy(id, 'scheduled')).toMatchObject([
      { event: 'appointment.reopened', announced: { appointmentId: id, status: 'scheduled' } },
    ]);
    await become(id, 'no_show');
    expect(await announcedBy(id, 'confirmed')).toMatchObject([{ event: 'appointment.confirmed' }]);
  });

  test('that a cancelled one is back', async () => {
    const { id } = await book(salon, at(16, '14:00'));
    await become(id, 'cancelled');
    expect(await announcedBy(id, 'scheduled')).toMatchObject([
      { event: 'appointment.restored', announced: { appointmentId: id, status: 'scheduled' } },
    ]);
    await become(id, 'cancelled');
    expect(await announcedBy(id, 'confirmed')).toMatchObject([{ event: 'appointment.confirmed' }]);
  });
});

test('a cancelled one comes back only while its time is free', async () => {
  const { id } = await book(salon, at(17, '09:00'));
  await become(id, 'cancelled');
  const other = await book(salon, at(17, '09:30'));
  await expect(become(id, 'confirmed')).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
    message: 'Este horário acabou de ser ocupado. Selecione outro horário.',
  });
  expect((await salon.api.scheduling.appointments.get({ id })).status).toBe('cancelled');
  await become(other.id, 'cancelled');
  expect((await become(id, 'confirmed')).status).toBe('confirmed');
});

test('whoever waits for approval waits no longer once somebody decided', async () => {
  const { id } = await book(salon, at(18, '09:00'));
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.update(appointmentsTable).set({ needsApproval: true }),
  );
  expect((await become(id, 'confirmed')).needsApproval).toBe(false);
});

describe('a coupon', () => {
  async function usesOf(code: string): Promise<number | undefined> {
    const coupons = await salon.api.promotions.coupons.list();
    return coupons.find((coupon) => coupon.code === code)?.usageCount;
  }

  test('is given back by cancelling and deleting, and taken again by coming back', async () => {
    await salon.api.promotions.coupons.create({
      name: 'Uma vez',
      code: 'UMA',
      discountType: 'fixed_amount',
      discountValue: 1000,
      usageLimit: 1,
    });
    const { id } = await book(salon, at(19, '09:00'), { couponCode: 'UMA' });
    expect(await usesOf('UMA')).toBe(1);
    await become(id, 'cancelled');
    expect(await usesOf('UMA')).toBe(0);
    expect(await become(id, 'scheduled')).toMatchObject({ priceCents: 4000, couponCode: 'UMA' });
    expect(await usesOf('UMA')).toBe(1);

    await become(id, 'cancelled');
    const other = await book(salon, at(19, '11:00'), { couponCode: 'UMA' });
    expect(await become(id, 'scheduled')).toMatchObject({
      priceCents: 5000,
      discountCents: 0,
      couponCode: null,
    });
    await salon.api.scheduling.appointments.remove({ id: other.id });
    expect(await usesOf('UMA')).toBe(0);
  });

  test('of first visits and of a weekday comes back with the visit it was used for', async () => {
    await salon.api.promotions.coupons.create({
      name: 'Sexta nova',
      code: 'SEXTA',
      discountType: 'fixed_amount',
      discountValue: 1000,
      firstVisitOnly: true,
      weekdays: [5],
    });
    const clientId = await salon.salon.serves('Nova');
    const { id } = await book(salon, at(27, '16:00'), { couponCode: 'SEXTA', clientId });
    await become(id, 'cancelled');
    expect(await become(id, 'scheduled')).toMatchObject({ priceCents: 4000, couponCode: 'SEXTA' });
  });
});
