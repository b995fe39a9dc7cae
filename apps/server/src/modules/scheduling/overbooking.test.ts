import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { refusalOf, somePhone, visitorOf } from '../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../tests/own-appointment-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
const encaixe = { overbook: true };

beforeAll(async () => {
  salon = await openSalon(world);
  await salon.salon.takesBookings();
});

function get(id: string | undefined) {
  return salon.api.scheduling.appointments.get({ id: id ?? '' });
}

describe('an Encaixe', () => {
  test('is an ordinary appointment where the time was free', async () => {
    expect(await book(salon, at(11, '09:00'), encaixe)).toMatchObject({ overbooked: false });
    await expect(book(salon, at(11, '09:30'))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await book(salon, at(11, '09:30'), encaixe)).toMatchObject({ overbooked: true });
  });

  test('becomes one when it is moved or changed to where there is room', async () => {
    await book(salon, at(12, '09:00'));
    const over = await book(salon, at(12, '09:30'), encaixe);
    const { id, professionalId } = over;
    const { move, update } = salon.api.scheduling.appointments;
    const place = { id, professionalId, ...encaixe };
    const moving = { ...place, version: 1, startTime: at(12, '15:00'), durationMinutes: 60 };
    expect(await move(moving)).toMatchObject({ overbooked: false });
    const back = { ...place, version: 2, startTime: at(12, '09:30') };
    const serviceIds = [salon.haircut];
    expect(await update({ ...back, serviceIds })).toMatchObject({ overbooked: true });
    const away = { ...back, version: 3, startTime: at(12, '16:00'), serviceIds };
    expect(await update(away)).toMatchObject({ overbooked: false });
  });

  test('becomes one when it comes back and the other is gone', async () => {
    const first = await book(salon, at(13, '09:00'));
    const over = await book(salon, at(13, '09:00'), encaixe);
    const { changeStatus } = salon.api.scheduling.appointments;
    await changeStatus({ id: over.id, status: 'cancelled' });
    await changeStatus({ id: first.id, status: 'cancelled' });
    expect(await changeStatus({ id: over.id, status: 'scheduled' })).toMatchObject({
      overbooked: false,
    });
    const again = changeStatus({ id: first.id, status: 'scheduled' });
    await expect(again).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  test('is told for each appointment of a series', async () => {
    await book(salon, at(17, '09:00'));
    const who = { clientId: salon.maria, professionalId: salon.ana, serviceIds: [salon.haircut] };
    const { bookedIds } = await salon.api.scheduling.series.book({
      booking: { ...who, startTime: at(16, '09:00'), ...encaixe },
      recurrence: { every: 1, unit: 'day', count: 2 },
      conflicts: 'refuse',
    });
    const booked = await Promise.all(bookedIds.map(get));
    expect(booked.map(({ overbooked }) => overbooked)).toEqual([false, true]);
  });

  test('with anybody goes to whoever is free, and else to whoever has the least to do', async () => {
    const anybody = { ...encaixe, professionalId: null };
    await book(salon, at(18, '09:00'));
    expect(await book(salon, at(18, '09:00'), anybody)).toMatchObject({
      ...{ professionalName: 'Bia', overbooked: false },
    });
    await book(salon, at(18, '11:00'));
    expect(await book(salon, at(18, '09:30'), anybody)).toMatchObject({
      ...{ professionalName: 'Bia', overbooked: true },
    });
  });

  test('of a series with anybody goes to whoever is free most often', async () => {
    await book(salon, at(23, '09:00'));
    const who = { clientId: salon.maria, professionalId: null, serviceIds: [salon.haircut] };
    const { bookedIds } = await salon.api.scheduling.series.book({
      booking: { ...who, startTime: at(23, '09:00'), ...encaixe },
      recurrence: { every: 1, unit: 'day', count: 2 },
      conflicts: 'refuse',
    });
    expect(await get(bookedIds[0])).toMatchObject({ professionalName: 'Bia', overbooked: false });
  });
});

describe('staff', () => {
  const who = () => ({
    ...{ clientId: salon.maria, professionalId: salon.ana, serviceIds: [salon.haircut] },
  });

  test('who name a time of an Encaixe are told, and go over it on purpose', async () => {
    await book(salon, at(19, '09:00'));
    await book(salon, at(19, '09:30'), encaixe);
    await expect(book(salon, at(19, '10:00'))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await book(salon, at(19, '10:00'), encaixe);
    await book(salon, at(19, '11:00'));
  });

  test('hear the same of a series', async () => {
    await book(salon, at(20, '09:00'));
    await book(salon, at(20, '09:30'), encaixe);
    const occurrences = await salon.api.scheduling.series.preview({
      booking: { ...who(), startTime: at(20, '10:00') },
      recurrence: { every: 1, unit: 'week', count: 2 },
    });
    expect(occurrences.map(({ conflict }) => conflict)).toEqual(['taken', null]);
  });
});

describe('visitors', () => {
  const choice = () => ({ professionalId: salon.ana, serviceIds: [salon.haircut] });
  const idOrSlug = () => salon.salon.companyId;

  test('are neither shown nor given the time of an Encaixe', async () => {
    await book(salon, at(26, '09:00'));
    await book(salon, at(26, '09:30'), encaixe);
    const visitor = visitorOf(world);
    const slots = await visitor.slots({
      ...{ idOrSlug: idOrSlug(), professionalId: salon.ana, serviceIds: salon.haircut },
      date: '2026-03-26',
    });
    const starts = slots.map(({ startTime }) => startTime);
    expect(starts).toContain(at(26, '10:30'));
    expect(starts).not.toContain(at(26, '10:00'));
    const wish = { idOrSlug: idOrSlug(), ...choice(), startTime: at(26, '10:00') };
    const who = { clientName: 'Maria Souza', clientPhone: somePhone() };
    expect(await refusalOf(visitor.hold(wish))).toBe('SLOT_TAKEN');
    expect(await refusalOf(visitor.book({ ...wish, ...who }))).toBe('SLOT_TAKEN');
  });

  test('neither when it stands there alone', async () => {
    const first = await book(salon, at(25, '09:00'));
    await book(salon, at(25, '09:00'), encaixe);
    await salon.api.scheduling.appointments.changeStatus({ id: first.id, status: 'cancelled' });
    const who = { clientName: 'Maria Souza', clientPhone: somePhone() };
    const wish = { idOrSlug: idOrSlug(), ...choice(), ...who, startTime: at(25, '09:00') };
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('SLOT_TAKEN');
    const slots = await salon.api.scheduling.bookingChoices.slots({
      ...{ professionalId: salon.ana, serviceIds: salon.haircut, date: '2026-03-25' },
    });
    expect(slots.map(({ startTime }) => startTime)).not.toContain(at(25, '09:00'));
  });

  test('nor do they move their own there', async () => {
    const story = { ...salon.salon, ana: salon.ana, corte: salon.haircut };
    const first = await book(salon, at(27, '09:00'));
    await book(salon, at(27, '09:00'), encaixe);
    await salon.api.scheduling.appointments.changeStatus({ id: first.id, status: 'cancelled' });
    const { token } = await bookOnline(world, story, { startTime: at(27, '14:00') });
    const { move } = ownPage(world);
    expect(await refusalOf(move({ token, startTime: at(27, '09:00') }))).toBe('SLOT_TAKEN');
  });
});
