import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { administratorWith } from '../../../../tests/administrator-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { announceFor, type EventName, type Events } from '../../../foundation/jobs/events.ts';
import { isModuleOpen } from '../../billing/access.queries.ts';
import { plans } from '../../billing/plans.table.ts';
import { companies } from '../../company/companies.table.ts';
import { users } from '../../identity/accounts.table.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messageTemplates } from '../message-templates.table.ts';
import { messages } from '../messages.table.ts';
import { saveAdministrative } from './administrative-automations.commands.ts';
import { companyMessageJobs } from './company-messages.jobs.ts';
import { TELL_OF_TRIAL_END } from './trial-reminders.commands.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let platform: CompanyStory;
let salon: CompanyStory;
let told = 0;

beforeAll(async () => {
  platform = await administratorWith(world, 'Plataforma');
  await pairLine(world, platform.companyId);
});

beforeEach(async () => {
  told += 1;
  const owner = { name: 'Bê', email: `be${told}@salao.test` };
  salon = await world.tell.company(`Salão ${told}`, owner, { trialDays: 3 });
});

/** Runs the listeners of an event as a worker would. */
async function hear<Name extends EventName>(
  event: Name,
  announced: Events[Name],
  now = noon,
): Promise<void> {
  const { scopes, logger } = world.system;
  const data = { companyId: salon.companyId, announced };
  for (const job of companyMessageJobs.filter(({ listensTo }) => listensTo === event)) {
    await job.run({ scopes, actor, now, logger }, data);
  }
}

/** What the platform has for the salon, whichever company writes it. */
function written() {
  const { companyId, state, reason, text, recipient, plannedAt, occasionKey } = messages;
  return world.system.scopes.asOperator(actor, async (scope) => {
    const rows = await scope
      .select({ companyId, state, reason, text, recipient, plannedAt, occasionKey })
      .from(messages);
    return rows.filter(({ occasionKey: key }) => key.includes(salon.companyId));
  });
}

function change(id: string, values: Partial<typeof companies.$inferInsert>) {
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.update(companies).set(values).where(eq(companies.id, id)),
  );
}

function line(companyId: string, state: 'connected' | 'disconnected') {
  return world.inCompany(companyId, (scope) => scope.update(whatsappConnections).set({ state }));
}

function save(changes: Parameters<typeof saveAdministrative>[1]) {
  return world.inCompany(platform.companyId, (scope) => saveAdministrative(scope, changes));
}

const created = { companyName: 'Salão', ownerName: 'Bê', ownerEmail: 'be@salao.test' };
const off = { enabled: false, templateId: null };
const on = { enabled: true, templateId: null };

test('a plan that closes messages closes them for companies, not for the platform itself', async () => {
  await change(salon.companyId, {
    subscriptionStatus: 'active',
    subscriptionStripeId: 'sub_1',
    trialEndsAt: null,
  });
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.update(plans).set({ permissions: { messages: false } }),
  );
  const isOpenTo = async (company: CompanyStory) => {
    const member = { name: 'Zé', email: `ze@${company.companyId}.test` };
    const { messaging } = await world.as(await company.isJoinedBy(member, 'manager'));
    const bySession = messaging.templates.sample().then(
      () => true,
      () => false,
    );
    const byItself = world.inCompany(company.companyId, (scope) =>
      isModuleOpen(scope, 'messages', noon),
    );
    return { bySession: await bySession, byItself: await byItself };
  };
  expect(await isOpenTo(platform)).toEqual({ bySession: true, byItself: true });
  expect(await isOpenTo(salon)).toEqual({ bySession: false, byItself: false });
});

describe('the greeting', () => {
  test('is written in the company of the platform, two seconds later, with the owner’s name', async () => {
    await hear('company.created', created);
    const [message, ...others] = await written();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      companyId: platform.companyId,
      state: 'queued',
      recipient: '5511987654321',
      plannedAt: noon.add({ seconds: 2 }),
    });
    expect(message?.text).toContain(`Olá be${told}! Boas-vindas ao Hora Marcada. Salão ${told} já`);
  });

  test('waits for the hours of its automation', async () => {
    await save({ company_welcome: { ...on, sendDelayHours: 5 } });
    await hear('company.created', created);
    expect((await written())[0]?.plannedAt).toEqual(noon.add({ hours: 5 }));
    await save({ company_welcome: { ...off, sendDelayHours: 1 } });
  });

  test('comes once, however often it is announced and whoever writes it', async () => {
    await Promise.all(Array.from({ length: 4 }, () => hear('company.created', created)));
    await hear('subscription.activated', { planName: 'Plano Total' });
    const second = await administratorWith(world, 'Segunda');
    await pairLine(world, second.companyId);
    await line(platform.companyId, 'disconnected');
    await hear('company.created', created);
    await line(platform.companyId, 'connected');
    expect(await written()).toHaveLength(1);
    await line(second.companyId, 'disconnected');
  });

  test('without a number stands in the log, and comes when there is one', async () => {
    await line(platform.companyId, 'disconnected');
    await hear('company.created', created);
    expect(await written()).toMatchObject([{ state: 'skipped', reason: 'no_whatsapp_instance' }]);
    await line(platform.companyId, 'connected');
    await hear('subscription.activated', { planName: 'Plano Total' });
    expect(await written()).toMatchObject([{ state: 'queued', reason: null }]);
  });

  test('without a phone stands in the log too', async () => {
    await change(salon.companyId, { phone: '' });
    await hear('company.created', created);
    expect(await written()).toMatchObject([{ state: 'skipped', reason: 'no_phone' }]);
  });

  test('is in the words of the active template, which is made where there is none', async () => {
    const templates = await world.inCompany(platform.companyId, (scope) =>
      scope.select().from(messageTemplates).where(eq(messageTemplates.type, 'welcome')),
    );
    expect(templates).toMatchObject([{ name: 'Boas-vindas', active: true }]);
    await world.inCompany(platform.companyId, (scope) =>
      scope.update(messageTemplates).set({ text: 'Oi {owner_name}, da {company_name}' }),
    );
    await hear('company.created', created);
    expect((await written())[0]?.text).toBe(`Oi be${told}, da Salão ${told}`);
  });

  test('goes out from the number of the platform', async () => {
    await hear('company.created', created);
    await world.inCompany(platform.companyId, (scope) =>
      scope.update(messages).set({ plannedAt: noon }).where(eq(messages.state, 'queued')),
    );
    await world.system.dispatcher.sendRound();
    const states = await world.inCompany(platform.companyId, (scope) =>
      scope.select({ state: messages.state }).from(messages),
    );
    expect(states.some(({ state }) => state === 'sending' || state === 'sent')).toBe(true);
  });

  test('is not for the company that writes, and a salon of an administrator never writes', async () => {
    const { companyId } = platform;
    salon = { ...salon, companyId };
    await hear('company.created', created);
    expect(await written()).toEqual([]);

    const own = await administratorWith(world, 'Salonista');
    await pairLine(world, own.companyId);
    await change(own.companyId, { trialEndsAt: noon.add({ hours: 24 }) });
    await line(platform.companyId, 'disconnected');
    salon = await world.tell.company('Outra', { name: 'O', email: 'outra@salao.test' });
    await hear('company.created', created);
    expect((await written())[0]?.companyId).toBe(platform.companyId);
    await line(platform.companyId, 'connected');
  });

  test('is for nobody once no administrator is left', async () => {
    const role = (from: 'admin' | 'client', to: 'admin' | 'client', id?: string) =>
      world.system.scopes.asOperator(actor, (scope) =>
        scope
          .update(users)
          .set({ role: to })
          .where(id ? eq(users.id, id) : eq(users.role, from)),
      );
    await role('admin', 'client');
    await hear('company.created', created);
    expect(await written()).toEqual([]);
    await role('client', 'admin', platform.ownerId);
  });
});

describe('what happens to a subscription', () => {
  const renewed = { amountCents: 5990, periodEnd: '2026-04-10T12:00:00Z' };
  const canceled = { until: '2026-04-10T12:00:00Z', subscriptionId: 'sub_1' };

  test('is told by nobody while it is switched off', async () => {
    await hear('subscription.renewed', renewed);
    await hear('subscription.canceled', canceled);
    expect(await written()).toEqual([]);
  });

  test('is told at once, once for each bill', async () => {
    await save({ company_subscription_renewed: { ...on, sendImmediately: true } });
    await hear('subscription.renewed', renewed);
    await hear('subscription.renewed', renewed);
    await hear('subscription.renewed', { ...renewed, periodEnd: '2026-05-10T12:00:00Z' });
    const rows = await written();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ state: 'queued', plannedAt: noon });
    expect(rows[0]?.text).toMatch(/Recebemos R\$\s59,90: .* vale até 10\/04\/2026/);
  });

  test('is told at nine of the next day on the clock of the platform', async () => {
    await save({ company_subscription_cancelled: { ...on, sendImmediately: false } });
    await change(salon.companyId, { timezone: 'America/Manaus' });
    await hear('subscription.canceled', canceled);
    const [message] = await written();
    expect(message?.plannedAt).toEqual(Temporal.Instant.from('2026-03-11T12:00:00Z'));
    expect(message?.text).toContain('O acesso vai até 10/04/2026.');
  });

  test('is not told any more once she is back, or once it is switched off', async () => {
    await save({ company_subscription_cancelled: { ...on, sendImmediately: false } });
    await change(salon.companyId, { subscriptionStatus: 'canceled' });
    await hear('subscription.canceled', canceled);
    // A bill of before, heard of late, brings nobody back.
    await hear('subscription.renewed', renewed);
    const waits = { state: 'queued', occasionKey: expect.stringContaining('cancelled') };
    expect(await written()).toContainEqual(expect.objectContaining(waits));

    await change(salon.companyId, { subscriptionStatus: 'active' });
    await hear('subscription.activated', { planName: 'Plano Total' });
    expect(await written()).toContainEqual(
      expect.objectContaining({ ...waits, state: 'skipped', reason: 'no-longer-true' }),
    );

    await hear('subscription.canceled', { ...canceled, subscriptionId: 'sub_2' });
    await save({ company_subscription_cancelled: { ...off, sendImmediately: false } });
    expect(await written()).toContainEqual(
      expect.objectContaining({ ...waits, state: 'skipped', reason: 'switched-off' }),
    );
  });

  test('reaches the platform through the queue', async () => {
    await save({ company_subscription_renewed: { ...on, sendImmediately: true } });
    const { companyId } = salon;
    await world.system.scopes.asOperator(actor, (scope) =>
      announceFor({ companyId, jobs: scope.jobs }, 'subscription.renewed', renewed),
    );
    const { rows } = await world.system.database.pool.query(
      "select data from pgboss.job where name = 'company-renewal.write' and data->>'companyId' = $1",
      [companyId],
    );
    expect(rows).toEqual([{ data: { companyId, announced: renewed } }]);
  });
});

describe('the reminder of a trial', () => {
  const setting = { ...on, daysBeforeExpiry: 3, sendTime: '09:00' };

  /** A minute: the look, and then what it put into the queue. */
  async function minute(now: Temporal.Instant): Promise<void> {
    const { scopes, logger, database } = world.system;
    const job = (name: string) => companyMessageJobs.find((one) => one.name === name);
    await job('company-trials.look-for-due')?.run({ scopes, actor, now, logger }, {});
    const { rows } = await database.pool.query(
      'delete from pgboss.job where name = $1 returning data',
      [TELL_OF_TRIAL_END],
    );
    for (const { data } of rows) {
      await job(TELL_OF_TRIAL_END)?.run({ scopes, actor, now, logger }, data);
    }
  }

  beforeEach(async () => {
    await save({ company_trial_expiring: setting });
    await change(salon.companyId, { createdAt: noon.subtract({ hours: 90 }) });
  });

  test('comes once, on its day and from its time on', async () => {
    await minute(noon.subtract({ hours: 3, minutes: 1 }));
    expect(await written()).toEqual([]);
    await minute(noon);
    await minute(noon.add({ minutes: 1 }));
    const rows = await written();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('vai até 13/03/2026. Dias que faltam: 3.');
    await change(salon.companyId, { trialEndsAt: noon.add({ hours: 24 * 4 }) });
    await minute(noon.add({ hours: 24 }));
    expect(await written()).toHaveLength(1);
  });

  test('is for nobody who subscribed, who came after its time, or whose day it is not', async () => {
    await change(salon.companyId, { subscriptionStripeId: 'sub_9' });
    await minute(noon);
    await change(salon.companyId, { subscriptionStripeId: null, createdAt: noon });
    await minute(noon);
    await change(salon.companyId, {
      createdAt: noon.subtract({ hours: 90 }),
      trialEndsAt: noon.add({ hours: 24 * 5 }),
    });
    await minute(noon);
    expect(await written()).toEqual([]);
  });

  test('is for nobody while it is switched off', async () => {
    await save({ company_trial_expiring: { ...setting, enabled: false } });
    await minute(noon);
    expect(await written()).toEqual([]);
  });

  test('waits on its day for a number', async () => {
    await line(platform.companyId, 'disconnected');
    await minute(noon);
    expect(await written()).toMatchObject([{ reason: 'no_whatsapp_instance' }]);
    await line(platform.companyId, 'connected');
    await minute(noon.add({ minutes: 5 }));
    expect(await written()).toMatchObject([{ state: 'queued' }]);
  });
});
