import { NO_PLAN } from '@app/contract/platform/companies.contract';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { noon, type TestWorld, testWorld } from '../../../../tests/support.ts';
import { mails } from '../../../foundation/mail/mails.table.ts';
import { operatorActions } from '../../../foundation/operators/operator-actions.table.ts';
import { projectSubscribers } from '../../billing/billing-accounts.commands.ts';
import { billingAccounts } from '../../billing/billing-accounts.table.ts';
import { plans } from '../../billing/plans.table.ts';
import { companies } from '../../company/companies.table.ts';
import { companyStatuses } from '../../company/company-statuses.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
type Api = Awaited<ReturnType<TestWorld['as']>>;
let operator: Api['platform'];
let planId: string;

const form = {
  name: 'Barbearia Ágil Ltda',
  tradeName: 'Barbearia Ágil',
  documentType: 'cnpj' as const,
  document: '45.997.418/0001-53',
  email: 'dono@agil.test',
  phone: '(11) 98765-4321',
  city: 'São Paulo',
  state: 'SP' as const,
  timezone: 'America/Sao_Paulo' as const,
};

beforeAll(async () => {
  const operatorId = await world.tell.person({ name: 'Op', email: 'op@hora.test' }, 'admin');
  operator = (await world.as(operatorId)).platform;
  planId = await world.system.scopes.asOperator(actor, async (scope) => {
    const values = { name: 'Ouro', priceMonthlyCents: cents(99_90), active: false };
    const [plan] = await scope.insert(plans).values(values).returning();
    return plan?.id ?? '';
  });
});

describe('a company that an operator makes', () => {
  test('is in its trial, has plan and status, and waits for the owner that was invited', async () => {
    const mark = await operator.statuses.create({ name: 'VIP', color: '#3B82F6' });
    const made = await operator.companies.create({ ...form, planId, customStatusId: mark.id });
    expect(made).toMatchObject({ name: form.name, planId, badge: 'trial', invitationLink: null });

    const { items, totals } = await operator.companies.list({});
    expect(totals).toEqual({ count: 1 });
    expect(items).toEqual([
      expect.objectContaining({
        id: made.id,
        document: '45.997.418/0001-53',
        plan: { id: planId, name: 'Ouro', priceMonthlyCents: 99_90 },
        customStatus: { id: mark.id, name: 'VIP', color: '#3B82F6' },
        badge: 'trial',
        waitsForOwner: true,
        isLongCanceled: false,
      }),
    ]);
    expect(await actionsOf(made.id)).toEqual(['company.created']);
  });

  test('belongs to whoever opens the link in its mailbox, and to nobody a second time', async () => {
    const [{ id } = { id: '' }] = (await operator.companies.list({})).items;
    await operator.companies.inviteOwner({ id });
    const [first, second] = await linksTo(form.email);
    await expect(open(first)).rejects.toMatchObject({ status: 404 });
    await accept(second);

    const { items } = await operator.companies.list({});
    expect(items[0]).toMatchObject({ waitsForOwner: false });
    await expect(operator.companies.inviteOwner({ id })).rejects.toMatchObject({
      code: 'COMPANY_HAS_OWNER',
    });
  });

  test('is refused with what is wrong beside its field, and nothing is stored', async () => {
    const before = (await operator.companies.list({})).totals;
    const wrong = { ...form, document: '45.997.418/0001-54', phone: '12' };
    await expect(operator.companies.create(wrong)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['document'] }, { path: ['phone'] }] },
    });
    const gone = '01990000-0000-7000-8000-00000000000a';
    await expect(operator.companies.create({ ...form, planId: gone })).rejects.toMatchObject({
      code: 'PLAN_NOT_FOUND',
    });
    await expect(
      operator.companies.create({ ...form, customStatusId: gone }),
    ).rejects.toMatchObject({ code: 'STATUS_NOT_FOUND' });
    expect((await operator.companies.list({})).totals).toEqual(before);
    expect(await linksTo(form.email)).toHaveLength(2);
  });
});

test('what a colleague changed meanwhile is not overwritten; without a plan is a plan of none', async () => {
  const [{ id } = { id: '' }] = (await operator.companies.list({})).items;
  const { version } = await operator.companies.get({ id });
  const which = { id, openedPlanId: planId };
  const without = { ...form, ...which, version, planId: NO_PLAN } as const;
  const changed = await operator.companies.update(without);
  expect(changed).toMatchObject({ planId: null, customStatusId: null, version: version + 1 });
  const [deed] = (await operator.trail.list({ kind: 'company' })).items;
  expect(deed?.details).toEqual({
    fields: 'customStatusId, subscriptionPlanId',
    planBefore: 'Ouro',
    plan: '',
  });
  await expect(
    operator.companies.update({ ...form, ...which, name: 'Outra', version }),
  ).rejects.toMatchObject({ code: 'COMPANY_CHANGED_MEANWHILE' });
  const gone = '01990000-0000-7000-8000-00000000000a';
  const choice = { id, openedPlanId: null, version: version + 1, planId: gone };
  await expect(
    operator.companies.update({ ...form, ...choice, name: 'Outra' }),
  ).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' });
  expect(await operator.companies.get({ id })).toMatchObject({ name: form.name });
});

test('nobody enters a company that is closed, until it is opened again', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const owner = await world.as(salon.ownerId);
  const which = { id: salon.companyId };
  expect(await operator.companies.deactivate(which)).toMatchObject({ badge: 'inactive' });
  await expect(owner.company.company.get()).rejects.toMatchObject({ code: 'NO_COMPANY' });
  expect(await operator.companies.reactivate(which)).toMatchObject({ badge: 'trial' });
  expect(await owner.company.company.get()).toMatchObject({ name: 'Salão' });
  expect(await actionsOf(salon.companyId)).toEqual(['company.deactivated', 'company.reactivated']);
});

describe('the list', () => {
  beforeAll(async () => {
    for (const [index, name] of ['Estúdio Maçã', 'Clínica 100%', 'Espaço Zen'].entries()) {
      await world.tell.company(name, { name: 'Bê', email: `lista${index}@zen.test` });
    }
    await change('Clínica 100%', {
      subscriptionStatus: 'cancelled',
      subscriptionCurrentPeriodEnd: noon.subtract({ hours: 31 * 24 }),
    });
    await change('Espaço Zen', { subscriptionStatus: 'past_due', subscriptionPlanId: planId });
  });

  test.each([
    [{ search: 'maca estudio' }, ['Estúdio Maçã']],
    [{ search: 'MAÇÃ' }, ['Estúdio Maçã']],
    [{ search: '100%' }, ['Clínica 100%']],
    [{ search: '%' }, ['Clínica 100%']],
    [{ search: 'lista2@zen' }, ['Espaço Zen']],
    [{ search: '997.418/0001' }, [form.name]],
    [{ search: 'agil' }, [form.name]],
    [{ search: `Nome ${'comprido '.repeat(13)}`.slice(0, 120) }, []],
    [{ search: 'nenhuma destas' }, []],
    [{ badge: 'overdue' as const }, ['Espaço Zen']],
    [{ badge: 'unknown' as const }, ['Clínica 100%']],
    [{ planId: '' }, ['Espaço Zen']],
    [{ planId: NO_PLAN, search: 'zen' }, ['Clínica 100%', 'Estúdio Maçã']],
  ])('asked for %j shows %j', async (asked, names) => {
    const filter = 'planId' in asked && asked.planId === '' ? { planId } : asked;
    const { items } = await operator.companies.list(filter);
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  test('comes newest first, in pages, and marks what was cancelled long ago', async () => {
    const whole = (await operator.companies.list({})).items;
    const first = await operator.companies.list({ limit: 2 });
    const cursor = first.nextCursor ?? '';
    const second = await operator.companies.list({ limit: 2, cursor });
    expect(first.totals).toEqual({ count: whole.length });
    expect([...first.items, ...second.items]).toEqual(whole.slice(0, 4));
    const marked = whole.filter(({ isLongCanceled }) => isLongCanceled);
    expect(marked.map(({ name }) => name)).toEqual(['Clínica 100%']);
  });

  test('subscriptions are counted by what they say, and listed by it', async () => {
    const counts = await operator.subscriptions.counts();
    expect(counts).toMatchObject({ late: 1, canceled: 1, active: 0 });
    expect(counts.inTrial).toBe(counts.total);
    const { items } = await operator.subscriptions.list({ status: 'canceled' });
    expect(items).toEqual([
      expect.objectContaining({ name: 'Clínica 100%', status: 'canceled', isLongCanceled: true }),
    ]);
    expect((await operator.subscriptions.list({ status: 'unknown' })).items).toEqual([]);
  });

  test.each([
    ['trial', { subscriptionStatus: 'trial' }],
    ['active', { subscriptionStatus: 'active' }],
    ['inactive', { subscriptionStatus: 'active', active: false }],
  ] as const)('one whose badge is %s is found by it and by no other', async (badge, values) => {
    await change('Estúdio Maçã', values);
    for (const asked of ['trial', 'active', 'inactive', 'overdue', 'unknown'] as const) {
      const { items } = await operator.companies.list({ badge: asked, search: 'maca' });
      expect(items.map((company) => company.badge)).toEqual(asked === badge ? [badge] : []);
    }
  });
});

test('statuses have names of their own; one that is deleted is taken off its companies', async () => {
  const { statuses } = operator;
  const made = await statuses.create({ name: 'Piloto', color: '#FF0000' });
  const other = { name: 'piloto', color: '#00FF00' };
  await expect(statuses.create(other)).rejects.toMatchObject({ code: 'STATUS_NAME_TAKEN' });
  await expect(statuses.create({ name: 'Sem cor', color: '' })).rejects.toMatchObject({
    data: { issues: [{ message: 'Cor é obrigatória' }, { message: 'Cor inválida' }] },
  });
  const changed = await statuses.update({ id: made.id, version: made.version, ...other });
  expect(changed).toMatchObject({ ...other, version: 2 });
  const stale = { id: made.id, version: 1, name: 'Outro', color: '#000000' };
  await expect(statuses.update(stale)).rejects.toMatchObject({ code: 'STATUS_CHANGED' });

  await change('Espaço Zen', { customStatusId: made.id });
  const filter = { customStatusId: made.id };
  expect((await operator.companies.list(filter)).items).toHaveLength(1);
  await statuses.remove({ id: made.id });
  await expect(statuses.remove({ id: made.id })).rejects.toMatchObject({
    code: 'STATUS_NOT_FOUND',
  });
  const { items } = await operator.companies.list({ search: 'Espaço Zen' });
  expect(items).toEqual([expect.objectContaining({ customStatus: null })]);
});

test('there are at most a hundred statuses, also when thirty are made at once', async () => {
  const isThere = (await operator.statuses.list()).length;
  const names = (count: number) => Array.from({ length: count }, (_, place) => `Marca ${place}`);
  const rows = names(95 - isThere).map((name) => ({ name: `Antiga ${name}`, color: '#3B82F6' }));
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.insert(companyStatuses).values(rows),
  );
  const outcomes = await Promise.allSettled(
    names(30).map((name) => operator.statuses.create({ name, color: '#3B82F6' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await operator.statuses.list()).toHaveLength(100);
});

test('the owner of a company may do none of it', async () => {
  const salon = await world.tell.company('Curiosa', { name: 'Bê', email: 'be@curiosa.test' });
  const { platform } = await world.as(salon.ownerId);
  const which = { id: salon.companyId };
  for (const attempt of [
    () => platform.companies.list({}),
    () => platform.companies.create(form),
    () => platform.companies.deactivate(which),
    () => platform.companies.remove({ ...which, name: 'Curiosa' }),
    () => platform.statuses.list(),
    () => platform.subscriptions.counts(),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

describe('an invitation to own a company', () => {
  test('ends when the address it went to is put right, and only then', async () => {
    const company = { ...form, name: 'Errada Ltda', tradeName: 'Errada' };
    const wrong = 'errado@alheio.test';
    const { id, version } = await operator.companies.create({ ...company, email: wrong });
    const which = { id, openedPlanId: null };
    await operator.companies.update({ ...company, ...which, version, email: 'certo@agil.test' });
    const [lost] = await linksTo(wrong);
    await expect(open(lost)).rejects.toMatchObject({ status: 404 });

    await operator.companies.inviteOwner({ id });
    const [kept] = await linksTo('certo@agil.test');
    await operator.companies.update({
      ...company,
      ...which,
      version: version + 1,
      email: 'certo@agil.test',
    });
    await accept(kept);
  });

  test('ends when another address is invited', async () => {
    const company = { ...form, name: 'Mudada Ltda', tradeName: 'Mudada', email: 'antes@agil.test' };
    const { id } = await operator.companies.create(company);
    await change(company.name, { email: 'depois@agil.test' });
    await operator.companies.inviteOwner({ id });
    const [before] = await linksTo('antes@agil.test');
    const [after] = await linksTo('depois@agil.test');
    await expect(open(before)).rejects.toMatchObject({ status: 404 });
    await accept(after);
  });
});

test('a plan that comes with a subscription is changed at the provider; once it ended, ours stays', async () => {
  const company = { ...form, name: 'Assinante Ltda', email: 'dona@assinante.test' };
  const { id, version } = await operator.companies.create({ ...company, planId });
  await subscribe(id);
  expect(await operator.companies.get({ id })).toMatchObject({ planId, isPlanSubscribed: true });
  const paying = await operator.payments.company({ id });
  expect(paying).toMatchObject({ planName: 'Ouro', isPlanSubscribed: true });
  const without = { ...company, id, openedPlanId: planId, planId: NO_PLAN } as const;
  await expect(operator.companies.update({ ...without, version })).rejects.toMatchObject({
    code: 'PLAN_SUBSCRIBED',
  });
  const renamed = { ...without, name: 'Assinante S.A.', version, planId };
  expect(await operator.companies.update(renamed)).toMatchObject({ name: 'Assinante S.A.' });

  await endSubscription(id);
  await operator.companies.update({ ...without, version: version + 1 });
  await night();
  expect(await operator.companies.get({ id })).toMatchObject({
    planId: null,
    isPlanSubscribed: false,
  });
});

test('a form that shows a plan which the provider changed meanwhile is told', async () => {
  const company = { ...form, name: 'Mudou Ltda', email: 'dona@mudou.test' };
  const { id, version } = await operator.companies.create(company);
  await subscribe(id);
  const change = { ...company, name: 'Mudou S.A.', id, version };
  await expect(operator.companies.update({ ...change, openedPlanId: null })).rejects.toMatchObject({
    code: 'COMPANY_CHANGED_MEANWHILE',
  });
  // The forms of the owner, which show no plan, go on.
  expect(await operator.companies.get({ id })).toMatchObject({ planId, version });
  const told = { ...change, openedPlanId: planId, planId };
  expect(await operator.companies.update(told)).toMatchObject({ name: 'Mudou S.A.', planId });
});

/** The provider said that it goes on, and it was written down. */
async function subscribe(companyId: string): Promise<void> {
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.insert(billingAccounts).values({
      companyId,
      environment: 'sim',
      stripeSubscriptionId: `sub_${companyId}`,
      providerStatus: 'active',
      planId,
      periodStart: noon,
      periodEnd: noon.add({ hours: 24 * 30 }),
    }),
  );
  await night();
}

async function endSubscription(companyId: string): Promise<void> {
  await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .update(billingAccounts)
      .set({ providerStatus: 'canceled' })
      .where(eq(billingAccounts.companyId, companyId)),
  );
  await night();
}

function night(): Promise<void> {
  return world.system.scopes.asOperator(actor, (scope) => projectSubscribers(scope, 'sim', noon));
}

async function change(name: string, values: Partial<typeof companies.$inferInsert>): Promise<void> {
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.update(companies).set(values).where(eq(companies.name, name)),
  );
}

async function actionsOf(companyId: string): Promise<string[]> {
  const rows = await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.companyId, companyId))
      .orderBy(operatorActions.id),
  );
  return rows.map(({ action }) => action);
}

function tokenOf(link: string | undefined): string {
  return link?.split('/').at(-1) ?? '';
}

async function open(link: string | undefined) {
  return (await world.as()).team.invitations.show({ token: tokenOf(link) });
}

async function accept(link: string | undefined) {
  const joining = { name: 'Dona', password: 'uma senha bem comprida 7' };
  const { invitations } = (await world.as()).team;
  return invitations.acceptAsNewcomer({ ...joining, token: tokenOf(link) });
}

async function linksTo(email: string): Promise<string[]> {
  const rows = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt),
  );
  return rows.flatMap(({ text }) => /https?:\/\/\S+\/convite\/\S+/.exec(text)?.[0] ?? []);
}
