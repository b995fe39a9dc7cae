import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messages } from '../messages.table.ts';
import { judgeMessage } from '../sending/judges.rules.ts';
import { birthdayJobs } from './birthdays.jobs.ts';
import { listBirthdayRunsDue } from './birthdays.queries.ts';

const world = testWorld();
let salon: Salon;
let count = 0;

const FORM = {
  enabled: true,
  sendTime: '09:00',
  toleranceMinutes: 15,
  customMessage: '',
  timezoneAware: true,
};

beforeEach(async () => {
  count += 1;
  salon = await openSalon(world, `Salão ${'abcdefghijklmnopqrstuvwxyz'.charAt(count)}`);
});

const day = (text: string) => Temporal.PlainDate.from(text);
const instant = (text: string) => Temporal.Instant.from(text);
const inSalon = <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
  world.inCompany(salon.salon.companyId, work);
const wishes = () =>
  inSalon((scope) => scope.select().from(messages).where(eq(messages.occasion, 'birthday')));

const born = (name: string, birthDate: string, details: object = {}) =>
  salon.salon.serves(name, { phone: '11987650001', birthDate: day(birthDate), ...details });

async function save(changes: Partial<typeof FORM> = {}) {
  const { version } = await salon.api.messaging.birthdays.get();
  return salon.api.messaging.birthdays.save({ ...FORM, ...changes, version });
}

/** The minute's look, and the runs it finds. */
async function lookAt(now: Temporal.Instant): Promise<void> {
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  const run = birthdayJobs.find(({ name }) => name === 'birthday.run');
  await run?.run(context, { companyId: salon.salon.companyId });
}

async function judged(now: Temporal.Instant) {
  const [wish] = await wishes();
  if (!wish) throw new Error('No wish waits');
  return inSalon((scope) => judgeMessage(scope, wish, now));
}

const NINE = instant('2026-03-11T12:00:00Z');

describe('the run of a day', () => {
  test('writes to everybody who has her birthday and can be reached, once', async () => {
    await save();
    const ana = await born('Ana', '1990-03-11');
    await born('Sem telefone', '1990-03-11', { phone: '' });
    await born('Outro dia', '1990-03-12');
    const refused = await born('Disse não', '1990-03-11');
    await salon.api.clients.record.recordConsent({
      clientId: refused,
      granted: false,
      source: 'counter',
    });
    await lookAt(NINE);
    await lookAt(NINE.add({ minutes: 1 }));
    const written = await wishes();
    expect(written.map(({ clientId }) => clientId)).toEqual([ana]);
    expect(written[0]).toMatchObject({
      plannedAt: NINE,
      tooLateAt: instant('2026-03-12T03:00:00Z'),
    });
  });

  test('is not made up for when it was missed, and the next one is planned', async () => {
    await save();
    await born('Ana', '1990-03-11');
    await lookAt(NINE.add({ minutes: 15 }));
    expect(await wishes()).toEqual([]);
    const { nextRunAt, lastRunAt } = await salon.api.messaging.birthdays.get();
    expect([nextRunAt, lastRunAt]).toEqual(['2026-03-12T12:00:00Z', null]);
  });

  test('nobody gets two in one year, also when the hour is changed on her day', async () => {
    await save();
    await born('Ana', '1990-03-11');
    await lookAt(NINE);
    await save({ sendTime: '10:00' });
    await inSalon((scope) =>
      scope.execute('update messaging_settings set birthday_last_day = null'),
    );
    await lookAt(NINE.add({ hours: 1 }));
    expect(await wishes()).toHaveLength(1);
  });

  test('who was born on a 29th of February has her day on the 28th in other years', async () => {
    await save();
    await born('Bissexta', '2000-02-29');
    await lookAt(instant('2026-02-28T12:00:00Z'));
    expect(await wishes()).toHaveLength(1);
  });

  test('finds the companies whose run is due, and no others', async () => {
    const actor = { userId: null, requestId: 'test' };
    const due = async (now: Temporal.Instant) => {
      const found = await world.system.scopes.asOperator(actor, (scope) =>
        listBirthdayRunsDue(scope, now),
      );
      return found.includes(salon.salon.companyId);
    };
    expect(await due(NINE)).toBe(false);
    await save();
    expect(await due(NINE.subtract({ minutes: 1 }))).toBe(false);
    expect(await due(NINE)).toBe(true);
    await save({ enabled: false });
    expect(await due(NINE)).toBe(false);
  });
});

describe('a wish', () => {
  test('says what was written for it, or what the template says', async () => {
    await save();
    await born('Ana', '1990-03-11');
    await lookAt(NINE);
    expect(await judged(NINE)).toMatchObject({
      say: { recipient: '5511987650001', text: expect.stringContaining('Feliz aniversário, Ana!') },
    });
    await save({ customMessage: 'Parabéns, {client_name}!' });
    expect(await judged(NINE)).toMatchObject({ say: { text: 'Parabéns, Ana!' } });
  });

  test('is left where she says no meanwhile, it is switched off, the day ends or was another', async () => {
    await save();
    const id = await born('Ana', '1990-03-11');
    await lookAt(NINE);
    expect(await judged(instant('2026-03-12T03:00:00Z'))).toEqual({ skip: 'too-late' });
    await save({ enabled: false });
    expect(await judged(NINE)).toEqual({ skip: 'switched-off' });
    await save();
    await salon.api.clients.record.recordConsent({
      clientId: id,
      granted: false,
      source: 'counter',
    });
    expect(await judged(NINE)).toEqual({ skip: 'stopped' });
    await salon.api.clients.record.recordConsent({
      clientId: id,
      granted: true,
      source: 'counter',
    });
    await salon.api.clients.clients.block({ id, reason: 'faltas' });
    expect(await judged(NINE)).toEqual({ skip: 'no-longer-true' });
    await inSalon((scope) => scope.execute('update clients set blocked_at = null, active = false'));
    expect(await judged(NINE)).toEqual({ skip: 'no-longer-true' });
    await inSalon((scope) => scope.execute('update clients set active = true'));
    expect(await judged(NINE)).toMatchObject({ say: {} });
    await inSalon((scope) => scope.execute("update clients set birth_date = '1990-03-12'"));
    expect(await judged(NINE)).toEqual({ skip: 'no-longer-true' });
  });
});

describe('the panel', () => {
  test('shows the usual settings, keeps what is said and plans the next run', async () => {
    expect(await salon.api.messaging.birthdays.get()).toMatchObject({
      ...FORM,
      enabled: false,
      nextRunAt: null,
      usualMessage: expect.stringContaining('{client_name}'),
    });
    const saved = await save({ sendTime: '13:30' });
    expect(saved).toMatchObject({ sendTime: '13:30', nextRunAt: '2026-03-10T16:30:00Z' });
  });

  test('refuses what a colleague changed meanwhile, and values that make no sense', async () => {
    const { version } = await save();
    await save({ sendTime: '10:00' });
    const { birthdays } = salon.api.messaging;
    await expect(birthdays.save({ ...FORM, version })).rejects.toMatchObject({
      code: 'BIRTHDAYS_CHANGED',
    });
    for (const wrong of [
      { toleranceMinutes: 0 },
      { toleranceMinutes: 61 },
      { sendTime: '24:00' },
      { customMessage: 'a'.repeat(4001) },
      { customMessage: `e${'\u0301'.repeat(50_000)}` },
    ]) {
      await expect(save(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  test('is not saved over a switch that somebody turned in the automations meanwhile', async () => {
    const { birthdays, automations } = salon.api.messaging;
    const off = await birthdays.get();
    const on = { birthday_message: { enabled: true, templateId: null } };
    await automations.save(on);
    const { version } = await birthdays.get();
    await expect(
      birthdays.save({ ...FORM, enabled: false, version: off.version }),
    ).rejects.toMatchObject({
      code: 'BIRTHDAYS_CHANGED',
    });
    await automations.save(on);
    expect(await birthdays.get()).toMatchObject({ enabled: true, version });
    await birthdays.save({ ...FORM, version });
    await automations.save({ birthday_message: { enabled: false, templateId: null } });
    expect(await birthdays.get()).toMatchObject({ enabled: false, version: version + 2 });
  });

  test('stays saved when the next run cannot be planned, and tells that there is none', async () => {
    const { pool } = world.system.database;
    await save({ sendTime: '10:00' });
    await pool.query(`alter table messaging_settings
      add constraint never check (birthday_next_run_at is null) not valid`);
    await save({ sendTime: '13:30', customMessage: 'Parabéns!' }).finally(() =>
      pool.query('alter table messaging_settings drop constraint never'),
    );
    expect(await salon.api.messaging.birthdays.get()).toMatchObject({
      enabled: true,
      sendTime: '13:30',
      customMessage: 'Parabéns!',
      nextRunAt: null,
    });
  });

  test('takes words that nobody sees for none', async () => {
    expect(await save({ customMessage: ' \u200b\u2060 ' })).toMatchObject({ customMessage: '' });
  });

  test('the test names who would receive today, and writes only to the own number', async () => {
    await born('Ana', '1990-03-10');
    await born('Sem telefone', '1990-03-10', { phone: '' });
    const { birthdays } = salon.api.messaging;
    const before = await birthdays.testRun();
    expect(before).toMatchObject({
      recipients: [{ name: 'Ana' }],
      leftOut: [{ reason: 'no-phone', count: 1 }],
    });
    expect(before.message).toContain('nada foi enviado');
    await inSalon((scope) =>
      scope.insert(whatsappConnections).values({
        provider: 'evolution',
        lineName: 'empresa',
        secretHash: salon.salon.companyId,
        state: 'connected',
        connectedAt: instant('2026-03-01T12:00:00Z'),
        pausedAt: instant('2026-03-10T12:00:00Z'),
        phone: '5511900000000',
      }),
    );
    expect((await birthdays.testRun()).message).toContain('nada foi enviado');
    await inSalon((scope) => scope.update(whatsappConnections).set({ pausedAt: null }));
    const { message, text } = await birthdays.testRun();
    expect(message).toContain('só para o seu próprio número');
    const sent = await inSalon((scope) => scope.select().from(messages));
    expect(sent).toMatchObject([{ occasion: 'test', recipient: '5511900000000', text }]);
  });

  test('the log has a line for each day; one with a failure is partial', async () => {
    const clientId = await born('Ana', '1990-03-11');
    const wish = (at: string, state: 'sent' | 'failed' | 'read' | 'skipped') => ({
      occasion: 'birthday' as const,
      occasionKey: `birthday:${at}:${state}`,
      clientId,
      plannedAt: instant(at),
      state,
    });
    await inSalon((scope) =>
      scope
        .insert(messages)
        .values([
          wish('2026-03-09T12:00:00Z', 'sent'),
          wish('2026-03-09T12:00:00Z', 'failed'),
          wish('2026-03-08T12:00:00Z', 'read'),
          wish('2026-03-07T12:00:00Z', 'skipped'),
          wish('2026-01-08T12:00:00Z', 'sent'),
        ]),
    );
    expect(await salon.api.messaging.birthdays.log()).toMatchObject([
      { day: '2026-03-09', status: 'partial', total: 2, sent: 1, failed: 1 },
      { day: '2026-03-08', status: 'success', total: 1, sent: 1 },
      { day: '2026-03-07', status: 'none', total: 1, skipped: 1 },
    ]);
  });

  test('a professional has no part in it', async () => {
    const rita = await salon.salon.isJoinedBy(
      { name: 'Rita', email: 'rita@casa.test' },
      'professional',
    );
    const api = await world.as(rita);
    await expect(api.messaging.birthdays.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(api.messaging.birthdays.testRun()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
