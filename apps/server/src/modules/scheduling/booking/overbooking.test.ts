import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { refusalOf, somePhone, visitorOf } from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { testWorld } from '../../../../tests/support.ts';

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
      professionalName: 'Bia',
      overbooked: false,
    });
    await book(salon, at(18, '11:00'));
    expect(await book(salon, at(18, '09:30'), anybody)).toMatchObject({
      professionalName: 'Bia',
      overbooked: true,
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
    clientId: salon.maria,
    professionalId: salon.ana,
    serviceIds: [salon.haircut],
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
      idOrSlug: idOrSlug(),
      professionalId: salon.ana,
      serviceIds: salon.haircut,
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
      professionalId: salon.ana,
      serviceIds: salon.haircut,
      date: '2026-03-25',
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

  test('keep the time that is held for them, whoever is squeezed in meanwhile', async () => {
    const visitor = visitorOf(world);
    const wish = { idOrSlug: idOrSlug(), ...choice(), startTime: at(24, '09:00') };
    const { holdId } = await visitor.hold(wish);
    await book(salon, at(24, '09:00'), encaixe);
    const who = { clientName: 'Maria Souza', clientPhone: somePhone() };
    expect(await refusalOf(visitor.book({ ...wish, ...who }))).toBe('SLOT_TAKEN');
    const elsewhere = { ...wish, ...who, startTime: at(24, '09:30'), holdId };
    expect(await refusalOf(visitor.book(elsewhere))).toBe('SLOT_TAKEN');
    expect(await visitor.book({ ...wish, ...who, holdId })).toMatchObject({
      appointmentId: holdId,
    });
  });
});

describe('an Encaixe that stands alone', () => {
  let other: Salon;
  const appointments = () => other.api.scheduling.appointments;

  /** At nine of that day, over one that is cancelled by now. */
  async function alone(day: number) {
    const first = await book(other, at(day, '09:00'));
    const over = await book(other, at(day, '09:00'), encaixe);
    await appointments().changeStatus({ id: first.id, status: 'cancelled' });
    return { first, over };
  }

  beforeAll(async () => {
    other = await openSalon(world, 'Outro Salão');
  });

  test('is moved onto only on purpose, and then the time is kept', async () => {
    await alone(11);
    const { id, professionalId } = await book(other, at(11, '14:00'));
    const to = { id, version: 1, professionalId, startTime: at(11, '09:30'), durationMinutes: 60 };
    expect(await refusalOf(appointments().move(to))).toBe('SLOT_TAKEN');
    expect(await appointments().move({ ...to, ...encaixe })).toMatchObject({ overbooked: false });
  });

  test('leaves its time to one of two who go over it at once', async () => {
    await alone(23);
    const both = [await book(other, at(23, '13:00')), await book(other, at(23, '15:00'))];
    const moved = await Promise.all(
      both.map(({ id, professionalId }) => {
        const place = { professionalId, startTime: at(23, '09:00'), durationMinutes: 60 };
        return appointments().move({ id, version: 1, ...place, ...encaixe });
      }),
    );
    expect(moved.map(({ overbooked }) => overbooked).toSorted()).toEqual([false, true]);
  });

  test('is in the way of other services, too', async () => {
    await alone(12);
    const { id, professionalId } = await book(other, at(12, '08:00'));
    const long = await other.salon.offers('Cor', { durationMinutes: 90 });
    const to = { id, version: 1, professionalId, startTime: at(12, '08:00'), serviceIds: [long] };
    expect(await refusalOf(appointments().update(to))).toBe('SLOT_TAKEN');
    expect(await appointments().update({ ...to, ...encaixe })).toMatchObject({ overbooked: false });
  });

  test('is not blocked, and a block goes over it only on purpose', async () => {
    await alone(13);
    const { block, read } = other.api.scheduling.agenda;
    const blocking = { professionalIds: [other.ana], reason: '' };
    const there = { ...blocking, startTime: at(13, '09:30'), endTime: at(13, '12:00') };
    expect(await refusalOf(block(there))).toBe('BLOCK_OVERLAPS');
    await block({ ...blocking, startTime: at(13, '10:00'), endTime: at(13, '11:00') });
    const { entries } = await read({ fromDate: '2026-03-13', days: 1 });
    const { id, version } = entries.find(({ kind }) => kind === 'block') ?? { id: '', version: 0 };
    const to = { id, version, professionalId: other.ana, durationMinutes: 60 };
    const onto = { ...to, startTime: at(13, '09:30') };
    expect(await refusalOf(appointments().move(onto))).toBe('SLOT_TAKEN');
    expect(await appointments().move({ ...onto, ...encaixe })).toMatchObject({ kind: 'block' });
  });

  test('keeps the one under it from coming back', async () => {
    const { first } = await alone(16);
    const back = appointments().changeStatus({ id: first.id, status: 'scheduled' });
    expect(await refusalOf(back)).toBe('SLOT_TAKEN');
  });

  test('is left out when a series moves', async () => {
    await alone(18);
    const who = { clientId: other.maria, professionalId: other.ana, serviceIds: [other.haircut] };
    const { bookedIds } = await other.api.scheduling.series.book({
      booking: { ...who, startTime: at(17, '11:00') },
      recurrence: { every: 1, unit: 'day', count: 3 },
      conflicts: 'refuse',
    });
    const { moveFollowing } = other.api.scheduling.series;
    const to = { id: bookedIds[0] ?? '', version: 1, professionalId: other.ana };
    const move = { ...to, startTime: at(17, '09:00') };
    const attempt = moveFollowing({ ...move, conflicts: 'refuse' });
    expect(await refusalOf(attempt)).toBe('SERIES_CONFLICTS');
    const { skipped } = await moveFollowing({ ...move, conflicts: 'skip' });
    expect(skipped).toMatchObject([{ startTime: at(18, '09:00'), conflict: 'taken' }]);
  });

  test('is no hindrance to whoever it stands over already', async () => {
    const under = await book(other, at(20, '09:00'));
    await book(other, at(20, '09:30'), encaixe);
    const { id, professionalId } = under;
    const place = { id, professionalId, durationMinutes: 60 };
    await appointments().move({ ...place, version: 1, startTime: at(20, '09:15') });
    await appointments().move({ ...place, version: 2, startTime: at(20, '14:00') });
    const back = appointments().move({ ...place, version: 3, startTime: at(20, '09:15') });
    expect(await refusalOf(back)).toBe('SLOT_TAKEN');
  });
});
