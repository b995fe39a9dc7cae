import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import {
  type Provider,
  pay,
  providerOf,
  refusal,
  sessionIdIn,
} from '../../../tests/billing-support.ts';
import { deliverTo, noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { billingCheckouts } from './billing-checkouts.table.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { startCheckout, startFirstCheckout } from './checkout.commands.ts';
import { firstActivePlan } from './plans.queries.ts';
import { planPrices, plans } from './plans.table.ts';

const world = testWorld();
let provider: Provider;
let planId: string;
let companies = 0;

beforeEach(async () => {
  provider = providerOf(world);
  planId = (await asOperator(firstActivePlan))?.id ?? '';
});

describe('a checkout', () => {
  test('leads to a page that asks for no card while the trial runs', async () => {
    const salon = await newSalon();
    const outcome = await start(salon);

    expect(outcome).toMatchObject({
      accepted: true,
      value: { url: expect.stringContaining('/checkout/') },
    });
    const [request] = provider.sent('POST', '/v1/checkout/sessions');
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'subscription',
      ui_mode: 'hosted_page',
      locale: 'pt-BR',
      client_reference_id: salon.companyId,
      'line_items[0][quantity]': '1',
      'allowed_payment_method_types[0]': 'card',
      payment_method_collection: 'if_required',
      'metadata[company_id]': salon.companyId,
      'subscription_data[metadata][company_id]': salon.companyId,
      'subscription_data[metadata][plan_id]': planId,
      'subscription_data[trial_end]': String(noon.add({ hours: 168 }).epochMilliseconds / 1000),
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
      success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/dashboard',
    });
  });

  test('asks for whole days when less than two are left, and for a card when none is', async () => {
    await start(await newSalon(1));
    await start(await newSalon(0));

    const [short, over] = provider.sent('POST', '/v1/checkout/sessions').map(({ form }) => form);
    expect(short?.get('subscription_data[trial_period_days]')).toBe('1');
    expect(short?.get('payment_method_collection')).toBe('if_required');
    expect([...(over?.keys() ?? [])].filter((key) => key.includes('trial'))).toEqual([]);
    expect(over?.get('payment_method_collection')).toBe('always');
  });

  test('makes product, price and customer once, and keeps them', async () => {
    const salon = await newSalon();
    await start(salon);
    await start(salon);
    await start(await newSalon());

    expect(provider.sent('POST', '/v1/products').length).toBeLessThanOrEqual(1);
    expect(provider.sent('POST', '/v1/prices').length).toBeLessThanOrEqual(1);
    expect(provider.sent('POST', '/v1/customers')).toHaveLength(2);
    const [customer] = provider.sent('POST', '/v1/customers');
    expect(Object.fromEntries(customer?.form ?? [])).toMatchObject({
      'metadata[company_id]': salon.companyId,
      'preferred_locales[0]': 'pt-BR',
      'tax_id_data[0][type]': 'br_cnpj',
      'tax_id_data[0][value]': '11.222.333/0001-81',
    });
    expect(await asOperator((scope) => scope.select().from(planPrices))).toHaveLength(1);
  });

  test('goes on without the document when the provider finds it wrong', async () => {
    provider.answer = ({ path, form }) =>
      path === '/v1/customers' && form.has('tax_id_data[0][value]')
        ? refusal(400, { type: 'invalid_request_error', code: 'tax_id_invalid', message: 'x' })
        : undefined;

    expect(await start(await newSalon())).toMatchObject({ accepted: true });
    const keys = provider.sent('POST', '/v1/customers').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('started in two tabs, one after the other, is one page', async () => {
    const salon = await newSalon();
    const [first, second] = [await start(salon), await start(salon)];

    expect(second).toEqual(first);
    expect(provider.sent('POST', '/v1/checkout/sessions')).toHaveLength(1);
  });

  test('started twenty times at once is one page', async () => {
    const salon = await newSalon();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => start(salon)));

    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ accepted: true });
    const keys = provider.sent('POST', '/v1/checkout/sessions').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    const customers = await asOperator((scope) =>
      scope.select().from(billingCustomers).where(eq(billingCustomers.companyId, salon.companyId)),
    );
    expect(customers).toHaveLength(1);
  });

  test('for another plan closes the page of the first one', async () => {
    const salon = await newSalon();
    const first = await start(salon);
    const otherPlan = await newPlan();
    const second = await startCheckout(provider.parts, { ...requestOf(salon), planId: otherPlan });

    if (!first.accepted || !second.accepted) throw new Error('refused');
    expect(second.value.url).not.toBe(first.value.url);
    const closed = `/v1/checkout/sessions/${sessionIdIn(first.value.url)}/expire`;
    expect(provider.sent('POST', closed)).toHaveLength(1);
    await removePlan(otherPlan);
  });

  test('of the sign-up is not the one of the dashboard, which leads back there', async () => {
    const salon = await newSalon();
    const wayBack = '/dashboard/primeiros-passos';
    const first = await startCheckout(provider.parts, { ...requestOf(salon), wayBack });
    const second = await start(salon);

    if (!first.accepted || !second.accepted) throw new Error('refused');
    expect(second.value.url).not.toBe(first.value.url);
    const keys = provider.sent('POST', '/v1/checkout/sessions').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('of the sign-up says how to go on without it, and that nothing is charged', async () => {
    const wayBack = '/dashboard/primeiros-passos';
    await startCheckout(provider.parts, { ...requestOf(await newSalon()), wayBack });
    await start(await newSalon());

    const forms = provider.sent('POST', '/v1/checkout/sessions').map(({ form }) => form);
    const said = forms.map((form) => form?.get('custom_text[submit][message]'));
    expect(said).toEqual([
      expect.stringContaining('Nada é cobrado durante o teste'),
      expect.stringContaining('Nada é cobrado durante o teste'),
    ]);
    const ways = forms.map((form) => form?.get('custom_text[after_submit][message]'));
    const link = `[Começar sem assinar agora](http://localhost:3000${wayBack})`;
    expect(ways).toEqual([link, null]);
  });

  test('begun in the trial is begun anew once the trial is over', async () => {
    const salon = await newSalon(1);
    const first = await start(salon);
    const parts = { ...provider.parts, now: noon.add({ hours: 30 }) };
    const second = await startCheckout(parts, requestOf(salon));

    expect(second).toMatchObject({ accepted: true });
    expect(second).not.toEqual(first);
  });

  test('asks for what the plan costs now, also where a page for the old price is open', async () => {
    const plan = { ...requestOf(await newSalon()), planId: await newPlan() };
    const old = await startCheckout(provider.parts, plan);
    await asOperator((scope) =>
      scope
        .update(plans)
        .set({ priceMonthlyCents: cents(12_990) })
        .where(eq(plans.id, plan.planId)),
    );
    const fresh = await startCheckout(provider.parts, plan);

    expect(fresh).toMatchObject({ accepted: true });
    expect(fresh).not.toEqual(old);
    const [first, second] = provider.sent('POST', '/v1/prices');
    expect(second?.form.get('unit_amount')).toBe('12990');
    expect(second?.form.get('product')).toBe(first?.form.get('product'));
    const prices = await pricesOf(plan.planId);
    expect(prices.map(({ amountCents }) => amountCents).toSorted()).toEqual([12_990, 9990]);
    const sold = prices.find(({ amountCents }) => amountCents === 12_990);
    const asked = provider.sent('POST', '/v1/checkout/sessions').at(-1)?.form;
    expect(asked?.get('line_items[0][price]')).toBe(sold?.stripePriceId);
    await removePlan(plan.planId);
  });

  test('makes customer and price anew where the provider does not have them any more', async () => {
    const salon = await newSalon();
    await start(salon);
    const [customer, price] = [await customerOf(salon), (await pricesOf(planId))[0]];
    provider.requests.length = 0;
    provider.answer = ({ path, form }) => {
      if (form.get('customer') === customer) return gone('customer');
      if (path === '/v1/prices' && form.has('lookup_keys[0]')) return Response.json({ data: [] });
      const isOld = form.get('line_items[0][price]') === price?.stripePriceId;
      return isOld ? gone('line_items[0][price]') : undefined;
    };

    expect(await start(salon)).toMatchObject({ accepted: true });
    const fresh = await customerOf(salon);
    expect(fresh).not.toBe(customer);
    const asked = provider.sent('POST', '/v1/checkout/sessions').at(-1)?.form;
    expect(asked?.get('customer')).toBe(fresh);
    expect(asked?.get('line_items[0][price]')).not.toBe(price?.stripePriceId);
  });

  test('that the provider refused is tried again under another key', async () => {
    const salon = await newSalon();
    const sessions = '/v1/checkout/sessions';
    provider.answer = ({ path }) =>
      path === sessions ? refusal(500, { type: 'api_error', message: 'x' }) : undefined;
    await start(salon);
    await start(salon);

    const keys = provider.sent('POST', sessions).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('that got no answer is tried again under the same key', async () => {
    const salon = await newSalon();
    const sessions = '/v1/checkout/sessions';
    provider.answer = ({ path }) =>
      path === sessions ? Promise.reject(new TypeError('fetch failed')) : undefined;
    await start(salon);
    provider.answer = () => undefined;

    expect(await start(salon)).toMatchObject({ accepted: true });
    expect(new Set(provider.sent('POST', sessions).map(({ key }) => key)).size).toBe(1);
  });

  test('promises the trial that is left now, not when it was first tried', async () => {
    const salon = await newSalon(2);
    const sessions = '/v1/checkout/sessions';
    provider.answer = ({ path }) =>
      path === sessions ? Promise.reject(new TypeError('fetch failed')) : undefined;
    for (const hours of [1, 24]) {
      await startCheckout({ ...provider.parts, now: noon.add({ hours }) }, requestOf(salon));
    }

    const tried = provider.sent('POST', sessions).map(({ form }) => form);
    expect(tried[0]?.get('subscription_data[trial_period_days]')).toBe('2');
    expect(tried.at(-1)?.get('subscription_data[trial_period_days]')).toBe('1');
  });

  test('that another tab replaced meanwhile leaves no second page open', async () => {
    const salon = await newSalon();
    const otherPlan = await newPlan();
    let other: Promise<unknown> | null = null;
    provider.holdBack = async ({ method, path }) => {
      if (other || method !== 'POST' || path !== '/v1/checkout/sessions') return;
      other = startCheckout(provider.parts, { ...requestOf(salon), planId: otherPlan });
      await other;
    };
    const outcome = await start(salon);

    expect(outcome).toMatchObject({ accepted: true });
    const made = provider.sent('POST', '/v1/checkout/sessions').length;
    const closed = provider.requests.filter(({ path }) => path.endsWith('/expire')).length;
    expect(made - closed).toBe(1);
    const [kept] = await asOperator((scope) =>
      scope.select().from(billingCheckouts).where(eq(billingCheckouts.companyId, salon.companyId)),
    );
    expect(outcome).toMatchObject({ value: { url: kept?.url } });
    await removePlan(otherPlan);
  });

  test('of the sign-up and of the dashboard at the same moment leave one page open', async () => {
    const salon = await newSalon();
    const wayBack = '/dashboard/primeiros-passos';
    let other: Promise<unknown> | null = null;
    provider.holdBack = async ({ method, path }) => {
      if (other || method !== 'POST' || path !== '/v1/checkout/sessions') return;
      other = startCheckout(provider.parts, { ...requestOf(salon), wayBack });
      await other;
    };
    expect(await start(salon)).toMatchObject({ accepted: true });
    const made = provider.sent('POST', '/v1/checkout/sessions').length;
    const closed = provider.requests.filter(({ path }) => path.endsWith('/expire')).length;
    expect(made).toBeGreaterThan(1);
    expect(made - closed).toBe(1);
  });
});

describe('no checkout', () => {
  test('for whoever has a subscription, even if we never heard of it', async () => {
    const salon = await newSalon();
    const page = await start(salon);
    if (!page.accepted) throw new Error('refused');
    world.system.simulator.deliverThrough(async () => 500);
    await pay(world, page.value.url);
    world.system.simulator.deliverThrough((event) => deliverTo(world.app, event));

    expect(await start(salon)).toEqual({ accepted: false, reason: 'already-subscribed' });
    expect(provider.sent('POST', '/v1/checkout/sessions')).toHaveLength(1);
  });

  test('without a provider', async () => {
    const { parts } = providerOf(world, 'refuse');
    const outcome = await startCheckout(parts, requestOf(await newSalon()));
    expect(outcome).toEqual({ accepted: false, reason: 'not-configured' });
  });

  test('for a plan that is not there, not offered, or costs nothing', async () => {
    const salon = await newSalon();
    const withPlan = (id: string) =>
      startCheckout(provider.parts, { ...requestOf(salon), planId: id });
    const hidden = await newPlan({ active: false });
    const free = await newPlan({ priceMonthlyCents: cents(0) });

    expect(await withPlan(crypto.randomUUID())).toMatchObject({ reason: 'plan-not-found' });
    expect(await withPlan(hidden)).toMatchObject({ reason: 'plan-not-found' });
    expect(await withPlan(free)).toMatchObject({ reason: 'plan-without-price' });
    expect(provider.requests).toEqual([]);
    for (const id of [hidden, free]) await removePlan(id);
  });

  test('for a plan whose price the provider does not know any more', async () => {
    const salon = await newSalon();
    provider.answer = ({ method, path }) =>
      method === 'POST' && path === '/v1/checkout/sessions'
        ? refusal(400, {
            type: 'invalid_request_error',
            code: 'resource_missing',
            param: 'line_items[0][price]',
            message: 'No such price',
          })
        : undefined;
    expect(await start(salon)).toEqual({ accepted: false, reason: 'plan-without-price' });
  });

  test.each([
    ['a wrong key', 401, { type: 'invalid_request_error' }],
    ['too many requests', 429, { type: 'rate_limit_error' }],
    ['an error of its own', 500, { type: 'api_error' }],
    ['a clash of keys', 400, { type: 'idempotency_error' }],
  ])(
    'while the provider answers with %s, and it works again afterwards',
    async (_case, status, error) => {
      const salon = await newSalon();
      provider.answer = ({ path }) =>
        path === '/v1/checkout/sessions' ? refusal(status, { ...error, message: 'x' }) : undefined;

      expect(await start(salon)).toEqual({ accepted: false, reason: 'provider-failed' });
      expect(provider.warnings).toEqual(['the payment provider failed']);
      provider.answer = () => undefined;
      expect(await start(salon)).toMatchObject({ accepted: true });
    },
  );

  test('when the page has no address', async () => {
    const salon = await newSalon();
    provider.answer = ({ method, path }) =>
      method === 'POST' && path === '/v1/checkout/sessions'
        ? Response.json({ id: 'cs_without', object: 'checkout.session', status: 'open', url: null })
        : undefined;
    expect(await start(salon)).toEqual({ accepted: false, reason: 'no-url' });
  });
});

describe('the first checkout of a new company', () => {
  test('is ready', async () => {
    const { companyId } = await newSalon();
    expect(await startFirstCheckout(provider.parts, companyId)).toMatchObject({ result: 'ready' });
  });

  test('says that there is no plan', async () => {
    const { companyId } = await newSalon();
    await asOperator((scope) => scope.update(plans).set({ active: false }));
    expect(await startFirstCheckout(provider.parts, companyId)).toEqual({
      result: 'no-plans',
      message: 'Conta criada com sucesso, mas nenhum plano de assinatura está disponível.',
    });
    await asOperator((scope) => scope.update(plans).set({ active: true }));
  });

  test('says that the payment failed', async () => {
    const { companyId } = await newSalon();
    provider.answer = () => refusal(500, { type: 'api_error', message: 'x' });
    expect(await startFirstCheckout(provider.parts, companyId)).toEqual({
      result: 'checkout-error',
      message:
        'Conta criada com sucesso, mas houve erro no processamento do pagamento. Tente fazer login.',
    });
  });

  test('says that the plans could not be read', async () => {
    const { companyId } = await newSalon();
    const scopes = {
      ...provider.parts.scopes,
      asOperator: () => Promise.reject(new Error('down')),
    };
    expect(await startFirstCheckout({ ...provider.parts, scopes }, companyId)).toEqual({
      result: 'plans-fetch',
      message: 'Erro ao buscar planos. Tente novamente.',
    });
  });
});

function newSalon(trialDays = 7): Promise<CompanyStory> {
  companies++;
  const owner = { name: 'Bê', email: `be-${companies}@salao.test` };
  return world.tell.company(`Salão ${companies}`, owner, { trialDays });
}

function requestOf({ companyId }: CompanyStory) {
  return { companyId, planId };
}

function start(salon: CompanyStory) {
  return startCheckout(provider.parts, requestOf(salon));
}

function gone(param: string): Response {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'x' };
  return refusal(404, { ...error, param });
}

function pricesOf(id: string) {
  return asOperator((scope) => scope.select().from(planPrices).where(eq(planPrices.planId, id)));
}

async function customerOf({ companyId }: CompanyStory): Promise<string | undefined> {
  const [row] = await asOperator((scope) =>
    scope.select().from(billingCustomers).where(eq(billingCustomers.companyId, companyId)),
  );
  return row?.stripeCustomerId;
}

async function newPlan(details: Partial<typeof plans.$inferInsert> = {}): Promise<string> {
  const row = { name: 'Outro', priceMonthlyCents: cents(9990), displayOrder: 9, ...details };
  const [plan] = await asOperator((scope) => scope.insert(plans).values(row).returning());
  return plan?.id ?? '';
}

function removePlan(id: string): Promise<unknown> {
  return asOperator((scope) => scope.delete(plans).where(eq(plans.id, id)));
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
