import { setTimeout } from 'node:timers/promises';
import type { CompanySetupInput } from '@app/contract/identity/company-setup.contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../../../tests/contents.ts';
import { withFailing } from '../../../tests/sign-up-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { companies } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';
import { members } from './members.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let number = 0;
let email: string;
let userId: string;

beforeEach(async () => {
  await world.system.database.pool.query('delete from rate_limits');
  email = `p${++number}@salao.test`;
  userId = await world.tell.person({ name: 'Ana', email });
});

function setup(change: object = {}, company: object = {}): CompanySetupInput {
  return {
    fullName: 'Ana Lima',
    email,
    company: {
      name: `Salão ${number}`,
      documentType: 'cnpj',
      document: '11.222.333/0001-81',
      phone: '(11) 98765-4321',
      ...company,
    },
    ...change,
  };
}

async function create(input = setup(), person = userId) {
  return (await world.as(person)).identity.companySetup.create(input);
}

async function refusalOf(input: object, person = userId) {
  const before = await kept();
  // What a schema must refuse does not fit the type it is checked against.
  const refusal = await create(input as CompanySetupInput, person).then(
    () => null,
    (error) => error,
  );
  expect(await kept()).toEqual(before);
  return refusal;
}

async function kept() {
  const { rate_limits, sessions, ...contents } = await contentsOf(world.system);
  return contents;
}

function companyOf(id: string) {
  return world.system.scopes.asOperator(actor, async (scope) => {
    const [company] = await scope.select().from(companies).where(eq(companies.id, id));
    const owners = await scope
      .select()
      .from(members)
      .where(and(eq(members.companyId, id), eq(members.role, 'owner')));
    return { company, owners };
  });
}

async function account() {
  const { owner } = world.system.database;
  const [row] = await owner.select().from(users).where(eq(users.id, userId));
  return row;
}

describe('an account without company', () => {
  test('founds one in trial, owns it, and goes on to pay', async () => {
    const { companyId, checkout } = await create();

    expect(checkout).toEqual({ result: 'ready', url: expect.stringMatching(/^http/) });
    expect(await companyOf(companyId)).toMatchObject({
      company: {
        email,
        phone: '+5511987654321',
        documentNumber: '11222333000181',
        active: true,
        subscriptionStatus: 'trial',
        trialEndsAt: noon.add({ hours: 7 * 24 }),
      },
      owners: [{ userId, active: true }],
    });
    expect(await account()).toMatchObject({ name: 'Ana Lima', email, companyId });
    const session = await (await world.as(userId)).identity.session.current();
    expect(session).toMatchObject({ companyState: 'active', company: { role: 'owner' } });
  });

  test('of whoever left a company founds her own', async () => {
    const salon = await world.tell.company('Outro', { name: 'Bê', email: `be${number}@x.test` });
    const rui = await salon.isJoinedBy({ name: 'Rui', email: `rui${number}@x.test` }, 'manager');
    await world.system.scopes.asOperator(actor, (scope) =>
      scope.update(members).set({ active: false }).where(eq(members.userId, rui)),
    );
    const { companyId } = await create(setup({ email: `rui${number}@x.test` }), rui);
    expect((await companyOf(companyId)).owners).toMatchObject([{ userId: rui }]);
  });

  test.each([
    ['no-plans', 'update plans set active = false', 'update plans set active = true'],
    [
      'checkout-error',
      'update plans set price_monthly_in_cents = 0',
      'update plans set price_monthly_in_cents = 5990',
    ],
  ])('that cannot pay yet is told nothing about accounts: %s', async (result, change, undo) => {
    const { pool } = world.system.database;
    await pool.query(change);
    const { checkout } = await create().finally(() => pool.query(undo));

    expect(checkout).toEqual({
      result,
      message: expect.stringMatching(/^A empresa foi criada, mas /),
    });
    expect(JSON.stringify(checkout)).not.toMatch(/conta|login/i);
  });

  test('is cleaned of what a page could run', async () => {
    const name = '<script>alert(1)</script>Salão onclick=D’Ávila';
    const company = { name, document: ' 12.abc.345/01de-35<', phone: '(11) 98765-4321 javascript' };
    const { companyId } = await create(setup({ fullName: 'Ana javascript:Lima' }, company));

    expect((await companyOf(companyId)).company).toMatchObject({
      name: 'Salão D’Ávila',
      document: '12.abc.345/01de-35',
      documentNumber: '12ABC34501DE35',
      phone: '+5511987654321',
    });
    expect((await account())?.name).toBe('Ana Lima');
  });

  test('founds one when ten setups come at once', async () => {
    const api = await world.as(userId);
    const holder = await world.system.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [userId]);
    const setups = Array.from({ length: 10 }, () => api.identity.companySetup.create(setup()));
    // By now each of them came as far as it can while somebody else holds the account.
    await setTimeout(500);
    await holder.query('commit');
    holder.release();

    const outcomes = await Promise.allSettled(setups);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(9).fill('HAS_COMPANY'));
    const owned = await world.system.scopes.asOperator(actor, (scope) =>
      scope.select().from(members).where(eq(members.userId, userId)),
    );
    expect(owned).toHaveLength(1);
  });
});

describe('an administrator', () => {
  beforeEach(async () => {
    email = `olga${number}@hora.test`;
    userId = await world.tell.person({ name: 'Olga', email }, 'admin');
  });

  test('gets a company that is open for good, without trial, plan or payment', async () => {
    const { companyId, checkout } = await create();

    expect(checkout).toEqual({ result: 'not-asked' });
    expect(await companyOf(companyId)).toMatchObject({
      company: {
        active: true,
        subscriptionStatus: 'active',
        subscriptionPlanId: null,
        trialStartedAt: null,
        trialEndsAt: null,
      },
      owners: [{ userId }],
    });
  });

  test.each(['companies', 'members'])('reads one sentence when %s fail', async (table) => {
    const refusal = await withFailing(world.system, table, () => refusalOf(setup()));
    expect(refusal).toMatchObject({
      code: 'ADMIN_COMPANY_CREATION',
      message: 'Erro ao criar empresa administrativa. Tente novamente.',
    });
  });
});

describe('the e-mail', () => {
  test('changes while it is not confirmed, and the new one is asked to be confirmed', async () => {
    const changed = `novo${number}@salao.test`;
    const typed = ` Novo${number} @Salao.test`;
    const { companyId } = await create(setup({ email: typed }));

    expect(await account()).toMatchObject({ email: changed, emailVerified: false });
    expect((await companyOf(companyId)).company?.email).toBe(changed);
    const { owner } = world.system.database;
    const written = await owner.select().from(mails).where(eq(mails.recipient, changed));
    expect(written).toMatchObject([{ subject: 'Confirme seu e-mail no Hora Marcada' }]);
  });

  test('stays once it is confirmed', async () => {
    await world.system.database.owner
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.id, userId));
    expect(await refusalOf(setup({ email: 'outro@salao.test' }))).toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['email'], message: 'Email já confirmado' }] },
    });
    expect(await create()).toMatchObject({ companyId: expect.any(String) });
    expect(await account()).toMatchObject({ emailVerified: true });
  });

  test('of somebody else is refused', async () => {
    await world.tell.person({ name: 'Eva', email: `eva${number}@salao.test` });
    expect(await refusalOf(setup({ email: `EVA${number}@salao.test` }))).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'Este email já está cadastrado. Faça login ou use outro email.',
    });
  });
});

describe('what is refused leaves nothing behind:', () => {
  test('a second company', async () => {
    await create();
    expect(await refusalOf(setup())).toMatchObject({
      code: 'HAS_COMPANY',
      message: 'Sua conta já tem uma empresa.',
    });
  });

  test('a company whose operators closed it is a company', async () => {
    const { companyId } = await create();
    await world.system.scopes.asOperator(actor, (scope) =>
      scope.update(companies).set({ active: false }).where(eq(companies.id, companyId)),
    );
    expect(await refusalOf(setup())).toMatchObject({ code: 'HAS_COMPANY' });
  });

  test.each([
    ['companies', 'não foi possível gravar os dados da empresa'],
    ['members', 'não foi possível ligar a empresa à sua conta'],
  ])('one that %s do not take, with a reason that a person understands', async (table, reason) => {
    const refusal = await withFailing(world.system, table, () => refusalOf(setup()));
    expect(refusal).toMatchObject({
      code: 'COMPANY_CREATION',
      message: `Erro ao criar empresa: ${reason}. Verifique os dados e tente novamente.`,
    });
  });

  test('a document of fewer than ten digits', async () => {
    const short = { documentType: 'cpf', document: '12.345.678-9 abcdef' };
    expect(await refusalOf(setup({}, short))).toMatchObject({
      code: 'INVALID_DOCUMENT',
      message: 'Documento inválido. Verifique CPF ou CNPJ.',
    });
  });

  test.each([
    ['fullName', ' ', 'Nome completo é obrigatório'],
    ['fullName', '<script></script>', 'Nome completo é obrigatório'],
    ['email', '', 'Email é obrigatório'],
    ['email', 'ana@x', 'Email inválido'],
    ['email', undefined, 'Email é obrigatório'],
  ])('%s: "%s"', async (field, value, message) => {
    const refusal = await refusalOf(setup({ [field]: value }));
    expect(refusal).toMatchObject({ data: { issues: [{ path: [field], message }] } });
  });

  test.each([
    ['name', ' S ', 'Nome da empresa é obrigatório'],
    ['name', 'x'.repeat(121), 'Use no máximo 120 caracteres'],
    ['documentType', 'rg', 'Selecione o tipo de documento'],
    ['document', '', 'CNPJ/CPF é obrigatório'],
    ['phone', '', 'Telefone é obrigatório'],
    ['phone', '119876543', 'Telefone inválido. Use o formato (11) 99999-9999'],
    ['phone', '+55 11 98765-43210', 'Telefone inválido. Use o formato (11) 99999-9999'],
  ])('%s of the company: "%s"', async (field, value, message) => {
    const refusal = await refusalOf(setup({}, { [field]: value }));
    expect(refusal).toMatchObject({ data: { issues: [{ path: ['company', field], message }] } });
  });

  test('whoever is not signed in', async () => {
    const { identity } = await world.as();
    await expect(identity.companySetup.create(setup())).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'User not authenticated',
    });
  });
});
