import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, at, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { asking } from '../../../tests/cash-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { plans } from '../../modules/billing/plans.table.ts';
import { companies } from '../../modules/company/companies.table.ts';
import { companyStatuses } from '../../modules/company/company-statuses.table.ts';
import { users } from '../../modules/identity/accounts.table.ts';
import { alerts } from '../../modules/platform/alerts.table.ts';
import { supportVisits } from '../../modules/team/support/support-visits.table.ts';
import { sealingKeyFrom } from '../secrets/sealed-secret.ts';
import { answeredOnce, forgetIdempotencyKeys } from './answered-once.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';
import { operatorKeys } from './operator-keys.table.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

const as = (key: string, userId = salon.salon.ownerId) => asking(world, userId, key);

/** One of each kind: nothing but the key keeps most of them from being there twice. */
const WRITES: Record<string, (api: Api) => Promise<unknown>> = {
  note: ({ clients }) => clients.record.writeNote({ clientId: salon.maria, text: 'Prefere manhã' }),
  coupon: ({ promotions }) =>
    promotions.coupons.create({ name: 'Cinco', discountType: 'fixed_amount', discountValue: 500 }),
  professional: ({ team }) => team.professionals.create({ name: 'Caio' }),
  invitation: ({ team }) => team.invitations.create({ email: 'ze@x.test', role: 'receptionist' }),
  category: ({ company }) =>
    company.financialCategories.create({ name: 'Cursos', type: 'expense' }),
  block: ({ scheduling }) =>
    scheduling.agenda.block({
      professionalIds: [salon.ana],
      startTime: at(12, '12:00'),
      endTime: at(12, '13:00'),
    }),
};

describe('a write that is sent again under its key', () => {
  test.each(Object.keys(WRITES))(
    'does nothing twice and is answered the same: %s',
    async (kind) => {
      const api = await as(kind);
      const send = WRITES[kind] as (typeof WRITES)[string];
      const [first, second] = await Promise.all([send(api), send(api)]);

      expect(second).toEqual(first);
      expect(await send(api)).toEqual(first);
    },
  );

  test('is refused when it asks for something else', async () => {
    const { clients, company } = await as('words');
    await clients.record.writeNote({ clientId: salon.maria, text: 'Um' });

    const reused = { code: 'REQUEST_KEY_REUSED', status: 409 };
    const other = clients.record.writeNote({ clientId: salon.maria, text: 'Dois' });
    await expect(other).rejects.toMatchObject(reused);
    const elsewhere = company.financialCategories.create({ name: 'Um', type: 'expense' });
    await expect(elsewhere).rejects.toMatchObject(reused);
  });

  test('tells again which lists it made old', async () => {
    const request = { key: 'k', asked: 'a', sealingKey: sealingKeyFrom('k') };
    const send = () =>
      world.inCompany(salon.salon.companyId, async (scope) => {
        await answeredOnce(scope, request, Error, async () => scope.changed.add('clients').size);
        return [...scope.changed];
      });
    expect(await send()).toEqual(['clients']);
    expect(await send()).toEqual(['clients']);
  });

  test('is done when the first one was refused', async () => {
    const { financialCategories } = (await as('refused')).company;
    await expect(financialCategories.create({ name: '', type: 'expense' })).rejects.toThrow();
    const created = await financialCategories.create({ name: 'Depois', type: 'expense' });
    expect(created).toMatchObject({ name: 'Depois' });
  });

  test('is another one from somebody else', async () => {
    const colleague = await salon.salon.isJoinedBy({ name: 'Zé', email: 'ze@y.test' }, 'manager');
    const note = { clientId: salon.maria, text: 'De duas pessoas' };
    const hers = await (await as('mine')).clients.record.writeNote(note);
    const his = await (await as('mine', colleague)).clients.record.writeNote(note);
    expect(his.id).not.toBe(hers.id);
  });

  test('may be a read, which every look answers anew', async () => {
    const { financialCategories } = (await as('look')).company;
    const before = await financialCategories.list();
    await salon.api.company.financialCategories.create({ name: 'Nova', type: 'expense' });
    expect(await financialCategories.list()).toHaveLength(before.length + 1);
  });
});

const NEW_COMPANY = {
  name: 'Barbearia Ágil Ltda',
  tradeName: 'Barbearia Ágil',
  documentType: 'cnpj',
  document: '45.997.418/0001-53',
  email: 'dono@agil.test',
  phone: '(11) 98765-4321',
  city: 'São Paulo',
  state: 'SP',
  timezone: 'America/Sao_Paulo',
} as const;
const NEW_PLAN = {
  name: 'Essencial',
  description: '',
  priceMonthlyCents: 49_90,
  freeTrialDays: 14,
  maxProfessionals: 2,
  maxAppointmentsMonthly: 0,
  showOnLanding: false,
  isMostPopular: false,
  isBasicPlan: false,
  displayOrder: 5,
  active: true,
  closedModules: [],
  landingPageFeatures: [],
};
const NEW_ALERT = {
  title: 'Manutenção',
  message: 'Voltamos em uma hora.',
  type: 'info',
  audience: 'all',
  startsOn: '2026-03-10',
} as const;

describe("an operator's write that is sent again under its key", () => {
  let operatorId: string;

  beforeAll(async () => {
    operatorId = await world.tell.person({ name: 'Olga', email: 'olga@plataforma.test' }, 'admin');
  });

  /** What makes something new, and the table in which it would be twice. */
  const CREATING: Record<string, { table: PgTable; send: (api: Api) => Promise<unknown> }> = {
    company: {
      table: companies,
      send: ({ platform }) => platform.companies.create(NEW_COMPANY),
    },
    plan: { table: plans, send: ({ platform }) => platform.plans.create(NEW_PLAN) },
    alert: { table: alerts, send: ({ platform }) => platform.alerts.create(NEW_ALERT) },
    status: {
      table: companyStatuses,
      send: ({ platform }) => platform.statuses.create({ name: 'VIP', color: '#3B82F6' }),
    },
    administrator: {
      table: users,
      send: ({ platform }) =>
        platform.administrators.create({
          name: 'Nina',
          email: 'nina@plataforma.test',
          password: 'uma senha bem comprida 7',
        }),
    },
    'support visit': {
      table: supportVisits,
      send: ({ platform }) =>
        platform.support.enter({
          companyId: salon.salon.companyId,
          reason: 'A dona pediu ajuda com a agenda',
        }),
    },
  };

  test.each(Object.keys(CREATING))('makes one thing and is answered the same: %s', async (kind) => {
    const { table, send } = CREATING[kind] as (typeof CREATING)[string];
    const count = () =>
      world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
        scope.$count(table),
      );
    const before = await count();
    const api = await as(`operator ${kind}`, operatorId);
    const [first, second] = await Promise.all([send(api), send(api)]);

    expect(second).toEqual(first);
    expect(await send(api)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  test('is refused when it asks for something else, and done when the first was refused', async () => {
    const { platform } = await as('operator words', operatorId);
    await platform.plans.create({ ...NEW_PLAN, name: 'Um' });
    const reused = { code: 'REQUEST_KEY_REUSED', status: 409 };
    const other = platform.alerts.create(NEW_ALERT);
    await expect(other).rejects.toMatchObject(reused);

    const again = (await as('operator refused', operatorId)).platform.alerts;
    const someone = { audience: 'specific' as const, companyIds: [crypto.randomUUID()] };
    await expect(again.create({ ...NEW_ALERT, ...someone })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    expect(await again.create(NEW_ALERT)).toMatchObject({ title: NEW_ALERT.title });
  });
});

test('nobody reads from what is kept what was asked or answered', async () => {
  await (await as('secret')).clients.record.writeNote({ clientId: salon.maria, text: 'Alérgica' });
  const kept = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(idempotencyKeys),
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toMatch(/Alérgica|secret|Prefere/);
});

test('a file is made anew', async () => {
  const { record } = (await as('file')).clients;
  for (let time = 0; time < 2; time++) {
    const file = await record.exportData({ clientId: salon.maria });
    expect(await file.text()).toContain('María');
  }
});

test('nobody hears again of a client who was forgotten', async () => {
  const owner = salon.api;
  const { id } = await owner.clients.clients.create({ name: 'Rosa Esquecida' });
  const { clients } = (await as('forgotten')).clients;
  expect(await clients.deactivate({ id })).toMatchObject({ name: 'Rosa Esquecida' });
  await owner.clients.record.anonymize({ clientId: id });
  const again = await clients.deactivate({ id }).catch((error: unknown) => error);
  expect(JSON.stringify(again)).not.toContain('Rosa');
});

test('what was written before somebody was forgotten is not written twice', async () => {
  const { financialCategories } = (await as('before')).company;
  const send = () => financialCategories.create({ name: 'Antes', type: 'expense' });
  const { id } = await send();
  await salon.api.company.financialCategories.remove({ id });
  const { id: clientId } = await salon.api.clients.clients.create({ name: 'Lia Esquecida' });
  await salon.api.clients.record.anonymize({ clientId });
  await expect(send()).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
});

test('keys are remembered for a week', async () => {
  const weekAgo = noon.subtract({ hours: 7 * 24 });
  await world.inCompany(salon.salon.companyId, async (scope) => {
    await scope.delete(idempotencyKeys);
    await scope.insert(idempotencyKeys).values([
      { key: 'old', asked: 'x', createdAt: weekAgo.subtract({ seconds: 1 }) },
      { key: 'fresh', asked: 'x', createdAt: weekAgo },
    ]);
  });
  const actor = { userId: null, requestId: 'test' };
  const operatorsKeys = () =>
    world.system.scopes.asOperator(actor, (scope) => scope.select().from(operatorKeys));
  await world.system.scopes.asOperator(actor, async (scope) => {
    await scope.delete(operatorKeys);
    await scope.insert(operatorKeys).values([
      { key: 'old', asked: 'x', createdAt: weekAgo.subtract({ seconds: 1 }) },
      { key: 'fresh', asked: 'x', createdAt: weekAgo },
    ]);
  });
  await forgetIdempotencyKeys.run({ ...world.system, actor, now: noon }, {});
  expect((await operatorsKeys()).map(({ key }) => key)).toEqual(['fresh']);
  const left = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(idempotencyKeys),
  );
  expect(left.map(({ key }) => key)).toEqual(['fresh']);
});
