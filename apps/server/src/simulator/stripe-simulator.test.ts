import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOperator } from '../../tests/billing-journey.ts';
import { noon, testWorld } from '../../tests/support.ts';
import { settings } from '../foundation/settings/settings.table.ts';
import { completeCheckout } from './checkout.ts';
import { findOrRefuse } from './object-store.ts';
import { simulatorObjects } from './simulator-objects.table.ts';

const world = testWorld();
const now = noon.epochMilliseconds / 1000;
const DAY = 86_400;
let stripe: Stripe;
let price: Stripe.Price;

beforeAll(async () => {
  const connection = await world.system.payments.connect('sim');
  if (!connection) throw new Error('payments are not simulated here');
  stripe = connection.stripe;
  price = await newPrice('plano_total', 5990);
});

async function newPrice(lookup_key: string, unit_amount: number): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Plano Total' });
  return stripe.prices.create({
    product: product.id,
    currency: 'brl',
    unit_amount,
    recurring: { interval: 'month' },
    lookup_key,
    transfer_lookup_key: true,
  });
}

async function newSession(
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.customers.create({ name: 'Salão' });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:3000/ok',
    ...change,
  });
}

async function paidSession(): Promise<Stripe.Checkout.Session> {
  const { id } = await newSession();
  await pay(id);
  return stripe.checkout.sessions.retrieve(id);
}

function pay(id: string, meanwhile = async () => {}): Promise<void> {
  return world.system.simulator.happen(async (happening) => {
    const session = await findOrRefuse(happening.scope, 'checkout.session', id);
    await meanwhile();
    await completeCheckout(happening, session, 'with-card');
  });
}

describe('an idempotency key', () => {
  const options = { idempotencyKey: 'customer:1:v1' };

  test('gets the same answer again, and makes nothing twice', async () => {
    const first = await stripe.customers.create({ name: 'Bê', phone: '1' }, options);
    const again = await stripe.customers.create({ phone: '1', name: 'Bê' }, options);
    expect(again.id).toBe(first.id);
    const named = (await stripe.customers.list({ limit: 100 })).data;
    expect(named.filter(({ name }) => name === 'Bê')).toHaveLength(1);
  });

  test('with other parameters, or for something else, is refused', async () => {
    const clash = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(stripe.customers.create({ name: 'Zé' }, options)).rejects.toMatchObject(clash);
    await expect(stripe.products.create({ name: 'Bê' }, options)).rejects.toMatchObject(clash);
  });

  test('sent by many at once makes one', async () => {
    const key = { idempotencyKey: 'customer:2:v1' };
    const made = await Promise.all(
      Array.from({ length: 12 }, () => stripe.customers.create({ name: 'Cá' }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test('of a request that was refused can be used again', async () => {
    const key = { idempotencyKey: 'price:1:v1' };
    const wrong = { product: 'prod_none', currency: 'brl', unit_amount: 1 };
    const recurring = { interval: 'month' as const };
    await expect(stripe.prices.create({ ...wrong, recurring }, key)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    const product = String(price.product);
    const made = await stripe.prices.create({ ...wrong, recurring, product }, key);
    expect(made.id).toMatch(/^price_sim_/);
  });
});

describe('a list', () => {
  test('begins with the newest and is read page by page', async () => {
    const made: string[] = [];
    for (const name of ['um', 'dois', 'três']) {
      made.push((await stripe.customers.create({ name, email: 'lista@salao.test' })).id);
    }
    const [one, two, three] = made;
    const page = (more: Stripe.CustomerListParams) =>
      stripe.customers.list({ email: 'lista@salao.test', ...more });

    const first = await page({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual([three, two]);
    expect(first.has_more).toBe(true);
    const second = await page({ limit: 2, starting_after: String(two) });
    expect(second.data.map(({ id }) => id)).toEqual([one]);
    expect(second.has_more).toBe(false);
    const before = await page({ limit: 1, ending_before: String(one) });
    expect(before.data.map(({ id }) => id)).toEqual([two]);
  });

  test('of subscriptions leaves out ended ones, unless all are wanted', async () => {
    const { customer, subscription } = await paidSession();
    await stripe.subscriptions.cancel(String(subscription));
    const listed = (more: Stripe.SubscriptionListParams) =>
      stripe.subscriptions.list({ customer: String(customer), ...more });

    expect((await listed({})).data).toEqual([]);
    expect((await listed({ status: 'active' })).data).toEqual([]);
    expect((await listed({ status: 'all' })).data).toMatchObject([{ status: 'canceled' }]);
  });
});

describe('expanding', () => {
  test('puts the object where its id stands, also inside a list', async () => {
    const { id, customer } = await paidSession();
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription.latest_invoice'],
    });
    const latest = { object: 'invoice', status: 'paid', amount_paid: 5990 };
    expect(session.subscription).toMatchObject({ object: 'subscription', latest_invoice: latest });
    const { data } = await stripe.subscriptions.list({
      customer: String(customer),
      expand: ['data.latest_invoice'],
    });
    expect(data).toMatchObject([{ latest_invoice: latest }]);
  });

  test('what is not there is refused', async () => {
    const { subscription } = await paidSession();
    await expect(
      stripe.subscriptions.retrieve(String(subscription), { expand: ['bill'] }),
    ).rejects.toMatchObject({ param: 'expand' });
  });
});

describe('a lookup key', () => {
  test('goes over to the newer price', async () => {
    const [old, fresh] = [await newPrice('chave', 5990), await newPrice('chave', 6990)];
    const found = await stripe.prices.list({ lookup_keys: ['chave'], active: true });
    expect(found.data.map(({ id }) => id)).toEqual([fresh.id]);
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
  });

  test('is not taken from anybody who did not ask for it', async () => {
    const taken = {
      product: String(price.product),
      currency: 'brl',
      unit_amount: 1,
      recurring: { interval: 'month' as const },
      lookup_key: 'plano_total',
    };
    await expect(stripe.prices.create(taken)).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
  });
});

describe('a customer', () => {
  test('is found by a key of the metadata and by e-mail', async () => {
    const { id } = await stripe.customers.create({
      email: 'acha@salao.test',
      metadata: { company_id: 'abc' },
    });
    const ids = async (query: string) =>
      (await stripe.customers.search({ query })).data.map((customer) => customer.id);
    expect(await ids("metadata['company_id']:'abc'")).toEqual([id]);
    expect(await ids("email:'acha@salao.test'")).toEqual([id]);
    expect(await ids("metadata['company_id']:'other'")).toEqual([]);
  });

  test('with a document that cannot be one is refused by its own code', async () => {
    const tax_id_data = [{ type: 'br_cnpj' as const, value: '123' }];
    await expect(stripe.customers.create({ name: 'Bê', tax_id_data })).rejects.toMatchObject({
      code: 'tax_id_invalid',
    });
  });

  test('that nobody made is missing', async () => {
    await expect(stripe.customers.retrieve('cus_sim_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});

describe('a payment page', () => {
  test.each([
    ['less than two days ahead', { trial_end: now + 2 * DAY - 1 }],
    ['of no day', { trial_period_days: 0 }],
    ['said twice', { trial_end: now + 9 * DAY, trial_period_days: 9 }],
  ])('with a trial %s is refused', async (_case, subscription_data) => {
    await expect(newSession({ subscription_data })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('lives for a day and can be closed once', async () => {
    const { id, expires_at, url } = await newSession();
    expect(expires_at).toBe(now + DAY);
    expect(url).toBe(`http://localhost:3000/pagamento-simulado/checkout/${id}`);
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('that many pay at once is paid once', async () => {
    const { id, customer } = await newSession();
    const everybody = Promise.withResolvers<void>();
    let waiting = 0;
    const untilAllAreThere = async () => {
      waiting++;
      if (waiting === 6) everybody.resolve();
      await everybody.promise;
    };
    await Promise.all(Array.from({ length: 6 }, () => pay(id, untilAllAreThere)));

    const { data } = await stripe.subscriptions.list({ customer: String(customer) });
    expect(data).toHaveLength(1);
  });

  test('that is paid has no address any more', async () => {
    expect(await paidSession()).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
    });
  });
});

describe('a subscription', () => {
  test('is planned to end, and not to, by the API too', async () => {
    const { subscription } = await paidSession();
    const id = String(subscription);
    const planned = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const end = planned.items.data[0]?.current_period_end;
    expect(planned).toMatchObject({ cancel_at: end, cancel_at_period_end: true });
    const undone = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(undone).toMatchObject({ cancel_at: null, canceled_at: null });
  });

  test('that ended cannot be changed', async () => {
    const { subscription } = await paidSession();
    const id = String(subscription);
    await stripe.subscriptions.cancel(id);
    await expect(
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
  });

  test('renews when its month is over, without anybody looking', async () => {
    const { customer } = await paidSession();
    await world.system.simulator.catchUp(noon.add({ hours: 24 * 31 }));
    const { data } = await stripe.invoices.list({ customer: String(customer) });
    expect(data.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_create',
    ]);
  });
});

test('an address that is not played says so', async () => {
  await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('does not play it'),
  });
});

test('the simulator’s own notes are never told', async () => {
  const { id } = await newSession();
  const told = JSON.stringify(await stripe.checkout.sessions.retrieve(id));
  expect(told).not.toContain('_notes');
});

test('the secret that signs is made once, by whoever comes first, and lies sealed', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 5 }, () => world.system.simulator.webhookSecret()),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^whsec_[0-9a-f]{64}$/);
  const [row] = await asOperator(world, (scope) =>
    scope.select().from(settings).where(eq(settings.key, 'stripe_sim_webhook_secret')),
  );
  expect(row).toMatchObject({ secret: true, value: expect.stringMatching(/^v1\./) });
});

test('a request of a company reaches nothing of the simulator', async () => {
  const { companyId } = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const looking = world.inCompany(companyId, (scope) =>
    scope.select({ count: sql`count(*)` }).from(simulatorObjects),
  );
  await expect(looking).rejects.toMatchObject({ cause: { code: '42501' } });
});
