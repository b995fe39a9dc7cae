import { COMPANY_CONCERNS } from '@app/domain/platform/concern';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { billingEvents } from '../billing/billing-events.table.ts';
import { billingPayments } from '../billing/billing-payments.table.ts';
import { plans } from '../billing/plans.table.ts';
import { companies } from '../company/companies.table.ts';
import { whatsappConnections } from '../messaging/connection/whatsapp-connections.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let operatorId: string;

beforeAll(async () => {
  operatorId = await world.tell.person({ name: 'Op', email: 'op@horamarcada.test' }, 'admin');
});

test('an operator reads how many companies, plans and administrators there are, and what they bring in', async () => {
  const api = await world.as(operatorId);
  expect(await api.platform.statistics.read()).toEqual({
    totalCompanies: 0,
    activeCompanies: 0,
    totalPlans: 1,
    estimatedRevenueCents: 0,
    adminUsers: 1,
    simulated: ['payments', 'mail'],
  });

  const ids: string[] = [];
  for (const name of ['Paga', 'Paga também', 'Em teste', 'Fechada', 'Sem plano', 'Excluída']) {
    const owner = { name: 'Bê', email: `${ids.length}@salao.test` };
    ids.push((await world.tell.company(name, owner)).companyId);
  }
  await world.system.scopes.asOperator(actor, async (scope) => {
    const [total] = await scope.select().from(plans);
    const [old] = await scope
      .insert(plans)
      .values({ name: 'Antigo', priceMonthlyCents: cents(10_05), active: false })
      .returning();
    const change = (id: string | undefined, values: Partial<typeof companies.$inferInsert>) =>
      scope
        .update(companies)
        .set(values)
        .where(eq(companies.id, id ?? ''));
    await change(ids[0], { subscriptionStatus: 'active', subscriptionPlanId: total?.id ?? null });
    await change(ids[1], { subscriptionStatus: 'active', subscriptionPlanId: old?.id ?? null });
    await change(ids[2], { subscriptionPlanId: total?.id ?? null });
    await change(ids[3], { active: false });
    await change(ids[4], { subscriptionStatus: 'active' });
    const gone = { active: false, deletedAt: noon, subscriptionPlanId: total?.id ?? null };
    await change(ids[5], { ...gone, subscriptionStatus: 'active' });
  });

  expect(await api.platform.statistics.read()).toMatchObject({
    totalCompanies: 5,
    activeCompanies: 4,
    totalPlans: 1,
    estimatedRevenueCents: 59_90 + 10_05,
  });
});

test('as many operators as there are connections, and more, read it at once', async () => {
  const api = await world.as(operatorId);
  const readers = 2 * world.system.database.requests.options.max;
  const answers = Array.from({ length: readers }, () => api.platform.statistics.read());
  expect(await Promise.all(answers)).toHaveLength(readers);
});

test('nobody else reads it', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const owner = await world.as(salon.ownerId);
  await expect(owner.platform.statistics.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(owner.platform.overview.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const visitor = await world.as();
  await expect(visitor.platform.statistics.read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a number that was lost is no matter once its company is closed', async () => {
  const salon = await world.tell.company('Sem número', { name: 'Bê', email: 'be@numero.test' });
  const { companyId } = salon;
  const { overview, companies: listed } = (await world.as(operatorId)).platform;
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.insert(whatsappConnections).values({
      companyId,
      provider: 'evolution',
      lineName: 'fechada',
      secretHash: 'fechada',
      state: 'disconnected',
      disconnectedAt: noon,
    }),
  );
  const lost = async () => (await listed.list({ concern: 'numbers-lost' })).totals?.count;
  expect(await lost()).toBe(1);
  await listed.deactivate({ id: companyId });
  expect(await lost()).toBe(0);
  const { concerns } = await overview.read();
  expect(concerns.map(({ kind }) => kind)).not.toContain('numbers-lost');
});

test('what needs a hand is counted, what cannot wait first, and the newest companies are named', async () => {
  const { companyId } = await world.tell.company('Nova', { name: 'Ina', email: 'ina@nova.test' });
  const { overview, companies: listed } = (await world.as(operatorId)).platform;
  const counted = async () =>
    Object.fromEntries((await overview.read()).concerns.map(({ kind, count }) => [kind, count]));
  await world.system.database.owner.delete(mails);
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.update(companies).set({ trialEndsAt: noon.add({ hours: 24 * 9 }) }),
  );
  expect(await counted()).toEqual({});

  await world.system.scopes.asOperator(actor, async (scope) => {
    const soon = { trialEndsAt: noon.add({ hours: 48 }) };
    await scope.update(companies).set(soon).where(eq(companies.id, companyId));
    const bill = { companyId, environment: 'sim' as const, amountCents: cents(59_90) };
    await scope.insert(billingPayments).values([
      { ...bill, stripeInvoiceId: 'in_1', status: 'failed', at: noon.subtract({ hours: 5 }) },
      { ...bill, stripeInvoiceId: 'in_4', environment: 'test', status: 'failed', at: noon },
      { ...bill, stripeInvoiceId: 'in_2', status: 'paid', at: noon },
      { ...bill, stripeInvoiceId: 'in_3', status: 'failed', at: noon.subtract({ hours: 24 * 31 }) },
    ]);
    const event = { environment: 'sim' as const, type: 'x', livemode: false, payload: {} };
    const at = { createdAt: noon, receivedAt: noon };
    await scope.insert(billingEvents).values([
      { ...event, ...at, id: 'evt_1', status: 'failed' },
      { ...event, ...at, id: 'evt_4', environment: 'live', status: 'failed' },
      { ...event, ...at, id: 'evt_2', status: 'unmatched' },
      { ...event, ...at, id: 'evt_3', status: 'done' },
    ]);
    const line = { provider: 'evolution' as const, lineName: 'l', secretHash: 'h', companyId };
    await scope
      .insert(whatsappConnections)
      .values({ ...line, state: 'disconnected', disconnectedAt: noon, lostBecause: 401 });
    const mail = { recipient: 'a@b.test', subject: 'Olá', text: '', createdAt: noon };
    await scope.insert(mails).values([
      { ...mail, state: 'kept' },
      { ...mail, state: 'kept' },
      { ...mail, state: 'failed' },
      { ...mail, state: 'sent' },
    ]);
    await scope.jobs.enqueue('mail.deliver', { mailId: companyId });
  });
  await world.system.database.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"reason": "sem rede"}'
     where name = 'mail.deliver'`,
  );

  const { concerns, environment, recentCompanies, failingJobs } = await overview.read();
  expect(environment).toBe('sim');
  expect(concerns).toEqual([
    { kind: 'payments-failed', count: 1 },
    { kind: 'jobs-failed', count: expect.any(Number) },
    { kind: 'events-failed', count: 1 },
    { kind: 'events-unmatched', count: 1 },
    { kind: 'mails-failed', count: 1 },
    { kind: 'numbers-lost', count: 1 },
    { kind: 'trials-ending', count: 1 },
    { kind: 'mails-kept', count: 2 },
  ]);
  for (const concern of COMPANY_CONCERNS) {
    const { items, totals } = await listed.list({ concern });
    expect(items.map(({ id }) => id)).toEqual([companyId]);
    expect(totals).toEqual({ count: 1 });
  }
  expect(recentCompanies).toHaveLength(5);
  expect(recentCompanies[0]).toMatchObject({ name: 'Nova', active: true });
  expect(failingJobs).toMatchObject([{ name: 'mail.deliver', reason: 'sem rede', retrying: 0 }]);

  const { retried } = await overview.retryJobs({ name: 'mail.deliver' });
  expect(retried).toBe(failingJobs[0]?.failed);
  expect(await counted()).not.toHaveProperty('jobs-failed');
  expect(await overview.retryJobs({ name: 'mail.deliver' })).toEqual({ retried: 0 });
});

test('mails that were kept are no matter any more once a server sends them', async () => {
  const { overview, settings } = (await world.as(operatorId)).platform;
  const kinds = async () => (await overview.read()).concerns.map(({ kind }) => kind);
  expect(await kinds()).toContain('mails-kept');
  await settings.changeSmtp({
    host: 'mail.salao.test',
    port: 587,
    security: 'TLS',
    user: '',
    password: '',
    sender: 'avisos@salao.test',
  });
  expect(await kinds()).not.toContain('mails-kept');
});
