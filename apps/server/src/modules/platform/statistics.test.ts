import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { plans } from '../billing/plans.table.ts';
import { companies } from '../company/companies.table.ts';

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
  for (const name of ['Paga', 'Paga também', 'Em teste', 'Fechada', 'Sem plano']) {
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
  const visitor = await world.as();
  await expect(visitor.platform.statistics.read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
