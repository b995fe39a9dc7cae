import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCheckoutSession } from '../src/modules/billing/stripe.client.ts';
import { parseFormParameters } from '../src/simulator/form-parameters.ts';
import { billingJourney } from './billing-journey.ts';
import { isShape, shapeProblems } from './stripe-shapes.ts';
import { noon, testWorld } from './support.ts';

type Exchange = { shape: string; parameters: object; answer: Record<string, unknown> };

const world = testWorld();
const journey = billingJourney(world);
const exchanges: Exchange[] = [];
const events: Record<string, unknown>[] = [];
let stripe: Stripe;

/** Once through everything the product does with its provider, with somebody writing down. */
beforeAll(async () => {
  const { simulator } = world.system;
  const { fetch } = simulator;
  simulator.fetch = async (address, init) => {
    const answer = await fetch(address, init);
    exchanges.push(await exchangeIn(String(address), init ?? {}, answer.clone()));
    return answer;
  };
  stripe = await journey.stripe();
  await liveThroughIt();
  events.push(...(await readEvents()));
  // The first look makes the shapes, which takes some seconds.
  shapeProblems('balance', {});
});

async function liveThroughIt(): Promise<void> {
  const [early, late] = [await journey.company('in-trial'), await journey.company('after-trial')];
  const location = await early.pay();
  const sessionId = new URL(location).searchParams.get('session_id') ?? '';
  await early.api.billing.subscription.verify({ sessionId });
  const connection = await world.system.payments.current();
  if (connection) await findCheckoutSession(connection, sessionId);
  for (const action of ['avancar-periodo', 'cancelar', 'desfazer', 'cancelar-agora']) {
    await early.inPortal(action);
  }
  await late.checkout();
  await late.pay();
  for (const action of ['cartao-ruim', 'avancar-periodo', 'cartao-bom', 'pagar-fatura']) {
    await late.inPortal(action);
  }
  await late.api.billing.subscription.sync();
}

/** The rest of what the simulator plays, so that its objects are looked at too. */
async function readEvents(): Promise<Record<string, unknown>[]> {
  await stripe.balance.retrieve();
  await stripe.accounts.retrieveCurrent();
  const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
  const id = session?.id ?? '';
  await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'customer', 'invoice'] });
  const [subscription] = (await stripe.subscriptions.list({ status: 'all', limit: 1 })).data;
  await stripe.subscriptions.retrieve(subscription?.id ?? '', { expand: ['latest_invoice'] });
  const metadata = { note: 'x' };
  const changed = await stripe.subscriptions.update(subscription?.id ?? '', { metadata });
  await stripe.invoices.list({ customer: String(changed.customer), limit: 100 });
  await stripe.customers.list({ limit: 3 });
  await stripe.customers.retrieve(String(changed.customer));
  await stripe.webhookEndpoints.create({
    url: 'https://hora.test/api/webhooks/stripe',
    api_version: '2026-10-28.endive',
    enabled_events: ['invoice.payment_failed'],
  });
  const { data } = await stripe.events.list({ limit: 100, delivery_success: true });
  return JSON.parse(JSON.stringify(data));
}

async function exchangeIn(address: string, init: RequestInit, answer: Response): Promise<Exchange> {
  const { pathname, search } = new URL(address);
  const method = init.method ?? 'GET';
  const path = pathname.replace(/\/(cus|cs|sub|in|price)_[^/]+/, '/:id');
  const encoded = method === 'POST' ? String(init.body ?? '') : search;
  return {
    shape: `${method} ${path}`,
    parameters: parseFormParameters(encoded),
    answer: Object(await answer.json()),
  };
}

describe('every request we send', () => {
  test('is one that the installed SDK declares, with its enums closed', () => {
    const shapes = new Set(exchanges.map(({ shape }) => shape));
    expect([...shapes]).toEqual(
      expect.arrayContaining([
        'POST /v1/customers',
        'POST /v1/products',
        'POST /v1/prices',
        'GET /v1/prices',
        'POST /v1/checkout/sessions',
        'GET /v1/checkout/sessions/:id',
        'GET /v1/subscriptions',
        'POST /v1/billing_portal/configurations',
        'POST /v1/billing_portal/sessions',
      ]),
    );
    expect(exchanges.flatMap(({ shape, parameters }) => problemsOf(shape, parameters))).toEqual([]);
  });
});

describe('every object the simulator emits', () => {
  test('in an answer has the shape that the installed SDK declares', () => {
    const objects = exchanges.flatMap(({ answer }) => objectsIn(answer));
    expect([...new Set(objects.map(({ object }) => object))].sort()).toEqual([
      'account',
      'balance',
      'billing_portal.configuration',
      'billing_portal.session',
      'checkout.session',
      'customer',
      'event',
      'invoice',
      'price',
      'product',
      'subscription',
      'webhook_endpoint',
    ]);
    expect(objects.flatMap(problemsOfObject)).toEqual([]);
  });

  test('in an event is whole too, and what changed are attributes of that object', () => {
    const types = new Set(events.map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'customer.updated',
      'invoice.payment_failed',
      'invoice.payment_succeeded',
    ]);
    expect(events.flatMap(problemsOfEvent)).toEqual([]);
  });

  test('and not the one that has a field too much, too little or an unknown word', async () => {
    const [subscription] = (await stripe.subscriptions.list({ status: 'all', limit: 1 })).data;
    const { cancel_at, ...less } = JSON.parse(JSON.stringify(subscription));
    expect(shapeProblems('subscription', { ...less, cancel_at })).toEqual([]);
    expect(shapeProblems('subscription', less)).not.toEqual([]);
    const more = { ...less, cancel_at, current_period_end: 1 };
    expect(shapeProblems('subscription', more)).not.toEqual([]);
    const odd = { ...less, cancel_at, status: 'sleeping' };
    expect(shapeProblems('subscription', odd)).not.toEqual([]);
  });
});

const session = {
  mode: 'subscription',
  customer: 'cus_x',
  line_items: [{ price: 'price_x', quantity: 1 }],
  success_url: 'https://hora.test/ok',
};
const inTheTrial = { trial_end: noon.epochMilliseconds / 1000 + 864_000 };
/** The compiler lets some of these pass: the SDK leaves its enums open. */
const bad: [string, () => Promise<unknown>][] = [
  ['payment_method_types', () => start({ payment_method_types: ['card'] })],
  ['a locale in small letters', () => start({ locale: 'pt-br' })],
  ['a mode that is not one', () => start({ mode: 'subscriptions' })],
  ['trial_ends', () => start({ subscription_data: { trial_ends: inTheTrial.trial_end } })],
  ['a text as the end of a trial', () => start({ subscription_data: { trial_end: 'amanhã' } })],
  ['priceId in a line', () => start({ line_items: [{ priceId: 'price_x', quantity: 1 }] })],
  ['a price without a currency', priceWithoutCurrency],
  [
    'returnUrl',
    () => stripe.billingPortal.sessions.create(loose({ customer: 'c', returnUrl: 'x' })),
  ],
  ['a list by the status trial', () => stripe.subscriptions.list({ status: loose('trial') })],
];

describe('a wrong request is refused, by the shapes and by the simulator:', () => {
  test('the same one without the mistake is not', async () => {
    const before = exchanges.length;
    await start({ subscription_data: inTheTrial }).catch(() => {});
    const [sent] = exchanges.slice(before);
    expect(problemsOf(sent?.shape ?? '', sent?.parameters ?? {})).toEqual([]);
    expect(sent?.answer).toMatchObject({ error: { code: 'resource_missing' } });
  });

  test.each(bad)('%s', async (_case, send) => {
    const before = exchanges.length;
    await expect(send()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    const [sent] = exchanges.splice(before);
    expect(problemsOf(sent?.shape ?? '', sent?.parameters ?? {})).not.toEqual([]);
    expect(sent?.answer).not.toMatchObject({ error: { code: 'resource_missing' } });
  });
});

function start(change: object): Promise<unknown> {
  return stripe.checkout.sessions.create(loose({ ...session, ...change }));
}

function priceWithoutCurrency(): Promise<unknown> {
  const recurring = { interval: 'month' };
  return stripe.prices.create(loose({ product: 'prod_x', unit_amount: 5990, recurring }));
}

/** What the compiler would have said is exactly what is not to be relied on here. */
function loose<Any>(value: unknown): Any {
  return value as Any;
}

function problemsOf(shape: string, value: object): string[] {
  return isShape(shape) ? shapeProblems(shape, value) : [`nobody knows the shape of ${shape}`];
}

function objectsIn(answer: Record<string, unknown>): Record<string, unknown>[] {
  if (answer.error) return [];
  return Array.isArray(answer.data) ? answer.data : [answer];
}

function problemsOfObject(object: Record<string, unknown>): string[] {
  if (object.object === 'event') return problemsOfEvent(object);
  return problemsOf(String(object.object), object);
}

type EventData = { object: Record<string, unknown>; previous_attributes?: object };

function problemsOfEvent(event: Record<string, unknown>): string[] {
  // What is inside differs from event to event, so the SDK declares it as anything.
  const { object, previous_attributes = {} } = event.data as EventData;
  const unknown = Object.keys(previous_attributes).filter((key) => !(key in object));
  return [
    ...shapeProblems('event', { ...event, data: { object: {} } }),
    ...problemsOfObject(object),
    ...unknown.map((key) => `${event.type}: ${key} is no attribute`),
  ];
}
