import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import {
  beCustomer,
  customerIdOf,
  type Provider,
  pay,
  providerOf,
  refusal,
} from '../../../tests/billing-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { effects } from '../../foundation/jobs/effects.table.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { savePaymentKey } from '../../foundation/payments/payment-keys.ts';
import { settings } from '../../foundation/settings/settings.table.ts';
import { companies } from '../company/companies.table.ts';
import { billingAccounts } from './billing-accounts.table.ts';
import { billingPayments } from './billing-payments.table.ts';
import { startCheckout } from './checkout.commands.ts';
import { projectEverybody, syncEverybody } from './nightly-sync.commands.ts';
import { planInForce } from './plans.queries.ts';
import { planPrices, plans as planTable } from './plans.table.ts';
import { syncCompany } from './sync.commands.ts';

const world = testWorld();
let provider: Provider;
let salons = 0;

const now = noon.epochMilliseconds / 1000;
const DAY = 86_400;
const PERIOD_END = noon.add({ hours: 24 * 20 });

beforeEach(() => {
  provider = providerOf(world);
});

describe('what the provider says', () => {
  test('is written down, and the company’s own record says the same', async () => {
    const salon = await customer();
    answerWith([subscription()]);

    expect(await sync(salon)).toEqual({ accepted: true, value: { isLive: true, isInForce: true } });
    expect(await record(salon)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionStripeId: 'sub_1',
      subscriptionCurrentPeriodEnd: PERIOD_END,
    });
    expect(await account(salon)).toMatchObject({
      providerStatus: 'active',
      paidThrough: PERIOD_END,
    });
    expect(provider.requests[0]?.form.get('status')).toBe('all');
  });

  test('is heard by every server, which may remember that the company is open', async () => {
    const salon = await customer();
    answerWith([subscription()]);
    const changed = vi.fn();
    world.system.feed.watch({ changed, missed: () => {} });
    await sync(salon);
    expect(changed).toHaveBeenCalledWith(salon.companyId, 'company');
  });

  test('names the plan by its price', async () => {
    const salon = await newSalon();
    await subscribe(salon);

    const plan = await world.inCompany(salon.companyId, planInForce);
    expect(await record(salon)).toMatchObject({ subscriptionPlanId: plan?.id });
    expect(plan?.name).toBe('Plano Total');
  });

  test.each([
    ['a late payment', { status: 'past_due' }, 'past_due', -10 + 7],
    ['an end that is settled', { cancel_at: now + 5 * DAY }, 'canceled', 5],
    ['an end at the period’s end', { cancel_at_period_end: true }, 'canceled', 20],
    ['an end', { status: 'canceled' }, 'canceled', 20],
    [
      'an end for not paying',
      { status: 'canceled', cancellation_details: { reason: 'payment_failed' } },
      'canceled',
      -10,
    ],
  ])('%s reaches the company’s record', async (_case, change, status, days) => {
    const salon = await customer();
    answerWith([subscription(change)]);
    await sync(salon);

    expect(await record(salon)).toMatchObject({
      subscriptionStatus: status,
      subscriptionCurrentPeriodEnd: noon.add({ hours: 24 * days }),
    });
  });

  test('in a word that nobody knows changes nothing, and somebody is told', async () => {
    const salon = await customer();
    answerWith([subscription()]);
    await sync(salon);
    answerWith([subscription({ status: 'hibernating' })]);
    await sync(salon);

    expect(await record(salon)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionCurrentPeriodEnd: PERIOD_END,
    });
    expect(await account(salon)).toMatchObject({
      providerStatus: 'hibernating',
      paidThrough: PERIOD_END,
    });
    expect(provider.warnings.join()).toContain('a status that nobody here knows');
  });

  test('about two subscriptions: the newest counts, and somebody is told', async () => {
    const salon = await customer();
    answerWith([
      subscription({ id: 'sub_old', created: now - 9 }),
      subscription({ id: 'sub_new', created: now - 3 }),
      subscription({ id: 'sub_over', created: now - 1, status: 'canceled' }),
    ]);
    await sync(salon);

    expect(await record(salon)).toMatchObject({ subscriptionStripeId: 'sub_new' });
    expect(provider.warnings).toEqual([
      'a company pays for more than one subscription; the newest one counts',
    ]);
  });

  test('about nothing leaves a company alone', async () => {
    const salon = await customer();
    const before = await record(salon);
    answerWith([]);

    expect(await sync(salon)).toMatchObject({ value: { isLive: false } });
    expect(await record(salon)).toEqual(before);
  });

  test('is not asked for a company that never was a customer', async () => {
    expect(await sync(await newSalon())).toEqual({ accepted: false, reason: 'no-customer' });
    expect(provider.requests).toEqual([]);
  });
});

describe('an answer that is late', () => {
  test('never overwrites one that was asked for later', async () => {
    const salon = await customer();
    const { waits, letGo } = holdNextAnswer([subscription()]);
    const slow = sync(salon);
    await waits;
    answerWith([subscription({ status: 'canceled' })]);
    await sync(salon);
    letGo();
    await slow;

    expect(await record(salon)).toMatchObject({ subscriptionStatus: 'canceled' });
    expect(await account(salon)).toMatchObject({ providerStatus: 'canceled' });
  });

  test('does not store its bills or tell its news either', async () => {
    const salon = await customer();
    const { waits, letGo } = holdNextAnswer([subscription({ latest_invoice: invoice() })]);
    const slow = sync(salon);
    await waits;
    answerWith([]);
    await sync(salon);
    letGo();
    await slow;

    expect(await payments(salon)).toEqual([]);
    expect(await told(salon)).toEqual([]);
  });
});

describe('bills', () => {
  test('that failed and were paid later are one', async () => {
    const salon = await customer();
    const open = {
      status: 'open',
      amount_paid: 0,
      attempt_count: 1,
      next_payment_attempt: now + 3 * DAY,
    };
    answerWith([subscription({ status: 'past_due', latest_invoice: invoice(open) })]);
    await sync(salon);
    expect(await payments(salon)).toMatchObject([
      { status: 'failed', amountCents: 5990, at: noon },
    ]);

    answerWith([subscription({ latest_invoice: invoice({ attempt_count: 2 }) })]);
    await sync(salon);
    expect(await payments(salon)).toMatchObject([
      { status: 'paid', amountCents: 5990, attemptCount: 2, periodEnd: PERIOD_END },
    ]);
  });

  test('are read beyond the latest one: an older one is paid late, a missed one is not lost', async () => {
    const salon = await customer();
    const open = { id: 'in_old', status: 'open', amount_paid: 0 };
    answerWith([subscription({ latest_invoice: invoice(open) })]);
    await sync(salon);
    answerWith(
      [subscription({ latest_invoice: invoice({ id: 'in_new' }) })],
      [invoice({ id: 'in_new' }), invoice({ id: 'in_missed' }), invoice({ id: 'in_old' })],
    );
    provider.requests.length = 0;
    await sync(salon);
    expect(provider.requests).toHaveLength(2);
    await sync(salon);

    const stored = (await payments(salon)).map((row) => `${row.stripeInvoiceId} ${row.status}`);
    expect(stored.toSorted()).toEqual(['in_missed paid', 'in_new paid', 'in_old paid']);
    expect(await jobsAbout(salon, 'renewal.tell')).toHaveLength(3);
  });

  test('keep the plan that was billed, and take no later name in place of one that is unknown', async () => {
    const salon = await newSalon();
    await subscribe(salon);
    const [sold] = await asOperator((scope) =>
      scope.select().from(planPrices).where(eq(planPrices.environment, 'sim')),
    );
    const lines = (price: string) => ({
      data: [
        {
          period: { start: now - 10 * DAY, end: now + 20 * DAY },
          pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
        },
      ],
    });
    const billed = invoice({ id: 'in_sold', lines: lines(sold?.stripePriceId ?? '') });
    const strange = invoice({ id: 'in_strange', lines: lines('price_of_nobody') });
    const plans = async () =>
      Object.fromEntries(
        (await payments(salon)).map(({ stripeInvoiceId, planName }) => [stripeInvoiceId, planName]),
      );
    answerWith([subscription()], [strange, billed]);
    await sync(salon);
    expect(await plans()).toMatchObject({ in_sold: 'Plano Total', in_strange: null });

    await asOperator((scope) => scope.update(planTable).set({ name: 'Rebatizado' }));
    await sync(salon);
    await asOperator((scope) => scope.update(planTable).set({ name: 'Plano Total' }));
    expect(await plans()).toMatchObject({ in_sold: 'Plano Total' });

    const before = eq(billingPayments.stripeInvoiceId, 'in_sold');
    await asOperator((scope) =>
      scope.update(billingPayments).set({ planName: null }).where(before),
    );
    await sync(salon);
    expect(await plans(), 'a name it never had').toMatchObject({ in_sold: null });
  });

  test('of nothing are none, and neither are those that nobody tried to charge', async () => {
    const salon = await customer();
    const none = [
      { amount_paid: 0, amount_due: 0 },
      { status: 'draft' },
      { status: 'open', attempt_count: 0 },
    ];
    for (const change of none) {
      answerWith([subscription({ latest_invoice: invoice(change) })]);
      await sync(salon);
    }
    expect(await payments(salon)).toEqual([]);
  });
});

describe('the other areas', () => {
  test('hear of a renewal, a failure and an end once each, however often we ask', async () => {
    const salon = await customer();
    const failed = { id: 'in_2', status: 'open', amount_paid: 0, attempt_count: 1 };
    const states = [
      subscription({ latest_invoice: invoice() }),
      subscription({ status: 'past_due', latest_invoice: invoice(failed) }),
      subscription({
        status: 'canceled',
        latest_invoice: invoice({ ...failed, attempt_count: 2 }),
      }),
    ];
    for (const state of states) {
      answerWith([state]);
      await Promise.all([sync(salon), sync(salon), sync(salon)]);
    }

    expect(await told(salon)).toEqual([
      'payment-failed:in_2:1',
      'payment-failed:in_2:2',
      'subscription-activated:sub_1',
      'subscription-canceled:sub_1',
      'subscription-renewed:in_1',
    ]);
    expect(await jobsAbout(salon, 'renewal.tell')).toEqual([
      { amountCents: 5990, periodEnd: PERIOD_END.toString() },
    ]);
    const ended = { until: null, subscriptionId: 'sub_1' };
    expect(await jobsAbout(salon, 'cancellation.tell')).toEqual([ended]);
    expect(await jobsAbout(salon, 'company-cancellation.write')).toEqual([ended]);
    expect(await jobsAbout(salon, 'company-renewal.write')).toHaveLength(1);
    expect(await jobsAbout(salon, 'failed-payment.tell')).toHaveLength(2);
  });

  test('do not take the first bill for a renewal', async () => {
    const salon = await customer();
    answerWith([
      subscription({ latest_invoice: invoice({ billing_reason: 'subscription_create' }) }),
    ]);
    await sync(salon);
    expect(await told(salon)).toEqual(['subscription-activated:sub_1']);
  });
});

describe('two environments', () => {
  test('are kept apart, and a company says what the one switched on says', async () => {
    const salon = await customer();
    answerWith([subscription({ id: 'sub_sim' })]);
    await sync(salon);
    await withTestKey(async () => {
      await projectEverybody(provider.parts);
      expect(await record(salon)).toMatchObject({
        subscriptionStatus: 'trial',
        subscriptionCurrentPeriodEnd: null,
        subscriptionStripeId: null,
      });
      expect(await sync(salon, 'sim')).toEqual({ accepted: false, reason: 'not-configured' });

      await beCustomer(world, salon, 'test');
      answerWith([subscription({ id: 'sub_test', status: 'past_due' })]);
      await sync(salon, 'test');
      expect(await record(salon)).toMatchObject({
        subscriptionStripeId: 'sub_test',
        subscriptionStatus: 'past_due',
      });
    });
    await projectEverybody(provider.parts);

    expect(await record(salon)).toMatchObject({
      subscriptionStripeId: 'sub_sim',
      subscriptionStatus: 'active',
    });
    expect(await account(salon, 'test')).toMatchObject({ providerStatus: 'past_due' });
  });

  test('what happens in the one switched off is kept, and nobody hears of it', async () => {
    const salon = await customer();
    await withTestKey(async () => {
      const live = { kind: 'secret-key', mode: 'live', key: 'sk_live_0123456789' } as const;
      await save(live);
      await beCustomer(world, salon, 'live');
      const before = await record(salon);
      answerWith([subscription({ latest_invoice: invoice() })]);
      await sync(salon, 'live');

      expect(await account(salon, 'live')).toMatchObject({ providerStatus: 'active' });
      expect(await record(salon)).toEqual(before);
      expect(await told(salon)).toEqual([]);
    });
  });
});

describe('the night', () => {
  test('repairs what was missed, and one company in trouble stops nobody', async () => {
    const [first, second] = [await customer(), await customer()];
    provider.answer = ({ form }) =>
      form.get('customer') === customerIdOf(first)
        ? refusal(500, { type: 'api_error', message: 'x' })
        : listOf([subscription()]);
    await syncEverybody(provider.parts);

    expect(await record(second)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await account(first)).toBeUndefined();
    expect(provider.warnings).toContain('a company was not synchronised');
  });

  test('goes on past any number of customers that the provider does not have', async () => {
    await Promise.all(Array.from({ length: 6 }, () => customer()));
    const last = await customer();
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'x' };
    provider.answer = ({ form }) =>
      form.get('customer') === customerIdOf(last)
        ? listOf([subscription()])
        : refusal(404, { ...error, param: 'customer' });
    await syncEverybody(provider.parts);

    expect(await record(last)).toMatchObject({ subscriptionStatus: 'active' });
  });

  test('gives up, to be tried again, when the provider fails for everybody', async () => {
    await Promise.all(Array.from({ length: 6 }, () => customer()));
    provider.answer = () => refusal(500, { type: 'api_error', message: 'x' });
    await expect(syncEverybody(provider.parts)).rejects.toThrow();
    expect(new Set(provider.requests.map(({ form }) => form.get('customer'))).size).toBe(5);
  });
});

function subscription(change: object = {}): object {
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: now - 10 * DAY,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    cancellation_details: { reason: null },
    latest_invoice: invoice({ amount_paid: 0, amount_due: 0 }),
    items: {
      data: [
        {
          current_period_start: now - 10 * DAY,
          current_period_end: now + 20 * DAY,
          price: { id: 'price_unknown' },
        },
      ],
    },
    ...change,
  };
}

function invoice(change: object = {}): object {
  return {
    id: 'in_1',
    object: 'invoice',
    status: 'paid',
    amount_due: 5990,
    amount_paid: 5990,
    attempt_count: 1,
    billing_reason: 'subscription_cycle',
    next_payment_attempt: null,
    hosted_invoice_url: null,
    status_transitions: { paid_at: now },
    lines: { data: [{ period: { start: now - 10 * DAY, end: now + 20 * DAY } }] },
    ...change,
  };
}

function listOf(data: object[]): Response {
  return Response.json({ object: 'list', data, has_more: false, url: '/v1/subscriptions' });
}

function answerWith(data: object[], invoices: object[] = []): void {
  provider.answer = ({ path }) => {
    if (path === '/v1/invoices') return listOf(invoices);
    return path === '/v1/subscriptions' ? listOf(data) : undefined;
  };
}

/** The next question gets this answer, which is on its way until somebody lets it go. */
function holdNextAnswer(data: object[]): { waits: Promise<void>; letGo: () => void } {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  provider.answer = async () => {
    asked.resolve();
    await released.promise;
    return listOf(data);
  };
  return { waits: asked.promise, letGo: released.resolve };
}

function newSalon(): Promise<CompanyStory> {
  salons++;
  return world.tell.company(`Salão ${salons}`, { name: 'Bê', email: `be-${salons}@salao.test` });
}

async function customer(): Promise<CompanyStory> {
  const salon = await newSalon();
  await beCustomer(world, salon, 'sim');
  return salon;
}

async function subscribe(salon: CompanyStory): Promise<void> {
  const plan = await world.inCompany(salon.companyId, planInForce);
  const request = { companyId: salon.companyId, planId: plan?.id ?? '' };
  const page = await startCheckout(provider.parts, request);
  if (!page.accepted) throw new Error(page.reason);
  await pay(world, page.value.url, 'without-card');
}

function sync({ companyId }: CompanyStory, environment: PaymentEnvironment = 'sim') {
  return syncCompany(provider.parts, companyId, environment);
}

async function record({ companyId }: CompanyStory) {
  const [company] = await asOperator((scope) =>
    scope.select().from(companies).where(eq(companies.id, companyId)),
  );
  return company;
}

async function account({ companyId }: CompanyStory, environment: PaymentEnvironment = 'sim') {
  const own = and(
    eq(billingAccounts.companyId, companyId),
    eq(billingAccounts.environment, environment),
  );
  const [row] = await asOperator((scope) => scope.select().from(billingAccounts).where(own));
  return row;
}

function payments({ companyId }: CompanyStory) {
  return asOperator((scope) =>
    scope.select().from(billingPayments).where(eq(billingPayments.companyId, companyId)),
  );
}

/** The keys of what was announced about this company. */
async function told({ companyId }: CompanyStory): Promise<string[]> {
  const rows = await asOperator((scope) =>
    scope.select().from(effects).where(eq(effects.companyId, companyId)).orderBy(effects.key),
  );
  return rows.map(({ key }) => key);
}

async function jobsAbout({ companyId }: CompanyStory, job: string): Promise<unknown[]> {
  const { rows } = await world.system.database.pool.query(
    "select data -> 'announced' as announced from pgboss.job where name = $1 and data ->> 'companyId' = $2",
    [job, companyId],
  );
  return rows.map(({ announced }) => announced);
}

async function withTestKey(work: () => Promise<void>): Promise<void> {
  await save({ kind: 'secret-key', mode: 'test', key: 'sk_test_0123456789' });
  try {
    await work();
  } finally {
    await asOperator((scope) =>
      scope.delete(settings).where(like(settings.key, 'stripe_%_secret_key')),
    );
  }
}

function save(key: Pick<Parameters<typeof savePaymentKey>[2], 'kind' | 'mode' | 'key'>) {
  const change = { ...key, userId: null, now: noon };
  return asOperator((scope) => savePaymentKey(scope, world.system.settings, change));
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
