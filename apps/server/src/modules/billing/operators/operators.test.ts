import type { PlanForm } from '@app/contract/billing/platform-plans.contract';
import { MODULES } from '@app/domain/billing/access';
import { cents } from '@app/domain/shared/money';
import { createRouterClient } from '@orpc/server';
import { asc, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  beCustomer,
  type Provider,
  providerOf,
  refusal,
} from '../../../../tests/billing-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../../tests/support.ts';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { operatorActions } from '../../../foundation/operators/operator-actions.table.ts';
import { settings } from '../../../foundation/settings/settings.table.ts';
import { router } from '../../../router.ts';
import { companies } from '../../company/companies.table.ts';
import { billingAccounts } from '../billing-accounts.table.ts';
import { billingCustomers } from '../billing-customers.table.ts';
import { billingEvents } from '../billing-events.table.ts';
import { billingPayments } from '../billing-payments.table.ts';
import { planPrices } from '../plans.table.ts';

const world = testWorld();
const SECRET_KEY = 'sk_test_51SegredoDoTeste';
let operatorId: string;
let salons = 0;
/** The trail is never rewritten: each test looks at what it added. */
let writtenBefore = 0;

const form: PlanForm = {
  name: 'Essencial',
  description: 'Para quem está começando',
  priceMonthlyCents: 49_90,
  freeTrialDays: 14,
  maxProfessionals: 2,
  maxAppointmentsMonthly: 0,
  showOnLanding: true,
  isMostPopular: false,
  isBasicPlan: true,
  displayOrder: 5,
  active: true,
  closedModules: ['stock', 'coupons'],
  landingPageFeatures: ['Agenda online', 'Clientes'],
};

beforeAll(async () => {
  operatorId = await world.tell.person({ name: 'Op', email: 'op@horamarcada.test' }, 'admin');
});

beforeEach(async () => {
  writtenBefore = await asOperator((scope) => scope.$count(operatorActions));
});
afterEach(() =>
  asOperator(async (scope) => {
    await scope.delete(settings).where(like(settings.key, 'stripe_%'));
    await scope.delete(billingCustomers);
    await scope.delete(billingEvents);
    await scope.delete(planPrices);
  }),
);

describe('plans', () => {
  test('are made, changed and shown to visitors in their order, and the trail tells', async () => {
    const { plans } = (await api()).platform;
    const made = await plans.create(form);
    expect(made).toMatchObject({ ...form, version: 1, companies: 0 });

    const changed = await plans.update({ ...form, ...idOf(made), name: 'Básico', displayOrder: 0 });
    expect(changed).toMatchObject({ name: 'Básico', version: 2 });
    const offered = await (await api()).billing.plans.list();
    expect(offered.map(({ name }) => name)).toContain('Básico');

    await plans.deactivate({ id: made.id });
    expect((await plans.list()).find(({ id }) => id === made.id)).toMatchObject({ active: false });
    await plans.reactivate({ id: made.id });
    expect(await plans.remove({ id: made.id })).toEqual({ id: made.id });
    expect((await trail()).map(({ action, subject }) => [action, subject])).toEqual([
      ['plan.created', 'Essencial'],
      ['plan.changed', 'Básico'],
      ['plan.changed', 'Básico'],
      ['plan.changed', 'Básico'],
      ['plan.deleted', 'Básico'],
    ]);
  });

  test('start with every module open and one professional, and 0 is a price', async () => {
    const { plans } = (await api()).platform;
    const made = await plans.create({ name: 'Livre', priceMonthlyCents: 0 });
    expect(made).toMatchObject({ closedModules: [], maxProfessionals: 1, active: true });
    expect(made.landingPageFeatures).toEqual([]);
    const [stored] = await asOperator((scope) =>
      scope.execute<{ permissions: object }>(
        `select permissions from plans where id = '${made.id}'`,
      ),
    ).then(({ rows }) => rows);
    expect(stored?.permissions).toEqual(Object.fromEntries(MODULES.map((one) => [one, true])));
    await plans.remove({ id: made.id });
  });

  test.each<[string, Partial<PlanForm>, string]>([
    ['no name', { name: ' ' }, 'Nome é obrigatório'],
    ['a price below zero', { priceMonthlyCents: -1 }, 'Preço deve ser maior que zero'],
    ['no professional at all', { maxProfessionals: 0 }, 'Use pelo menos 1, ou deixe em branco'],
    ['a trial of less than nothing', { freeTrialDays: -1 }, 'Use de 0 a 365 dias'],
    ['fewer than no appointments', { maxAppointmentsMonthly: -1 }, 'Use 0 ou mais'],
    ['an order before the first', { displayOrder: -1 }, 'Use de 0 a 9999'],
  ])('with %s are refused', async (_case, wrong, message) => {
    const { plans } = (await api()).platform;
    const before = await plans.list();
    await expect(plans.create({ ...form, ...wrong })).rejects.toMatchObject({
      data: { issues: [expect.objectContaining({ message })] },
    });
    expect(await plans.list()).toEqual(before);
  });

  test('of two who edit one at once, the second is told', async () => {
    const { plans } = (await api()).platform;
    const made = await plans.create(form);
    await plans.update({ ...form, ...idOf(made), name: 'Primeira' });
    await expect(plans.update({ ...form, ...idOf(made), name: 'Segunda' })).rejects.toMatchObject({
      code: 'PLAN_CHANGED',
    });
    await plans.remove({ id: made.id });
  });

  test('that companies have are not deleted, and it says how many they are', async () => {
    const { plans } = (await api()).platform;
    const made = await plans.create(form);
    const [first, second] = [await salon(), await salon()];
    await asOperator(async (scope) => {
      const has = { subscriptionPlanId: made.id };
      await scope.update(companies).set(has).where(eq(companies.id, first.companyId));
      // Subscribed in an environment that is not switched on: her record does not say so.
      await scope.insert(billingAccounts).values({
        companyId: second.companyId,
        environment: 'live',
        providerStatus: 'active',
        planId: made.id,
      });
    });
    await expect(plans.remove({ id: made.id })).rejects.toMatchObject({
      code: 'PLAN_IN_USE',
      data: { companies: 2 },
    });
    expect((await plans.list()).find(({ id }) => id === made.id)).toMatchObject({ companies: 1 });
    expect((await trail()).map(({ action }) => action)).not.toContain('plan.deleted');
  });
});

describe('keys of Stripe', () => {
  test('are saved and never sent back; an empty field keeps what was there', async () => {
    const { provider, stripe } = await atProvider();
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY, webhookSecret: 'whsec_12345678' });
    const saved = await stripe.saveKeys({ mode: 'test', publishableKey: 'pk_test_12345678' });
    expect(saved).toEqual({
      environment: 'test',
      isSimulated: false,
      keys: {
        test: { publishableKey: true, secretKey: true, webhookSecret: true },
        live: { publishableKey: false, secretKey: false, webhookSecret: false },
      },
    });
    expect(JSON.stringify(await stripe.read())).not.toMatch(/Segredo|whsec|pk_test/);
    expect((await provider.payments.connect('test'))?.environment).toBe('test');
    const written = await trail();
    expect(written.map(({ subject }) => subject)).toEqual([
      'stripe_test_secret_key',
      'stripe_test_webhook_secret',
      'stripe_test_publishable_key',
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Segredo|whsec_|pk_test_/);
  });

  test('lie sealed in the database, each of them; one that was stored plain is still known', async () => {
    const { stripe } = await atProvider();
    const keys = { publishableKey: 'pk_test_12345678', webhookSecret: 'whsec_12345678' };
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY, ...keys });
    const stored = () =>
      asOperator((scope) =>
        scope.select().from(settings).where(like(settings.key, 'stripe_test%')),
      );
    expect((await stored()).map(({ secret }) => secret)).toEqual([true, true, true]);
    expect(JSON.stringify(await stored())).not.toMatch(/Segredo|whsec_|pk_test_/);

    await asOperator((scope) =>
      scope
        .update(settings)
        .set({ value: 'pk_test_12345678', secret: false })
        .where(eq(settings.key, 'stripe_test_publishable_key')),
    );
    expect((await stripe.read()).keys.test.publishableKey).toBe(true);
  });

  test.each([
    [{ secretKey: 'sk_live_51SegredoDeVerdade' }, 'secretKey', /de produção.*sk_test_ ou rk_test_/],
    [{ publishableKey: 'pk_live_12345678' }, 'publishableKey', /de produção.*pk_test_/],
    [{ webhookSecret: 'sk_test_12345678' }, 'webhookSecret', /começa com whsec_/],
    [{ webhookSecret: 'whsec_12345678', secretKey: 'nada' }, 'secretKey', /começa com sk_test_/],
    [{}, 'publishableKey', /Cole ao menos uma chave/],
  ])('that belong elsewhere are refused, and none is saved: %o', async (keys, field, message) => {
    const { stripe } = await atProvider();
    await expect(stripe.saveKeys({ mode: 'test', ...keys })).rejects.toMatchObject({
      data: { issues: [{ path: [field], message: expect.stringMatching(message) }] },
    });
    expect(await storedSettings()).toBe(0);
  });

  test('of another account, which does not know our customers, are refused', async () => {
    const { provider, stripe } = await atProvider();
    const known = await salon();
    await beCustomer(world, known, 'test');
    provider.answer = ({ path }) =>
      path.startsWith('/v1/customers/')
        ? refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id' })
        : undefined;
    const keys = { mode: 'test' as const, secretKey: SECRET_KEY, webhookSecret: 'whsec_12345678' };
    await expect(stripe.saveKeys(keys)).rejects.toMatchObject({
      code: 'STRIPE_KEY_OF_ANOTHER_ACCOUNT',
    });
    expect(await storedSettings()).toBe(0);

    provider.answer = () => Response.json({ id: 'cus_1', object: 'customer' });
    expect((await stripe.saveKeys(keys)).keys.test.secretKey).toBe(true);
  });

  test('that the provider refuses are not saved, and its words hold no key', async () => {
    const { provider, stripe } = await atProvider();
    await beCustomer(world, await salon(), 'test');
    provider.answer = () =>
      refusal(401, { type: 'invalid_request_error', message: `Invalid API Key: ${SECRET_KEY}` });
    const saving = stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY });
    await expect(saving).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_FAILED',
      message: 'O Stripe respondeu: Invalid API Key: sk_test_…este',
    });
    expect(await storedSettings()).toBe(0);
  });

  test('are taken away again, each by itself, and what was signed with one is believed no more', async () => {
    const { provider, stripe } = await atProvider();
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY, webhookSecret: 'whsec_12345678' });
    await stripe.saveKeys({ mode: 'test', webhookSecret: 'whsec_87654321' });
    expect(await provider.payments.webhookSecrets()).toHaveLength(2);

    const without = await stripe.removeKey({ mode: 'test', field: 'webhookSecret' });
    expect(without.keys.test).toMatchObject({ secretKey: true, webhookSecret: false });
    expect(await provider.payments.webhookSecrets()).toEqual([]);

    expect((await stripe.removeKey({ mode: 'test', field: 'secretKey' })).keys.test).toMatchObject({
      secretKey: false,
    });
    expect(await provider.payments.connect('test')).toBeNull();
    await stripe.removeKey({ mode: 'test', field: 'secretKey' });
    const removed = (await trail()).filter(({ action }) => action === 'setting.removed');
    expect(removed.map(({ subject }) => subject)).toEqual([
      'stripe_test_webhook_secret',
      'stripe_test_secret_key',
    ]);
    expect(await storedSettings()).toBe(0);
  });

  test('decide which environment can be switched on', async () => {
    const { stripe } = await atProvider();
    await expect(stripe.chooseEnvironment({ mode: 'live' })).rejects.toMatchObject({
      code: 'STRIPE_KEY_MISSING',
    });
    await stripe.saveKeys({ mode: 'live', secretKey: 'sk_live_51SegredoDeVerdade' });
    const chosen = await stripe.chooseEnvironment({ mode: 'live' });
    expect(chosen).toMatchObject({ environment: 'live', subscribersLeft: 0 });
  });
});

describe('testing Stripe', () => {
  test('tells whom the keys reach, the simulator while there are none', async () => {
    const { provider, stripe } = await atProvider();
    expect(await stripe.testConnection({ mode: 'test' })).toEqual({
      environment: 'sim',
      account: { id: 'acct_simulado', name: 'simulador@horamarcada.test' },
    });
    await expect(stripe.testConnection({ mode: 'live' })).rejects.toMatchObject({
      code: 'STRIPE_KEY_MISSING',
    });
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY });
    provider.answer = () => Response.json({ object: 'balance', livemode: true });
    await expect(stripe.testConnection({ mode: 'test' })).rejects.toMatchObject({
      code: 'STRIPE_KEY_OF_OTHER_ENVIRONMENT',
    });
  });

  test('compares each plan with what the provider charges for it', async () => {
    const { stripe, platform, provider } = await atProvider();
    const plan = await platform.plans.create({ ...form, name: 'Comparado' });
    const standing = async () =>
      (await stripe.testPrices({ mode: 'test' })).find(({ planId }) => planId === plan.id);
    expect(await standing()).toMatchObject({ standing: 'not-linked', stripePriceId: null });

    const price = await makePrice(provider, 49_90);
    await stripe.linkPrice({ planId: plan.id, mode: 'test', stripePriceId: ` ${price} ` });
    expect(await standing()).toMatchObject({ standing: 'same', providerAmountCents: 49_90 });
    const [listed] = (await stripe.listPrices({ mode: 'test' })).filter(
      ({ planId }) => planId === plan.id,
    );
    expect(listed).toMatchObject({ stripePriceId: price });

    await asOperator((scope) =>
      scope
        .update(planPrices)
        .set({ stripePriceId: 'price_sumiu' })
        .where(eq(planPrices.planId, plan.id)),
    );
    expect(await standing()).toMatchObject({ standing: 'not-found', providerAmountCents: null });
    await platform.plans.remove({ id: plan.id });
  });

  test('a price is linked only if it is what the plan costs, and to one plan', async () => {
    const { stripe, platform, provider } = await atProvider();
    const plan = await platform.plans.create({ ...form, name: 'Um' });
    const other = await platform.plans.create({ ...form, name: 'Outro' });
    const [right, wrong] = [await makePrice(provider, 49_90), await makePrice(provider, 59_90)];
    const link = (planId: string, stripePriceId: string) =>
      stripe.linkPrice({ planId, mode: 'test', stripePriceId });

    await expect(link(plan.id, wrong)).rejects.toMatchObject({
      code: 'PRICE_DOES_NOT_FIT',
      data: { standing: 'other-amount', providerAmountCents: 59_90 },
    });
    await expect(link(plan.id, 'price_nenhum')).rejects.toMatchObject({
      data: { standing: 'not-found' },
    });
    await expect(link(plan.id, '  ')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await link(plan.id, right);
    await expect(link(other.id, right)).rejects.toMatchObject({ code: 'PRICE_OF_ANOTHER_PLAN' });

    const newer = await makePrice(provider, 49_90);
    expect(await link(plan.id, newer)).toMatchObject({ stripePriceId: newer });
    const rows = await asOperator((scope) =>
      scope.select().from(planPrices).where(eq(planPrices.planId, plan.id)),
    );
    expect(rows.filter(({ amountCents }) => amountCents !== null)).toHaveLength(1);
    for (const { id } of [plan, other]) await platform.plans.remove({ id });
  });
});

describe('the webhook', () => {
  test('a test event rings at our own door, is listed, and concerns nobody', async () => {
    const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const { webhooks } = (await api({ PUBLIC_URL: address })).platform;
    expect(await webhooks.read()).toMatchObject({
      url: `${address}/api/webhooks/stripe`,
      isSecretSet: true,
    });
    const before = await asOperator((scope) => scope.select().from(companies));
    const tested = await webhooks.test();
    expect(tested).toMatchObject({ environment: 'sim', status: 200, answer: '{"received":true}' });

    const { items } = await webhooks.list({});
    expect(items).toMatchObject([
      { id: tested.eventId, type: 'hora_marcada.test', status: 'ignored', company: null },
    ]);
    expect(await asOperator((scope) => scope.select().from(companies))).toEqual(before);
    expect((await trail()).at(-1)).toMatchObject({ action: 'webhook.tested' });
  });

  test('where nobody answers, it says so', async () => {
    const { webhooks } = (await api({ PUBLIC_URL: 'http://127.0.0.1:9' })).platform;
    expect(await webhooks.test()).toMatchObject({ status: null, answer: expect.any(String) });
  });

  test('without a secret there is nothing to sign with', async () => {
    const { stripe, platform } = await atProvider();
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY });
    await expect(platform.webhooks.test()).rejects.toMatchObject({
      code: 'WEBHOOK_SECRET_MISSING',
    });
  });

  test('its history is found by company, type and status, and walked page by page', async () => {
    const { companyId } = await salon('Espaço Ágata');
    const event = { livemode: false, createdAt: noon, payload: {}, environment: 'test' } as const;
    await asOperator((scope) =>
      scope.insert(billingEvents).values(
        [1, 2, 3, 4, 5].map((minute) => ({
          ...event,
          id: `evt_${minute}`,
          type: minute === 5 ? 'invoice.payment_failed' : 'invoice.payment_succeeded',
          status: minute === 4 ? ('failed' as const) : ('done' as const),
          companyId: minute === 1 ? companyId : null,
          receivedAt: noon.add({ minutes: minute }),
        })),
      ),
    );
    const { webhooks } = (await api()).platform;
    const found = async (filters: Parameters<typeof webhooks.list>[0]) =>
      (await webhooks.list(filters)).items.map(({ id }) => id);
    expect(await found({ search: 'agata' })).toEqual(['evt_1']);
    expect(await found({ search: 'evt_2' })).toEqual(['evt_2']);
    expect(await found({ search: 'evt%' })).toEqual([]);
    expect(await found({ status: 'failed' })).toEqual(['evt_4']);
    expect(await found({ type: 'invoice.payment_failed' })).toEqual(['evt_5']);
    expect(await found({ environment: 'live' })).toEqual([]);

    const first = await webhooks.list({ limit: 3 });
    const rest = await found({ limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items.map(({ id }) => id), ...rest]).toEqual(
      [5, 4, 3, 2, 1].map((minute) => `evt_${minute}`),
    );
    await expect(webhooks.list({ cursor: 'nada' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('payments', () => {
  test('of every company are found, walked, exported, and lead to who paid', async () => {
    const [first, second] = [await salon('Espaço Ágata'), await salon('=Barbearia; do Zé')];
    const plan = await (await api()).platform.plans.create({ ...form, name: 'De hoje' });
    const bill = { environment: 'test' as const, hostedInvoiceUrl: 'https://stripe.test/fatura' };
    await asOperator(async (scope) => {
      await scope.insert(billingAccounts).values({
        companyId: first.companyId,
        environment: 'test',
        providerStatus: 'active',
        planId: plan.id,
      });
      await scope.insert(billingPayments).values([
        { ...bill, ...paid(first.companyId, 'in_1', 1), amountCents: cents(1_234_50) },
        { ...bill, ...paid(first.companyId, 'in_2', 2), status: 'failed', planName: 'Pago' },
        { ...bill, ...paid(second.companyId, 'in_3', 3), environment: 'sim' },
      ]);
    });
    const { payments } = (await api()).platform;
    const found = async (filters: Parameters<typeof payments.list>[0]) =>
      (await payments.list(filters)).items.map(({ invoiceId }) => invoiceId);
    expect(await found({})).toEqual(['in_3', 'in_2', 'in_1']);
    expect(await found({ search: 'ÁGATA' })).toEqual(['in_2', 'in_1']);
    expect(await found({ status: 'failed' })).toEqual(['in_2']);
    expect(await found({ environment: 'sim' })).toEqual(['in_3']);
    const page = await payments.list({ limit: 2 });
    expect(await found({ limit: 2, cursor: page.nextCursor ?? '' })).toEqual(['in_1']);
    expect(page.items[1]).toMatchObject({ companyName: 'Espaço Ágata', planName: 'Pago' });

    const file = await payments.exportCsv({ search: 'agata' });
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await file.text()).split('\r\n')).toEqual([
      'Empresa;Plano;Valor (R$);Status;Data;Ambiente;Fatura',
      'Espaço Ágata;Pago;59,90;Falhou;10/03/2026;Teste;in_2',
      'Espaço Ágata;;1.234,50;Pago;10/03/2026;Teste;in_1',
      '',
    ]);
    const other = await (await payments.exportCsv({ search: 'barbearia' })).text();
    expect(other).toContain(`"'=Barbearia; do Zé"`);
    expect((await trail()).at(-1)).toMatchObject({ action: 'payments.exported' });

    const company = await payments.company({ id: first.companyId });
    expect(company).toMatchObject({ name: 'Espaço Ágata', status: 'trial' });
    expect(company.payments.map(({ invoiceId }) => invoiceId)).toEqual(['in_2', 'in_1']);
    const nobody = payments.company({ id: operatorId });
    await expect(nobody).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
  });

  test('are asked for anew when an operator wants it, and the trail tells', async () => {
    const { provider, stripe, platform } = await atProvider();
    const asked = await salon('Salão Conferido');
    const sync = () => platform.payments.sync({ id: asked.companyId });
    await expect(platform.payments.sync({ id: operatorId })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    await stripe.saveKeys({ mode: 'test', secretKey: SECRET_KEY });
    await beCustomer(world, asked, 'test');
    const before = (await trail()).length;
    provider.answer = () => refusal(500, { type: 'api_error' });
    await expect(sync()).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_FAILED',
      message: 'Não foi possível sincronizar com o Stripe. Tente novamente.',
    });
    expect(await trail()).toHaveLength(before);

    provider.requests.length = 0;
    provider.answer = ({ path }) =>
      Response.json({ object: 'list', url: path, has_more: false, data: [] });
    expect(await sync()).toMatchObject({ name: 'Salão Conferido', status: 'trial' });
    expect(provider.sent('GET', '/v1/subscriptions')).toHaveLength(1);
    expect((await trail()).slice(before)).toMatchObject([
      { action: 'payments.synced', subject: 'Salão Conferido', companyId: asked.companyId },
    ]);
  });

  test('cannot be asked for where no key is set and nothing is simulated', async () => {
    const { payments } = providerOf(world, 'refuse');
    const { platform } = await api({}, { payments });
    const asked = await salon();
    await expect(platform.payments.sync({ id: asked.companyId })).rejects.toMatchObject({
      code: 'PAYMENT_NOT_CONFIGURED',
    });
  });

  function paid(companyId: string, stripeInvoiceId: string, minute: number) {
    const at = noon.add({ minutes: minute });
    return { companyId, stripeInvoiceId, at, amountCents: cents(59_90), status: 'paid' as const };
  }
});

function idOf({ id, version }: { id: string; version: number }) {
  return { id, version };
}

async function makePrice({ payments }: Provider, amount: number): Promise<string> {
  const stripe = (await payments.connect('sim'))?.stripe;
  const product = await stripe?.products.create({ name: 'Plano' });
  const price = await stripe?.prices.create({
    product: product?.id ?? '',
    currency: 'brl',
    unit_amount: amount,
    recurring: { interval: 'month' },
  });
  return price?.id ?? '';
}

/** An operator, with somebody on the wire to the provider who listens and answers. */
async function atProvider() {
  const provider = providerOf(world);
  const { platform } = await api({}, { payments: provider.payments });
  return { provider, platform, stripe: platform.stripe };
}

async function api(variables: { PUBLIC_URL?: string } = {}, parts: Partial<RequestContext> = {}) {
  const context = contextOf(world.system, await signIn(world.system, operatorId));
  const environment = { ...context.environment, ...variables };
  return createRouterClient(router, { context: { ...context, ...parts, environment } });
}

function salon(name = `Salão ${++salons}`) {
  return world.tell.company(name, { name: 'Bê', email: `be${++salons}@salao.test` });
}

async function trail() {
  const written = await asOperator((scope) =>
    scope.select().from(operatorActions).orderBy(asc(operatorActions.id)),
  );
  return written.slice(writtenBefore);
}

function storedSettings(): Promise<number> {
  return asOperator((scope) => scope.$count(settings, like(settings.key, 'stripe_test%')));
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
