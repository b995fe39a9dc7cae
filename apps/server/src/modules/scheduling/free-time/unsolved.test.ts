import { MOST_DECISIONS } from '@app/contract/shared/affected-appointments';
import { beforeEach, expect, test } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { appointmentTroubles } from './appointment-troubles.table.ts';

const world = testWorld();
let salon: Salon;
let opened = 0;

beforeEach(async () => {
  opened += 1;
  salon = await openSalon(world, `Salão ${'abcdefghijklmnop'[opened]}`);
});

const agenda = () => salon.api.scheduling.appointments;
const vacation = () => ({
  professionalId: salon.ana,
  kind: 'vacation' as const,
  reason: '',
  shifts: [],
  firstDay: '2026-03-20',
  lastDay: '2026-03-20',
});

/** Ana goes away on Friday, with eyes open. */
async function goAway(): Promise<void> {
  const { createException } = salon.api.team.schedules;
  const seenAppointments = await seenIn(createException(vacation()));
  await createException({ ...vacation(), seenAppointments });
}

async function onFriday(): Promise<string> {
  return (await book(salon, at(20, '09:00'))).id;
}

test('what hours were taken from is to be seen to, what was booked outside of them is not', async () => {
  const id = await onFriday();
  await book(salon, at(21, '09:00'));
  expect(await agenda().listUnsolved()).toEqual([]);
  await goAway();
  expect(await agenda().listUnsolved()).toMatchObject([
    { id, professionalId: salon.ana, clientName: 'María Antônia', trouble: 'no-hours' },
  ]);
});

test('as many are shown as can be decided of at once, the next ones first', async () => {
  const id = await onFriday();
  await goAway();
  await world.inCompany(salon.salon.companyId, async (scope) => {
    const [appointment] = await scope.select().from(appointments);
    const [mark] = await scope.select().from(appointmentTroubles);
    if (!appointment || !mark) throw new Error('one of each is needed');
    const ids = Array.from({ length: MOST_DECISIONS }, () => crypto.randomUUID());
    const busy = { overbooked: true, startTime: appointment.startTime.add({ minutes: 1 }) };
    await scope
      .insert(appointments)
      .values(ids.map((other) => ({ ...appointment, ...busy, id: other })));
    await scope
      .insert(appointmentTroubles)
      .values(ids.map((other) => ({ ...mark, ...busy, appointmentId: other })));
  });
  const shown = await agenda().listUnsolved();
  expect(shown).toHaveLength(MOST_DECISIONS);
  expect(shown[0]).toMatchObject({ id });
});

test('a refused change leaves no mark', async () => {
  await onFriday();
  await seenIn(salon.api.team.schedules.createException(vacation()));
  expect(await agenda().listUnsolved()).toEqual([]);
});

test('it goes to somebody who does the same and is free', async () => {
  const id = await onFriday();
  await goAway();
  const [unsolved] = await agenda().listUnsolved();
  expect(unsolved?.takers).toEqual([
    { id: salon.bia, name: 'Bia', busyFrom: at(20, '09:00'), busyUntil: at(20, '10:00') },
  ]);
  const version = unsolved?.version ?? 0;
  await agenda().move({ id, version, professionalId: salon.bia, startTime: at(20, '09:00') });
  expect(await agenda().listUnsolved()).toEqual([]);
});

test.each([
  ['is busy', () => book(salon, at(20, '09:00'), { professionalId: salon.bia })],
  ['does not work then', () => worksFrom(10)],
])('nobody who %s is named', async (_case, makeBusy) => {
  await onFriday();
  await makeBusy();
  await goAway();
  expect(await agenda().listUnsolved()).toMatchObject([{ takers: [] }]);
});

async function worksFrom(hour: number): Promise<void> {
  const { get, replaceWeek } = salon.api.team.schedules;
  const { version } = await get({ professionalId: salon.bia });
  const shifts = [{ from: hour * 60, until: 18 * 60, breaks: [] }];
  await replaceWeek({ professionalId: salon.bia, version, week: [{ weekday: 5, shifts }] });
}

test('kept as it is, nobody is asked again until something else is taken away', async () => {
  const id = await onFriday();
  await goAway();
  expect(await agenda().keep({ id })).toEqual({ id });
  expect(await agenda().keep({ id })).toEqual({ id });
  expect(await agenda().listUnsolved()).toEqual([]);

  const { deactivate } = salon.api.team.professionals;
  const seenAppointments = await seenIn(deactivate({ id: salon.ana }));
  await deactivate({ id: salon.ana, seenAppointments });
  expect(await agenda().listUnsolved()).toMatchObject([{ id, trouble: 'nobody' }]);
});

test('kept of another place, it is like any other outside of the hours', async () => {
  const id = await onFriday();
  await goAway();
  await agenda().keep({ id });
  const [version, professionalId] = [await versionOf(id), salon.ana];
  await agenda().move({ id, version, professionalId, startTime: at(21, '09:00') });
  const { createException } = salon.api.team.schedules;
  const saturday = { firstDay: '2026-03-21', lastDay: '2026-03-21' };
  await createException({ ...vacation(), ...saturday });
  expect(await agenda().listUnsolved()).toEqual([]);
});

async function versionOf(id: string): Promise<number> {
  const { items } = await agenda().list({});
  return items.find((item) => item.id === id)?.version ?? 0;
}

test('cancelled or with her hours back, it is solved', async () => {
  const id = await onFriday();
  await goAway();
  await agenda().changeStatus({ id, status: 'cancelled' });
  expect(await agenda().listUnsolved()).toEqual([]);
  await expect(agenda().keep({ id })).rejects.toMatchObject({ code: 'APPOINTMENT_CLOSED' });
});

test('a service that she does no more is asked about, and listed afterwards', async () => {
  await onFriday();
  const other = await salon.salon.offers('Outro');
  const { replace, list } = salon.api.catalog.professionalServices;
  const known = await list({ professionalId: salon.ana });
  const services = [{ serviceId: other, priceCents: null, durationMinutes: null }];
  const dropped = { professionalId: salon.ana, known, services, endsCommissions: true };
  const seenAppointments = await seenIn(replace(dropped));
  await replace({ ...dropped, seenAppointments });
  expect(await agenda().listUnsolved()).toMatchObject([{ trouble: 'not-offered' }]);
});

test('a service that nobody does any more is asked about, and listed afterwards', async () => {
  const id = await onFriday();
  const { deactivate, update, list } = salon.api.catalog.services;
  const seenAppointments = await seenIn(deactivate({ id: salon.haircut }));
  const [service] = await list();
  if (!service) throw new Error('There is no service');
  const { createdAt: _at, ...form } = { ...service, active: false };
  expect(await seenIn(update(form))).toBe(seenAppointments);
  await deactivate({ id: salon.haircut, seenAppointments });
  expect(await agenda().listUnsolved()).toMatchObject([
    { id, trouble: 'service-gone', takers: [] },
  ]);
  await deactivate({ id: salon.haircut });
});

test('somebody who left is named, with whoever could take it', async () => {
  const id = await onFriday();
  const { deactivate } = salon.api.team.professionals;
  const seenAppointments = await seenIn(deactivate({ id: salon.ana }));
  await deactivate({ id: salon.ana, seenAppointments });
  expect(await agenda().listUnsolved()).toMatchObject([
    { id, trouble: 'nobody', professionalName: 'Ana Júlia' },
  ]);
});

test('only who runs the agenda sees to it, and an outsider finds nothing', async () => {
  const id = await onFriday();
  await goAway();
  const cida = { name: 'Cida', email: `cida${opened}@salao.test` };
  const hers = (await world.as(await salon.salon.isJoinedBy(cida, 'professional'))).scheduling;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(hers.appointments.listUnsolved()).rejects.toMatchObject(forbidden);
  await expect(hers.appointments.keep({ id })).rejects.toMatchObject(forbidden);

  const other = (await openSalon(world, 'Barbearia')).api.scheduling.appointments;
  expect(await other.listUnsolved()).toEqual([]);
  const nothing = { code: 'APPOINTMENT_NOT_FOUND' };
  await expect(other.keep({ id })).rejects.toMatchObject(nothing);
});
