import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { plans } from '../billing/plans.table.ts';
import { companies } from '../company/companies.table.ts';
import { deactivateProfessional, hireProfessional } from './professionals.commands.ts';
import { professionals } from './professionals.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let salon: CompanyStory;
let companiesTold = 0;

beforeEach(async () => {
  companiesTold += 1;
  const owner = { name: 'Bê', email: `be-${companiesTold}@salao.test` };
  salon = await world.tell.company('Salão', owner);
});

const hire = (name: string, company = salon) =>
  world.inCompany(company.companyId, (scope) =>
    hireProfessional(scope, { name, specialties: [] }, noon),
  );

/** The company's trial is over, and it pays for a plan with room for so many. */
async function subscribe(maxProfessionals: number | null): Promise<void> {
  await world.system.scopes.asOperator(actor, async (scope) => {
    const [plan] = await scope
      .insert(plans)
      .values({
        name: 'Pequeno',
        priceMonthlyCents: cents(29_90),
        maxProfessionals,
        displayOrder: 9,
      })
      .returning();
    await scope
      .update(companies)
      .set({
        trialEndsAt: noon,
        subscriptionStatus: 'active',
        subscriptionPlanId: plan?.id ?? null,
      })
      .where(eq(companies.id, salon.companyId));
  });
}

function activeCount(): Promise<number> {
  return world.inCompany(salon.companyId, (scope) =>
    scope.$count(professionals, eq(professionals.active, true)),
  );
}

test('nobody beyond the plan’s limit is hired', async () => {
  await subscribe(2);
  expect(await hire('Ana')).toMatchObject({ accepted: true });
  expect(await hire('Bia')).toMatchObject({ accepted: true });
  expect(await hire('Cida')).toEqual({ accepted: false, reason: 'professional-limit-reached' });
  expect(await activeCount()).toBe(2);
});

test('whoever left makes room', async () => {
  await subscribe(1);
  const ana = await salon.employs('Ana');
  await world.inCompany(salon.companyId, (scope) => deactivateProfessional(scope, ana, noon));
  expect(await hire('Bia')).toMatchObject({ accepted: true });
});

test('a limit does not hold while the trial runs, nor where the plan has none', async () => {
  await subscribe(1);
  await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .update(companies)
      .set({ trialEndsAt: noon.add({ seconds: 1 }) })
      .where(eq(companies.id, salon.companyId)),
  );
  await hire('Ana');
  expect(await hire('Bia')).toMatchObject({ accepted: true });

  await subscribe(null);
  expect(await hire('Cida')).toMatchObject({ accepted: true });
});

test('ten hired at once do not pass the limit together', async () => {
  await subscribe(3);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, number) => hire(`Pessoa ${number}`)),
  );
  expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(3);
  expect(await activeCount()).toBe(3);
});

test('the team of another company does not count', async () => {
  const other = await world.tell.company('Barbearia', {
    name: 'Zé',
    email: `ze-${companiesTold}@barbearia.test`,
  });
  await hire('Zeca', other);
  await subscribe(1);
  expect(await hire('Ana')).toMatchObject({ accepted: true });
});

test('coming back takes a place of the plan too', async () => {
  await subscribe(1);
  const api = (await world.as(salon.ownerId)).team.professionals;
  const { id } = await api.create({ name: 'Ana' });
  await api.deactivate({ id });
  const { id: stayingId } = await api.create({ name: 'Bia' });

  const full = {
    code: 'PROFESSIONAL_LIMIT_REACHED',
    message: 'Limite de profissionais do seu plano atingido.',
  };
  await expect(api.reactivate({ id })).rejects.toMatchObject(full);
  await expect(api.create({ name: 'Cida' })).rejects.toMatchObject(full);
  expect(await activeCount()).toBe(1);
  await expect(api.reactivate({ id: stayingId })).resolves.toMatchObject({ active: true });
});

test('ten coming back at once do not pass the limit together', async () => {
  const api = (await world.as(salon.ownerId)).team.professionals;
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, number) => salon.employs(`Pessoa ${number}`)),
  );
  await Promise.all(ids.map((id) => api.deactivate({ id })));
  await subscribe(3);
  const outcomes = await Promise.allSettled(ids.map((id) => api.reactivate({ id })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await activeCount()).toBe(3);
});

test('the company of whoever runs the platform has no plan, and no limit', async () => {
  const email = `olga-${companiesTold}@hora.test`;
  const adminId = await world.tell.person({ name: 'Olga', email }, 'admin');
  const api = await world.as(adminId);
  const company = { name: 'Casa', documentType: 'cnpj', phone: '(11) 98765-4321' } as const;
  const { companyId } = await api.identity.companySetup.create({
    fullName: 'Olga Reis',
    email,
    company: { ...company, document: '11.222.333/0001-81' },
  });
  // First on offer, so it stands in for whoever has none.
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.insert(plans).values({
      name: 'Um',
      priceMonthlyCents: cents(9_90),
      maxProfessionals: 1,
      displayOrder: -1,
    }),
  );
  const own = { ...salon, companyId };
  expect(await hire('Ana', own)).toMatchObject({ accepted: true });
  expect(await hire('Bia', own)).toMatchObject({ accepted: true });
});
