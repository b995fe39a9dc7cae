import type { SignUpInput } from '@app/contract/identity/sign-up.contract';
import { MODULES } from '@app/domain/billing/access';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../../../tests/contents.ts';
import { strangersOf, withFailing } from '../../../tests/sign-up-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { companies } from '../company/companies.table.ts';

const world = testWorld();
const { stranger, someone } = strangersOf(world);

const actor = { userId: null, requestId: 'test' };

async function companyOf(companyId: string | null) {
  const [company] = await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .select()
      .from(companies)
      .where(eq(companies.id, companyId ?? '')),
  );
  return company;
}

describe('a stranger', () => {
  test('gets an account and a company that she owns, in trial for seven days', async () => {
    const input = someone({ name: '  Salão D’Ávila ' });
    const { userId, companyId } = await stranger().identity.signUp.create(input);

    expect(await companyOf(companyId)).toMatchObject({
      name: 'Salão D’Ávila',
      slug: 'salao-d-avila',
      email: input.email,
      phone: '+5511987654321',
      documentType: 'cnpj',
      document: '11.222.333/0001-81',
      documentNumber: '11222333000181',
      timezone: 'America/Sao_Paulo',
      active: true,
      subscriptionStatus: 'trial',
      trialStartedAt: noon,
      trialEndsAt: noon.add({ hours: 7 * 24 }),
    });
    expect(await (await world.as(userId)).identity.session.current()).toMatchObject({
      user: { id: userId, name: 'Ana Lima', email: input.email },
      platformRole: 'client',
      company: { id: companyId, role: 'owner', openModules: MODULES },
    });
  });

  test('works at once in her company, which is empty', async () => {
    const { userId } = await stranger().identity.signUp.create(someone());
    const api = await world.as(userId);
    expect(await api.catalog.services.list()).toEqual([]);
  });

  test('is announced, so that she is greeted', async () => {
    const input = someone();
    const { companyId } = await stranger().identity.signUp.create(input);

    const { rows } = await world.system.database.pool.query(
      "select data from pgboss.job where name = 'welcome.send' and data->>'companyId' = $1",
      [companyId],
    );
    const announced = {
      companyName: input.company.name,
      ownerName: 'Ana Lima',
      ownerEmail: input.email,
    };
    expect(rows).toEqual([{ data: { companyId, announced } }]);
  });

  test('signs in with what she chose, however she types her e-mail', async () => {
    const payload = { ...someone(), email: '  Bia@Salao.TEST ' };
    const signedUp = await world.app.inject({ method: 'POST', url: '/api/v1/sign-up', payload });
    expect(signedUp.statusCode).toBe(201);
    expect(signedUp.headers['set-cookie']).toBeUndefined();

    const signedIn = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'bia@salao.test', password: payload.password },
    });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json().user.id).toBe(signedUp.json().userId);
  });

  test.each([
    ['a space without width', (email: string) => email.replace('@', '\u200B@')],
    ['marks of direction', (email: string) => `\u202A${email}\u202C`],
    ['letters of full width', (email: string) => email.replace('ana', 'ａna')],
  ])('has no second account by %s in her e-mail', async (_what, disguise) => {
    const first = someone();
    await stranger().identity.signUp.create(first);
    const second = { ...someone(), email: disguise(first.email) };
    await expect(stranger().identity.signUp.create(second)).rejects.toMatchObject({
      code: 'USER_EXISTS',
    });
  });

  test.each([
    ['nothing that can be seen', '\u200B\u200B\u2060'],
    ['a name turned around', 'Ana\u202Eamil'],
    ['letters that are none', '\u3164\u3164\u3164'],
  ])('is not called %s, and neither is her company', async (_what, name) => {
    const named = stranger().identity.signUp.create({ ...someone(), name });
    await expect(named).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const founded = stranger().identity.signUp.create(someone({ name }));
    await expect(founded).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is the same to us over RPC', async () => {
    const payload = { json: someone() };
    const url = '/rpc/identity/signUp/create';
    const response = await world.app.inject({ method: 'POST', url, payload });
    expect(response.json().json).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      companyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checkout: { result: 'not-asked' },
    });
  });

  test('may leave the phone out and need not say which document it is', async () => {
    const { phone, documentType, ...company } = someone().company;
    const input = { ...someone(), company: { ...company, document: '529.982.247-25' } };
    const { companyId } = await stranger().identity.signUp.create(input);

    expect(await companyOf(companyId)).toMatchObject({
      phone: '',
      documentType: 'cpf',
      documentNumber: '52998224725',
    });
  });

  test.each(['', '  '])('may leave the phone empty: “%s”', async (phone) => {
    const { companyId } = await stranger().identity.signUp.create(someone({ phone }));
    expect(await companyOf(companyId)).toMatchObject({ phone: '' });
  });

  test('may give the company an e-mail of its own, and spell the type another way', async () => {
    const { documentType, ...company } = someone().company;
    const { companyId } = await stranger().identity.signUp.create({
      ...someone(),
      company: { ...company, email: ' Contato@Salao.TEST ', document_type: 'CPF' },
    });
    expect(await companyOf(companyId)).toMatchObject({
      email: 'contato@salao.test',
      documentType: 'cpf',
    });
  });

  test('may give the type in capitals, a CNPJ with letters and a phone from abroad', async () => {
    const input = { document: '12.abc.345/01de-35', phone: '+351 912 345 678' };
    const company = { ...someone(input).company, documentType: 'CNPJ' };
    const { companyId } = await stranger().identity.signUp.create({ ...someone(), company });

    expect(await companyOf(companyId)).toMatchObject({
      phone: '+351 912 345 678',
      documentType: 'cnpj',
      document: '12.abc.345/01de-35',
      documentNumber: '12ABC34501DE35',
    });
  });
});

describe('what is refused leaves nothing behind:', () => {
  let before: Record<string, string>;
  afterEach(async () => expect(await kept()).toEqual(before));

  async function refusalOf(input: object) {
    before = await kept();
    // What a schema must refuse does not fit the type it is checked against.
    const answer = stranger().identity.signUp.create(input as SignUpInput);
    return answer.then(
      () => null,
      (error) => error,
    );
  }

  test('an e-mail that has an account, in any spelling', async () => {
    const input = someone();
    await stranger().identity.signUp.create(input);

    const again = { ...someone(), email: ` ${input.email.toUpperCase()} ` };
    expect(await refusalOf(again)).toMatchObject({
      status: 409,
      code: 'USER_EXISTS',
      message: 'Este email já está cadastrado. Faça login ou use outro email.',
    });
  });

  test('a document of fewer than ten letters and digits', async () => {
    expect(await refusalOf(someone({ document: '12.345.678/9' }))).toMatchObject({
      status: 422,
      code: 'INVALID_DOCUMENT',
      message: 'Documento inválido. Verifique CPF ou CNPJ.',
    });
  });

  test.each([
    ['name', ' A ', 'Nome deve ter pelo menos 2 caracteres'],
    ['name', undefined, 'Nome deve ter pelo menos 2 caracteres'],
    ['name', 'x'.repeat(121), 'Use no máximo 120 caracteres'],
    ['email', 'ana@x', 'Email inválido'],
    ['email', undefined, 'Email inválido'],
    ['password', '12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['password', 'girassol '.repeat(15), 'Senha deve ter no máximo 128 caracteres'],
    ['name', 'Ana\u0000Lima', 'Retire os caracteres inválidos'],
    ['name', 'Ana\nLima', 'Retire os caracteres inválidos'],
    ['name', 'Ana\u2028Lima', 'Retire os caracteres inválidos'],
    ['company', 'Salão', 'Dados da empresa incompletos'],
  ])('%s: %s', async (field, value, message) => {
    const refusal = await refusalOf({ ...someone(), [field]: value });
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ message }] } });
    expect(refusal.data.issues[0].path).toEqual([field]);
  });

  test.each([
    ['name', ' S ', 'Nome da empresa é obrigatório'],
    ['name', undefined, 'Dados da empresa incompletos'],
    ['email', 'salao@x', 'Email inválido'],
    ['email', undefined, 'Dados da empresa incompletos'],
    ['document_type', 'rg', 'Selecione o tipo de documento'],
    ['documentType', 'rg', 'Selecione o tipo de documento'],
    ['document', '1234567890', 'CPF/CNPJ é obrigatório'],
    ['document', undefined, 'Dados da empresa incompletos'],
    ['phone', '119876543', 'Telefone é obrigatório'],
    ['phone', '(11) 98765', 'Telefone é obrigatório'],
    ['phone', '+ 351 912 345', 'Telefone é obrigatório'],
    ['phone', '1'.repeat(31), 'Use no máximo 30 caracteres'],
    ['name', 'Sal\u0000ão', 'Retire os caracteres inválidos'],
  ])('%s of the company: %s', async (field, value, message) => {
    const refusal = await refusalOf(someone({ [field]: value }));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ message }] } });
    expect(refusal.data.issues[0].path).toEqual(['company', field]);
  });

  test('a role that she would like to have', async () => {
    expect(await refusalOf({ ...someone(), role: 'admin' })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('a sign-up whose account cannot be stored', async () => {
    const refusal = await withFailing(world.system, 'mails', () => refusalOf(someone()));
    expect(refusal.cause).toMatchObject({ code: 'P0001' });
  });

  async function kept(): Promise<Record<string, string>> {
    const { rate_limits, ...contents } = await contentsOf(world.system);
    return contents;
  }
});
