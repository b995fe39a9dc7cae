import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { knows } from '../../../../tests/marketing-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { clients } from '../../clients/clients.table.ts';
import { noteTemplates } from '../connection/official-templates.commands.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messages } from '../messages.table.ts';
import { notices } from '../notices/notices.table.ts';
import { officialUseOf } from '../official/official-use.rules.ts';
import { judgeMessage } from '../sending/judges.rules.ts';
import { noteOutcome } from '../sending/outcomes.commands.ts';
import { campaigns } from './campaigns.table.ts';
import { marketingJobs } from './marketing.jobs.ts';
import { NEVER } from './marketing-pause.rules.ts';

const world = testWorld();
let salon: Salon;
let api: Api;
let ana: string;
let bia: string;
const form = { name: 'Outono', text: 'Oi {client_name}!', audience: 'all' } as const;
const TOO_LONG = 'Mensagem muito longa (máximo 4000 caracteres, com a frase que explica como sair)';
const later = (minutes: number) => noon.add({ minutes }).toString();

beforeAll(async () => {
  salon = await openSalon(world);
  api = salon.api;
  [ana = '', bia = ''] = await knows(world, salon, [
    { name: 'Ana', phone: '5511911111111', visits: [{ day: -3 }, { day: -10 }] },
    { name: 'Bia', phone: '5511922222222' },
    { name: 'Sem telefone', phone: '' },
    { name: 'Não quer', accepts: false },
  ]);
});

beforeEach(async () => {
  await inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(campaigns);
    await scope.update(clients).set({ acceptsMarketing: true }).where(eq(clients.id, ana));
    await scope.delete(notices);
    await scope.delete(whatsappConnections);
    await scope.insert(whatsappConnections).values(numberOf('evolution'));
  });
});

function numberOf(provider: 'evolution' | 'meta') {
  const { companyId } = salon.salon;
  const line = { provider, lineName: companyId, secretHash: companyId } as const;
  return { ...line, state: 'connected', connectedAt: noon } as const;
}

const change = (number: Partial<typeof whatsappConnections.$inferInsert>) =>
  inSalon((scope) => scope.update(whatsappConnections).set(number));

/** What rings for whoever manages campaigns. */
async function rung(): Promise<string[]> {
  const { items } = await api.messaging.notices.list({ limit: 20 });
  return items.map(({ kind, campaignName }) => `${kind}: ${campaignName}`);
}

const inSalon = <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) =>
  world.inCompany(salon.salon.companyId, work);

async function run(name: string, now: Temporal.Instant): Promise<void> {
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  const { companyId } = salon.salon;
  for (const { id } of await inSalon((scope) => scope.select().from(campaigns))) {
    await marketingJobs.find((job) => job.name === name)?.run(context, { companyId, id });
  }
}

const messagesOf = (campaignId: string) =>
  inSalon((scope) => scope.select().from(messages).where(eq(messages.campaignId, campaignId)));

async function judge(clientId: string, now = noon) {
  return inSalon(async (scope) => {
    const [message] = await scope.select().from(messages).where(eq(messages.clientId, clientId));
    if (!message) throw new Error('Nothing waits for her');
    return judgeMessage(scope, message, now);
  });
}

/** As if the gateway had taken it, or refused it for good. */
const settle = (clientId: string, state: 'sent' | 'failed' | 'sending') =>
  inSalon((scope) =>
    scope
      .update(messages)
      .set({ state, sentAt: state === 'sent' ? noon : null })
      .where(and(eq(messages.clientId, clientId), eq(messages.state, 'queued'))),
  );

describe('a campaign', () => {
  test('without a moment starts as it is saved, and writes to each who may get it, once', async () => {
    const campaign = await api.messaging.campaigns.create(form);
    expect(campaign).toMatchObject({
      state: 'sending',
      totalRecipients: 2,
      leftOut: { 'no-phone': 1, 'no-consent': 2 },
      progress: { queued: 2 },
      sentCount: 0,
    });
    const written = await messagesOf(campaign.id);
    expect(new Set(written.map(({ clientId }) => clientId))).toEqual(new Set([ana, bia]));
    expect(
      written.every(({ occasion, state }) => occasion === 'campaign' && state === 'queued'),
    ).toBe(true);
  });

  test('with a moment waits for it, and counts anew whom it is for', async () => {
    const { id } = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      state: 'pending',
      totalRecipients: 2,
    });
    await inSalon((scope) =>
      scope.update(clients).set({ acceptsMarketing: false }).where(eq(clients.id, ana)),
    );
    await run('campaign.start', noon.add({ minutes: 60 }));
    const started = await api.messaging.campaigns.get({ id });
    expect(started).toMatchObject({ state: 'sending', totalRecipients: 1 });
    expect(await messagesOf(id)).toHaveLength(1);
  });

  test('that is started by many at once writes to each of them once', async () => {
    const { id } = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    const started = await Promise.allSettled([
      ...[1, 2, 3, 4].map(() => api.messaging.campaigns.start({ id })),
      run('campaign.start', noon),
    ]);
    expect(started.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
    expect(await messagesOf(id)).toHaveLength(2);
    await expect(api.messaging.campaigns.start({ id })).rejects.toMatchObject({
      code: 'CAMPAIGN_BEGUN',
    });
  });

  test('that nobody would get is refused, and one that comes to nobody fails', async () => {
    await expect(
      api.messaging.campaigns.create({ ...form, audience: 'birthday' }),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_NOBODY' });
    expect((await api.messaging.campaigns.list({})).items).toEqual([]);
    const wish = { ...form, audience: 'birthday', scheduledAt: later(5) } as const;
    const { id } = await api.messaging.campaigns.create(wish);
    await expect(api.messaging.campaigns.start({ id })).rejects.toMatchObject({
      code: 'CAMPAIGN_NOBODY',
    });
    await run('campaign.start', noon.add({ minutes: 5 }));
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({ state: 'failed' });
    expect(await rung()).toEqual(['campaign-failed: Outono']);
  });

  test('grows with what leaves, and is over with the last', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await settle(ana, 'sent');
    await run('campaign.finish', noon);
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      state: 'sending',
      sentCount: 1,
    });
    await settle(bia, 'failed');
    const seen = await api.messaging.campaigns.list({});
    expect(seen.items).toMatchObject([{ id, state: 'completed', finishedAt: null }]);
    expect(seen.totals).toEqual({ campaigns: 1, pending: 0, completed: 1, recipients: 2 });
    await run('campaign.finish', noon);
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      state: 'completed',
      finishedAt: noon.toString(),
    });
  });

  test('of which nothing left has failed', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    for (const client of [ana, bia]) await settle(client, 'failed');
    const { items, totals } = await api.messaging.campaigns.list({});
    expect([items[0]?.state, totals?.completed]).toEqual(['failed', 0]);
    await run('campaign.finish', noon);
    await run('campaign.finish', noon);
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({ state: 'failed' });
    expect(await rung()).toEqual(['campaign-failed: Outono']);
  });

  test('is changed and removed until it begins', async () => {
    const made = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    const { id, version } = made;
    const changed = { id, version, name: 'Inverno', text: 'Olá', scheduledAt: later(90) };
    expect(await api.messaging.campaigns.update(changed)).toMatchObject({ name: 'Inverno' });
    await expect(api.messaging.campaigns.update(changed)).rejects.toMatchObject({
      code: 'CAMPAIGN_CHANGED',
    });
    const past = { ...changed, version: version + 1, scheduledAt: later(-1) };
    await expect(api.messaging.campaigns.update(past)).rejects.toMatchObject({
      code: 'CAMPAIGN_MOMENT_PAST',
    });
    expect(await api.messaging.campaigns.remove({ id })).toEqual({ id });
    const begun = await api.messaging.campaigns.create(form);
    await expect(api.messaging.campaigns.remove({ id: begun.id })).rejects.toMatchObject({
      code: 'CAMPAIGN_BEGUN',
    });
  });
});

describe('while it is sent', () => {
  test('it pauses, and nobody looks at its messages until it goes on', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await api.messaging.campaigns.pause({ id });
    for (const { waitUntil } of await messagesOf(id))
      expect(waitUntil?.toString()).toMatch(/^9999/);
    expect(await judge(ana)).toHaveProperty('wait');
    expect(await api.messaging.campaigns.resume({ id })).toMatchObject({ pausedAt: null });
    for (const { waitUntil } of await messagesOf(id)) expect(waitUntil).toBeNull();
    expect(await judge(ana)).toHaveProperty('say');
  });

  test('it is stopped: what left stays sent, what waits never leaves', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await settle(ana, 'sent');
    expect(await api.messaging.campaigns.stop({ id })).toMatchObject({
      state: 'completed',
      stoppedAt: noon.toString(),
      progress: { sent: 1, skipped: 1, queued: 0 },
    });
    const { totals } = await api.messaging.campaigns.list({});
    expect(totals).toMatchObject({ campaigns: 1, completed: 0 });
    await expect(api.messaging.campaigns.resume({ id })).rejects.toMatchObject({
      code: 'CAMPAIGN_NOT_SENDING',
    });
  });

  test('what comes back from the gateway after it was stopped is not tried again', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await settle(ana, 'sending');
    expect(await api.messaging.campaigns.stop({ id })).toMatchObject({ state: 'sending' });
    await inSalon((scope) =>
      scope.update(messages).set({ state: 'queued' }).where(eq(messages.clientId, ana)),
    );
    expect(await judge(ana)).toEqual({ skip: 'by-hand' });
  });
});

describe('without a number', () => {
  const refused = { code: 'CAMPAIGN_NUMBER_OUT' };
  const out = { state: 'disconnected', disconnectedAt: noon } as const;

  test('nothing is begun or resumed, and what is planned may wait', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await api.messaging.campaigns.pause({ id });
    await change(out);
    await expect(api.messaging.campaigns.create(form)).rejects.toMatchObject(refused);
    await expect(api.messaging.campaigns.resume({ id })).rejects.toMatchObject(refused);
    const planned = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    expect(planned).toMatchObject({ state: 'pending' });
    await expect(api.messaging.campaigns.start({ id: planned.id })).rejects.toMatchObject(refused);
    await change({ state: 'connected', disconnectedAt: null });
    expect(await api.messaging.campaigns.resume({ id })).toMatchObject({ pausedAt: null });
  });

  test('one that runs pauses, says why, and goes on when somebody says so', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await settle(ana, 'sent');
    await change(out);
    for (let minutes = 0; minutes < 2; minutes += 1) await run('campaign.finish', noon);
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      state: 'sending',
      pausedAt: noon.toString(),
      pausedBecause: 'number-out',
      progress: { sent: 1, queued: 1, failed: 0 },
    });
    expect(await judge(bia)).toHaveProperty('wait');
    expect(await rung()).toEqual(['campaign-paused: Outono']);
    await change({ state: 'connected', disconnectedAt: null });
    expect(await api.messaging.campaigns.resume({ id })).toMatchObject({ pausedBecause: null });
    expect(await judge(bia)).toHaveProperty('say');
  });

  test('a moment without its network pauses nothing', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await change({ state: 'connecting', disconnectedAt: noon });
    await run('campaign.finish', noon.add({ minutes: 1 }));
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({ pausedAt: null });
    await run('campaign.finish', noon.add({ minutes: 2 }));
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      pausedBecause: 'number-out',
    });
  });

  test('one whose moment comes waits with everybody it is for', async () => {
    const { id } = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    await change(out);
    await run('campaign.start', noon.add({ minutes: 60 }));
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      pausedBecause: 'number-out',
      totalRecipients: 2,
    });
    expect(await rung()).toEqual(['campaign-paused: Outono']);
    const desk = await salon.salon.isJoinedBy(
      { name: 'Rute', email: 'rute@salao.test' },
      'receptionist',
    );
    const { items } = await (await world.as(desk)).messaging.notices.list({ limit: 20 });
    expect(items).toEqual([]);
  });

  test('one that was stopped stays stopped', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    await settle(ana, 'sending');
    await api.messaging.campaigns.stop({ id });
    await change(out);
    await run('campaign.finish', noon);
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({ pausedAt: null });
  });
});

describe('by the official number', () => {
  const approved = {
    name: 'promocao',
    language: 'pt_BR',
    header: 'Só em {{1}}',
    text: 'Oi {{1}}, venha!',
    buttons: [{ place: 0, url: 'https://salao.test/{{1}}' }],
    fields: [
      { part: 'header' as const, name: '1', value: 'março' },
      { part: 'body' as const, name: '1', value: '{client_name}' },
      { part: 'button' as const, name: '1', value: 'marco' },
    ],
  };
  const { text: _own, ...officialForm } = { ...form, approved };

  test('own words begin nothing: they would fail message by message', async () => {
    const refused = { code: 'CAMPAIGN_NEEDS_APPROVAL' };
    const { id } = await api.messaging.campaigns.create({ ...form, scheduledAt: later(60) });
    const paused = await api.messaging.campaigns.create(form);
    await api.messaging.campaigns.pause({ id: paused.id });
    await change({ provider: 'meta' });
    await expect(api.messaging.campaigns.create(form)).rejects.toMatchObject(refused);
    await expect(api.messaging.campaigns.start({ id })).rejects.toMatchObject(refused);
    await expect(api.messaging.campaigns.resume({ id: paused.id })).rejects.toMatchObject(refused);
    await run('campaign.start', noon.add({ minutes: 60 }));
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      state: 'failed',
      finishedAt: later(60),
      leftOut: { 'needs-approval': 2, 'no-phone': 1 },
    });
    expect(await messagesOf(id)).toEqual([]);
    expect(await rung()).toEqual(['campaign-failed: Outono']);
  });

  test('approved words go out as they are, with what was filled in', async () => {
    await change({ provider: 'meta' });
    const campaign = await api.messaging.campaigns.create(officialForm);
    expect(campaign).toMatchObject({
      state: 'sending',
      approvedName: 'promocao',
      text: 'Só em março\n\nOi {client_name}, venha!',
    });
    expect(await judge(ana)).toMatchObject({ say: { text: 'Só em março\n\nOi Ana, venha!' } });
    const [message] = await messagesOf(campaign.id);
    if (!message) throw new Error('Nobody gets it');
    const use = await inSalon((scope) => officialUseOf(scope, { ...message, clientId: ana }, noon));
    expect(use).toEqual({
      name: 'promocao',
      language: 'pt_BR',
      fields: [
        { part: 'header', place: 0, name: '1', value: 'março' },
        { part: 'body', place: 0, name: '1', value: 'Ana' },
        { part: 'button', place: 0, name: '1', value: 'marco' },
      ],
    });
    await change({ provider: 'evolution' });
    const byPhone = await judge(ana);
    expect('say' in byPhone && byPhone.say.text).toMatch(/responda SAIR/);
  });

  test('are chosen for many at once too, and stay as they are', async () => {
    await change({ provider: 'meta' });
    const mass = { name: 'Em massa', segments: ['all' as const], approved };
    const soon = { scheduleType: 'schedule', scheduledDate: '2026-03-10', scheduledTime: '20:00' };
    const made = await api.messaging.campaigns.createMass({ ...mass, ...soon } as never);
    expect(made).toMatchObject({ approvedName: 'promocao', state: 'pending' });
    const { id, version, scheduledAt } = made;
    const renamed = { id, version, scheduledAt, name: 'Outra', text: 'Minhas palavras' };
    expect(await api.messaging.campaigns.update(renamed)).toMatchObject({
      name: 'Outra',
      text: made.text,
    });
  });

  test('a field that is not filled in is asked for', async () => {
    const fields = approved.fields.slice(1);
    const refusal = await api.messaging.campaigns
      .create({ ...officialForm, approved: { ...approved, fields } })
      .catch((error) => error);
    expect(refusal.data.issues[0].message).toBe('Preencha todos os campos do texto aprovado');
  });

  const told = (name: string, status = 'PAUSED') =>
    inSalon((scope) =>
      noteTemplates(
        scope,
        [{ kind: 'template', name, language: 'pt_BR', status, reason: null }],
        noon,
      ),
    );

  test('words that WhatsApp takes back pause what is sent with them', async () => {
    await change({ provider: 'meta' });
    const { id } = await api.messaging.campaigns.create(officialForm);
    await told('outro');
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({ pausedAt: null });
    await told('promocao');
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      pausedBecause: 'words-taken-back',
    });
    expect(await rung()).toEqual(['campaign-paused: Outono']);
  });

  test('words that are taken back before its moment let it begin paused, and it rings', async () => {
    await change({ provider: 'meta' });
    const planned = { ...officialForm, scheduledAt: later(60) };
    const { id } = await api.messaging.campaigns.create(planned);
    const given = await api.messaging.campaigns.create({ ...planned, name: 'Devolvida' });
    await told('promocao');
    await expect(api.messaging.campaigns.start({ id })).rejects.toMatchObject({
      code: 'CAMPAIGN_NEEDS_APPROVAL',
    });
    await run('campaign.start', noon.add({ minutes: 60 }));
    const paused = { state: 'sending', pausedBecause: 'words-taken-back', pausedAt: later(60) };
    expect(await api.messaging.campaigns.get({ id })).toMatchObject(paused);
    expect(await judge(ana)).toEqual({ wait: NEVER });
    expect((await rung()).sort()).toEqual([
      'campaign-paused: Devolvida',
      'campaign-paused: Outono',
    ]);
    await api.messaging.campaigns.resume({ id: given.id });
    expect(await api.messaging.campaigns.get({ id: given.id })).toMatchObject({ pausedAt: null });
  });

  test('words that come back before its moment let it begin as planned; so does a phone', async () => {
    await change({ provider: 'meta' });
    const { id } = await api.messaging.campaigns.create({
      ...officialForm,
      scheduledAt: later(60),
    });
    await told('promocao');
    await told('promocao', 'APPROVED');
    await run('campaign.start', noon.add({ minutes: 60 }));
    const begun = { state: 'sending', pausedAt: null, pausedBecause: null };
    expect(await api.messaging.campaigns.get({ id })).toMatchObject(begun);
    const other = await api.messaging.campaigns.create({ ...officialForm, scheduledAt: later(60) });
    await told('promocao');
    await change({ provider: 'evolution' });
    await run('campaign.start', noon.add({ minutes: 60 }));
    expect(await api.messaging.campaigns.get({ id: other.id })).toMatchObject(begun);
  });

  test('words that WhatsApp refuses once are not tried on everybody', async () => {
    await change({ provider: 'meta' });
    const { id } = await api.messaging.campaigns.create(officialForm);
    const [message] = await messagesOf(id);
    if (!message) throw new Error('Nobody gets it');
    await inSalon(async (scope) => {
      const attempt = { state: 'sending', takenAt: noon, attempts: 1 } as const;
      await scope.update(messages).set(attempt).where(eq(messages.id, message.id));
      const taken = { message, takenAt: noon } as unknown as Parameters<typeof noteOutcome>[1];
      const refused = { outcome: 'refused', reason: 'template-problem', code: 132_015 } as const;
      await noteOutcome(scope, taken, { outcome: refused, now: noon });
    });
    expect(await api.messaging.campaigns.get({ id })).toMatchObject({
      pausedBecause: 'words-taken-back',
      progress: { queued: 2, failed: 0 },
    });
    for (const { waitUntil } of await messagesOf(id)) expect(waitUntil).toEqual(NEVER);
    expect(await rung()).toEqual(['campaign-paused: Outono']);
  });
});

describe('a message of it', () => {
  test('is written when it leaves, and tells how to leave', async () => {
    await api.messaging.campaigns.create({
      ...form,
      text: '{client_name}, {total_appointments} visitas, a última em {last_appointment_date}',
    });
    expect(await judge(ana)).toEqual({
      say: {
        recipient: '5511911111111',
        text: 'Ana, 2 visitas, a última em 07/03/2026\n\nPara não receber mais, responda SAIR.',
        tooLateAt: null,
      },
    });
  });

  test('that is too long only once it is filled in is not sent, and says so', async () => {
    const text = '{NOME} SAIR '.padEnd(4000, 'a');
    await api.messaging.campaigns.create({ ...form, text });
    expect(await judge(ana)).toHaveProperty('say');
    const called = (name: string) =>
      inSalon((scope) => scope.update(clients).set({ name }).where(eq(clients.id, ana)));
    await called('Ana Carolina');
    expect(await judge(ana)).toEqual({ skip: 'too-long' });
    await called('Ana');
  });

  test('is listed with the name of its campaign', async () => {
    await api.messaging.campaigns.create(form);
    const { items } = await api.messaging.sending.list({ limit: 10 });
    expect(items.map(({ campaignName }) => campaignName)).toEqual(['Outono', 'Outono']);
  });

  test.each([
    ['took her consent back', { acceptsMarketing: false }, 'stopped'],
    ['is out of use', { active: false }, 'no-longer-true'],
    ['was blocked', { blockedAt: noon }, 'no-longer-true'],
    ['has no phone any more', { phone: '' }, 'no-contact'],
  ] as const)('does not reach somebody who %s meanwhile', async (_case, change, reason) => {
    await api.messaging.campaigns.create(form);
    const [before] = await inSalon((scope) =>
      scope.select().from(clients).where(eq(clients.id, ana)),
    );
    await inSalon((scope) => scope.update(clients).set(change).where(eq(clients.id, ana)));
    expect(await judge(ana)).toEqual({ skip: reason });
    const { active = true, blockedAt = null, phone = '' } = before ?? {};
    await inSalon((scope) =>
      scope.update(clients).set({ active, blockedAt, phone }).where(eq(clients.id, ana)),
    );
  });
});

describe('a mass campaign', () => {
  const template = {
    name: 'Promoção',
    type: 'custom',
    text: 'Promoção para {client_name}',
  } as const;
  let templateId: string;
  const mass = { name: 'Em massa', segments: ['all', 'recent'] as ('all' | 'recent')[] };

  beforeAll(async () => {
    templateId = (await api.messaging.templates.create(template)).id;
  });

  test('takes the words of its template, which may go afterwards', async () => {
    const campaign = await api.messaging.campaigns.createMass({ ...mass, templateId });
    expect(campaign).toMatchObject({ text: template.text, totalRecipients: 2, state: 'sending' });
    const other = await api.messaging.templates.create({ ...template, name: 'Vai embora' });
    await api.messaging.campaigns.createMass({ ...mass, templateId: other.id });
    expect(await api.messaging.templates.remove({ id: other.id })).toEqual({ id: other.id });
  });

  test('keeps to business hours: what begins at night leaves at nine', async () => {
    const { id } = await api.messaging.campaigns.createMass({
      ...mass,
      templateId,
      respectBusinessHours: true,
      scheduleType: 'schedule',
      scheduledDate: '2026-03-10',
      scheduledTime: '20:00',
    });
    const night = Temporal.Instant.from('2026-03-10T23:00:00Z');
    await run('campaign.start', night);
    const nine = '2026-03-11T12:00:00Z';
    for (const { plannedAt } of await messagesOf(id)) expect(plannedAt.toString()).toBe(nine);
    expect(await judge(ana, night)).toEqual({ wait: Temporal.Instant.from(nine) });
    expect(await judge(ana, Temporal.Instant.from(nine))).toHaveProperty('say');
  });

  test.each([
    ['no name', { name: ' ' }, 'Nome é obrigatório'],
    ['no template', { templateId: '' }, 'Escolha um modelo'],
    ['no segment', { segments: [] }, 'Escolha pelo menos um público'],
    [
      'no moment',
      { scheduleType: 'schedule', scheduledTime: '10:00' },
      'Para campanhas agendadas, defina data e horário',
    ],
  ])('with %s is refused by its sentence', async (_case, wrong, sentence) => {
    const input = { ...mass, templateId, ...wrong } as never;
    const refusal = await api.messaging.campaigns.createMass(input).catch((error) => error);
    expect(refusal.data.issues[0].message).toBe(sentence);
  });

  test('names no company but one’s own', async () => {
    const other = await openSalon(world, 'Salão Vizinho');
    const named = { ...mass, templateId, estimatedCount: 2 };
    await expect(
      api.messaging.campaigns.createMass({ ...named, companyId: other.salon.companyId }),
    ).rejects.toMatchObject({ code: 'NO_COMPANY', message: 'Company ID não encontrado' });
    const { companyId } = salon.salon;
    const made = await api.messaging.campaigns.createMass({ ...named, companyId });
    expect(made).toMatchObject({ totalRecipients: 2 });
  });

  test('with words that fill a message leaves no room for the way out', async () => {
    const whole = { ...template, name: 'Sem espaço', text: 'a'.repeat(3970) };
    const { id } = await api.messaging.templates.create(whole);
    await expect(
      api.messaging.campaigns.createMass({ ...mass, templateId: id }),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_TEXT_TOO_LONG', message: TOO_LONG });
    const own = { ...template, name: 'Com saída', text: `${'a'.repeat(3970)} SAIR` };
    const fit = await api.messaging.templates.create(own);
    await api.messaging.campaigns.createMass({ ...mass, templateId: fit.id });
  });

  test('in the past, or with a template of another type, is refused', async () => {
    const past = { scheduleType: 'schedule', scheduledDate: '2026-03-10', scheduledTime: '11:59' };
    await expect(
      api.messaging.campaigns.createMass({ ...mass, templateId, ...past } as never),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_MOMENT_PAST' });
    const wrong = await api.messaging.templates.create({
      name: 'Parabéns',
      text: 'Parabéns',
      type: 'birthday',
    });
    await expect(
      api.messaging.campaigns.createMass({ ...mass, templateId: wrong.id }),
    ).rejects.toMatchObject({ code: 'CAMPAIGN_TEMPLATE_NOT_FOUND' });
  });
});

describe('the simple form', () => {
  test.each([
    [{ name: '' }, 'Nome é obrigatório'],
    [{ text: ' ' }, 'Mensagem é obrigatória'],
    [{ text: 'a'.repeat(4001) }, 'Mensagem muito longa (máximo 4000 caracteres)'],
    [{ text: 'a'.repeat(3970) }, TOO_LONG],
    [{ audience: undefined }, 'Público é obrigatório'],
  ])('refuses %j by its sentence', async (wrong, sentence) => {
    const refusal = await api.messaging.campaigns
      .create({ ...form, ...wrong } as never)
      .catch((error) => error);
    expect(refusal.data.issues.map((issue: { message: string }) => issue.message)).toEqual([
      sentence,
    ]);
  });

  test('is for those who run the company; the desk looks on, and outsiders find nothing', async () => {
    const { id } = await api.messaging.campaigns.create(form);
    const rui = await salon.salon.isJoinedBy(
      { name: 'Rui', email: 'rui@salao.test' },
      'receptionist',
    );
    const desk = await world.as(rui);
    expect((await desk.messaging.campaigns.list({})).items).toHaveLength(1);
    const forbidden = [
      () => desk.messaging.campaigns.create(form),
      () => desk.messaging.campaigns.stop({ id }),
    ];
    for (const attempt of forbidden) {
      await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const other = await openSalon(world, 'Outro Salão');
    expect((await other.api.messaging.campaigns.list({})).items).toEqual([]);
    await expect(other.api.messaging.campaigns.pause({ id })).rejects.toMatchObject({
      code: 'CAMPAIGN_NOT_FOUND',
    });
  });
});

test('whether a number can send is told', async () => {
  expect(await api.messaging.campaigns.number()).toEqual({ number: 'ready' });
  await inSalon((scope) => scope.delete(whatsappConnections));
  expect(await api.messaging.campaigns.number()).toEqual({ number: 'missing' });
});
