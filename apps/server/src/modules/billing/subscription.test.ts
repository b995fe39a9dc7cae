import { cents } from '@app/domain/shared/money';
import { createRouterClient, type RouterClient } from '@orpc/server';
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
import { contextOf, deliverTo, noon, signIn, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { router } from '../../router.ts';
import { billingPayments } from './billing-payments.table.ts';
import { plans } from './plans.table.ts';

const world = testWorld();
let provider: Provider;
let salons = 0;

beforeEach(() => {
  provider = providerOf(world);
});

describe('the plans', () => {
  test('are shown to whoever is signed in, as they are offered', async () => {
    const { api } = await newSalon();
    expect(await api.billing.plans.list()).toEqual([
      expect.objectContaining({
        name: 'Plano Total',
        priceCents: 5990,
        isMostPopular: true,
        features: expect.arrayContaining(['Agendamentos ilimitados', 'Suporte em português']),
      }),
    ]);
  });

  test('that are not offered any more are not shown', async () => {
    const { api } = await newSalon();
    await asOperator((scope) => scope.update(plans).set({ active: false }));
    expect(await api.billing.plans.list()).toEqual([]);
    await asOperator((scope) => scope.update(plans).set({ active: true }));
  });
});

describe('an owner', () => {
  test('in trial sees the trial, the plan that stands in, and no payment', async () => {
    const { api } = await newSalon();
    expect(await api.billing.subscription.read()).toMatchObject({
      status: 'trial',
      trialEndsAt: noon.add({ hours: 168 }).toString(),
      currentPeriodEnd: null,
      hasAccess: true,
      isSubscribed: false,
      plan: {
        name: 'Plano Total',
        maxProfessionals: null,
        maxAppointmentsMonthly: 0,
        closedModules: [],
      },
      payments: [],
      isSimulated: true,
    });
  });

  test('subscribes in the trial without a card: verified, and still in trial', async () => {
    const { api, companyId } = await newSalon();
    expect(await api.billing.subscription.verify({})).toMatchObject({ verified: false });
    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url, 'without-card');

    expect(await api.billing.subscription.verify({ sessionId: sessionIdIn(url) })).toEqual({
      verified: true,
      subscription_status: 'trial',
      is_trial_active: true,
      trial_days_remaining: 7,
      company_id: companyId,
    });
    expect(await api.billing.subscription.read()).toMatchObject({
      isSubscribed: true,
      payments: [],
    });
  });

  test('whose trial is over has no access, subscribes, and has it again', async () => {
    const { api } = await newSalon(0);
    expect(await api.billing.subscription.read()).toMatchObject({ hasAccess: false });
    await expect(api.catalog.services.list()).rejects.toMatchObject({ code: 'MODULE_CLOSED' });

    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url);

    expect(await api.billing.subscription.read()).toMatchObject({
      status: 'active',
      hasAccess: true,
      isSubscribed: true,
      payments: [{ amountCents: 5990, status: 'paid', at: noon.toString() }],
    });
    await expect(api.catalog.services.list()).resolves.toEqual([]);
  });

  test('is sent to the portal instead of a second checkout', async () => {
    const { api } = await newSalon();
    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url);

    await expect(
      api.billing.subscription.checkout({ planId: await planId() }),
    ).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      status: 409,
    });
    expect((await api.billing.subscription.portal()).url).toContain('/portal/');
  });

  test('who never subscribed has no portal', async () => {
    const { api } = await newSalon();
    await expect(api.billing.subscription.portal()).rejects.toMatchObject({
      code: 'NEVER_SUBSCRIBED',
    });
  });

  test('opens the portal often; it is set up once', async () => {
    const { api } = await newSalon();
    await api.billing.subscription.checkout({ planId: await planId() });
    await api.billing.subscription.portal();
    await api.billing.subscription.portal();

    expect(provider.sent('POST', '/v1/billing_portal/configurations').length).toBeLessThanOrEqual(
      1,
    );
    const [session] = provider.sent('POST', '/v1/billing_portal/sessions');
    expect(session?.form.get('return_url')).toBe(
      'http://localhost:3000/dashboard/settings?tab=subscription',
    );
    expect(session?.form.get('configuration')).toMatch(/^bpc_/);
  });

  test('nothing is sent to the provider without a key of its own occasion', async () => {
    const { api } = await newSalon();
    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url);
    await api.billing.subscription.portal();
    const written = provider.requests.filter(({ method }) => method === 'POST');
    const ours = /^(price|product|customer|checkout|expire|portal):/;
    expect(written.filter(({ key }) => !ours.test(key ?? ''))).toEqual([]);
  });

  test('sees the portal set up anew when the provider does not know it any more', async () => {
    const { api } = await newSalon();
    await api.billing.subscription.checkout({ planId: await planId() });
    await api.billing.subscription.portal();
    let refused = false;
    provider.answer = ({ path }) => {
      if (refused || path !== '/v1/billing_portal/sessions') return undefined;
      refused = true;
      return refusal(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'x',
      });
    };

    expect((await api.billing.subscription.portal()).url).toContain('/portal/');
    const made = provider.sent('POST', '/v1/billing_portal/configurations').map(({ key }) => key);
    expect(made.at(-1)).toMatch(/^portal:[0-9a-f]{32}:v1$/);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('asking the provider', () => {
  test('by the button works ten seconds later again, and says how long to wait', async () => {
    const { api } = await newSalon();
    expect(await api.billing.subscription.sync()).toEqual({ success: true });
    await expect(api.billing.subscription.sync()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterInSeconds: 10 },
      message: 'Muitas tentativas. Aguarde 10 s e tente novamente.',
    });
  });

  test('by the button repairs what no event told us', async () => {
    const { api } = await newSalon();
    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    await payUnheard(url);
    expect(await api.billing.subscription.read()).toMatchObject({ isSubscribed: false });

    await api.billing.subscription.sync();
    expect(await api.billing.subscription.read()).toMatchObject({ isSubscribed: true });
  });

  test('by the payment page repairs it too, and asks once in three seconds', async () => {
    const { api } = await newSalon();
    const { url } = await api.billing.subscription.checkout({ planId: await planId() });
    const before = provider.requests.length;
    const sessionId = sessionIdIn(url);
    expect(await api.billing.subscription.verify({ sessionId })).toMatchObject({ verified: false });
    expect(await api.billing.subscription.verify({ sessionId })).toMatchObject({ verified: false });
    expect(provider.requests.length - before).toBe(1);

    await payUnheard(url);
    await asOperator((scope) => scope.execute('delete from rate_limits'));
    expect(await api.billing.subscription.verify({ sessionId })).toMatchObject({ verified: true });
  });

  test('with the page of somebody else, or of nobody, verifies nothing', async () => {
    const [mine, other] = [await newSalon(), await newSalon()];
    const { url } = await other.api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url);

    for (const sessionId of [sessionIdIn(url), 'cs_unknown', "'; drop table plans"]) {
      await asOperator((scope) => scope.execute('delete from rate_limits'));
      expect(await mine.api.billing.subscription.verify({ sessionId })).toMatchObject({
        verified: false,
      });
    }
  });

  test('that fails is a sentence, and nothing is written', async () => {
    const { api } = await newSalon();
    await api.billing.subscription.checkout({ planId: await planId() });
    provider.answer = () => refusal(500, { type: 'api_error', message: 'x' });

    const failed = { code: 'PAYMENT_PROVIDER_FAILED', status: 424 };
    await expect(api.billing.subscription.sync()).rejects.toMatchObject(failed);
    await expect(api.billing.subscription.verify({})).rejects.toMatchObject(failed);
    await expect(api.billing.subscription.portal()).rejects.toMatchObject(failed);
    await expect(
      api.billing.subscription.checkout({ planId: await planId() }),
    ).rejects.toMatchObject(failed);
  });

  test('for a plan without a price is a sentence', async () => {
    const { api } = await newSalon();
    const [free] = await asOperator((scope) =>
      scope
        .insert(plans)
        .values({ name: 'Sem preço', priceMonthlyCents: cents(0) })
        .returning(),
    );
    const checkout = api.billing.subscription.checkout({ planId: free?.id ?? '' });
    await expect(checkout).rejects.toMatchObject({
      code: 'PLAN_WITHOUT_PRICE',
      message: 'Este plano ainda não pode ser assinado. Fale com o suporte.',
    });
    await asOperator((scope) => scope.delete(plans).where(eq(plans.id, free?.id ?? '')));
  });

  test('without a provider is a sentence', async () => {
    provider = providerOf(world, 'refuse');
    const { api } = await newSalon();
    const missing = { code: 'PAYMENT_NOT_CONFIGURED', status: 409 };
    await expect(api.billing.subscription.sync()).rejects.toMatchObject(missing);
    await expect(api.billing.subscription.verify({})).rejects.toMatchObject(missing);
    await expect(api.billing.subscription.portal()).rejects.toMatchObject(missing);
    await expect(
      api.billing.subscription.checkout({ planId: await planId() }),
    ).rejects.toMatchObject(missing);
    expect(await api.billing.subscription.read()).toMatchObject({
      isSimulated: false,
      isSubscribed: false,
    });
  });
});

describe('others', () => {
  const writes = ['checkout', 'verify', 'portal', 'sync'] as const;

  test('a manager sees the subscription and may not change it', async () => {
    const { story } = await newSalon();
    const rui = await story.isJoinedBy(
      { name: 'Rui', email: `rui-${salons}@salao.test` },
      'manager',
    );
    const { subscription } = (await apiOf(rui)).billing;
    expect(await subscription.read()).toMatchObject({ status: 'trial' });
    for (const name of writes)
      await expect(call(subscription, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a receptionist and a professional neither see nor change it', async () => {
    const { story } = await newSalon();
    for (const role of ['receptionist', 'professional'] as const) {
      const person = await story.isJoinedBy(
        { name: 'Ana', email: `${role}-${salons}@salao.test` },
        role,
      );
      const { subscription } = (await apiOf(person)).billing;
      for (const name of ['read', ...writes] as const) {
        await expect(call(subscription, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    expect(provider.requests).toEqual([]);
  });

  test('whoever is no member, and whoever is not signed in, get nowhere', async () => {
    const eva = await world.tell.person({ name: 'Eva', email: `eva-${salons}@fora.test` });
    const outside = (await apiOf(eva)).billing.subscription;
    const nobody = (await apiOf()).billing.subscription;
    for (const name of ['read', ...writes] as const) {
      await expect(call(outside, name)).rejects.toMatchObject({ code: 'NO_COMPANY' });
      await expect(call(nobody, name)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
  });

  test('another company’s payments are not shown', async () => {
    const [mine, other] = [await newSalon(), await newSalon(0)];
    const { url } = await other.api.billing.subscription.checkout({ planId: await planId() });
    await pay(world, url);
    expect(
      await asOperator((scope) =>
        scope.$count(billingPayments, eq(billingPayments.companyId, other.companyId)),
      ),
    ).toBe(1);
    expect(await mine.api.billing.subscription.read()).toMatchObject({
      payments: [],
      isSubscribed: false,
    });
  });

  test('an administrator has neither trial nor limits', async () => {
    const { story } = await newSalon(0);
    await asOperator((scope) =>
      scope.execute(`update users set role = 'admin' where id = '${story.ownerId}'`),
    );
    expect(await (await apiOf(story.ownerId)).billing.subscription.read()).toMatchObject({
      status: 'active',
      trialEndsAt: null,
      hasAccess: true,
      plan: { id: null, name: 'Super Admin', maxProfessionals: null },
    });
  });
});

test.each([
  ['no plan', {}],
  ['a plan that is no id', { planId: 'lixo' }],
  ['more than asked for', { planId: crypto.randomUUID(), price: 1 }],
])('a checkout with %s is refused', async (_case, input) => {
  const { api } = await newSalon();
  // Whoever writes by hand is not bound by our types.
  const { checkout } = api.billing.subscription as { checkout(input: object): Promise<unknown> };
  await expect(checkout(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

type Api = RouterClient<typeof router>;
type Salon = { story: CompanyStory; companyId: string; api: Api };

async function newSalon(trialDays = 7): Promise<Salon> {
  salons++;
  const owner = { name: 'Bê', email: `be-${salons}@salao.test` };
  const story = await world.tell.company(`Salão ${salons}`, owner, { trialDays });
  return { story, companyId: story.companyId, api: await apiOf(story.ownerId) };
}

/** The API as this person sees it, with our listener on the wire to the provider. */
async function apiOf(userId?: string): Promise<Api> {
  const token = userId ? await signIn(world.system, userId) : null;
  const session = contextOf(world.system, token);
  return createRouterClient(router, { context: { ...session, payments: provider.payments } });
}

async function planId(): Promise<string> {
  const [plan] = await asOperator((scope) => scope.select().from(plans));
  return plan?.id ?? '';
}

/** Somebody pays, and no event reaches us. */
async function payUnheard(url: string): Promise<void> {
  world.system.simulator.deliverThrough(async () => 500);
  await pay(world, url);
  world.system.simulator.deliverThrough((event) => deliverTo(world.app, event));
}

function call(
  subscription: Api['billing']['subscription'],
  name: keyof typeof subscription,
): Promise<unknown> {
  // A role is refused before anybody looks at the input.
  const procedure = subscription[name] as (input: object) => Promise<unknown>;
  return procedure({});
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
