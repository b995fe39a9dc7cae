import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, listeningTo, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { router } from '../../../router.ts';
import { appointmentLinks } from '../online/appointment-links.table.ts';
import { removeAppointment } from './appointments.commands.ts';
import { appointments } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;
/** Who is the professional Ana, and sees only what is hers. */
let anaHerself: string;
let outsider: string;

beforeAll(async () => {
  salon = await openSalon(world);
  anaHerself = await salon.salon.isJoinedBy({ name: 'Ana', email: 'ana@x.test' }, 'professional');
  outsider = (await openSalon(world, 'Barbearia')).salon.ownerId;
});

async function appointmentsOf(userId: string) {
  return (await world.as(userId)).scheduling.appointments;
}

async function hiredHerself(userId: string): Promise<string> {
  return salon.salon.hires('Ela mesma', { userId });
}

describe('an appointment', () => {
  test('is booked by the team and read with everything on it', async () => {
    const booked = await book(salon, at(11, '09:00'), { notes: 'Franja' });

    expect(await salon.api.scheduling.appointments.get({ id: booked.id })).toEqual(booked);
    expect(booked).toMatchObject({
      clientName: 'María Antônia',
      clientPhone: '5511987654321',
      professionalName: 'Ana Júlia',
      services: [{ id: salon.haircut, name: 'Corte' }],
      startTime: at(11, '09:00'),
      endTime: at(11, '10:00'),
      status: 'scheduled',
      priceCents: 5000,
      subtotalCents: 5000,
      discountCents: 0,
      couponCode: null,
      notes: 'Franja',
      source: 'staff',
      overbooked: false,
      followingInSeries: 0,
      version: 1,
    });
  });

  test('is not of another century: that was a slip', async () => {
    const startTime = '1999-03-11T12:00:00Z';
    const forgotten = await book(salon, '2026-03-02T12:00:00Z');
    expect(forgotten.startTime).toBe('2026-03-02T12:00:00Z');
    const { appointments, series, agenda } = salon.api.scheduling;
    const { id, version, professionalId } = forgotten;
    const to = { id, version, professionalId, startTime };
    const slip = {
      code: 'APPOINTMENT_TOO_LONG_AGO',
      message: 'Esta data é de mais de um ano atrás. Confira o ano.',
    };
    const serviceIds = [salon.haircut];
    const booking = { clientId: salon.maria, professionalId, serviceIds, startTime };
    const recurrence = { every: 1, unit: 'day', count: 2 } as const;
    const endTime = '1999-03-11T13:00:00Z';
    const attempts = [
      () => book(salon, startTime),
      () => appointments.update({ ...to, serviceIds }),
      () => appointments.move(to),
      () => series.preview({ booking, recurrence }),
      () => series.book({ booking, recurrence, conflicts: 'skip' }),
      () => series.moveFollowing({ ...to, conflicts: 'skip' }),
      () => agenda.block({ professionalIds: [professionalId], startTime, endTime, reason: '' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(slip);
    await appointments.remove({ id });
  });

  test('names whoever comes', async () => {
    const attempt = book(salon, at(11, '12:00'), { clientId: null });
    await expect(attempt).rejects.toMatchObject({
      code: 'CLIENT_REQUIRED',
      message: 'Telefone e nome são obrigatórios.',
    });
  });

  test('stands over another one only on purpose', async () => {
    await book(salon, at(11, '14:00'));
    await expect(book(salon, at(11, '14:30'))).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Este horário acabou de ser ocupado. Selecione outro horário.',
    });
    const over = await book(salon, at(11, '14:30'), { overbook: true });
    expect(over).toMatchObject({ overbooked: true, startTime: at(11, '14:30') });
  });

  test('sent again under the same name is booked once', async () => {
    const session = contextOf(world.system, await signIn(world.system, salon.salon.ownerId));
    const api = createRouterClient(router, { context: { ...session, idempotencyKey: 'once' } });
    const first = await book({ ...salon, api }, at(11, '16:00'));
    expect((await book({ ...salon, api }, at(11, '16:00'))).id).toBe(first.id);
    const another = book({ ...salon, api }, at(11, '17:00'));
    await expect(another).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
    await expect(book(salon, at(11, '16:00'))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  test('sent under the same name by two colleagues is booked twice', async () => {
    const colleague = await salon.salon.isJoinedBy({ name: 'Zé', email: 'ze@x.test' }, 'manager');
    for (const [userId, time] of [
      [salon.salon.ownerId, '18:00'],
      [colleague, '19:00'],
    ] as const) {
      const session = contextOf(world.system, await signIn(world.system, userId));
      const api = createRouterClient(router, { context: { ...session, idempotencyKey: 'both' } });
      await book({ ...salon, api }, at(11, time));
    }
  });

  test('gives nobody a key to the client’s own page, and its news carry none', async () => {
    const { id } = await book(salon, at(11, '20:00'));
    const links = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.$count(appointmentLinks, eq(appointmentLinks.appointmentId, id)),
    );
    expect(links).toBe(0);
    const query = `select data from pgboss.job where data -> 'announced' ->> 'appointmentId' = $1`;
    const { rows } = await world.system.database.pool.query(query, [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('/a/');
  });

  test('of the same service twice is refused, however its id is written', async () => {
    const serviceIds = [salon.haircut, salon.haircut.toUpperCase()];
    await expect(book(salon, at(11, '21:00'), { serviceIds })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message: 'O mesmo serviço foi escolhido duas vezes' }] },
    });
  });

  test('is deleted, and its time is free again', async () => {
    const { id } = await book(salon, at(12, '09:00'));
    const { appointments } = salon.api.scheduling;
    expect(await appointments.remove({ id })).toEqual({ id });
    await expect(appointments.get({ id })).rejects.toMatchObject({
      code: 'APPOINTMENT_NOT_FOUND',
      message: 'Agendamento não encontrado ou não pôde ser atualizado',
    });
    await book(salon, at(12, '09:00'));
  });

  test('that is deleted before it took place was cancelled, for whoever has to know', async () => {
    async function announcedBy(id: string) {
      const doing = { by: 'staff', now: noon } as const;
      const remove = (scope: CompanyScope) => removeAppointment(scope, id, doing);
      return (await listeningTo(world, salon, remove)).heard;
    }
    const coming = await book(salon, at(12, '11:00'));
    const freed = { professionalId: salon.ana, startTime: at(12, '11:00') };
    expect(await announcedBy(coming.id)).toMatchObject([
      { event: 'appointment.cancelled', announced: { status: 'cancelled', by: 'staff', freed } },
    ]);
    const cancelled = await book(salon, at(12, '11:00'));
    await salon.api.scheduling.appointments.changeStatus({ id: cancelled.id, status: 'cancelled' });
    expect(await announcedBy(cancelled.id)).toEqual([]);
    expect(await announcedBy((await book(salon, at(9, '11:00'))).id)).toEqual([]);
  });
});

describe('who sees what', () => {
  test('a professional sees her own without phones, and may change its status only', async () => {
    const herself = await hiredHerself(anaHerself);
    const own = await book(salon, at(13, '09:00'), { professionalId: herself });
    const others = await book(salon, at(13, '09:00'));
    const hers = await appointmentsOf(anaHerself);

    expect(await hers.list({})).toMatchObject({
      items: [{ id: own.id, clientName: 'María Antônia', clientPhone: null }],
    });
    expect(await hers.get({ id: own.id })).toMatchObject({ clientPhone: null, clientEmail: null });
    const seen = hers.get({ id: others.id });
    await expect(seen).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    const changed = hers.changeStatus({ id: others.id, status: 'completed' });
    await expect(changed).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    expect(await hers.changeStatus({ id: own.id, status: 'completed' })).toMatchObject({
      status: 'completed',
      clientPhone: null,
    });
    for (const forbidden of [
      () => hers.remove({ id: own.id }),
      () => hers.listChanges({ id: own.id }),
      () => hers.ofClient({ clientId: salon.maria }),
      () =>
        hers.move({
          id: own.id,
          version: 2,
          professionalId: herself,
          startTime: at(13, '10:00'),
          durationMinutes: 60,
        }),
    ]) {
      await expect(forbidden()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('a phone that she does not see finds nothing for her', async () => {
    const hers = await appointmentsOf(anaHerself);
    expect((await hers.list({ search: '98765' })).items).toEqual([]);
    expect((await hers.list({ search: 'antonia' })).items).toHaveLength(1);
  });

  test('a member who is no professional has no agenda of her own', async () => {
    const other = await salon.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    expect(await (await appointmentsOf(other)).list({})).toEqual({ items: [], nextCursor: null });
  });

  test('an outsider finds nothing', async () => {
    const { id } = await book(salon, at(16, '09:00'));
    const theirs = await appointmentsOf(outsider);
    expect((await theirs.list({})).items).toEqual([]);
    for (const attempt of [
      () => theirs.get({ id }),
      () => theirs.remove({ id }),
      () => theirs.listChanges({ id }),
      () => theirs.changeStatus({ id, status: 'cancelled' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    }
  });
});

describe('the list', () => {
  let listed: Salon;
  let bookedIds: string[];

  beforeAll(async () => {
    listed = await openSalon(world, 'Lista');
    const colour = await listed.salon.offers('Coloração', { durationMinutes: 30 });
    const joao = await listed.salon.serves("João D'Ávila");
    const later = await book(listed, at(18, '09:00'), { professionalId: listed.bia });
    const first = await book(listed, at(17, '09:00'), { serviceIds: [colour, listed.haircut] });
    const second = await book(listed, at(17, '11:00'), { clientId: joao });
    bookedIds = [first.id, second.id, later.id];
  });

  async function found(filter: Parameters<Salon['api']['scheduling']['appointments']['list']>[0]) {
    const { items } = await listed.api.scheduling.appointments.list(filter);
    return items.map(({ id }) => bookedIds.indexOf(id));
  }

  test.each([
    ['nothing', '', [0, 1, 2]],
    ['a client without her accents', 'maria ANTONIA', [0, 2]],
    ['a client without his apostrophe', 'davila', [1]],
    ['a professional', 'júlia', [0, 1]],
    ['a service', 'coloracao', [0]],
    ['a phone', '98765-4321', [0, 2]],
    ['client and service together', 'maria corte', [0, 2]],
    ['the words of two clients', 'maria davila', []],
    ['somebody unknown', 'zuleica', []],
    ['a sign of patterns', '%', []],
  ])('is searched for %s', async (_case, search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  test('is narrowed by days, status, professional and client', async () => {
    expect(await found({ fromDate: '2026-03-17', untilDate: '2026-03-18' })).toEqual([0, 1]);
    expect(await found({ professionalId: listed.bia })).toEqual([2]);
    expect(await found({ clientId: listed.maria })).toEqual([0, 2]);
    expect(await found({ status: 'cancelled' })).toEqual([]);
  });

  test('is narrowed to requests, those still ahead apart from those whose time has come', async () => {
    const ask = (id: string, needsApproval: boolean) =>
      world.inCompany(listed.salon.companyId, (scope) =>
        scope.update(appointments).set({ needsApproval }).where(eq(appointments.id, id)),
      );
    const past = await book(listed, at(9, '09:00'));
    const [first = ''] = bookedIds;
    for (const id of [first, past.id]) await ask(id, true);
    const { list, changeStatus, remove } = listed.api.scheduling.appointments;
    const idsOf = async (request: 'waiting' | 'unanswered') =>
      (await list({ request })).items.map(({ id }) => id);
    expect(await idsOf('waiting')).toEqual([first]);
    expect(await idsOf('unanswered')).toEqual([past.id]);
    await changeStatus({ id: past.id, status: 'no_show' });
    expect(await idsOf('unanswered')).toEqual([]);
    await remove({ id: past.id });
    await ask(first, false);
  });

  test('names all services and comes in pages, in the order of time', async () => {
    const { list } = listed.api.scheduling.appointments;
    const first = await list({ limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(bookedIds.slice(0, 2));
    expect(first.items[0]?.services.map(({ name }) => name)).toEqual(['Coloração', 'Corte']);
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({ items: [{ id: bookedIds[2] }], nextCursor: null });
    await expect(list({ cursor: 'lixo' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
