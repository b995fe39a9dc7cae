import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';

const world = testWorld();
let salon: Salon;
const ROUNDS = Array.from({ length: 8 }, (_, round) => round);

beforeAll(async () => {
  salon = await openSalon(world);
});
beforeEach(async () => {
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.execute('delete from appointments'),
  );
});

type Booked = { id: string; version: number; professionalId: string };

function move({ id, version, professionalId }: Booked, to: { startTime: string; to?: string }) {
  const { startTime, to: other = professionalId } = to;
  const place = { professionalId: other, startTime, durationMinutes: 60 };
  return salon.api.scheduling.appointments.move({ id, version, ...place });
}

/** How many won; whoever lost was told so, and nothing else went wrong. */
async function winnersOf(attempts: Promise<unknown>[], refusal: string): Promise<number> {
  const outcomes = await Promise.allSettled(attempts);
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(lost.map(({ reason }) => reason.code)).toEqual(lost.map(() => refusal));
  expect(await overlaps()).toEqual([]);
  return outcomes.length - lost.length;
}

async function overlaps(): Promise<unknown[]> {
  const { rows } = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.execute(`
      select one.id from appointments one join appointments other
        on other.professional_id = one.professional_id and other.id > one.id
        and tstzrange(one.busy_from, one.busy_until) && tstzrange(other.busy_from, other.busy_until)
      where one.keeps_time and other.keeps_time`),
  );
  return rows;
}

describe.each(ROUNDS)('at the same moment, round %i', () => {
  test('of several who move onto one time one wins', async () => {
    const hours = Array.from(
      { length: 12 },
      (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`,
    );
    const booked = await Promise.all(hours.map((time) => book(salon, at(11, time))));
    const attempts = booked.map((one) => move(one, { startTime: at(12, '09:00') }));
    expect(await winnersOf(attempts, 'SLOT_TAKEN')).toBe(1);
  });

  test('two that want each other’s place are both refused, and nobody waits for ever', async () => {
    const anas = await book(salon, at(11, '09:00'));
    const bias = await book(salon, at(11, '09:00'), { professionalId: salon.bia });
    const attempts = [
      move(anas, { startTime: at(11, '09:00'), to: salon.bia }),
      move(bias, { startTime: at(11, '09:00'), to: salon.ana }),
    ];
    expect(await winnersOf(attempts, 'SLOT_TAKEN')).toBe(0);
  });

  test('professionals hand over to each other where there is room', async () => {
    const anas = await book(salon, at(11, '09:00'));
    const bias = await book(salon, at(11, '13:00'), { professionalId: salon.bia });
    const attempts = [
      move(anas, { startTime: at(11, '09:00'), to: salon.bia }),
      move(bias, { startTime: at(11, '13:00'), to: salon.ana }),
    ];
    expect(await winnersOf(attempts, 'SLOT_TAKEN')).toBe(2);
  });

  test('a move and bookings for one time: one wins', async () => {
    const booked = await book(salon, at(11, '08:00'));
    const attempts = [
      move(booked, { startTime: at(11, '15:00') }),
      book(salon, at(11, '15:30')),
      book(salon, at(11, '14:30')),
    ];
    expect(await winnersOf(attempts, 'SLOT_TAKEN')).toBeGreaterThanOrEqual(1);
  });

  test('whoever is restored and whoever books the time: one wins', async () => {
    const { id } = await book(salon, at(11, '09:00'));
    const { changeStatus } = salon.api.scheduling.appointments;
    await changeStatus({ id, status: 'cancelled' });
    const attempts = [changeStatus({ id, status: 'scheduled' }), book(salon, at(11, '09:00'))];
    expect(await winnersOf(attempts, 'SLOT_TAKEN')).toBe(1);
  });

  test('two series over the same days: one wins whole', async () => {
    const series = (day: number) =>
      salon.api.scheduling.series.book({
        booking: {
          clientId: salon.maria,
          professionalId: salon.ana,
          serviceIds: [salon.haircut],
          startTime: at(day, '09:00'),
        },
        recurrence: { every: 1, unit: 'day', count: 6 },
        conflicts: 'refuse',
        outsideHours: 'book',
      });
    expect(await winnersOf([series(11), series(13)], 'SERIES_CONFLICTS')).toBe(1);
  });

  test('two who block the same people in another order: one wins', async () => {
    const block = (professionalIds: string[]) =>
      salon.api.scheduling.agenda.block({
        professionalIds,
        startTime: at(11, '09:00'),
        endTime: at(11, '12:00'),
      });
    const attempts = [block([salon.ana, salon.bia]), block([salon.bia, salon.ana])];
    expect(await winnersOf(attempts, 'BLOCK_OVERLAPS')).toBe(1);
  });
});

test('whoever moves something waits for whoever has its new professional in hand', async () => {
  const booked = await book(salon, at(11, '09:00'));
  let isMoved = false;
  const moving = await world.inCompany(salon.salon.companyId, async (scope) => {
    await lockProfessionals(scope, [salon.bia]);
    const attempt = move(booked, { startTime: at(11, '09:00'), to: salon.bia }).then((moved) => {
      isMoved = true;
      return moved;
    });
    await setTimeout(300);
    expect(isMoved).toBe(false);
    return { attempt };
  });
  expect(await moving.attempt).toMatchObject({ professionalId: salon.bia });
});
