import { beforeEach, expect, test } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { untilAwaited } from '../../../../tests/waiting-support.ts';
import { moveEntry } from '../appointments/appointment-moves.commands.ts';

const world = testWorld();
let salon: Salon;
let opened = 0;
let nine: string;
let ten: string;

beforeEach(async () => {
  opened += 1;
  salon = await openSalon(world, `Salão ${'abcdefghijklmnop'[opened]}`);
  nine = (await book(salon, at(20, '09:00'))).id;
  ten = (await book(salon, at(20, '10:00'))).id;
});

const agenda = () => salon.api.scheduling.appointments;
type Decision = { id: string; professionalId: string | null };

function leave(seenAppointments: string, appointmentDecisions: Decision[] = []) {
  const days = { firstDay: '2026-03-20', lastDay: '2026-03-20' };
  const vacation = { professionalId: salon.ana, kind: 'vacation' as const, reason: '', shifts: [] };
  const said = { seenAppointments, appointmentDecisions };
  return salon.api.team.schedules.createException({ ...vacation, ...days, ...said });
}

async function onFriday() {
  const { items } = await agenda().list({});
  return items.map(({ id, professionalId }) => ({ id, professionalId }));
}

test('who could take each is said before anything is stored', async () => {
  await book(salon, at(20, '10:30'), { professionalId: salon.bia });
  await expect(leave('')).rejects.toMatchObject({
    data: {
      appointments: [
        { id: nine, takers: [{ id: salon.bia, name: 'Bia' }], problem: null },
        { id: ten, takers: [], problem: null },
      ],
    },
  });
});

test('moved, kept or left: all with the change', async () => {
  const eleven = (await book(salon, at(20, '11:00'))).id;
  const seen = await seenIn(leave(''));
  await leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: null },
  ]);
  expect(await onFriday()).toEqual([
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: salon.ana },
    { id: eleven, professionalId: salon.ana },
  ]);
  expect(await agenda().listUnsolved()).toMatchObject([{ id: eleven }]);
});

test('a time that is taken meanwhile is said where it stands, and nothing is written', async () => {
  const seen = await seenIn(leave(''));
  await book(salon, at(20, '10:00'), { professionalId: salon.bia });
  const before = await onFriday();
  const attempt = leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: ten, professionalId: salon.bia },
  ]);
  await expect(attempt).rejects.toMatchObject({
    code: 'APPOINTMENTS_AFFECTED',
    data: { appointments: [{ problem: null }, { id: ten, problem: 'taken', takers: [] }] },
  });
  expect(await onFriday()).toEqual(before);
  expect(await agenda().listUnsolved()).toEqual([]);
});

test('nobody gets two at once', async () => {
  const other = (await book(salon, at(20, '09:30'), { overbook: true })).id;
  const seen = await seenIn(leave(''));
  const attempt = leave(seen, [
    { id: nine, professionalId: salon.bia },
    { id: other, professionalId: salon.bia },
  ]);
  const appointments = [{ id: nine, problem: null }, { id: other, problem: 'taken' }, { id: ten }];
  await expect(attempt).rejects.toMatchObject({ data: { appointments } });
});

test('on a day on which all is closed nobody takes anything', async () => {
  const days = { firstDay: '2026-03-20', lastDay: '2026-03-20' };
  const reform = { name: 'Reforma', kind: 'closed' as const, hours: null, ...days };
  const { create, list } = salon.api.company.closingDays;
  const seenAppointments = await seenIn(create(reform));
  const appointmentDecisions = [{ id: nine, professionalId: salon.bia }];
  const attempt = create({ ...reform, seenAppointments, appointmentDecisions });
  await expect(attempt).rejects.toMatchObject({
    data: { appointments: [{ problem: 'taken' }, { problem: null }] },
  });
  expect(await list()).toEqual([]);
});

test('what is not in the way, or of another company, stays as it is', async () => {
  const saturday = (await book(salon, at(23, '09:00'))).id;
  const stranger = await openSalon(world, 'Barbearia');
  const theirs = (await book(stranger, at(20, '09:00'))).id;
  const seen = await seenIn(leave(''));
  await leave(seen, [
    { id: saturday, professionalId: salon.bia },
    { id: theirs, professionalId: salon.bia },
  ]);
  expect(await onFriday()).toContainEqual({ id: saturday, professionalId: salon.ana });
  const { items } = await stranger.api.scheduling.appointments.list({});
  expect(items).toMatchObject([{ id: theirs, professionalId: stranger.ana }]);
});

test('whoever is moving one of them at the moment is waited for', async () => {
  const seen = await seenIn(leave(''));
  const startTime = Temporal.Instant.from(at(20, '15:00'));
  const move = { id: nine, version: 1, professionalId: salon.bia, startTime };
  const step = (scope: Parameters<typeof moveEntry>[0]) =>
    moveEntry(scope, { ...move, overbooking: 'refuse' }, { by: 'staff', now: startTime });
  const decided = [{ id: nine, professionalId: salon.bia }];
  const where = { companyId: salon.salon.companyId, step };
  const refused = await untilAwaited(world, where, () => seenIn(leave(seen, decided)));
  expect(refused).not.toBe(seen);
});
