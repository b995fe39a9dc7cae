import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { bookOnline } from '../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { pairLine } from '../../../tests/whatsapp-support.ts';
import { allBeats } from '../../jobs.ts';
import { removeAppointment } from '../scheduling/appointments/appointments.commands.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { whatsappConnections } from './connection/whatsapp-connections.table.ts';
import { messageJobs, settlingBeat } from './messages.jobs.ts';
import { messages } from './messages.table.ts';

const world = testWorld();
let salon: Salon;
let other: Salon;
const ON = { enabled: true, templateId: null };
const OFF = { enabled: false, templateId: null };

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

beforeEach(async () => {
  await world.inCompany(salon.salon.companyId, (scope) => scope.delete(messages));
  await salon.api.messaging.automations.save({
    appointment_created: OFF,
    appointment_confirmation: OFF,
    appointment_reminder_24h: ON,
    appointment_reminder_1h: ON,
    appointment_completed: OFF,
    appointment_moved: OFF,
    appointment_cancelled: OFF,
  });
  await world.inCompany(salon.salon.companyId, (scope) => scope.delete(messages));
});

test('whoever books online is promised a message only where one leaves', async () => {
  const visitor = (await world.as()).messaging.automations;
  const isPromised = async (idOrSlug: string) => (await visitor.toldVisitor({ idOrSlug })).created;
  const { companyId } = salon.salon;
  await salon.api.messaging.automations.save({ appointment_created: ON });
  expect(await isPromised(companyId)).toBe(false);
  await pairLine(world, companyId);
  expect(await isPromised(companyId)).toBe(true);
  expect(await isPromised(other.salon.companyId)).toBe(false);
  expect(await isPromised('nenhuma')).toBe(false);
  const { get, save } = salon.api.messaging.settings;
  const settings = await get();
  await save({ ...settings, noticeChannels: ['email', 'whatsapp', 'link'] });
  expect(await isPromised(companyId)).toBe(false);
  expect((await salon.api.messaging.automations.told()).created).toBe(false);
  await save({ ...(await get()), noticeChannels: settings.noticeChannels });
  await salon.api.messaging.automations.save({ appointment_created: OFF });
  expect(await isPromised(companyId)).toBe(false);
  await world.inCompany(companyId, (scope) => scope.delete(whatsappConnections));
});

type Seen = { occasion: string; state: string; reason: string | null; plannedAt: string };

async function messagesOf(appointmentId: string): Promise<Seen[]> {
  const rows = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.appointmentId, appointmentId)),
  );
  return rows
    .map(({ occasion, state, reason, plannedAt }) => ({
      occasion: occasion.replace('appointment_', ''),
      state,
      reason,
      plannedAt: plannedAt.toString(),
    }))
    .sort((one, next) => one.plannedAt.localeCompare(next.plannedAt));
}

async function waiting(appointmentId: string): Promise<string[]> {
  const all = await messagesOf(appointmentId);
  return all.filter(({ state }) => state === 'queued').map(({ occasion }) => occasion);
}

async function run(name: string, data: object, now: Temporal.Instant): Promise<void> {
  const job = messageJobs.find((one) => one.name === name);
  const { scopes, logger } = world.system;
  await job?.run({ scopes, actor: { userId: null, requestId: 'test' }, now, logger }, data);
}

async function settle(now: Temporal.Instant): Promise<void> {
  const { scopes, logger } = world.system;
  await settlingBeat.run({ scopes, actor: { userId: null, requestId: 'test' }, now, logger });
}

const instant = (day: number, time: string) => Temporal.Instant.from(at(day, time));

test('within three seconds a worker finds what somebody at the counter has to send herself', () => {
  const { mailer, environment } = world.system;
  expect(allBeats(mailer, environment.PUBLIC_URL)).toContain(settlingBeat);
  expect(settlingBeat.everyMs).toBeLessThanOrEqual(3000);
});

describe('arming', () => {
  test('a booking arms both reminders for their moments', async () => {
    const { id } = await book(salon, at(13, '09:00'));
    expect(await messagesOf(id)).toEqual([
      { occasion: 'reminder_24h', state: 'queued', reason: null, plannedAt: at(12, '09:00') },
      { occasion: 'reminder_1h', state: 'queued', reason: null, plannedAt: at(13, '08:00') },
    ]);
  });

  test('what is booked for tomorrow morning gets only the reminder that is still to come', async () => {
    const { id } = await book(salon, at(11, '08:00'));
    expect(await waiting(id)).toEqual(['reminder_1h']);
  });

  test('nothing is armed where nothing is switched on', async () => {
    await salon.api.messaging.automations.save({
      appointment_reminder_24h: OFF,
      appointment_reminder_1h: OFF,
    });
    const { id } = await book(salon, at(13, '10:00'));
    expect(await messagesOf(id)).toEqual([]);
  });

  test('a booking that is refused leaves no message', async () => {
    await book(salon, at(13, '11:00'));
    const before = await world.inCompany(salon.salon.companyId, (scope) => scope.$count(messages));
    await expect(book(salon, at(13, '11:00'))).rejects.toThrow();
    const after = await world.inCompany(salon.salon.companyId, (scope) => scope.$count(messages));
    expect(after).toBe(before);
  });

  test('a move leaves the old moments and arms the new; there and back arms the first again', async () => {
    const { id, version } = await book(salon, at(16, '09:00'));
    const move = (startTime: string, known: number) =>
      salon.api.scheduling.appointments.move({
        id,
        version: known,
        professionalId: salon.ana,
        startTime,
      });
    const moved = await move(at(17, '10:00'), version);
    expect(await messagesOf(id)).toMatchObject([
      { plannedAt: at(15, '09:00'), state: 'skipped', reason: 'moved' },
      { plannedAt: at(16, '08:00'), state: 'skipped', reason: 'moved' },
      { plannedAt: at(16, '10:00'), state: 'queued' },
      { plannedAt: at(17, '09:00'), state: 'queued' },
    ]);
    await move(at(16, '09:00'), moved.version);
    expect((await messagesOf(id)).map(({ state }) => state)).toEqual([
      'queued',
      'queued',
      'skipped',
      'skipped',
    ]);
  });

  test('one that waited for another attempt when it was moved away waits for its own moment again', async () => {
    const { id, version } = await book(salon, at(16, '11:00'));
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope
        .update(messages)
        .set({ waitUntil: noon, attempts: 2 })
        .where(eq(messages.appointmentId, id)),
    );
    const move = { id, professionalId: salon.ana };
    const { move: moveTo } = salon.api.scheduling.appointments;
    const moved = await moveTo({ ...move, version, startTime: at(17, '11:00') });
    await moveTo({ ...move, version: moved.version, startTime: at(16, '11:00') });
    const rows = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(messages).where(eq(messages.appointmentId, id)),
    );
    const back = rows.filter(({ state }) => state === 'queued');
    expect(back.map(({ waitUntil, attempts }) => ({ waitUntil, attempts }))).toEqual([
      { waitUntil: null, attempts: 0 },
      { waitUntil: null, attempts: 0 },
    ]);
  });

  test('what the team moves is told where that is switched on, once, where it came to rest', async () => {
    const { id, version } = await book(salon, at(16, '13:00'));
    const { move } = salon.api.scheduling.appointments;
    const to = (known: number, startTime: string) =>
      move({ id, version: known, professionalId: salon.ana, startTime });
    const silent = await to(version, at(17, '13:00'));
    expect(await waiting(id)).not.toContain('moved');
    await salon.api.messaging.automations.save({ appointment_moved: ON });
    const moved = await to(silent.version, at(17, '14:00'));
    await to(moved.version, at(17, '15:00'));
    await settle(noon.add({ seconds: 59 }));
    expect(await salon.api.messaging.byHand.list()).toEqual([]);
    await settle(noon.add({ seconds: 60 }));
    expect(await salon.api.messaging.byHand.list()).toMatchObject([
      { text: expect.stringContaining('Seu horário mudou: agora é dia 17/03/2026 às 15:00') },
    ]);
    await salon.api.messaging.automations.save({ appointment_moved: OFF });
    expect(await waiting(id)).not.toContain('moved');
  });

  test('a confirmation in the same minute tells the new time; without one the move does', async () => {
    const { move, changeStatus } = salon.api.scheduling.appointments;
    const movedAndConfirmed = async (hour: string) => {
      const { id, version } = await book(salon, at(30, hour));
      await move({ id, version, professionalId: salon.ana, startTime: at(27, hour) });
      await changeStatus({ id, status: 'confirmed' });
      return (await waiting(id)).filter((occasion) => !occasion.startsWith('reminder'));
    };
    await salon.api.messaging.automations.save({ appointment_moved: ON });
    expect(await movedAndConfirmed('09:00')).toEqual(['moved']);
    await salon.api.messaging.automations.save({
      appointment_moved: ON,
      appointment_confirmation: ON,
    });
    expect(await movedAndConfirmed('11:00')).toEqual(['confirmation']);
  });

  test('a cancellation leaves what waits, and is told where that is switched on', async () => {
    await salon.api.messaging.automations.save({ appointment_cancelled: ON });
    const { id } = await book(salon, at(18, '09:00'));
    await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
    expect(await waiting(id)).toEqual(['cancelled']);
  });

  test('a no-show that is awaited again, or gets another time, has its reminders again', async () => {
    const { id } = await book(salon, at(25, '16:00'));
    const { changeStatus, get, move, update } = salon.api.scheduling.appointments;
    await changeStatus({ id, status: 'no_show' });
    expect(await waiting(id)).toEqual([]);
    await changeStatus({ id, status: 'scheduled' });
    expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);

    const { version } = await changeStatus({ id, status: 'no_show' });
    const hers = { id, professionalId: salon.ana };
    const moved = await move({ ...hers, version, startTime: at(26, '16:00') });
    expect(moved.status).toBe('scheduled');
    expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);

    await changeStatus({ id, status: 'no_show' });
    const again = { ...hers, version: (await get({ id })).version, serviceIds: [salon.haircut] };
    const edited = await update({ ...again, startTime: at(27, '16:00') });
    expect(edited.status).toBe('scheduled');
    expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);
  });

  test('one that was cancelled and is confirmed has its reminders again, and no farewell', async () => {
    await salon.api.messaging.automations.save({ appointment_cancelled: ON });
    const { id } = await book(salon, at(18, '10:00'));
    const { changeStatus } = salon.api.scheduling.appointments;
    await changeStatus({ id, status: 'cancelled' });
    await changeStatus({ id, status: 'confirmed' });
    expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);
  });

  test('a visit that is deleted takes its messages along, and is told to nobody', async () => {
    await salon.api.messaging.automations.save({ appointment_cancelled: ON });
    const maria = await salon.salon.serves('Engano', { phone: '11987654399' });
    const { id } = await book({ ...salon, maria }, at(18, '11:00'));
    await salon.api.scheduling.appointments.remove({ id });
    expect(await messagesOf(id)).toEqual([]);
    expect(await salon.api.clients.clients.remove({ id: maria })).toEqual({ id: maria });
  });

  test('switching a reminder off leaves what waits, and on arms all that is booked', async () => {
    const { id } = await book(salon, at(19, '09:00'));
    await salon.api.messaging.automations.save({ appointment_reminder_24h: OFF });
    expect(await waiting(id)).toEqual(['reminder_1h']);
    await salon.api.messaging.automations.save({ appointment_reminder_24h: ON });
    expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);
  });
});

describe('a request that somebody has to approve', () => {
  const ask = (time: string) => {
    const asked = { ...salon.salon, ana: salon.ana, corte: salon.haircut };
    return bookOnline(world, asked, { startTime: at(31, time) });
  };
  const texts = async () => (await salon.api.messaging.byHand.list()).map(({ text }) => text);
  const approve = (id: string) =>
    salon.api.scheduling.appointments.changeStatus({ id, status: 'confirmed' });

  beforeAll(() => salon.salon.takesBookings({ manualApproval: true }));
  beforeEach(() => salon.api.messaging.automations.save({ appointment_created: ON }));

  test('is told as one, in whichever words a booking is told, and is not reminded of', async () => {
    const type = 'appointment_created';
    const own = await salon.api.messaging.templates.create({ name: 'Meu', type, text: 'É seu!' });
    const said = { enabled: true, templateId: own.id };
    await salon.api.messaging.automations.save({ appointment_created: said });
    const { id } = await ask('09:00');
    expect(await waiting(id)).toEqual(['created']);
    await salon.api.messaging.automations.save({ appointment_reminder_24h: ON });
    expect(await waiting(id)).toEqual(['created']);
    await settle(noon);
    expect(await texts()).toMatchObject([expect.stringContaining('Recebemos seu pedido')]);
  });

  test('is told to be booked and reminded of once it is approved', async () => {
    const { id } = await ask('10:00');
    await settle(noon);
    await approve(id);
    expect(await waiting(id)).toEqual(['created', 'reminder_24h', 'reminder_1h']);
    await settle(noon);
    expect(await texts()).toMatchObject([expect.stringContaining('Seu horário está marcado')]);
  });

  test('is told to be confirmed, and nothing else, where that is switched on', async () => {
    await salon.api.messaging.automations.save({ appointment_confirmation: ON });
    const { id } = await ask('11:00');
    await approve(id);
    expect(await waiting(id)).toEqual(['confirmation', 'reminder_24h', 'reminder_1h']);
  });

  test('is told to be declined', async () => {
    await salon.api.messaging.automations.save({ appointment_cancelled: ON });
    const { id } = await ask('13:00');
    await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
    expect(await waiting(id)).toEqual(['cancelled']);
  });

  test('keeps silent of a visit that she herself gave to somebody else, until that is approved', async () => {
    const { id } = await book(salon, at(30, '14:00'));
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.update(appointments).set({ needsApproval: true }).where(eq(appointments.id, id)),
    );
    await settle(instant(29, '14:00'));
    expect(await messagesOf(id)).toMatchObject([
      { occasion: 'created' },
      { occasion: 'reminder_24h', state: 'skipped', reason: 'no-longer-true' },
      { occasion: 'reminder_1h', state: 'queued' },
    ]);
  });
});

test('whoever books while reminders are switched on has hers a little later', async () => {
  const { companyId } = salon.salon;
  const { pool } = world.system.database;
  const queued = 'delete from pgboss.job where name = $1 returning data, start_after';
  await pool.query(queued, ['message.arm-again']);
  const { id } = await book(salon, at(19, '11:00'));
  await salon.api.messaging.automations.save({ appointment_reminder_24h: ON });
  // As if neither of the two had seen the other.
  await world.inCompany(companyId, (scope) => scope.delete(messages));
  const { rows } = await pool.query(queued, ['message.arm-again']);
  expect(rows).toEqual([
    { data: { companyId }, start_after: new Date(noon.epochMilliseconds + 60_000) },
  ]);
  await run('message.arm-again', { companyId }, noon);
  expect(await waiting(id)).toEqual(['reminder_24h', 'reminder_1h']);
});

test('a visit that is deleted while reminders are switched on gets none, and hinders nobody', async () => {
  const { automations } = salon.api.messaging;
  const { id } = await book(salon, at(19, '12:00'));
  await automations.save({ appointment_reminder_24h: OFF });
  let saved: Promise<unknown> = Promise.resolve();
  await world.inCompany(salon.salon.companyId, async (scope) => {
    await removeAppointment(scope, id, { by: 'staff', now: noon });
    saved = automations.save({ appointment_reminder_24h: ON });
    await Promise.race([saved.catch(() => {}), setTimeout(500)]);
  });
  await expect(saved).resolves.toMatchObject({ appointment_reminder_24h: ON });
  expect(await messagesOf(id)).toEqual([]);
});

describe('what is due', () => {
  test('is ready to be sent by hand, with the text of the moment', async () => {
    await book(salon, at(20, '09:00'));
    await settle(instant(19, '08:59'));
    expect(await salon.api.messaging.byHand.list()).toEqual([]);
    await settle(instant(19, '09:00'));
    expect(await salon.api.messaging.byHand.list()).toMatchObject([
      {
        occasion: 'appointment_reminder_24h',
        clientName: 'María Antônia',
        recipient: '5511987654321',
        text: 'Olá María Antônia! Lembrando do seu horário amanhã, 20/03/2026 às 09:00, com Ana Júlia (Corte). Salão\n\nResponda SIM para confirmar ou NÃO para cancelar.',
      },
    ]);
  });

  test('is said in the words of the template, or the usual ones once that is removed', async () => {
    const template = await salon.api.messaging.templates.create({
      name: 'Meu lembrete',
      type: 'appointment_reminder_24h',
      text: '{{NOME}}, {HORARIO}, {gato}',
    });
    await salon.api.messaging.automations.save({
      appointment_reminder_24h: { enabled: true, templateId: template.id },
    });
    await book(salon, at(20, '10:00'));
    await settle(instant(19, '10:00'));
    const texts = (await salon.api.messaging.byHand.list()).map(({ text }) => text);
    expect(texts).toContain('María Antônia, 10:00, {gato}');
    await salon.api.messaging.templates.remove({ id: template.id });
    const settings = await salon.api.messaging.automations.get();
    expect(settings.appointment_reminder_24h).toEqual(ON);
  });

  test('comes too late once the visit has begun', async () => {
    const { id } = await book(salon, at(20, '11:00'));
    await settle(instant(20, '11:00'));
    expect((await messagesOf(id)).map(({ reason }) => reason)).toEqual(['too-late', 'too-late']);
  });

  test('leaves the list when the visit begins', async () => {
    const { id } = await book(salon, at(20, '12:00'));
    await settle(instant(19, '12:00'));
    await settle(instant(20, '12:00'));
    expect(await waiting(id)).toEqual([]);
  });

  test('is not told to a client who has no phone', async () => {
    const maria = await salon.salon.serves('Sem Telefone', { phone: '' });
    const { id } = await book({ ...salon, maria }, at(20, '13:00'));
    await settle(instant(19, '13:00'));
    expect((await messagesOf(id))[0]).toMatchObject({ state: 'skipped', reason: 'no-contact' });
  });

  test('all leaves at once, however much it is', async () => {
    const { id } = await book(salon, at(20, '16:00'));
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.execute(sql`
        insert into messages (occasion, occasion_key, client_id, appointment_id, planned_at)
        select occasion, occasion_key || number, client_id, appointment_id, planned_at
        from messages, generate_series(1, 250) as number
        where appointment_id = ${id} and occasion = 'appointment_reminder_24h'`),
    );
    await settle(instant(19, '16:00'));
    const ready = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.$count(messages, eq(messages.channel, 'link')),
    );
    expect(ready).toBe(251);
  });

  test('two workers at once ready each message once', async () => {
    await book(salon, at(20, '15:00'));
    await Promise.all([settle(instant(19, '15:00')), settle(instant(19, '15:00'))]);
    expect(await salon.api.messaging.byHand.list()).toHaveLength(1);
  });
});

describe('the list of what is sent by hand', () => {
  async function oneReady(hour: string): Promise<string> {
    await book(salon, at(23, hour));
    await settle(instant(22, hour));
    const [first] = await salon.api.messaging.byHand.list();
    return first?.id ?? '';
  }

  test('loses what was sent, and what somebody does not want to send', async () => {
    const sent = await oneReady('09:00');
    await salon.api.messaging.byHand.markSent({ id: sent });
    expect(await salon.api.messaging.byHand.list()).toEqual([]);
    await expect(salon.api.messaging.byHand.skip({ id: sent })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_WAITING',
    });
    const [row] = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(messages).where(eq(messages.id, sent)),
    );
    expect(row).toMatchObject({ state: 'sent', sentAt: noon, sentBy: salon.salon.ownerId });
  });

  test('is written anew when the visit moves', async () => {
    await salon.api.messaging.automations.save({ appointment_created: ON });
    const { id, version } = await book(salon, at(24, '09:00'));
    await settle(noon);
    await salon.api.scheduling.appointments.move({
      id,
      version,
      professionalId: salon.ana,
      startTime: at(24, '10:00'),
    });
    expect(await salon.api.messaging.byHand.list()).toEqual([]);
    await settle(noon);
    const [created] = await salon.api.messaging.byHand.list();
    expect(created?.text).toContain('24/03/2026 às 10:00');
  });

  test('names who serves her, when she comes to somebody else at the same time', async () => {
    const startTime = at(24, '11:00');
    const { id, version } = await book(salon, startTime);
    await settle(instant(23, '11:00'));
    const to = { id, version, professionalId: salon.bia, startTime };
    await salon.api.scheduling.appointments.move(to);
    await settle(instant(23, '11:01'));
    const texts = (await salon.api.messaging.byHand.list()).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('com Bia')]);
  });

  test('has first what comes too late soonest', async () => {
    await salon.api.messaging.automations.save({ appointment_created: ON });
    await book(salon, at(26, '09:00'));
    await book(salon, at(25, '09:00'));
    await settle(noon);
    const listed = await salon.api.messaging.byHand.list();
    expect(listed.map(({ tooLateAt }) => tooLateAt)).toEqual([at(25, '09:00'), at(26, '09:00')]);
  });

  test('loses what says tomorrow at midnight, and thanks after a day', async () => {
    await salon.api.messaging.automations.save({ appointment_completed: ON });
    const { id } = await book(salon, at(24, '14:00'));
    await settle(instant(23, '14:00'));
    const [dayBefore] = await salon.api.messaging.byHand.list();
    expect(dayBefore?.tooLateAt).toBe(at(24, '00:00'));
    await settle(instant(24, '00:00'));
    expect(await waiting(id)).toEqual(['reminder_1h']);
    const served = await book(salon, at(10, '09:00'));
    await salon.api.scheduling.appointments.changeStatus({ id: served.id, status: 'completed' });
    await settle(instant(11, '08:59'));
    expect(await waiting(served.id)).toEqual(['completed']);
    await settle(instant(11, '09:00'));
    expect(await waiting(served.id)).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const id = await oneReady('11:00');
    expect(await other.api.messaging.byHand.list()).toEqual([]);
    await expect(other.api.messaging.byHand.markSent({ id })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_WAITING',
    });
  });

  test('is not a professional’s', async () => {
    const lia = { name: 'Lia', email: 'lia@salao.test' };
    const api = await world.as(await salon.salon.isJoinedBy(lia, 'professional'));
    await expect(api.messaging.byHand.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('forgets whoever asked to be forgotten', async () => {
    const id = await oneReady('14:00');
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.update(messages).set({ usedNumber: '+551187654321' }).where(eq(messages.id, id)),
    );
    await run(
      'message.forget-client',
      { companyId: salon.salon.companyId, announced: { clientId: salon.maria, mergedIds: [] } },
      noon,
    );
    const [row] = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(messages).where(eq(messages.id, id)),
    );
    expect(row).toMatchObject({ state: 'skipped', reason: 'client-gone' });
    expect(row).toMatchObject({ recipient: '', usedNumber: '', text: '' });
  });
});
