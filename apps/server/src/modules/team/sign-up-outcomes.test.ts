import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../../../tests/contents.ts';
import { strangersOf, withFailing } from '../../../tests/sign-up-support.ts';
import { contextOf, noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { createPayments } from '../../foundation/payments/payments.ts';
import { router } from '../../router.ts';
import { companies } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';

const world = testWorld();
const { stranger, someone } = strangersOf(world);
const actor = { userId: null, requestId: 'test' };

async function accountOf(email: string) {
  const { owner } = world.system.database;
  const [account] = await owner.select().from(users).where(eq(users.email, email));
  return account;
}

async function companyOf(companyId: string | null) {
  const rows = await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .select()
      .from(companies)
      .where(eq(companies.id, companyId ?? '')),
  );
  return rows[0];
}

async function mailsTo(email: string) {
  const { owner } = world.system.database;
  return owner.select().from(mails).where(eq(mails.recipient, email));
}

describe('whoever signs up', () => {
  test('without a company has an account and none, and learns that it is so', async () => {
    const { company, ...person } = someone();
    const answer = await stranger().identity.signUp.create(person);

    expect(answer).toMatchObject({ companyId: null, checkout: { result: 'not-asked' } });
    const session = await (await world.as(answer.userId)).identity.session.current();
    expect(session).toMatchObject({ platformRole: 'client', companyState: 'none', company: null });
  });

  test('is asked to confirm the address, in one mail that is kept with the account', async () => {
    const input = someone();
    await stranger().identity.signUp.create(input);

    const written = await mailsTo(input.email);
    expect(written.map(({ subject }) => subject)).toEqual(['Confirme seu e-mail no Hora Marcada']);
    expect((await accountOf(input.email))?.emailVerified).toBe(false);
  });

  test('is an ordinary account, also while nobody administers the system', async () => {
    const input = someone();
    await stranger().identity.signUp.create(input);
    expect(await accountOf(input.email)).toMatchObject({ role: 'client' });
  });

  test('goes on to pay for the first plan when asked to, once everything is stored', async () => {
    const input = { ...someone(), goOnToCheckout: true };
    const { companyId, checkout } = await stranger().identity.signUp.create(input);

    expect(checkout).toEqual({ result: 'ready', url: expect.stringMatching(/^http/) });
    expect(await companyOf(companyId)).toMatchObject({ subscriptionStatus: 'trial' });
  });

  test('is not led to the checkout where the operators switched it off', async () => {
    const operator = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
    const { settings } = (await world.as(operator)).platform;
    const { general } = await settings.read();
    await settings.changeGeneral({ ...general, signUpCheckout: false });
    const input = { ...someone(), goOnToCheckout: true };
    const { checkout } = await stranger().identity.signUp.create(input);
    expect(checkout).toEqual({ result: 'not-asked' });
    await settings.changeGeneral({ ...general, signUpCheckout: true });
  });
});

describe('the trial', () => {
  const change = (statements: string) => world.system.database.pool.query(statements);
  beforeEach(() => change('create table kept_plans as table plans'));
  afterEach(() =>
    change('delete from plans; insert into plans table kept_plans; drop table kept_plans'),
  );

  test('lasts as long as the first active plan says', async () => {
    await change('update plans set free_trial_days = 14');
    const { companyId } = await stranger().identity.signUp.create(someone());
    expect((await companyOf(companyId))?.trialEndsAt).toEqual(noon.add({ hours: 14 * 24 }));
  });

  test('of no days is none: the company says nothing of a trial that ended', async () => {
    await change('update plans set free_trial_days = 0');
    const { companyId } = await stranger().identity.signUp.create(someone());
    expect(await companyOf(companyId)).toMatchObject({ trialStartedAt: null, trialEndsAt: null });
  });

  test('lasts seven days while there is no plan', async () => {
    await change('delete from plans');
    const { companyId } = await stranger().identity.signUp.create(someone());
    expect((await companyOf(companyId))?.trialEndsAt).toEqual(noon.add({ hours: 7 * 24 }));
  });
});

describe('when the account is there and the rest fails,', () => {
  const wanting = () => ({ ...someone(), goOnToCheckout: true });

  async function refusalOf(input: ReturnType<typeof wanting>, table: string) {
    const before = await contentsOf(world.system);
    const refusal = await withFailing(world.system, table, () =>
      stranger()
        .identity.signUp.create(input)
        .then(
          () => null,
          (error) => error,
        ),
    );
    const after = await contentsOf(world.system);
    expect(refusal.message).not.toMatch(/secret|relation/);
    return { refusal, changed: Object.keys(after).filter((name) => after[name] !== before[name]) };
  }

  const onlyTheAccount = ['credentials', 'mails', 'rate_limits', 'users'];

  test('a company that cannot be stored leaves the account, which sets one up later', async () => {
    const input = wanting();
    const { refusal, changed } = await refusalOf(input, 'companies');

    expect(refusal).toMatchObject({
      code: 'COMPANY_CREATION',
      message:
        'Usuário criado, mas houve erro ao criar a empresa. Tente fazer login e configurar a empresa.',
    });
    expect(changed).toEqual(onlyTheAccount);
    const userId = (await accountOf(input.email))?.id ?? '';
    const api = await world.as(userId);
    expect(await api.identity.session.current()).toMatchObject({ companyState: 'none' });
    const { email, ...company } = input.company;
    const { companyId } = await api.identity.companySetup.create({
      fullName: input.name,
      email,
      company: { ...company, documentType: 'cnpj', phone: '(11) 98765-4321' },
    });
    expect(await api.identity.session.current()).toMatchObject({ company: { id: companyId } });
  });

  test('a membership that cannot be stored leaves no company behind', async () => {
    const { refusal, changed } = await refusalOf(wanting(), 'members');
    expect(refusal).toMatchObject({
      code: 'PROFILE_UPDATE',
      message: 'Erro ao atualizar perfil. Tente novamente.',
    });
    expect(changed).toEqual(onlyTheAccount);
  });

  test('nor does an account that cannot be given the company', async () => {
    const { pool } = world.system.database;
    await pool.query('alter table users add constraint never check (company_id is null) not valid');
    const { refusal, changed } = await refusalOf(wanting(), 'services').finally(() =>
      pool.query('alter table users drop constraint never'),
    );
    expect(refusal).toMatchObject({ code: 'PROFILE_UPDATE' });
    expect(changed).toEqual(onlyTheAccount);
  });
});

test('a company that fails only when it is settled leaves an account that can set one up', async () => {
  const { pool } = world.system.database;
  await pool.query(`
    create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'relation "secret" does not exist'; end $$;
    create constraint trigger fail_late after insert on companies
      deferrable initially deferred for each row execute function fail()`);
  const input = someone();
  const signingUp = stranger().identity.signUp.create(input);
  await expect(
    signingUp.finally(() => pool.query('drop trigger fail_late on companies')),
  ).rejects.toMatchObject({ code: 'COMPANY_CREATION', status: 409 });
  expect(await accountOf(input.email)).toMatchObject({ companyId: null });
});

describe('when company and account are there and paying is not possible,', () => {
  async function outcomeOf(api = stranger()) {
    const answer = await api.identity.signUp.create({ ...someone(), goOnToCheckout: true });
    expect(await companyOf(answer.companyId)).toMatchObject({ subscriptionStatus: 'trial' });
    return answer.checkout;
  }

  test('because plans cannot be read', async () => {
    const { pool } = world.system.database;
    const change = (what: string) =>
      pool.query(`do $$ begin execute format('${what}', operator_role()); end $$`);
    await change('revoke select on plans from %I');
    const checkout = await outcomeOf().finally(() => change('grant select on plans to %I'));
    const message = 'Erro ao buscar planos. Tente novamente.';
    expect(checkout).toEqual({ result: 'plans-fetch', message });
  });

  test('because there is no plan', async () => {
    const { pool } = world.system.database;
    await pool.query('update plans set active = false');
    const checkout = await outcomeOf().finally(() => pool.query('update plans set active = true'));
    const message = 'Conta criada com sucesso, mas nenhum plano de assinatura está disponível.';
    expect(checkout).toEqual({ result: 'no-plans', message });
  });

  const message =
    'Conta criada com sucesso, mas houve erro no processamento do pagamento. Tente fazer login.';

  test('because no payment provider is set up', async () => {
    const payments = createPayments({ ...world.system, withoutKeys: 'refuse' });
    const context = { ...contextOf(world.system, null), payments };
    const checkout = await outcomeOf(createRouterClient(router, { context }));
    expect(checkout).toEqual({ result: 'checkout-error', message });
  });

  test('because the plan has no price', async () => {
    const { pool } = world.system.database;
    const { rows } = await pool.query('select id, price_monthly_in_cents as price from plans');
    await pool.query('update plans set price_monthly_in_cents = 0');
    const checkout = await outcomeOf().finally(async () => {
      for (const { id, price } of rows) {
        await pool.query('update plans set price_monthly_in_cents = $1 where id = $2', [price, id]);
      }
    });
    expect(checkout).toEqual({ result: 'checkout-error', message });
  });
});
