import type { RouterClient } from '@orpc/server';
import { beforeAll, expect, test } from 'vitest';
import {
  at,
  everyDay,
  openSalon,
  refusalOf,
  type Salon,
} from '../../../../tests/booking-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import type { router } from '../../../router.ts';

type Scheduling = RouterClient<typeof router>['scheduling'];

const world = testWorld();
const DAY = '2026-03-18';
let salon: Salon;
let staff: Scheduling;

beforeAll(async () => {
  salon = await openSalon(world, 'Balcão');
  staff = (await world.as(salon.ownerId)).scheduling;
});

async function book(time: string, date = DAY) {
  const { ana, corte } = salon;
  const wish = { professionalId: ana, serviceIds: [corte], startTime: at(time, date) };
  const clientId = await salon.serves('Clara');
  return (await staff.appointments.book({ ...wish, clientId })).id;
}

function block(professionalId: string, from: string, until: string, date: string) {
  const span = { startTime: at(from, date), endTime: at(until, date) };
  return staff.agenda.block({ professionalIds: [professionalId], reason: 'Curso', ...span });
}

async function timesOf(about: { professionalId?: string; exceptId?: string; date?: string }) {
  const choice = { serviceIds: salon.corte, date: DAY, ...about };
  const slots = await staff.bookingChoices.slots(choice);
  return slots.map(({ startTime }) => startTime);
}

test('what is edited is not in its own way, and everything else is', async () => {
  const exceptId = await book('10:00');
  await book('14:00');
  const own = [at('09:30', DAY), at('10:00', DAY), at('10:30', DAY)];
  const professionalId = salon.ana;

  for (const time of own) expect(await timesOf({ professionalId })).not.toContain(time);
  expect(await timesOf({ professionalId, exceptId })).toEqual(expect.arrayContaining(own));
  expect(await timesOf({ professionalId, exceptId })).not.toContain(at('14:00', DAY));
});

test('so it is where anybody would do', async () => {
  const date = '2026-03-19';
  const exceptId = await book('15:00', date);
  const bia = await salon.employs('Bia');
  await salon.worksOn(bia, everyDay);
  await block(bia, '08:00', '18:00', date);

  expect(await timesOf({ date })).not.toContain(at('15:00', date));
  expect(await timesOf({ date, exceptId })).toContain(at('15:00', date));
});

test('the only time of a day is free for what has it', async () => {
  const date = '2026-03-20';
  const exceptId = await book('10:00', date);
  await block(salon.ana, '00:00', '10:00', date);
  await block(salon.ana, '11:00', '23:00', date);
  const choice = { professionalId: salon.ana, serviceIds: salon.corte, fromDate: date };
  const isOpen = async (about: { exceptId?: string }) =>
    (await staff.bookingChoices.days({ ...choice, ...about }))[0]?.available;
  expect(await isOpen({})).toBe(false);
  expect(await isOpen({ exceptId })).toBe(true);
});

test('what is nobody’s appointment here is left out of nothing', async () => {
  const date = '2026-03-25';
  const [course] = await block(salon.ana, '10:00', '11:00', date);
  const other = await openSalon(world, 'Alheio');
  const theirs = (await world.as(other.ownerId)).scheduling;
  const clientId = await other.serves('Eva');
  const foreign = await theirs.appointments.book({
    clientId,
    professionalId: other.ana,
    serviceIds: [other.corte],
    startTime: at('10:00', date),
  });
  const before = await timesOf({ professionalId: salon.ana, date });
  expect(before).not.toContain(at('10:00', date));
  for (const exceptId of [course?.id ?? '', foreign.id, salon.ana]) {
    expect(await timesOf({ professionalId: salon.ana, date, exceptId })).toEqual(before);
  }
  expect(await refusalOf(timesOf({ exceptId: 'nada' }))).toBe('BAD_REQUEST');
});
