import { cents } from '@app/domain/shared/money';
import { createRouterClient } from '@orpc/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../../tests/support.ts';
import { someoneWaiting } from '../../../../tests/waiting-support.ts';
import { router } from '../../../router.ts';
import { lockEntries } from '../appointments/appointments.queries.ts';
import { cancelFollowing } from './series-following.commands.ts';

const world = testWorld();
const TODAY = Temporal.PlainDate.from('2026-03-10');
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

type Wish = Parameters<Salon['api']['scheduling']['series']['book']>[0];
type Booking = Partial<Wish['booking']>;

function wishOf(startTime: string, recurrence: Wish['recurrence'], booking: Booking = {}) {
  const who = { clientId: salon.maria, professionalId: salon.ana, serviceIds: [salon.haircut] };
  return { booking: { ...who, startTime, ...booking }, recurrence };
}

function preview(...wish: Parameters<typeof wishOf>) {
  return salon.api.scheduling.series.preview(wishOf(...wish));
}

type Unhad = Pick<Wish, 'conflicts' | 'outsideHours'>;
const skipTaken = { conflicts: 'skip', outsideHours: 'book' } as const;

function bookSeries(rule: Wish['conflicts'] | Unhad, ...wish: Parameters<typeof wishOf>) {
  const unhad = typeof rule === 'string' ? { conflicts: rule } : rule;
  return salon.api.scheduling.series.book({ ...wishOf(...wish), ...unhad });
}

function get(id: string | undefined) {
  return salon.api.scheduling.appointments.get({ id: id ?? '' });
}

describe('a series', () => {
  test('is shown before it is booked, with what stands against each of its times', async () => {
    await book(salon, at(12, '09:30'));
    expect(await preview(at(11, '09:00'), { every: 1, unit: 'day', count: 5 })).toEqual([
      { startTime: at(11, '09:00'), endTime: at(11, '10:00'), conflict: null },
      { startTime: at(12, '09:00'), endTime: at(12, '10:00'), conflict: 'taken' },
      { startTime: at(13, '09:00'), endTime: at(13, '10:00'), conflict: null },
      { startTime: at(14, '09:00'), endTime: at(14, '10:00'), conflict: 'outside-hours' },
      { startTime: at(15, '09:00'), endTime: at(15, '10:00'), conflict: 'outside-hours' },
    ]);
    const late = await preview(at(11, '17:30'), { every: 1, unit: 'day', count: 1 });
    expect(late).toMatchObject([{ conflict: 'outside-hours' }]);
  });

  test('is booked whole or not at all', async () => {
    const attempt = bookSeries('refuse', at(11, '09:00'), { every: 1, unit: 'day', count: 3 });
    await expect(attempt).rejects.toMatchObject({
      code: 'SERIES_CONFLICTS',
      message: 'Há horários ocupados ou fora do horário de trabalho.',
      data: { occurrences: [{ conflict: null }, { conflict: 'taken' }, { conflict: null }] },
    });
    const { items } = await salon.api.scheduling.appointments.list({ fromDate: '2026-03-11' });
    expect(items).toHaveLength(1);
  });

  test('keeps out of the time when nobody works, as out of what is taken', async () => {
    const whole = bookSeries('refuse', at(13, '09:00'), { every: 1, unit: 'day', count: 2 });
    await expect(whole).rejects.toMatchObject({
      data: { occurrences: [{ conflict: null }, { conflict: 'outside-hours' }] },
    });
    const none = bookSeries('skip', at(14, '09:00'), { every: 1, unit: 'day', count: 2 });
    await expect(none).rejects.toMatchObject({ code: 'SERIES_CONFLICTS' });

    const done = await bookSeries('skip', at(13, '09:00'), { every: 1, unit: 'day', count: 3 });
    expect(done.bookedIds).toHaveLength(1);
    expect(done.skipped).toMatchObject([
      { startTime: at(14, '09:00'), conflict: 'outside-hours' },
      { startTime: at(15, '09:00'), conflict: 'outside-hours' },
    ]);
    const [id = ''] = done.bookedIds;
    await salon.api.scheduling.appointments.remove({ id });
  });

  test('or without what cannot be had, at the same time of each day', async () => {
    const done = await bookSeries(skipTaken, at(11, '09:00'), {
      every: 1,
      unit: 'day',
      lastDay: '2026-03-14',
    });
    expect(done.skipped).toMatchObject([{ startTime: at(12, '09:00'), conflict: 'taken' }]);
    const booked = await Promise.all(done.bookedIds.map(get));
    expect(booked.map(({ startTime }) => startTime)).toEqual([
      ...[at(11, '09:00'), at(13, '09:00'), at(14, '09:00')],
    ]);
    expect(booked).toMatchObject([
      { seriesId: done.seriesId, followingInSeries: 3 },
      { followingInSeries: 2 },
      { followingInSeries: 1 },
    ]);
  });

  test('of which nothing can be had is refused', async () => {
    const attempt = bookSeries('skip', at(12, '09:00'), { every: 1, unit: 'day', count: 1 });
    await expect(attempt).rejects.toMatchObject({ code: 'SERIES_CONFLICTS' });
  });

  test('makes one client of somebody new', async () => {
    const client = { name: 'Nova', phone: '11912345678' };
    const wish = { clientId: null, client, professionalId: null };
    const rule = { every: 1, unit: 'week', count: 3 } as const;
    const { bookedIds } = await bookSeries('refuse', at(11, '11:00'), rule, wish);
    const booked = await Promise.all(bookedIds.map(get));
    expect(new Set(booked.map(({ clientId }) => clientId)).size).toBe(1);
    expect(new Set(booked.map(({ professionalId }) => professionalId)).size).toBe(1);
  });

  test('gives a coupon to its first appointment', async () => {
    await salon.api.promotions.coupons.create({
      name: 'Dez',
      code: 'DEZ',
      discountType: 'fixed_amount',
      discountValue: 1000,
    });
    const rule = { every: 1, unit: 'week', count: 2 } as const;
    const wish = { couponCode: 'DEZ' };
    const { bookedIds } = await bookSeries('refuse', at(11, '13:00'), rule, wish);
    const prices = (await Promise.all(bookedIds.map(get))).map(({ priceCents }) => priceCents);
    expect(prices).toEqual([4000, 5000]);
    const again = bookSeries('refuse', at(11, '15:00'), rule, wish);
    await expect(again).rejects.toMatchObject({
      code: 'COUPON_REFUSED',
      message: 'Limite de uso por cliente atingido',
    });
    const { items } = await salon.api.scheduling.appointments.list({ fromDate: '2026-03-11' });
    expect(items.filter(({ startTime }) => startTime === at(18, '15:00'))).toEqual([]);
  });

  test('sent again under the same name is booked once', async () => {
    const session = contextOf(world.system, await signIn(world.system, salon.salon.ownerId));
    const api = createRouterClient(router, { context: { ...session, idempotencyKey: 'once' } });
    await book(salon, at(26, '16:00'));
    const rule = { every: 1, unit: 'day', count: 4 } as const;
    const wish = { ...wishOf(at(25, '16:00'), rule), conflicts: 'skip' } as const;
    const answers = await Promise.all([0, 1].map(() => api.scheduling.series.book(wish)));
    const [first] = answers;
    expect(first?.bookedIds).toHaveLength(2);
    expect(first?.skipped).toMatchObject([
      { startTime: at(26, '16:00'), conflict: 'taken' },
      { startTime: at(28, '16:00'), conflict: 'outside-hours' },
    ]);
    expect(answers).toEqual([first, first]);
    expect(await api.scheduling.series.book(wish)).toEqual(first);
    const another = api.scheduling.series.book({ ...wish, conflicts: 'refuse' });
    await expect(another).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });

  test.each([
    [{ every: 1, unit: 'day' }, 'Informe quantas vezes ou até quando se repete.'],
    [
      { every: 1, unit: 'day', count: 2, lastDay: '2026-04-01' },
      'Informe quantas vezes ou até quando se repete.',
    ],
    [{ every: 1, unit: 'day', count: 53 }, 'Use no máximo 52 vezes'],
    [{ every: 1, unit: 'day', lastDay: '2026-03-01' }, 'O último dia vem antes do primeiro.'],
  ] as const)('cannot be like this: %j', async (recurrence, message) => {
    await expect(preview(at(11, '09:00'), recurrence)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message }] },
    });
  });
});

describe('this one and the following', () => {
  let ids: string[];
  const series = () => salon.api.scheduling.series;

  async function weekly(startTime: string): Promise<string[]> {
    const rule = { every: 1, unit: 'day', count: 4 } as const;
    return (await bookSeries('refuse', startTime, rule)).bookedIds;
  }
  async function times(): Promise<string[]> {
    return (await Promise.all(ids.map(get))).map(({ startTime }) => startTime);
  }

  beforeAll(async () => {
    salon = await openSalon(world, 'Outro Salão');
    ids = await weekly(at(16, '09:00'));
  });

  test('move together, onto one another’s places and to somebody else', async () => {
    const place = { professionalId: salon.ana, conflicts: 'refuse' } as const;
    const move = { ...place, id: ids[1] ?? '', version: 1, startTime: at(18, '09:00') };
    expect((await series().moveFollowing(move)).movedIds.toSorted()).toEqual(
      ids.slice(1).toSorted(),
    );
    expect(await times()).toEqual([16, 18, 19, 20].map((day) => at(day, '09:00')));

    const back = { ...move, version: 2, startTime: at(17, '10:30'), professionalId: salon.bia };
    await series().moveFollowing(back);
    expect(await times()).toEqual([
      at(16, '09:00'),
      ...[17, 18, 19].map((day) => at(day, '10:30')),
    ]);
    expect(await get(ids[1])).toMatchObject({ professionalName: 'Bia', version: 3 });
  });

  test('move all or none, or those that can', async () => {
    await book(salon, at(18, '14:00'), { professionalId: salon.bia });
    const before = await times();
    const place = { professionalId: salon.bia, startTime: at(17, '14:00') };
    const move = { ...place, id: ids[1] ?? '', version: 3 };
    const attempt = series().moveFollowing({ ...move, conflicts: 'refuse' });
    await expect(attempt).rejects.toMatchObject({
      code: 'SERIES_CONFLICTS',
      data: { occurrences: [{ conflict: null }, { conflict: 'taken' }, { conflict: null }] },
    });
    expect(await times()).toEqual(before);
    const done = await series().moveFollowing({ ...move, conflicts: 'skip' });
    expect(done.skipped).toMatchObject([{ startTime: at(18, '14:00') }]);
    expect(await times()).toEqual([
      ...[at(16, '09:00'), at(17, '14:00'), at(18, '10:30'), at(19, '14:00')],
    ]);
  });

  test('are cancelled together; what is history stays', async () => {
    const { changeStatus } = salon.api.scheduling.appointments;
    await changeStatus({ id: ids[2] ?? '', status: 'completed' });
    const { cancelledIds } = await series().cancelFollowing({ id: ids[1] ?? '', notes: 'Viagem' });
    expect(cancelledIds).toEqual([ids[1], ids[3]]);
    const statuses = (await Promise.all(ids.map(get))).map(({ status }) => status);
    expect(statuses).toEqual(['scheduled', 'cancelled', 'completed', 'cancelled']);
    expect(await get(ids[3])).toMatchObject({ notes: 'Viagem', cancelledBy: 'staff' });
  });

  test('leave out whoever did not come', async () => {
    const [first = '', second = '', ...others] = await weekly(at(16, '16:00'));
    await salon.api.scheduling.appointments.changeStatus({ id: second, status: 'no_show' });
    const place = { professionalId: salon.ana, conflicts: 'refuse' } as const;
    const move = { ...place, id: first, version: 1, startTime: at(16, '17:00') };
    const { movedIds } = await series().moveFollowing(move);
    expect(movedIds.toSorted()).toEqual([first, ...others].toSorted());
    const { cancelledIds } = await series().cancelFollowing({ id: first });
    expect(cancelledIds).toEqual([first, ...others]);
    expect((await get(second)).status).toBe('no_show');
  });

  test('go to somebody who does not do the service only on purpose', async () => {
    const [first = '', ...others] = await weekly(at(16, '13:00'));
    const rui = await salon.salon.employs('Rui');
    await salon.salon.does(rui, [{ serviceId: await salon.salon.offers('Unha') }]);
    const place = { professionalId: rui, conflicts: 'refuse', outsideHours: 'book' } as const;
    const move = { ...place, id: first, version: 1, startTime: at(16, '13:00') };
    const attempt = series().moveFollowing(move);
    await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_NOT_OFFERED' });
    const { movedIds } = await series().moveFollowing({ ...move, anyService: true });
    expect(movedIds.toSorted()).toEqual([first, ...others].toSorted());
  });

  test('take other services, each priced and timed anew, and its coupon with it', async () => {
    await salon.api.promotions.coupons.create({
      name: 'Metade',
      code: 'METADE',
      discountType: 'percentage',
      discountValue: 5000,
    });
    const dye = await salon.salon.offers('Cor', { durationMinutes: 90, price: cents(8000) });
    const rule = { every: 1, unit: 'day', count: 3 } as const;
    const wish = { couponCode: 'METADE', professionalId: salon.bia };
    const { bookedIds } = await bookSeries('refuse', at(23, '09:00'), rule, wish);
    const [id = ''] = bookedIds;
    await book(salon, at(24, '10:00'), { professionalId: salon.bia });
    const change = { id, version: 1, professionalId: salon.bia, serviceIds: [dye] };
    const to = { ...change, startTime: at(23, '09:00') };

    const attempt = series().moveFollowing({ ...to, conflicts: 'refuse' });
    await expect(attempt).rejects.toMatchObject({
      code: 'SERIES_CONFLICTS',
      data: { occurrences: [{ conflict: null }, { conflict: 'taken' }, { conflict: null }] },
    });
    await series().moveFollowing({ ...to, conflicts: 'skip' });
    const changed = { serviceDetails: [{ id: dye, priceCents: 8000 }], subtotalCents: 8000 };
    expect(await Promise.all(bookedIds.map(get))).toMatchObject([
      { ...changed, endTime: at(23, '10:30'), priceCents: 4000, couponCode: 'METADE' },
      { endTime: at(24, '10:00'), priceCents: 5000, serviceDetails: [{ id: salon.haircut }] },
      { ...changed, endTime: at(25, '10:30'), priceCents: 8000 },
    ]);
  });

  test('take longer together, at the same price and with the same services', async () => {
    const [first = '', second = ''] = await weekly(at(23, '14:00'));
    const place = { professionalId: salon.ana, conflicts: 'refuse' } as const;
    const to = { ...place, startTime: at(24, '14:00'), durationMinutes: 75 };
    const longer = { ...to, id: second, version: 1 };
    expect((await series().moveFollowing(longer)).movedIds).toHaveLength(3);
    expect(await get(first)).toMatchObject({ endTime: at(23, '15:00') });
    expect(await get(second)).toMatchObject({
      startTime: at(24, '14:00'),
      endTime: at(24, '15:15'),
      priceCents: 5000,
      serviceDetails: [{ id: salon.haircut }],
    });
    const both = { ...longer, version: 2, serviceIds: [salon.haircut] };
    await expect(series().moveFollowing(both)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('say which of them land when nobody works, and go there only on purpose', async () => {
    const rule = { every: 1, unit: 'day', count: 2 } as const;
    const wish = { professionalId: salon.bia };
    const { bookedIds } = await bookSeries('refuse', at(26, '15:00'), rule, wish);
    const [id = '', last = ''] = bookedIds;
    const place = { id, professionalId: salon.bia, startTime: at(27, '16:30') };
    const move = { ...place, version: 1 };

    await expect(series().moveFollowing({ ...move, conflicts: 'refuse' })).rejects.toMatchObject({
      code: 'SERIES_CONFLICTS',
      message: 'Há horários ocupados ou fora do horário de trabalho.',
      data: { occurrences: [{ conflict: null }, { conflict: 'outside-hours' }] },
    });
    const some = await series().moveFollowing({ ...move, conflicts: 'skip' });
    expect(some).toMatchObject({ movedIds: [id], skipped: [{ conflict: 'outside-hours' }] });
    expect(await get(last)).toMatchObject({ startTime: at(27, '15:00'), version: 1 });

    const meant = { conflicts: 'refuse', outsideHours: 'book' } as const;
    const later = { ...place, version: 2, startTime: at(28, '09:00') };
    expect((await series().moveFollowing({ ...later, ...meant })).movedIds).toContain(id);
  });

  test('never become what is not offered, or too long', async () => {
    const [id = ''] = await weekly(at(23, '17:00'));
    const place = { professionalId: salon.ana, conflicts: 'skip' } as const;
    const move = { ...place, id, version: 1, startTime: at(23, '17:00') };
    const unknown = series().moveFollowing({ ...move, serviceIds: [salon.maria] });
    await expect(unknown).rejects.toMatchObject({ code: 'SERVICE_NOT_OFFERED' });
    const long = await salon.salon.offers('Noite', { durationMinutes: 16 * 60 });
    const night = await salon.salon.offers('Madrugada', { durationMinutes: 16 * 60 });
    const endless = series().moveFollowing({ ...move, serviceIds: [long, night] });
    await expect(endless).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('are none when there is no series: it stands for itself', async () => {
    const { id } = await book(salon, at(25, '09:00'));
    expect(await series().cancelFollowing({ id })).toEqual({ cancelledIds: [id] });
  });

  test('are for those who manage appointments, of this company', async () => {
    const lu = await salon.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    const [id = ''] = ids;
    const forbidden = (await world.as(lu)).scheduling.series.cancelFollowing({ id });
    await expect(forbidden).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await openSalon(world, 'Barbearia');
    const foreign = other.api.scheduling.series.cancelFollowing({ id });
    await expect(foreign).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
  });
});

test('is locked in the order in which all lock several, whatever the order of its times', async () => {
  const { bookedIds } = await bookSeries(
    skipTaken,
    at(17, '06:00'),
    { every: 1, unit: 'day', count: 2 },
    { professionalId: salon.bia },
  );
  const [first = '', second = ''] = bookedIds.toSorted();
  const back = { version: 1, professionalId: salon.bia, startTime: at(16, '06:00') };
  await salon.api.scheduling.appointments.move({ id: second, ...back });
  // Two who wait for each other in a circle are ended by the database, and repeated.
  const begun = vi.fn();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const other = world.inCompany(salon.salon.companyId, async (scope) => {
    begun();
    await lockEntries(scope, [first]);
    isLocked();
    await someoneWaiting(world);
    await lockEntries(scope, [second]);
  });
  await locked;
  const cancelling = world.inCompany(salon.salon.companyId, (scope) => {
    begun();
    return cancelFollowing(scope, { id: second }, { by: 'staff', now: noon, today: TODAY });
  });
  const [cancelled] = await Promise.all([cancelling, other]);
  expect(cancelled).toMatchObject({ accepted: true });
  expect(begun).toHaveBeenCalledTimes(2);
});
