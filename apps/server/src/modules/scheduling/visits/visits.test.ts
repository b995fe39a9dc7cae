import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { appointments as appointmentsTable } from '../appointments/appointments.table.ts';

const world = testWorld();
let salon: Salon;
let anaHerself: Api;
let outsider: Api;
const now = noon.toString();
const BEGUN = 'appointments_begun_after_arrival';
const MOMENTS = 'appointments_moments';

beforeAll(async () => {
  salon = await openSalon(world);
  const ana = { name: 'Ana', email: 'ana@salao.test' };
  const userId = await salon.salon.isJoinedBy(ana, 'professional');
  anaHerself = await world.as(userId);
  const eva = await openSalon(world, 'Outro');
  outsider = eva.api;
});

const stage = (id: string, next: 'expected' | 'arrived' | 'started') =>
  salon.api.scheduling.appointments.stage({ id, stage: next });
const become = (id: string, status: 'completed' | 'no_show' | 'cancelled' | 'confirmed') =>
  salon.api.scheduling.appointments.changeStatus({ id, status });

describe('the moments of a visit', () => {
  test('are noted in order, said again change nothing, and are taken back', async () => {
    const { id } = await book(salon, at(10, '13:00'));
    expect(await stage(id, 'arrived')).toMatchObject({ arrivedAt: now, startedAt: null });
    const begun = await stage(id, 'started');
    expect(begun).toMatchObject({ arrivedAt: now, startedAt: now, status: 'scheduled' });
    expect((await stage(id, 'started')).version).toBe(begun.version);
    expect(await stage(id, 'arrived')).toMatchObject({ arrivedAt: now, startedAt: null });
    expect(await stage(id, 'expected')).toMatchObject({ arrivedAt: null, startedAt: null });
  });

  test('stand in the agenda and in the history of changes', async () => {
    const { id } = await book(salon, at(10, '14:00'));
    await stage(id, 'arrived');
    const { entries } = await salon.api.scheduling.agenda.read({ fromDate: '2026-03-10', days: 1 });
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ arrivedAt: now });
    const [change] = await salon.api.scheduling.appointments.listChanges({ id });
    expect(change?.fields).toContainEqual({
      name: 'Chegada',
      before: null,
      after: '10/03/2026 12:00',
    });
  });

  test('stay when it is completed, and go when she was not there or comes another day', async () => {
    const done = await book(salon, at(10, '15:00'));
    await stage(done.id, 'started');
    expect(await become(done.id, 'completed')).toMatchObject({ startedAt: now });
    for (const status of ['no_show', 'cancelled'] as const) {
      const { id } = await book(salon, at(10, '16:00'), { overbook: true });
      await stage(id, 'started');
      expect(await become(id, status)).toMatchObject({ arrivedAt: null, startedAt: null });
    }
    const moved = await book(salon, at(10, '17:00'));
    const { version } = await stage(moved.id, 'arrived');
    await salon.api.scheduling.appointments.move({
      id: moved.id,
      version,
      professionalId: salon.ana,
      startTime: at(17, '17:00'),
    });
    expect(await salon.api.scheduling.appointments.get({ id: moved.id })).toMatchObject({
      arrivedAt: null,
    });
  });

  test('are refused for what is over and for another day', async () => {
    const over = await book(salon, at(9, '09:00'));
    await become(over.id, 'completed');
    await expect(stage(over.id, 'arrived')).rejects.toMatchObject({ code: 'VISIT_OVER' });
    const later = await book(salon, at(12, '09:00'));
    await expect(stage(later.id, 'arrived')).rejects.toMatchObject({ code: 'VISIT_TOO_EARLY' });
  });

  test('are nobody else’s: neither a colleague’s nor another company’s', async () => {
    const { id } = await book(salon, at(10, '09:00'), { professionalId: salon.bia });
    const missing = { code: 'APPOINTMENT_NOT_FOUND' };
    for (const api of [anaHerself, outsider]) {
      const { stage: receive, clientAside } = api.scheduling.appointments;
      await expect(receive({ id, stage: 'arrived' })).rejects.toMatchObject(missing);
      await expect(clientAside({ id })).rejects.toMatchObject(missing);
    }
    await expect(anaHerself.scheduling.appointments.listReturns({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  describe('in the database', () => {
    const earlier = noon.subtract({ minutes: 1 });
    const block = { kind: 'block', clientId: null } as const;

    test.each([
      ['nothing begins before she is there', { startedAt: noon }, BEGUN, '13:00'],
      [
        'nothing begins earlier than she came',
        { arrivedAt: noon, startedAt: earlier },
        BEGUN,
        '14:00',
      ],
      ['nobody came who was not there', { arrivedAt: noon, status: 'no_show' }, MOMENTS, '15:00'],
      [
        'nobody came to what is cancelled',
        { arrivedAt: noon, status: 'cancelled' },
        MOMENTS,
        '16:00',
      ],
      ['nobody comes to a block', { arrivedAt: noon, ...block }, MOMENTS, '17:00'],
    ] as const)('%s', async (_rule, changes, constraint, time) => {
      const { id } = await book(salon, at(11, time), { professionalId: salon.bia });
      const written = world.inCompany(salon.salon.companyId, (scope) =>
        scope.update(appointmentsTable).set(changes).where(eq(appointmentsTable.id, id)),
      );
      await expect(written).rejects.toMatchObject({ cause: { constraint } });
    });
  });
});

describe('the notes of a visit', () => {
  const api = () => salon.api.scheduling.appointments;

  test('are written whatever its status, and change nothing else', async () => {
    const booked = await book(salon, at(19, '09:00'));
    const { id } = booked;
    const noted = await api().writeNotes({ id, version: booked.version, notes: ' Traz a filha ' });
    expect(noted).toMatchObject({ notes: 'Traz a filha', status: 'scheduled' });
    const { version } = await become(id, 'completed');
    // As a request of its own.
    const later = (await world.as(salon.salon.ownerId)).scheduling.appointments;
    const after = await later.writeNotes({ id, version, notes: '' });
    expect(after).toMatchObject({ notes: '', status: 'completed' });
    const [change] = await later.listChanges({ id });
    expect(change?.fields).toEqual([{ name: 'Observações', before: 'Traz a filha', after: '' }]);
  });

  test('that come with a status replace none that somebody wrote meanwhile', async () => {
    const { appointments, series } = salon.api.scheduling;
    const { id, version } = await book(salon, at(9, '15:00'));
    await appointments.writeNotes({ id, version, notes: 'Alergia a formol' });
    const late = { id, status: 'confirmed', notes: 'Pagou em dinheiro', version } as const;
    const refused = { code: 'APPOINTMENT_CHANGED' };
    await expect(appointments.changeStatus(late)).rejects.toMatchObject(refused);
    const cancelling = { id, notes: 'Viajou', version };
    await expect(series.cancelFollowing(cancelling)).rejects.toMatchObject(refused);
    const stored = await appointments.get({ id });
    expect(stored).toMatchObject({ status: 'scheduled', notes: 'Alergia a formol' });
    // The status alone, or the same words again, stand in nobody's way.
    await appointments.changeStatus({ ...late, notes: 'Alergia a formol' });
    const { notes } = await appointments.get({ id });
    expect(notes).toBe('Alergia a formol');
  });

  test('are not written over what somebody else changed meanwhile', async () => {
    const { id, version } = await book(salon, at(19, '10:00'));
    await api().writeNotes({ id, version, notes: 'Da Bia' });
    const late = api().writeNotes({ id, version, notes: 'Da Lu' });
    await expect(late).rejects.toMatchObject({ code: 'APPOINTMENT_CHANGED' });
    expect(await api().get({ id })).toMatchObject({ notes: 'Da Bia' });
  });

  test('are nobody else’s', async () => {
    const { id, version } = await book(salon, at(19, '11:00'), { professionalId: salon.bia });
    for (const { scheduling } of [anaHerself, outsider]) {
      const written = scheduling.appointments.writeNotes({ id, version, notes: 'Não' });
      await expect(written).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
    }
  });
});

describe('the client beside the appointment', () => {
  test('what one should know of her, from one question', async () => {
    const lia = await salon.salon.serves('Lia', { phone: '11911112222' });
    const past = await book(salon, at(2, '09:00'), { clientId: lia });
    await become(past.id, 'completed');
    const missed = await book(salon, at(3, '09:00'), { clientId: lia });
    await become(missed.id, 'no_show');
    await salon.api.clients.record.writeNote({ clientId: lia, text: 'Prefere água fria' });
    const today = await book(salon, at(10, '11:00'), { clientId: lia });
    const next = await book(salon, at(24, '09:00'), { clientId: lia });
    const aside = await salon.api.scheduling.appointments.clientAside({ id: today.id });
    expect(aside).toMatchObject({
      notes: [{ text: 'Prefere água fria' }],
      visits: 1,
      noShows: 1,
      lastVisits: [{ id: past.id, serviceNames: 'Corte', professionalName: 'Ana Júlia' }],
      nextVisit: { id: next.id },
      comeBack: { days: 8, date: '2026-03-17' },
      isBlocked: false,
      blockedReason: null,
    });
  });

  test('that she is blocked is said to everybody who serves her, why to who sees clients', async () => {
    const rui = await salon.salon.serves('Rui');
    const userId = await salon.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    const lu = await salon.salon.hires('Lu', { userId });
    const { id } = await book(salon, at(10, '12:00'), { clientId: rui, professionalId: lu });
    await salon.api.clients.clients.block({ id: rui, reason: 'Faltou 3 vezes' });
    const { clientAside } = salon.api.scheduling.appointments;
    expect(await clientAside({ id })).toMatchObject({
      isBlocked: true,
      blockedReason: 'Faltou 3 vezes',
    });
    const herself = (await world.as(userId)).scheduling.appointments;
    expect(await herself.clientAside({ id })).toMatchObject({
      isBlocked: true,
      blockedReason: null,
    });
  });
});

describe('who should come again', () => {
  test('is listed once, with her own rhythm or the service’s, until something is booked', async () => {
    const api = salon.api;
    const nail = await salon.salon.offers('Unha');
    const stored = (await api.catalog.services.list()).find(({ id }) => id === nail);
    if (!stored) throw new Error('The service is missing');
    const { createdAt: _createdAt, ...service } = stored;
    await api.catalog.services.update({ ...service, returnAfterDays: 7 });
    const eva = await salon.salon.serves('Eva', { phone: '11933334444' });
    const visit = await book(salon, at(4, '13:00'), { clientId: eva, serviceIds: [nail] });
    const mine = async () => {
      const due = await api.scheduling.appointments.listReturns({});
      return due.items.filter(({ clientId }) => clientId === eva);
    };
    expect(await mine()).toEqual([]);
    await become(visit.id, 'completed');
    expect(await mine()).toEqual([
      {
        clientId: eva,
        clientName: 'Eva',
        clientPhone: '5511933334444',
        acceptsMarketing: false,
        professionalId: salon.ana,
        service: { id: nail, name: 'Unha' },
        lastDate: '2026-03-04',
        dueDate: '2026-03-11',
        days: 7,
      },
    ]);
    const next = await book(salon, at(20, '13:00'), { clientId: eva });
    expect(await mine()).toEqual([]);
    await become(next.id, 'cancelled');
    expect(await mine()).toHaveLength(1);
    await api.clients.clients.deactivate({ id: eva });
    expect(await mine()).toEqual([]);
  });

  test('goes to a file with whoever may take clients out', async () => {
    const clientId = await salon.salon.serves('Lia', { phone: '11944445555' });
    await came(clientId, '2026-02-05');
    await came(clientId, '2026-02-13');
    const file = await salon.api.scheduling.appointments.exportReturns();
    const [header, ...lines] = (await file.text()).trim().split('\r\n');
    expect(header).toContain('Cliente;Telefone;Serviço;Profissional;Última visita;Volta prevista');
    const { items } = await salon.api.scheduling.appointments.listReturns({});
    expect(lines).toHaveLength(items.length);
    expect(lines.find((line) => line.startsWith('Lia;'))).toMatch(
      /^Lia;\(11\) 94444-5555;.+;.+;13\/02\/2026;\d\d\/0[23]\/2026;\d+;Não$/,
    );
    const rita = { name: 'Rita', email: 'rita@salao.test' };
    const desk = await world.as(await salon.salon.isJoinedBy(rita, 'receptionist'));
    const theirs = desk.scheduling.appointments.exportReturns();
    await expect(theirs).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const others = await outsider.scheduling.appointments.exportReturns();
    expect(await others.text()).not.toContain('Lia');
  });

  test('comes with whether she wants news, as she said last', async () => {
    const clientId = await salon.salon.serves('Ivo');
    await came(clientId, '2026-02-05');
    await came(clientId, '2026-02-13');
    const accepts = async () => {
      const { items } = await salon.api.scheduling.appointments.listReturns({});
      return items.find((one) => one.clientId === clientId)?.acceptsMarketing;
    };
    expect(await accepts()).toBe(false);
    const { recordConsent } = salon.api.clients.record;
    await recordConsent({ clientId, granted: true, source: 'counter' });
    expect(await accepts()).toBe(true);
    await recordConsent({ clientId, granted: false, source: 'whatsapp' });
    expect(await accepts()).toBe(false);
  });

  test('comes page by page, this week’s before who is late, and who is late last before who waits longer', async () => {
    const { listReturns } = salon.api.scheduling.appointments;
    // Every two weeks: due on the dates beside them.
    const cameOn = {
      Rosa: ['2026-02-09', '2026-02-23'], // 9 March, this week's Monday
      Olga: ['2026-02-12', '2026-02-26'], // 12 March
      Cida: ['2026-02-08', '2026-02-22'], // 8 March
      Dora: ['2026-01-05', '2026-01-19'], // 2 February
    };
    for (const [name, dates] of Object.entries(cameOn)) {
      const clientId = await salon.salon.serves(name);
      for (const date of dates) await came(clientId, date);
    }
    const names = Object.keys(cameOn);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listReturns({ limit: 1, cursor });
      expect(page.items).toHaveLength(1);
      found.push(...page.items.map(({ clientName }) => clientName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found.filter((name) => names.includes(name))).toEqual(names);
    expect(new Set(found).size).toBe(found.length);
    const whole = await listReturns({});
    expect(whole.items.map(({ clientName }) => clientName)).toEqual(found);
    expect(whole.nextCursor).toBeNull();
    await expect(listReturns({ cursor: 'abc' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('comes for what is due this week, although something else has been due for long', async () => {
    const clientId = await salon.salon.serves('Nina');
    const color = await salon.salon.offers('Coloração');
    for (const date of ['2026-01-05', '2026-01-19']) await came(clientId, date, color);
    for (const date of ['2026-02-12', '2026-02-26']) await came(clientId, date);
    const { items } = await salon.api.scheduling.appointments.listReturns({});
    const listed = items.find((one) => one.clientId === clientId);
    expect(listed).toMatchObject({ dueDate: '2026-03-12', service: { id: salon.haircut } });
  });

  test('is due on the day that the panel of her last visit says', async () => {
    const clientId = await salon.salon.serves('Gil');
    await came(clientId, '2026-02-05');
    await came(clientId, '2026-02-13');
    const last = await came(clientId, '2026-02-26');
    const { comeBack } = await salon.api.scheduling.appointments.clientAside({ id: last });
    // Between eight days and thirteen lie ten and a half: eleven, and two whole weeks.
    expect(comeBack).toEqual({ days: 11, date: '2026-03-12' });
    const { items } = await salon.api.scheduling.appointments.listReturns({});
    const listed = items.find((one) => one.clientId === clientId);
    expect(listed).toMatchObject({ days: 11, dueDate: '2026-03-12', lastDate: '2026-02-26' });
  });
});

describe('when clients came and come', () => {
  const around = (api: Api, clientIds: string[]) =>
    api.scheduling.appointments.listAround({ clientIds });

  test('is the last visit that took place and the first that will, for a page of them at once', async () => {
    const [rita, nobody] = [await salon.salon.serves('Rita'), await salon.salon.serves('Sol')];
    await came(rita, '2026-02-03');
    const last = await came(rita, '2026-02-17');
    const missed = await book(salon, at(5, '09:00'), { clientId: rita, overbook: true });
    await become(missed.id, 'no_show');
    const off = await book(salon, at(11, '09:00'), { clientId: rita, overbook: true });
    await become(off.id, 'cancelled');
    const next = await book(salon, at(19, '09:00'), { clientId: rita, overbook: true });
    await book(salon, at(26, '09:00'), { clientId: rita, overbook: true });
    const { startTime: lastVisit } = await salon.api.scheduling.appointments.get({ id: last });
    const { startTime: nextVisit } = await salon.api.scheduling.appointments.get({ id: next.id });
    expect(await around(salon.api, [rita, nobody])).toEqual([
      { clientId: rita, lastVisit, nextVisit },
      { clientId: nobody, lastVisit: null, nextVisit: null },
    ]);
    expect(await around(outsider, [rita])).toEqual([
      { clientId: rita, lastVisit: null, nextVisit: null },
    ]);
    await expect(around(anaHerself, [rita])).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID());
    await expect(around(salon.api, tooMany)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

async function came(clientId: string, date: string, serviceId = salon.haircut): Promise<string> {
  const startTime = Temporal.PlainDateTime.from(`${date}T10:00`)
    .toZonedDateTime('America/Sao_Paulo')
    .toInstant()
    .toString();
  const wish = { clientId, serviceIds: [serviceId], overbook: true };
  const { id } = await book(salon, startTime, wish);
  await become(id, 'completed');
  return id;
}
