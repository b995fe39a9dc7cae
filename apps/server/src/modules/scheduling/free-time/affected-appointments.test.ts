import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  book,
  MONDAY_TO_FRIDAY,
  openSalon,
  type Salon,
  seenIn,
} from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
const CODE = 'APPOINTMENTS_AFFECTED';
let salon: Salon;
let friday: string;

beforeAll(async () => {
  salon = await openSalon(world);
  // Over already, cancelled, with somebody else: none of them is affected by what Ana does.
  await book(salon, at(10, '09:00'));
  const { id } = await book(salon, at(20, '10:00'));
  await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
  await book(salon, at(20, '11:00'), { professionalId: salon.bia });
  // Outside of her hours from the beginning: no news.
  await book(salon, at(21, '09:00'));
  friday = (await book(salon, at(20, '09:00'))).id;
  // Bia is with somebody right now, and comes on a Saturday.
  await book(salon, at(10, '11:30'), { professionalId: salon.bia });
  await salon.api.team.schedules.createException({ professionalId: salon.bia, ...saturday });
  await book(salon, at(14, '09:00'), { professionalId: salon.bia });
});

const reform = { name: 'Reforma', kind: 'closed' as const, hours: null };
const vacation = { kind: 'vacation' as const, reason: '', shifts: [] };
const saturday = {
  kind: 'special-hours' as const,
  reason: '',
  shifts: [{ from: 9 * 60, until: 12 * 60 }],
  firstDay: '2026-03-14',
  lastDay: '2026-03-14',
};
const days = (first: number, last = first) => ({
  firstDay: `2026-03-${first}`,
  lastDay: `2026-03-${last}`,
});

describe('who is booked is shown before', () => {
  test('the company closes, in the order of their times', async () => {
    const { closingDays } = salon.api.company;
    await expect(closingDays.create({ ...reform, ...days(19, 22) })).rejects.toMatchObject({
      code: CODE,
      data: {
        count: 2,
        appointments: [
          {
            startTime: at(20, '09:00'),
            serviceNames: 'Corte',
            professionalName: 'Ana Júlia',
            clientName: 'María Antônia',
            clientPhone: '5511987654321',
          },
          { startTime: at(20, '11:00'), professionalName: 'Bia' },
        ],
      },
    });
    expect(await closingDays.list()).toEqual([]);
  });

  test('the company opens for fewer hours', async () => {
    const special = { name: 'Meio dia', kind: 'special-hours' as const };
    const hours = { from: 8 * 60, until: 10 * 60 };
    const attempt = salon.api.company.closingDays.create({ ...special, hours, ...days(20) });
    await expect(attempt).rejects.toMatchObject({ code: CODE, data: { count: 1 } });
  });

  test('somebody goes on vacation', async () => {
    const attempt = salon.api.team.schedules.createException({
      professionalId: salon.ana,
      ...vacation,
      ...days(19, 22),
    });
    await expect(attempt).rejects.toMatchObject({
      code: CODE,
      data: { count: 1, appointments: [{ professionalName: 'Ana Júlia' }] },
    });
  });

  test('her week changes', async () => {
    const { schedules } = salon.api.team;
    const { version } = await schedules.get({ professionalId: salon.ana });
    const withoutFriday = MONDAY_TO_FRIDAY.filter(({ weekday }) => weekday !== 5);
    const attempt = schedules.replaceWeek({
      professionalId: salon.ana,
      version,
      week: withoutFriday,
    });
    await expect(attempt).rejects.toMatchObject({ code: CODE, data: { count: 1 } });
    expect(await schedules.get({ professionalId: salon.ana })).toMatchObject({ version });
  });

  test('she leaves the team', async () => {
    // Also what was booked outside of her hours: nobody is left to serve it.
    const attempt = salon.api.team.professionals.deactivate({ id: salon.ana });
    await expect(attempt).rejects.toMatchObject({ code: CODE, data: { count: 2 } });
  });
});

test('whoever is being served right now is among them', async () => {
  const attempt = salon.api.team.schedules.createException({
    professionalId: salon.bia,
    ...vacation,
    ...days(10),
  });
  await expect(attempt).rejects.toMatchObject({
    code: CODE,
    data: { count: 1, appointments: [{ startTime: at(10, '11:30') }] },
  });
});

test('special hours are taken back with the same question', async () => {
  const { get, removeException } = salon.api.team.schedules;
  const exceptions = async () => (await get({ professionalId: salon.bia })).exceptions;
  const [extra] = await exceptions();
  const removal = { professionalId: salon.bia, id: extra?.id ?? '' };
  await expect(removeException(removal)).rejects.toMatchObject({
    code: CODE,
    data: { count: 1, appointments: [{ startTime: at(14, '09:00') }] },
  });
  expect(await exceptions()).toHaveLength(1);

  const seenAppointments = await seenIn(removeException(removal));
  await removeException({ ...removal, seenAppointments });
  expect(await exceptions()).toEqual([]);
});

test('days on which nobody is booked close without a question', async () => {
  await salon.api.company.closingDays.create({ ...reform, ...days(23, 27) });
});

describe('whoever has seen them', () => {
  const absence = { ...vacation, ...days(19, 22) };
  const leave = (seenAppointments: string) =>
    salon.api.team.schedules.createException({
      professionalId: salon.ana,
      ...absence,
      seenAppointments,
    });

  test('is asked again when as many others are booked meanwhile', async () => {
    const seen = await seenIn(leave(''));
    await salon.api.scheduling.appointments.changeStatus({ id: friday, status: 'cancelled' });
    await book(salon, at(20, '15:00'));
    await expect(leave(seen)).rejects.toMatchObject({
      code: CODE,
      data: { count: 1, appointments: [{ startTime: at(20, '15:00') }] },
    });
  });

  test('stores it', async () => {
    await leave(await seenIn(leave('')));
    const { exceptions } = await salon.api.team.schedules.get({ professionalId: salon.ana });
    expect(exceptions).toMatchObject([{ kind: 'vacation', ...days(19, 22) }]);
  });

  test('what is outside the hours already is no news to the next one', async () => {
    const { deactivate } = salon.api.team.professionals;
    await expect(deactivate({ id: salon.ana })).rejects.toMatchObject({
      data: { count: 1, appointments: [{ startTime: at(21, '09:00') }] },
    });
  });
});
