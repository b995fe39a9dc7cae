import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import * as visitors from '../../../../tests/booking-support.ts';
import { firstVisitsOf } from '../../../../tests/first-visits-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { appointments } from './appointments.table.ts';
import { firstVisits } from './first-visits.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});
beforeEach(async () => {
  await world.inCompany(salon.salon.companyId, (scope) => scope.delete(appointments));
});

function keptVisits(companyId = salon.salon.companyId): Promise<Record<string, string>> {
  return firstVisitsOf(world, companyId);
}

describe('the first visit of a client', () => {
  test('is the earliest that is booked, and not the one booked first', async () => {
    await book(salon, at(12, '09:00'));
    expect(await keptVisits()).toEqual({ [salon.maria]: at(12, '09:00') });
    await book(salon, at(11, '09:00'));
    await book(salon, at(13, '09:00'));
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
  });

  test('is none that was cancelled, until it is restored', async () => {
    const { changeStatus } = salon.api.scheduling.appointments;
    const first = await book(salon, at(11, '09:00'));
    const second = await book(salon, at(12, '09:00'));
    await changeStatus({ id: first.id, status: 'cancelled' });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(12, '09:00') });
    await changeStatus({ id: second.id, status: 'cancelled' });
    expect(await keptVisits()).toEqual({});
    await changeStatus({ id: second.id, status: 'no_show' });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(12, '09:00') });
    await changeStatus({ id: first.id, status: 'scheduled' });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
  });

  test('moves along, and lets another one be the first', async () => {
    const { move } = salon.api.scheduling.appointments;
    const first = await book(salon, at(12, '09:00'));
    await book(salon, at(13, '09:00'));
    const to = { id: first.id, professionalId: salon.bia, durationMinutes: 60 };
    await move({ ...to, version: 1, startTime: at(11, '10:00') });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '10:00') });
    await move({ ...to, version: 2, startTime: at(16, '10:00') });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(13, '09:00') });
  });

  test('is gone with what is removed', async () => {
    const { remove } = salon.api.scheduling.appointments;
    const first = await book(salon, at(11, '09:00'));
    const second = await book(salon, at(12, '09:00'));
    await remove({ id: first.id });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(12, '09:00') });
    await remove({ id: second.id });
    expect(await keptVisits()).toEqual({});
  });

  test('is that of both records when they become one', async () => {
    const { merge } = salon.api.clients.record;
    const [early, late] = [await salon.salon.serves('Eva'), await salon.salon.serves('Eva Lima')];
    await book(salon, at(11, '09:00'), { clientId: early });
    await book(salon, at(13, '09:00'), { clientId: early });
    await book(salon, at(12, '09:00'), { clientId: late });
    await merge({ keptId: late, mergedId: early });
    expect(await keptVisits()).toEqual({ [late]: at(11, '09:00') });
    await merge({ keptId: salon.maria, mergedId: late });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
  });

  test('is of a series its first that takes place', async () => {
    const { series } = salon.api.scheduling;
    const { bookedIds } = await series.book({
      booking: {
        clientId: salon.maria,
        professionalId: salon.ana,
        serviceIds: [salon.haircut],
        startTime: at(11, '09:00'),
      },
      recurrence: { every: 1, unit: 'day', count: 3 },
      conflicts: 'refuse',
    });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
    const [, second = ''] = bookedIds;
    await series.cancelFollowing({ id: second });
    expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
    await salon.api.scheduling.appointments.changeStatus({ id: second, status: 'scheduled' });
    await series.cancelFollowing({ id: bookedIds[0] ?? '' });
    expect(await keptVisits()).toEqual({});
  });

  test('counts once a visitor books what was held for her, and for her company alone', async () => {
    const open = await visitors.openSalon(world, 'Aberto');
    const visitor = visitors.visitorOf(world);
    const { clientName, clientPhone, ...wish } = visitors.wishOf(open);
    const { holdId } = await visitor.hold(wish);
    expect(await keptVisits(open.companyId)).toEqual({});
    await visitor.book({ ...wish, clientName, clientPhone, holdId });
    expect(Object.values(await keptVisits(open.companyId))).toEqual([wish.startTime]);
    expect(await keptVisits()).toEqual({});
  });
});

test('what another company does to it changes nothing', async () => {
  const other = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
  await book(salon, at(11, '09:00'));
  const changed = await world.inCompany(other.companyId, (scope) =>
    scope.delete(firstVisits).returning(),
  );
  expect(changed).toEqual([]);
  expect(await keptVisits()).toEqual({ [salon.maria]: at(11, '09:00') });
});
