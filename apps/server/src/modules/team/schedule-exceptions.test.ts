import type { ExceptionForm } from '@app/contract/team/schedules.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let professionalId: string;

const at = (from: number, until: number) => ({ from: from * 60, until: until * 60 });
const vacation: ExceptionForm = {
  kind: 'vacation',
  firstDay: '2026-04-01',
  lastDay: '2026-04-10',
  reason: 'Férias',
  shifts: [],
};
const schedulesOf = async (userId = salon.ownerId) => (await world.as(userId)).team.schedules;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
beforeEach(async () => {
  professionalId = await salon.employs('Ana');
});

test('an exception is made, changed and removed; those that are over are left out', async () => {
  const api = await schedulesOf();
  const made = await api.createException({ professionalId, ...vacation });
  const past = { ...vacation, firstDay: '2026-03-01', lastDay: '2026-03-09' };
  await api.createException({ professionalId, ...past });
  const untilToday = { ...vacation, firstDay: '2026-03-10', lastDay: '2026-03-10' };
  const today = await api.createException({ professionalId, ...untilToday });

  expect(made).toEqual({ ...vacation, id: made.id, version: 1 });
  expect((await api.get({ professionalId })).exceptions).toEqual([today, made]);

  const special: ExceptionForm = {
    ...vacation,
    kind: 'special-hours',
    shifts: [at(9, 12), at(13, 15)],
  };
  const changed = await api.updateException({ professionalId, ...made, ...special });
  expect(changed).toEqual({ ...special, id: made.id, version: 2 });

  expect(await api.removeException({ professionalId, id: made.id })).toEqual({ id: made.id });
  expect((await api.get({ professionalId })).exceptions).toEqual([today]);
});

test('a day has one exception; the day after is free', async () => {
  const api = await schedulesOf();
  const { id, version } = await api.createException({ professionalId, ...vacation });
  const overlap = { code: 'EXCEPTIONS_OVERLAP', message: 'Já existe uma exceção nesses dias.' };
  const lastDay = { ...vacation, firstDay: '2026-04-10', lastDay: '2026-04-12' };
  const again = api.createException({ professionalId, ...lastDay });
  await expect(again).rejects.toMatchObject(overlap);

  const after = { ...vacation, firstDay: '2026-04-11', lastDay: '2026-04-12' };
  const next = await api.createException({ professionalId, ...after });
  const moved = api.updateException({ professionalId, ...next, ...lastDay });
  await expect(moved).rejects.toMatchObject(overlap);
  await expect(
    api.updateException({ professionalId, id, version, ...vacation, reason: 'Viagem' }),
  ).resolves.toMatchObject({ reason: 'Viagem' });
  expect((await api.get({ professionalId })).exceptions).toHaveLength(2);
});

test('who changes one that somebody else changed meanwhile is told so', async () => {
  const [one, other] = [await schedulesOf(), await schedulesOf()];
  const made = await one.createException({ professionalId, ...vacation });
  const theirs = await other.updateException({ professionalId, ...made, reason: 'Praia' });
  await expect(
    one.updateException({ professionalId, ...made, lastDay: '2026-04-20' }),
  ).rejects.toMatchObject({ code: 'EXCEPTION_CHANGED' });
  expect((await one.get({ professionalId })).exceptions).toEqual([theirs]);
});

test('ten for the same days at once make one', async () => {
  const api = await schedulesOf();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => api.createException({ professionalId, ...vacation })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  [
    'days in the wrong order',
    { lastDay: '2026-03-31' },
    ['lastDay'],
    'O último dia vem antes do primeiro',
  ],
  ['a day that no calendar has', { firstDay: '2026-02-30' }, ['firstDay'], 'Data inválida'],
  ['a year that no database holds', { firstDay: '0000-01-01' }, ['firstDay'], 'Data inválida'],
  [
    'special hours without hours',
    { kind: 'special-hours' as const },
    ['shifts'],
    'Informe o horário especial',
  ],
  [
    'overlapping shifts',
    { kind: 'special-hours' as const, shifts: [at(8, 12), at(11, 13)] },
    ['shifts', 1, 'from'],
    'Horário inválido: os turnos se sobrepõem',
  ],
  [
    'an end before its start',
    { kind: 'special-hours' as const, shifts: [at(12, 8)] },
    ['shifts', 0, 'until'],
    'Horário inválido: o fim deve vir depois do início',
  ],
])('%s: refused with a sentence at its field', async (_case, change, path, message) => {
  const api = await schedulesOf();
  const attempt = api.createException({ professionalId, ...vacation, ...change });
  await expect(attempt).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [expect.objectContaining({ path, message })] },
  });
  expect((await api.get({ professionalId })).exceptions).toEqual([]);
});

test('more than a year is too long', async () => {
  const api = await schedulesOf();
  const attempt = api.createException({ professionalId, ...vacation, lastDay: '2027-04-02' });
  await expect(attempt).rejects.toMatchObject({ code: 'EXCEPTION_TOO_LONG' });
});

test('a receptionist makes none, and another company finds none', async () => {
  const { id } = await (await schedulesOf()).createException({ professionalId, ...vacation });
  const rita = { name: 'Rita', email: 'rita@salao.test' };
  const desk = await schedulesOf(await salon.isJoinedBy(rita, 'receptionist'));
  const form = { professionalId, ...vacation };
  const forbidden = { code: 'FORBIDDEN' };
  await expect(desk.createException(form)).rejects.toMatchObject(forbidden);
  await expect(desk.updateException({ ...form, id, version: 1 })).rejects.toMatchObject(forbidden);
  await expect(desk.removeException({ professionalId, id })).rejects.toMatchObject(forbidden);

  const outsider = await schedulesOf(barber.ownerId);
  const notFound = { code: 'EXCEPTION_NOT_FOUND' };
  await expect(outsider.createException(form)).rejects.toMatchObject({
    code: 'PROFESSIONAL_NOT_FOUND',
  });
  await expect(outsider.updateException({ ...form, id, version: 1 })).rejects.toMatchObject(
    notFound,
  );
  await expect(outsider.removeException({ professionalId, id })).rejects.toMatchObject(notFound);
});
