import { SCHEDULE_SENTENCES } from '@app/domain/team/schedule';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;
let professionalId: string;

const at = (from: number, until: number) => ({ from: from * 60, until: until * 60 });
const monday = { weekday: 1, shifts: [{ ...at(8, 18), breaks: [at(12, 13)] }] };
const schedulesOf = async (userId = salon.ownerId) => (await world.as(userId)).team.schedules;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
});
beforeEach(async () => {
  professionalId = await salon.employs('Ana');
});

describe('who works', () => {
  test('is whoever has a shift, in an ordinary week or on a day to come', async () => {
    const api = await schedulesOf();
    const isWorking = async () =>
      (await api.listWorking()).some((somebody) => somebody.id === professionalId);
    expect(await isWorking()).toBe(false);
    await api.replaceWeek({ professionalId, version: 1, week: [monday] });
    expect(await isWorking()).toBe(true);
    await (await world.as(salon.ownerId)).team.professionals.deactivate({ id: professionalId });
    expect(await isWorking()).toBe(false);
  });

  test('is nobody of another company', async () => {
    await (await schedulesOf()).replaceWeek({ professionalId, version: 1, week: [monday] });
    expect(await (await schedulesOf(barber.ownerId)).listWorking()).toEqual([]);
  });
});

describe('the week', () => {
  test('is saved with several shifts and breaks and comes back sorted', async () => {
    const api = await schedulesOf();
    const evening = { ...at(19, 22), breaks: [] };
    const saved = await api.replaceWeek({
      professionalId,
      version: 1,
      week: [
        { weekday: 6, shifts: [at(9, 12), at(12, 14)] },
        { weekday: 3, shifts: [] },
        { weekday: 1, shifts: [evening, { ...at(8, 18), breaks: [at(16, 17), at(12, 13)] }] },
      ],
    });

    expect(saved).toEqual({
      professionalId,
      version: 2,
      week: [
        { weekday: 1, shifts: [{ ...at(8, 18), breaks: [at(12, 13), at(16, 17)] }, evening] },
        {
          weekday: 6,
          shifts: [
            { ...at(9, 12), breaks: [] },
            { ...at(12, 14), breaks: [] },
          ],
        },
      ],
      exceptions: [],
    });
    expect(await api.get({ professionalId })).toEqual(saved);
  });

  test('is replaced as a whole, also by nothing', async () => {
    const api = await schedulesOf();
    await api.replaceWeek({ professionalId, version: 1, week: [monday] });
    const tuesday = { ...monday, weekday: 2 };
    const second = await api.replaceWeek({ professionalId, version: 2, week: [tuesday] });
    expect(second.week).toEqual([tuesday]);
    const third = await api.replaceWeek({ professionalId, version: 3, week: [] });
    expect(third).toMatchObject({ version: 4, week: [] });
  });

  const { endsBeforeStart, shiftsOverlap, breakOutside, breaksOverlap, weekdayTwice } =
    SCHEDULE_SENTENCES;
  test.each([
    ['overlapping shifts', [at(8, 12), at(11, 14)], [1, 'from'], shiftsOverlap],
    ['an end before its start', [at(18, 8)], [0, 'until'], endsBeforeStart],
    [
      'a break outside its shift',
      [{ ...at(8, 12), breaks: [at(12, 13)] }],
      [0, 'breaks', 0, 'from'],
      breakOutside,
    ],
    [
      'a break that ends before it starts',
      [{ ...at(8, 18), breaks: [at(13, 12)] }],
      [0, 'breaks', 0, 'until'],
      endsBeforeStart,
    ],
    [
      'overlapping breaks',
      [{ ...at(8, 18), breaks: [at(11, 13), at(12, 14)] }],
      [0, 'breaks', 1, 'from'],
      breaksOverlap,
    ],
  ])(
    'stays as it was with %s, and the sentence names the place',
    async (_case, shifts, path, message) => {
      const api = await schedulesOf();
      const before = await api.replaceWeek({ professionalId, version: 1, week: [monday] });
      const week = [
        { ...monday, weekday: 5 },
        { weekday: 2, shifts },
      ];

      await expect(api.replaceWeek({ professionalId, version: 2, week })).rejects.toMatchObject({
        code: 'SCHEDULE_INVALID',
        message: 'Horário inválido',
        data: { issues: [{ path: [1, 'shifts', ...path], message }] },
      });
      expect(message).toMatch(/^Horário inválido/);
      expect(await api.get({ professionalId })).toEqual(before);
    },
  );

  test('names no weekday twice and no time that a day does not have', async () => {
    const api = await schedulesOf();
    await expect(
      api.replaceWeek({ professionalId, version: 1, week: [monday, monday] }),
    ).rejects.toMatchObject({
      data: { issues: [{ path: [1, 'weekday'], message: weekdayTwice }] },
    });
    const week = [{ weekday: 1, shifts: [{ from: 480, until: 1441 }] }];
    const path = ['week', 0, 'shifts', 0, 'until'];
    await expect(api.replaceWeek({ professionalId, version: 1, week })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path, message: 'Horário inválido' })] },
    });
    expect(await api.get({ professionalId })).toMatchObject({ version: 1, week: [] });
  });

  test('of ten people who save at once, one does, and hers is whole', async () => {
    const api = await schedulesOf();
    await api.replaceWeek({ professionalId, version: 1, week: [monday] });
    const weeks = Array.from({ length: 10 }, (_, number) =>
      [2, 3, 4].map((weekday) => ({
        weekday,
        shifts: [{ from: number, until: 1000, breaks: [] }],
      })),
    );
    const outcomes = await Promise.allSettled(
      weeks.map((week) => api.replaceWeek({ professionalId, version: 2, week })),
    );

    const saved = outcomes.flatMap((outcome, at) =>
      outcome.status === 'fulfilled' ? [weeks[at]] : [],
    );
    expect(saved).toHaveLength(1);
    expect(await api.get({ professionalId })).toMatchObject({ version: 3, week: saved[0] });
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
      expect(outcome).toMatchObject({ reason: { code: 'SCHEDULE_CHANGED' } });
    }
  });
});

test('the coming days are shown as they will really be', async () => {
  const { company, team } = await world.as(salon.ownerId);
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ ...monday, weekday }));
  await team.schedules.replaceWeek({ professionalId, version: 1, week });
  await company.closingDays.create({
    name: 'Feriado',
    kind: 'closed',
    firstDay: '2026-03-17',
    lastDay: '2026-03-17',
    hours: null,
  });
  await company.closingDays.create({
    name: 'Inventário',
    kind: 'special-hours',
    firstDay: '2026-03-18',
    lastDay: '2026-03-18',
    hours: at(10, 15),
  });
  await team.schedules.createException({
    professionalId,
    kind: 'day-off',
    firstDay: '2026-03-19',
    lastDay: '2026-03-19',
    reason: 'Médico',
  });

  const days = await team.schedules.days({ professionalId, from: '2026-03-15' });
  const last = await team.schedules.days({ professionalId, from: '2199-12-31' });
  expect(last.map(({ date }) => date).slice(0, 2)).toEqual(['2199-12-31', '2200-01-01']);

  const ordinary = { hours: [at(8, 12), at(13, 18)], because: null };
  expect(days).toEqual([
    { date: '2026-03-15', hours: [], because: null },
    { date: '2026-03-16', ...ordinary },
    { date: '2026-03-17', hours: [], because: { kind: 'closed', name: 'Feriado' } },
    {
      date: '2026-03-18',
      hours: [at(10, 12), at(13, 15)],
      because: { kind: 'special-hours', name: 'Inventário' },
    },
    { date: '2026-03-19', hours: [], because: { kind: 'day-off', name: 'Médico' } },
    { date: '2026-03-20', ...ordinary },
    { date: '2026-03-21', hours: [], because: null },
  ]);
});

test('a receptionist looks at the hours and changes nothing', async () => {
  const api = await schedulesOf(receptionist);
  expect(await api.get({ professionalId })).toMatchObject({ version: 1 });
  expect(await api.days({ professionalId, from: '2026-03-10' })).toHaveLength(7);
  const change = api.replaceWeek({ professionalId, version: 1, week: [monday] });
  await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the hours of another company are not found', async () => {
  const api = await schedulesOf(barber.ownerId);
  const notFound = { code: 'PROFESSIONAL_NOT_FOUND' };
  await expect(api.get({ professionalId })).rejects.toMatchObject(notFound);
  await expect(api.days({ professionalId, from: '2026-03-10' })).rejects.toMatchObject(notFound);
  const change = api.replaceWeek({ professionalId, version: 1, week: [monday] });
  await expect(change).rejects.toMatchObject(notFound);
});
