import type { Occasion } from '@app/domain/messaging/occasion';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { simulatorObjects } from '../../../simulator/simulator-objects.table.ts';
import { clients } from '../../clients/clients.table.ts';
import { companies } from '../../company/companies.table.ts';
import { campaigns } from '../campaigns/campaigns.table.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { settlingBeat } from '../messages.jobs.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { messagingSettings } from '../messaging-settings.table.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.commands.ts';
import { lockFreeNumber } from './turns.queries.ts';

const world = testWorld();
let salon: Salon;
let line: string;
let now: Temporal.Instant;
let dispatcher: Dispatcher;

beforeAll(async () => {
  salon = await openSalon(world);
});

beforeEach(async () => {
  now = noon;
  const { system } = world;
  system.whatsappSimulator.evolution.trouble({ gateway: 'none', whatsapp: 'reachable' });
  await system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.delete(simulatorObjects),
  );
  await inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(conversations);
    await scope.delete(messagingSettings);
  });
  line = (await pairLine(world, salon.salon.companyId)).name;
  dispatcher = createDispatcher({ ...system, clock: () => now, random: () => 0 });
});

const inSalon: <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) => Promise<Answer> = (
  work,
) => world.inCompany(salon.salon.companyId, work);

type Wish = Partial<MessageRow> & { occasion?: Occasion };
let written = 0;

/** Something that waits to be sent; to a number that gets it, unless it says otherwise. */
async function queue(wish: Wish = {}): Promise<string> {
  written += 1;
  const [row] = await inSalon((scope) =>
    scope
      .insert(messages)
      .values({
        occasion: 'manual',
        occasionKey: `test:${written}`,
        plannedAt: now,
        recipient: `55119870${String(written).padStart(5, '0')}`,
        text: `Olá ${written}`,
        ...wish,
      })
      .returning({ id: messages.id }),
  );
  return row?.id ?? '';
}

/** A campaign's message to somebody who wants to hear it. */
async function offer(text = 'Oferta', phone?: string): Promise<string> {
  const number = phone ?? `119860${String(written + 1).padStart(5, '0')}`;
  const clientId = await salon.salon.serves(`Cliente ${written + 1}`, { phone: number });
  const [campaign] = await inSalon(async (scope) => {
    await scope.update(clients).set({ acceptsMarketing: true }).where(eq(clients.id, clientId));
    return scope
      .insert(campaigns)
      .values({ name: text, text, segments: ['all'], state: 'sending' })
      .returning({ id: campaigns.id });
  });
  const whose = { clientId, campaignId: campaign?.id ?? null };
  return queue({ occasion: 'campaign', recipient: '', text: '', ...whose });
}

async function read(id: string): Promise<MessageRow> {
  const [row] = await inSalon((scope) => scope.select().from(messages).where(eq(messages.id, id)));
  if (!row) throw new Error('The message is gone');
  return row;
}

async function said(): Promise<string[]> {
  const sent = await world.system.whatsappSimulator.evolution.messages(line);
  return sent.filter(({ fromMe }) => fromMe).map(({ text }) => text.split('\n')[0] ?? '');
}

/** Rounds with so many seconds between them. */
async function rounds(count: number, seconds = 15): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await dispatcher.sendRound();
    now = now.add({ seconds });
  }
}

async function number() {
  const [row] = await inSalon((scope) => scope.select().from(whatsappConnections));
  if (!row) throw new Error('The number is gone');
  return row;
}

/** As the panel of the number shows it. */
const sentToday = async () => (await salon.api.messaging.connection.read()).sentToday;

async function settle(): Promise<void> {
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  await settlingBeat.run(context);
}

describe('what is due', () => {
  test('is handed over, with the name the gateway gives it, and stays under way until a receipt', async () => {
    const id = await queue({ text: 'Bom dia!' });
    await dispatcher.sendRound();
    expect(await said()).toEqual(['Bom dia!']);
    expect(await read(id)).toMatchObject({
      state: 'sending',
      attempts: 1,
      takenAt: noon,
      providerId: expect.stringMatching(/^3EB0/),
    });
    expect(await number()).toMatchObject({ leaseUntil: null, hourSent: 1 });
    expect(await sentToday()).toBe(1);
  });

  test('leaves one at a time, with a pause between', async () => {
    await queue({ text: 'um' });
    await queue({ text: 'dois' });
    await dispatcher.sendRound();
    now = noon.add({ seconds: 5 });
    await dispatcher.sendRound();
    expect(await said()).toEqual(['um']);
    now = noon.add({ seconds: 6 });
    await dispatcher.sendRound();
    expect(await said()).toEqual(['um', 'dois']);
  });

  test('answers first, then what concerns a visit, then what nobody waits for', async () => {
    await offer('campanha');
    await queue({ occasion: 'task', text: 'aviso' });
    await queue({ occasion: 'reply', text: 'resposta' });
    await rounds(3);
    expect(await said()).toEqual(['resposta', 'aviso', 'campanha']);
  });

  test('is said by what is true then: a visit that was cancelled is not reminded of', async () => {
    await salon.api.messaging.automations.save({
      appointment_reminder_24h: { enabled: true, templateId: null },
    });
    const kept = await book(salon, at(13, '09:00'));
    const gone = await book(salon, at(13, '10:00'));
    await salon.api.scheduling.appointments.changeStatus({ id: gone.id, status: 'cancelled' });
    const late = await queue({
      occasion: 'appointment_reminder_24h',
      appointmentId: gone.id,
      clientId: salon.maria,
    });
    now = Temporal.Instant.from(at(12, '10:00'));
    await rounds(2);
    expect(await said()).toEqual([expect.stringContaining('13/03/2026 às 09:00')]);
    expect(await read(late)).toMatchObject({ state: 'skipped', reason: 'no-longer-true' });
    const [reminder] = await inSalon((scope) =>
      scope.select().from(messages).where(eq(messages.appointmentId, kept.id)),
    );
    expect(reminder).toMatchObject({ state: 'sending', recipient: '5511987654321' });
  });

  test('is left once nobody wants to hear it any more', async () => {
    const late = await queue({ occasion: 'company_trial_expiring', tooLateAt: now });
    const early = await queue({ occasion: 'task', tooLateAt: now.add({ seconds: 1 }) });
    await rounds(2);
    expect(await read(late)).toMatchObject({ state: 'skipped', reason: 'too-late' });
    expect(await read(early)).toMatchObject({ state: 'sending' });
  });

  test('is left to whoever holds its number', async () => {
    await queue();
    await inSalon(async (scope) => {
      await lockFreeNumber(scope, now);
      await dispatcher.sendRound();
      expect(await said()).toEqual([]);
    });
    await dispatcher.sendRound();
    expect(await said()).toHaveLength(1);
  });
});

describe('the governor', () => {
  test('lets the rest wait for the next hour', async () => {
    await inSalon((scope) =>
      scope.update(whatsappConnections).set({ hourFrom: now, hourSent: 99 }),
    );
    const [first, second] = [await queue(), await queue()];
    await rounds(2);
    expect(await said()).toHaveLength(1);
    expect(await read(first)).toMatchObject({ state: 'sending' });
    expect(await read(second)).toMatchObject({
      state: 'queued',
      waitUntil: noon.add({ hours: 1 }),
    });
    now = noon.add({ hours: 1 });
    await dispatcher.sendRound();
    expect(await said()).toHaveLength(2);
  });

  test('keeps quiet at night, but answers whoever writes', async () => {
    now = Temporal.Instant.from(at(10, '22:00'));
    const campaign = await offer();
    await queue({ occasion: 'reply', text: 'resposta' });
    await rounds(2);
    expect(await said()).toEqual(['resposta']);
    expect((await read(campaign)).waitUntil?.toString()).toBe(at(11, '08:00'));
  });

  test('writes to few strangers on the first day; a reminder goes another way at once', async () => {
    await inSalon((scope) =>
      scope.update(whatsappConnections).set({
        connectedAt: now,
        countedDay: Temporal.PlainDate.from('2026-03-10'),
        dayNewPeople: 20,
      }),
    );
    const reminder = await queue({ occasion: 'task' });
    const campaign = await offer();
    await rounds(2);
    expect(await said()).toEqual([]);
    expect(await read(reminder)).toMatchObject({ state: 'queued', channel: 'link' });
    expect((await read(campaign)).waitUntil?.toString()).toBe(at(11, '00:00'));
  });

  test('knows who wrote to us, and whom we wrote to', async () => {
    await inSalon((scope) => scope.update(whatsappConnections).set({ strangersStoppedAt: now }));
    await inSalon((scope) =>
      scope
        .insert(conversations)
        .values({ contact: '5511911112222', lastAt: now, lastIncomingAt: now }),
    );
    const stranger = await offer();
    await offer('conhecida', '11911112222');
    await rounds(2);
    expect(await said()).toEqual(['conhecida']);
    expect(await read(stranger)).toMatchObject({ state: 'queued' });
  });

  test.each([
    ['paused', { pausedAt: noon }],
    ['banned', { bannedAt: noon }],
    ['connecting', { state: 'connecting' }],
  ] as const)('sends nothing from a number that is %s', async (_what, change) => {
    await inSalon((scope) => scope.update(whatsappConnections).set(change));
    await queue();
    await rounds(2);
    expect(await said()).toEqual([]);
  });
});

describe('what is surely not sent', () => {
  test('because the gateway is down is tried three times, then goes another way', async () => {
    world.system.whatsappSimulator.evolution.trouble({ gateway: 'down' });
    const notice = await queue({ occasion: 'task' });
    await dispatcher.sendRound();
    expect(await read(notice)).toMatchObject({
      state: 'queued',
      channel: 'whatsapp',
      attempts: 1,
      waitUntil: noon.add({ seconds: 5 }),
      error: 'unreachable',
    });
    now = noon.add({ seconds: 15 });
    await rounds(3);
    expect(await read(notice)).toMatchObject({ state: 'queued', channel: 'link', attempts: 0 });
  });

  test('because the gateway is down lets an answer fail, and a campaign wait', async () => {
    world.system.whatsappSimulator.evolution.trouble({ gateway: 'down' });
    const answer = await queue({ occasion: 'reply' });
    await rounds(4);
    expect(await read(answer)).toMatchObject({ state: 'failed', error: 'unreachable' });
    // The hour is careful and counts attempts; the day tells what left.
    expect(await number()).toMatchObject({ hourSent: 3 });
    expect(await sentToday()).toBe(0);
    const campaign = await offer();
    await rounds(4);
    expect(await read(campaign)).toMatchObject({ state: 'queued', attempts: 3 });
    world.system.whatsappSimulator.evolution.trouble({ gateway: 'none' });
    now = now.add({ minutes: 10 });
    await dispatcher.sendRound();
    expect(await said()).toHaveLength(1);
  });

  test('to a number without WhatsApp goes to her e-mail, or to the list, at once', async () => {
    const withMail = await salon.salon.serves('Com E-mail', {
      phone: '11900000000',
      email: 'ana@exemplo.com',
    });
    const letter = await queue({
      occasion: 'task',
      clientId: withMail,
      recipient: '5511900000000',
    });
    const listed = await queue({ occasion: 'task', recipient: '5511900000000' });
    await rounds(2);
    expect(await read(letter)).toMatchObject({
      state: 'queued',
      channel: 'email',
      error: 'number-invalid',
    });
    expect(await read(listed)).toMatchObject({ state: 'queued', channel: 'link' });
  });

  test('goes by mail first where the company says so, and by WhatsApp to whoever has no address', async () => {
    const order = { noticeChannels: ['email' as const, 'whatsapp' as const, 'link' as const] };
    await inSalon((scope) => scope.insert(messagingSettings).values(order));
    const phone = '11987654321';
    const clientId = await salon.salon.serves('Lê E-mail', { phone, email: 'le@exemplo.com' });
    const [letter, refused, other] = [
      await queue({ occasion: 'task', clientId }),
      await queue({ occasion: 'task', clientId, error: 'mail-refused' }),
      await queue({ occasion: 'task' }),
    ];
    await rounds(3);
    expect(await read(letter)).toMatchObject({ state: 'queued', channel: 'email', error: '' });
    expect(await read(refused)).toMatchObject({ state: 'sending', channel: 'whatsapp' });
    expect(await read(other)).toMatchObject({ state: 'sending', channel: 'whatsapp' });
  });

  test('fails where the company goes no other way', async () => {
    await inSalon((scope) =>
      scope.insert(messagingSettings).values({ noticeChannels: ['whatsapp'] }),
    );
    const notice = await queue({ occasion: 'task', recipient: '5511900000000' });
    await dispatcher.sendRound();
    expect(await read(notice)).toMatchObject({ state: 'failed', error: 'number-invalid' });
  });

  test('because the line is closed makes somebody ask about it', async () => {
    await inSalon((scope) => scope.update(whatsappConnections).set({ askedAt: now }));
    await queue({ recipient: '5511900000428' });
    await dispatcher.sendRound();
    expect((await number()).askedAt).toBeNull();
  });
});

describe('what nobody knows the end of', () => {
  /** The answer was cut, before or after the message left. */
  const CUT_BEFORE = '5511900000504';
  const PAGE_AFTER = '5511900000502';

  test('is looked for after a minute, and found', async () => {
    const id = await queue({ recipient: PAGE_AFTER });
    await dispatcher.sendRound();
    expect(await read(id)).toMatchObject({ state: 'sending', providerId: null });
    now = noon.add({ seconds: 59 });
    await dispatcher.searchRound();
    expect(await read(id)).toMatchObject({ providerId: null });
    now = noon.add({ seconds: 60 });
    await dispatcher.searchRound();
    expect(await read(id)).toMatchObject({
      state: 'sending',
      providerId: expect.stringMatching(/^3EB0/),
    });
    await rounds(3);
    expect(await said()).toHaveLength(1);
  });

  test.each([-50, 50])('is found by a gateway whose clock is %s seconds off', async (seconds) => {
    // The clock of the simulated gateway stands still, ours is elsewhere.
    now = noon.subtract({ seconds });
    const id = await queue({ recipient: PAGE_AFTER });
    await dispatcher.sendRound();
    now = now.add({ seconds: 60 });
    await dispatcher.searchRound();
    expect(await read(id)).toMatchObject({ state: 'sending', attempts: 1 });
    expect((await read(id)).providerId).not.toBeNull();
    expect(await said()).toHaveLength(1);
  });

  test('is sent again when the gateway surely does not have it', async () => {
    await queue({ text: 'uma que chegou' });
    const id = await queue({ recipient: CUT_BEFORE });
    await rounds(2, 10);
    now = now.add({ seconds: 60 });
    await dispatcher.searchRound();
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  test('is not sent again when the gateway cannot tell, and is said to be in doubt', async () => {
    const id = await queue({ occasion: 'task', recipient: CUT_BEFORE });
    await dispatcher.sendRound();
    for (const seconds of [60, 120, 300, 600]) {
      now = noon.add({ seconds });
      await dispatcher.searchRound();
    }
    await rounds(3);
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'in-doubt', attempts: 1 });
    expect(await said()).toEqual([]);
  });

  test('rings once where it was a reminder of a visit to come, for whoever looks after it', async () => {
    const { id: appointmentId } = await book(salon, at(13, '11:00'));
    const reminder = { appointmentId, clientId: salon.maria, recipient: CUT_BEFORE } as const;
    const fields = { state: 'sending', takenAt: now, attempts: 1, text: 'Até amanhã' } as const;
    await queue({ ...reminder, ...fields, occasion: 'appointment_reminder_24h' });
    await queue({ ...reminder, ...fields, occasion: 'appointment_reminder_1h' });
    await queue({ ...reminder, ...fields, occasion: 'appointment_created' });
    for (const seconds of [60, 120, 300, 600]) {
      now = noon.add({ seconds });
      await dispatcher.searchRound();
    }
    const { items } = await salon.api.messaging.notices.list({ limit: 20 });
    const rung = items.filter(({ kind }) => kind === 'reminder-in-doubt');
    expect(rung).toMatchObject([{ appointmentId, startTime: at(13, '11:00') }]);
  });

  test('is the same after a crash: taken, and nobody came back', async () => {
    await queue({ text: 'antes' });
    await dispatcher.sendRound();
    const id = await queue({
      state: 'sending',
      takenAt: now,
      attempts: 1,
    });
    await inSalon((scope) =>
      scope.update(whatsappConnections).set({ leaseUntil: now.add({ seconds: 60 }) }),
    );
    await queue({ text: 'espera o número' });
    now = noon.add({ seconds: 59 });
    await dispatcher.sendRound();
    expect(await said()).toEqual(['antes']);
    now = noon.add({ seconds: 60 });
    await dispatcher.searchRound();
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await rounds(3);
    expect(await said()).toHaveLength(3);
  });

  test('never takes the place of another that says the same to the same number', async () => {
    const words = { recipient: PAGE_AFTER, text: 'igual' };
    const [first, second] = [await queue(words), await queue(words)];
    await rounds(2);
    // The clock of the simulated gateway stands still.
    await inSalon((scope) => scope.update(messages).set({ takenAt: noon, waitUntil: null }));
    for (const seconds of [60, 120]) {
      now = noon.add({ seconds });
      await dispatcher.searchRound();
    }
    const names = [(await read(first)).providerId, (await read(second)).providerId];
    expect(new Set(names).size).toBe(2);
    expect(names).not.toContain(null);
  });
});

describe('a company whose plan ended', () => {
  const ended = { trialEndsAt: noon, subscriptionStatus: 'canceled' };
  const paid = { trialEndsAt: noon, subscriptionStatus: 'active' };
  const has = (changes: Partial<typeof companies.$inferInsert>) =>
    world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.update(companies).set(changes).where(eq(companies.id, salon.salon.companyId)),
    );
  afterEach(() => has({ trialEndsAt: noon.add({ hours: 24 * 7 }), active: true }));

  test.each([ended, { active: false }])('sends no marketing until it pays: %o', async (closed) => {
    const campaign = await offer();
    await has(closed);
    await rounds(2);
    expect(await said()).toEqual([]);
    expect(await read(campaign)).toMatchObject({
      state: 'queued',
      waitUntil: noon.add({ hours: 1 }),
    });
    await has({ ...paid, active: true });
    now = noon.add({ hours: 1 });
    await dispatcher.sendRound();
    expect(await said()).toEqual(['Oferta']);
  });

  test('tells of visits that stand by e-mail or the list, and sends what a person wrote', async () => {
    const notice = await queue({ occasion: 'task' });
    await queue({ occasion: 'reply', text: 'resposta' });
    await has(ended);
    await rounds(2);
    expect(await said()).toEqual(['resposta']);
    expect(await read(notice)).toMatchObject({ channel: 'link', error: 'plan-closed' });
  });
});

describe('a company whose number sends nothing', () => {
  test('waits two minutes for one without its network, and then goes another way', async () => {
    await inSalon((scope) =>
      scope.update(whatsappConnections).set({ state: 'connecting', disconnectedAt: now }),
    );
    const notice = await queue({ occasion: 'company_trial_expiring' });
    const answer = await queue({ occasion: 'reply' });
    const campaign = await offer();
    now = noon.add({ seconds: 119 });
    await settle();
    expect(await read(notice)).toMatchObject({ channel: 'whatsapp' });
    now = noon.add({ seconds: 120 });
    await settle();
    expect(await read(notice)).toMatchObject({ state: 'queued', channel: 'link' });
    expect(await read(answer)).toMatchObject({ state: 'failed', error: 'no-number' });
    expect(await read(campaign)).toMatchObject({ state: 'queued', channel: 'whatsapp' });
  });

  test('that somebody paused tells so, waits for nothing but what nobody waits for', async () => {
    await inSalon((scope) => scope.update(whatsappConnections).set({ pausedAt: now }));
    const notice = await queue({ occasion: 'company_trial_expiring' });
    const answer = await queue({ occasion: 'reply' });
    const campaign = await offer();
    now = noon.add({ seconds: 119 });
    await settle();
    expect(await read(answer)).toMatchObject({ state: 'queued' });
    now = noon.add({ seconds: 120 });
    await settle();
    const paused = { error: 'paused' };
    expect(await read(notice)).toMatchObject({ state: 'queued', channel: 'link', ...paused });
    expect(await read(answer)).toMatchObject({ state: 'failed', ...paused });
    expect(await read(campaign)).toMatchObject({ state: 'queued', channel: 'whatsapp', error: '' });
  });

  test('does not wait for one that was unlinked on its phone', async () => {
    await inSalon((scope) =>
      scope.update(whatsappConnections).set({ state: 'disconnected', disconnectedAt: now }),
    );
    const notice = await queue({ occasion: 'company_trial_expiring' });
    await settle();
    expect(await read(notice)).toMatchObject({ state: 'queued', channel: 'link' });
  });

  test('is left alone while it sends', async () => {
    const notice = await queue({ occasion: 'task' });
    now = noon.add({ minutes: 10 });
    await settle();
    expect(await read(notice)).toMatchObject({ channel: 'whatsapp' });
  });
});
