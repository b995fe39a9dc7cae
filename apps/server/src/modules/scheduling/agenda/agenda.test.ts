import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { changeStatus } from '../appointments/appointment-status.commands.ts';
import { lockEntry } from '../appointments/appointments.queries.ts';
import { placeNew } from '../booking/placing.commands.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

function read(fromDate: string, more: { days?: number; professionalId?: string } = {}) {
  return salon.api.scheduling.agenda.read({ fromDate, ...more });
}

function block(professionalIds: string[], [from, until]: [string, string], reason = '') {
  return salon.api.scheduling.agenda.block({
    professionalIds,
    startTime: from,
    endTime: until,
    reason,
  });
}

describe('the agenda of a day', () => {
  test('has a column for everybody with the hours of the day, and all that happens', async () => {
    await salon.salon.makesException(salon.bia, {
      fromDate: Temporal.PlainDate.from('2026-03-11'),
      untilDate: Temporal.PlainDate.from('2026-03-12'),
      kind: 'day-off',
      reason: 'Folga',
      shifts: [],
    });
    const booked = await book(salon, at(11, '09:00'));
    const [blocked] = await block([salon.ana], [at(11, '12:00'), at(11, '13:00')], 'Almoço');

    const agenda = await read('2026-03-11');
    expect(agenda).toMatchObject({
      timezone: 'America/Sao_Paulo',
      professionals: [
        {
          id: salon.ana,
          name: 'Ana Júlia',
          active: true,
          days: [{ date: '2026-03-11', hours: [{ from: 480, until: 1080 }], because: null }],
        },
        { id: salon.bia, days: [{ hours: [], because: { kind: 'day-off', name: 'Folga' } }] },
      ],
      entries: [
        { id: booked.id, kind: 'appointment', clientName: 'María Antônia' },
        { id: blocked?.id, kind: 'block', clientId: null, clientName: '', notes: 'Almoço' },
      ],
    });
  });

  test('names a holiday of which nobody has said whether the company opens', async () => {
    const reasonOn = async (date: string) =>
      (await read(date)).professionals.map(({ days }) => days[0]?.because ?? null);
    const passion = { kind: 'holiday', name: 'Paixão de Cristo' };
    expect(await reasonOn('2026-04-03')).toEqual([passion, passion]);
    expect(await reasonOn('2026-04-02')).toEqual([null, null]);
    // Nobody works on this one.
    expect(await reasonOn('2026-11-15')).toEqual([null, null]);

    const { create, remove } = salon.api.company.closingDays;
    const days = { name: 'Sexta', firstDay: '2026-04-03', lastDay: '2026-04-03', hours: null };
    const { id } = await create({ ...days, kind: 'open' });
    expect(await reasonOn('2026-04-03')).toEqual([null, null]);
    await remove({ id });
  });

  test('leaves out what was cancelled and what is only held', async () => {
    const { id } = await book(salon, at(12, '09:00'));
    await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
    await world.inCompany(salon.salon.companyId, (scope) =>
      placeNew(
        scope,
        {
          kind: 'hold',
          professionalId: salon.ana,
          startTime: Temporal.Instant.from(at(12, '10:00')),
          endTime: Temporal.Instant.from(at(12, '11:00')),
          heldUntil: Temporal.Instant.from(at(12, '00:00')),
          bufferBeforeMinutes: 0,
          bufferAfterMinutes: 0,
        },
        Temporal.Instant.from(at(11, '00:00')),
      ),
    );
    expect((await read('2026-03-12')).entries).toEqual([]);
  });

  test('a time that is only held is nobody’s to move or to read about', async () => {
    const startTime = Temporal.Instant.from(at(12, '15:00'));
    const hold = await world.inCompany(salon.salon.companyId, (scope) =>
      placeNew(
        scope,
        {
          kind: 'hold',
          professionalId: salon.ana,
          heldUntil: startTime,
          startTime,
          endTime: startTime.add({ hours: 1 }),
          bufferBeforeMinutes: 0,
          bufferAfterMinutes: 0,
        },
        startTime.subtract({ hours: 24 }),
      ),
    );
    const id = hold?.id ?? '';
    const { move, listChanges } = salon.api.scheduling.appointments;
    const place = { professionalId: salon.ana, startTime: at(12, '16:00'), durationMinutes: 60 };
    for (const attempt of [() => move({ id, version: 1, ...place }), () => listChanges({ id })]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    }
    const { companyId } = salon.salon;
    expect(await world.inCompany(companyId, (scope) => lockEntry(scope, id))).toBeNull();
  });

  test('shows what reaches in from the evening before', async () => {
    const night = await salon.salon.offers('Plantão', { durationMinutes: 240 });
    const { id } = await book(salon, at(13, '22:00'), { serviceIds: [night] });
    expect((await read('2026-03-13')).entries).toMatchObject([{ id }]);
    expect((await read('2026-03-14')).entries).toMatchObject([{ id }]);
    expect((await read('2026-03-15')).entries).toEqual([]);
  });

  test('or of up to a week of one professional', async () => {
    const first = await book(salon, at(16, '09:00'));
    const last = await book(salon, at(22, '09:00'));
    await book(salon, at(17, '09:00'), { professionalId: salon.bia });
    const week = await read('2026-03-16', { days: 7, professionalId: salon.ana });
    expect(week.professionals).toMatchObject([{ id: salon.ana }]);
    expect(week.professionals[0]?.days).toHaveLength(7);
    expect(week.entries.map(({ id }) => id)).toEqual([first.id, last.id]);
    await expect(read('2026-03-16', { days: 8 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('shows whoever left only while something is hers', async () => {
    const gone = await salon.salon.employs('Gal');
    await book(salon, at(24, '09:00'), { professionalId: gone });
    const { deactivate } = salon.api.team.professionals;
    await deactivate({ id: gone, seenAppointments: await seenIn(deactivate({ id: gone })) });
    const columns = async (date: string) =>
      (await read(date)).professionals.map(({ id, active }) => ({ id, active }));
    expect(await columns('2026-03-24')).toContainEqual({ id: gone, active: false });
    expect(await columns('2026-03-25')).not.toContainEqual({ id: gone, active: false });
  });

  test('of a professional is her own', async () => {
    const userId = await salon.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    const lu = await salon.salon.hires('Lu', { userId });
    await book(salon, at(26, '09:00'));
    const hers = await book(salon, at(26, '09:00'), { professionalId: lu });
    const { agenda } = (await world.as(userId)).scheduling;
    const seen = await agenda.read({ fromDate: '2026-03-26' });
    expect(seen.professionals).toMatchObject([{ id: lu }]);
    expect(seen.entries).toMatchObject([{ id: hers.id, clientPhone: null }]);
    const other = await agenda.read({ fromDate: '2026-03-26', professionalId: salon.ana });
    expect(other).toMatchObject({ professionals: [], entries: [] });
    for (const forbidden of [
      () =>
        agenda.block({
          professionalIds: [lu],
          startTime: at(26, '12:00'),
          endTime: at(26, '13:00'),
        }),
      () => agenda.unblock({ id: hers.id }),
    ]) {
      await expect(forbidden()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('of one company shows nothing of another', async () => {
    const other = await openSalon(world, 'Barbearia');
    expect((await other.api.scheduling.agenda.read({ fromDate: '2026-03-11' })).entries).toEqual(
      [],
    );
  });

  test('asks as many questions for many as for one', async () => {
    const questions = async (date: string) => {
      let count = 0;
      const { requests } = world.system.database;
      const listen = (client: { query: (...args: unknown[]) => unknown }) => {
        const query = client.query.bind(client);
        client.query = (...args) => {
          count += 1;
          return query(...args);
        };
        return () => {
          client.query = query;
        };
      };
      const undo: (() => void)[] = [];
      const onAcquire = (client: unknown) => undo.push(listen(client as never));
      requests.on('acquire', onAcquire);
      await read(date);
      requests.off('acquire', onAcquire);
      for (const one of undo) one();
      return count;
    };
    await book(salon, at(27, '09:00'));
    const few = await questions('2026-03-27');
    for (const hour of [10, 11, 12, 13, 14, 15]) await book(salon, at(27, `${hour}:00`));
    expect(await questions('2026-03-27')).toBe(few);
    expect(few).toBeGreaterThan(0);
  });
});

describe('blocked time', () => {
  test('keeps bookings away from several people at once, until it is unblocked', async () => {
    const both = [salon.bia, salon.ana];
    const blocks = await block(both, [at(30, '09:00'), at(30, '12:00')]);
    expect(blocks.map(({ professionalId }) => professionalId).toSorted()).toEqual(both.toSorted());
    await expect(book(salon, at(30, '11:30'))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });

    const anas = blocks.find(({ professionalId }) => professionalId === salon.ana);
    await salon.api.scheduling.agenda.unblock({ id: anas?.id ?? '' });
    const booked = await book(salon, at(30, '11:30'));
    await expect(salon.api.scheduling.agenda.unblock({ id: booked.id })).rejects.toMatchObject({
      code: 'BLOCK_NOT_FOUND',
      message: 'Bloqueio não encontrado',
    });
  });

  test('is for all of them or for none', async () => {
    await book(salon, at(31, '09:00'), { professionalId: salon.bia });
    const attempt = block([salon.ana, salon.bia], [at(31, '08:00'), at(31, '10:00')]);
    await expect(attempt).rejects.toMatchObject({
      code: 'BLOCK_OVERLAPS',
      message: 'Já há agendamentos nesse horário. Mova-os antes de bloquear.',
    });
    await book(salon, at(31, '09:00'));
    const unknown = block([salon.ana, salon.maria], [at(31, '15:00'), at(31, '16:00')]);
    await expect(unknown).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
  });

  test('is moved like an appointment, and cannot be put over one', async () => {
    const [lunch] = await block([salon.ana], [at(28, '12:00'), at(28, '13:00')]);
    await book(salon, at(28, '14:00'));
    const { move } = salon.api.scheduling.appointments;
    const wish = { id: lunch?.id ?? '', professionalId: salon.ana, durationMinutes: 60 };
    const over = move({ ...wish, version: 1, startTime: at(28, '14:00'), overbook: true });
    await expect(over).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    const moved = await move({ ...wish, version: 1, startTime: at(28, '13:00') });
    expect(moved).toMatchObject({ kind: 'block', startTime: at(28, '13:00') });
  });

  test('is no appointment: nobody completes, changes, deletes or looks at it as one', async () => {
    const [lunch] = await block([salon.ana], [at(28, '08:00'), at(28, '09:00')]);
    const [id, version, professionalId] = [lunch?.id ?? '', 1, salon.ana];
    const { appointments, series } = salon.api.scheduling;
    const place = { id, version, professionalId, startTime: at(28, '16:00') };
    for (const attempt of [
      () => appointments.changeStatus({ id, status: 'completed' }),
      () => appointments.changeStatus({ id, status: 'cancelled' }),
      () => appointments.update({ ...place, serviceIds: [salon.haircut] }),
      () => appointments.remove({ id }),
      () => appointments.get({ id }),
      () => series.moveFollowing({ ...place, conflicts: 'skip' }),
      () => series.cancelFollowing({ id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    }
    const doing = { by: 'staff', now: noon, today: Temporal.PlainDate.from('2026-03-10') } as const;
    const completed = await world.inCompany(salon.salon.companyId, (scope) =>
      changeStatus(scope, { id, status: 'completed' }, doing),
    );
    expect(completed).toMatchObject({ accepted: false, reason: 'not-found' });
    const { entries } = await read('2026-03-28', { professionalId: salon.ana });
    expect(entries).toContainEqual(expect.objectContaining({ id, version, status: 'scheduled' }));
  });

  test('is at most a day, and ends after it begins', async () => {
    await expect(block([salon.ana], [at(30, '09:00'), at(30, '09:00')])).rejects.toMatchObject({
      data: { issues: [{ message: 'O fim deve vir depois do início.' }] },
    });
    await expect(block([salon.ana], [at(28, '09:00'), at(30, '09:00')])).rejects.toMatchObject({
      data: { issues: [{ message: expect.stringContaining('no máximo um dia') }] },
    });
  });
});
