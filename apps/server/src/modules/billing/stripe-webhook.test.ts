import { eq, like } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import {
  beCustomer,
  customerIdOf,
  type Provider,
  providerOf,
  refusal,
} from '../../../tests/billing-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { savePaymentKey } from '../../foundation/payments/payment-keys.ts';
import { settings } from '../../foundation/settings/settings.table.ts';
import { companies } from '../company/companies.table.ts';
import { retryEvents } from './billing-events.commands.ts';
import { billingEvents } from './billing-events.table.ts';
import { registerStripeWebhook } from './stripe-webhook.handlers.ts';

const world = testWorld();
const SECRET = 'whsec_test_0123456789';
const OLD = 'whsec_old_0123456789';
const LIVE = 'whsec_live_0123456789';
const now = noon.epochMilliseconds / 1000;
const INVALID = { error: 'invalid_signature' };

let provider: Provider;
let app: FastifyInstance;
let events = 0;
let salons = 0;

beforeEach(async () => {
  provider = providerOf(world, 'refuse');
  provider.answer = () => listOf([subscription()]);
  app = Fastify();
  const { scopes } = world.system;
  await registerStripeWebhook(app, { scopes, payments: provider.payments, clock: () => noon });
  await save('secret-key', 'test', 'sk_test_0123456789');
  await save('webhook-secret', 'test', SECRET);
});
afterEach(async () => {
  await app.close();
  await asOperator((scope) => scope.delete(billingEvents));
  await asOperator((scope) => scope.delete(settings).where(like(settings.key, 'stripe_%')));
});

describe('a letter that is refused changes nothing', () => {
  test.each<[string, (salon: CompanyStory) => Promise<LightMyRequestResponse>]>([
    ['without a signature', (salon) => send(eventOf(salon), { signature: null })],
    ['with an empty signature', (salon) => send(eventOf(salon), { signature: '' })],
    ['with nonsense for a signature', (salon) => send(eventOf(salon), { signature: 'lixo' })],
    [
      'signed with another secret',
      (salon) => send(eventOf(salon), { secret: 'whsec_of_somebody' }),
    ],
    ['signed five minutes and a second ago', (salon) => send(eventOf(salon), { at: now - 301 })],
    [
      'changed after it was signed',
      (salon) => send(eventOf(salon), { body: (text) => text.replace('customer.', 'customer_') }),
    ],
    [
      'written anew after it was signed',
      (salon) =>
        send(eventOf(salon), { body: (text) => JSON.stringify(JSON.parse(text), null, 2) }),
    ],
    [
      'without a body',
      () => app.inject({ method: 'POST', url, headers: { 'stripe-signature': 't=1,v1=a' } }),
    ],
    ['of the other kind of event', () => send({ id: 'evt_thin', object: 'v2.core.event' })],
  ])('%s', async (_case, deliver) => {
    const salon = await customer();
    const response = await deliver(salon);

    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 400,
      body: INVALID,
    });
    expect(await storedEvents()).toEqual([]);
    expect(provider.requests).toEqual([]);
    expect(await statusOf(salon)).toBe('trial');
  });

  test('that is not even JSON', async () => {
    expect((await send({}, { body: () => '<xml/>', type: 'text/xml' })).statusCode).toBe(400);
  });

  test('while no secret is set, the provider is told to come again', async () => {
    await asOperator((scope) => scope.delete(settings));
    const response = await send(eventOf(await customer()));
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ error: 'billing_not_configured' });
  });
});

describe('an event', () => {
  test('makes us ask, and what we hear is what counts', async () => {
    const salon = await customer();
    const event = eventOf(salon, { status: 'canceled' });
    const response = await send(event);

    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 200,
      body: { received: true },
    });
    expect(await statusOf(salon)).toBe('active');
    expect(await storedEvents()).toMatchObject([
      {
        id: event.id,
        environment: 'test',
        type: 'customer.subscription.updated',
        status: 'done',
        companyId: salon.companyId,
        objectId: 'sub_1',
        deliveries: 1,
        attempts: 1,
        error: null,
      },
    ]);
  });

  test.each([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.deleted',
    'invoice.payment_succeeded',
    'invoice.payment_failed',
  ])('of the type %s makes us ask too', async (type) => {
    const salon = await customer();
    expect((await send({ ...eventOf(salon), type })).statusCode).toBe(200);
    expect(await statusOf(salon)).toBe('active');
  });

  test('that comes twice is worked on once', async () => {
    const event = eventOf(await customer());
    await send(event);
    await send(event, { at: now - 10 });

    expect(await storedEvents()).toMatchObject([{ status: 'done', deliveries: 2, attempts: 1 }]);
    expect(provider.requests).toHaveLength(2);
  });

  test('of a type that nobody asked for is ignored', async () => {
    const event = { ...eventOf(await customer()), type: 'customer.updated' };
    expect((await send(event)).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ status: 'ignored' }]);
    expect(provider.requests).toEqual([]);
  });

  test('that says it is for real, signed with the secret for tests, is ignored', async () => {
    const salon = await customer();
    expect((await send({ ...eventOf(salon), livemode: true })).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ status: 'ignored', livemode: true }]);
    expect(await statusOf(salon)).toBe('trial');
  });

  test('of somebody who is no customer of ours is nobody’s', async () => {
    const event = eventOf(await customer(), { customer: 'cus_unknown', metadata: {} });
    expect((await send(event)).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([
      { status: 'unmatched', error: 'unknown-customer' },
    ]);
  });

  test.each([
    ['no company', () => crypto.randomUUID()],
    ['no id at all', () => "x'; drop table companies"],
  ])('that names %s is nobody’s', async (_case, claim) => {
    const event = eventOf(await customer(), {
      customer: 'cus_x',
      metadata: { company_id: claim() },
    });
    expect((await send(event)).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ status: 'unmatched' }]);
  });

  test('that names another company than its customer is neither’s, and somebody is told', async () => {
    const [salon, barber] = [await customer(), await customer()];
    const event = eventOf(salon, { metadata: { company_id: barber.companyId } });

    expect((await send(event)).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ status: 'unmatched', error: 'ids-disagree' }]);
    expect([await statusOf(salon), await statusOf(barber)]).toEqual(['trial', 'trial']);
    expect(provider.requests).toEqual([]);
    expect(provider.warnings).toHaveLength(1);
  });

  test('of a new customer that names a company which is another customer is nobody’s', async () => {
    const salon = await customer();
    expect((await send(eventOf(salon, { customer: 'cus_other' }))).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ status: 'unmatched', error: 'ids-disagree' }]);
  });

  test('finds a company whose customer we lost by our own note on it', async () => {
    const salon = await newSalon();
    const invoice = {
      object: 'invoice',
      metadata: {},
      parent: { subscription_details: { metadata: { company_id: salon.companyId } } },
    };
    await send(eventOf(salon, invoice));

    expect(await storedEvents()).toMatchObject([{ status: 'done', companyId: salon.companyId }]);
    expect(await statusOf(salon)).toBe('active');
  });
});

describe('when the provider fails to answer us', () => {
  beforeEach(() => {
    provider.answer = () => refusal(500, { type: 'api_error', message: 'oops' });
  });

  test('the event fails, comes again, and is done', async () => {
    const salon = await customer();
    const event = eventOf(salon);
    expect((await send(event)).statusCode).toBe(500);
    expect(await storedEvents()).toMatchObject([
      { status: 'failed', error: expect.stringContaining('oops') },
    ]);

    provider.answer = () => listOf([subscription()]);
    expect((await send(event)).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([
      { status: 'done', deliveries: 2, attempts: 2, error: null },
    ]);
    expect(await statusOf(salon)).toBe('active');
  });

  test('we try again ourselves', async () => {
    const salon = await customer();
    await send(eventOf(salon));
    provider.answer = () => listOf([subscription()]);
    await retryEvents(provider.parts);

    expect(await storedEvents()).toMatchObject([{ status: 'done', deliveries: 1, attempts: 2 }]);
    expect(await statusOf(salon)).toBe('active');
  });

  test('what a server that went down left behind is tried, what just came is not', async () => {
    const [left, fresh] = [eventOf(await customer()), eventOf(await customer())];
    for (const event of [left, fresh]) await send(event);
    await asOperator((scope) => scope.update(billingEvents).set({ status: 'received' }));
    await asOperator((scope) =>
      scope
        .update(billingEvents)
        .set({ receivedAt: Temporal.Now.instant().subtract({ minutes: 2 }) })
        .where(eq(billingEvents.id, left.id)),
    );
    provider.answer = () => listOf([subscription()]);
    await retryEvents(provider.parts);

    const states = Object.fromEntries((await storedEvents()).map(({ id, status }) => [id, status]));
    expect(states).toEqual({ [left.id]: 'done', [fresh.id]: 'received' });
  });

  test('nobody insists: one failure ends the round, and three days end the matter', async () => {
    for (let number = 0; number < 3; number++) await send(eventOf(await customer()));
    provider.requests.length = 0;
    await retryEvents(provider.parts);
    expect(new Set(provider.requests.map(({ form }) => form.get('customer'))).size).toBe(1);

    await asOperator((scope) =>
      scope
        .update(billingEvents)
        .set({ receivedAt: Temporal.Now.instant().subtract({ hours: 73 }) }),
    );
    provider.requests.length = 0;
    await retryEvents(provider.parts);
    expect(provider.requests).toEqual([]);
  });
});

test('a copy that fails late does not undo what another copy finished', async () => {
  const event = eventOf(await customer());
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  provider.answer = async () => {
    asked.resolve();
    await released.promise;
    return refusal(400, { type: 'invalid_request_error', message: 'oops' });
  };
  const late = send(event);
  await asked.promise;
  provider.answer = () => listOf([subscription()]);
  await send(event);
  released.resolve();

  expect((await late).statusCode).toBe(500);
  expect(await storedEvents()).toMatchObject([{ status: 'done', error: null }]);
});

describe('secrets', () => {
  test('are changed without a gap: the old one, the new one and both at once are good', async () => {
    await save('webhook-secret', 'test', OLD);
    await save('webhook-secret', 'test', SECRET);
    const salon = await customer();
    const event = eventOf(salon);
    const both = `${signatureOf(event, SECRET)},${signatureOf(event, OLD).split(',')[1]}`;

    const answers = [
      await send(eventOf(salon), { secret: OLD }),
      await send(eventOf(salon)),
      await send(event, { signature: both }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('of the environment switched off are good too, and touch only what belongs to it', async () => {
    await save('webhook-secret', 'live', LIVE);
    await save('secret-key', 'live', 'sk_live_0123456789');
    const salon = await customer();
    await beCustomer(world, salon, 'live');
    const event = { ...eventOf(salon), livemode: true };

    expect((await send(event, { secret: LIVE })).statusCode).toBe(200);
    expect(await storedEvents()).toMatchObject([{ environment: 'live', status: 'done' }]);
    expect(await statusOf(salon)).toBe('trial');
  });
});

describe('in the whole server', () => {
  test('the door needs no cookie, knows no limit, and no page of another site opens it', async () => {
    const response = await world.app.inject({ method: 'POST', url, payload: { nonsense: 1 } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(INVALID);
    expect(Object.keys(response.headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });

  test('a key that is set holds from the next event on', async () => {
    const event = eventOf(await customer(), { metadata: {}, customer: 'cus_unknown' });
    const post = () =>
      world.app.inject({ method: 'POST', url, headers: headersOf(event), payload: bodyOf(event) });
    await asOperator((scope) => scope.delete(settings));
    expect((await post()).statusCode).toBe(400);

    await save('webhook-secret', 'test', SECRET);
    expect((await post()).statusCode).toBe(200);
  });
});

const url = '/api/webhooks/stripe';

type TestEvent = { id: string; object: string; [key: string]: unknown };
type Delivery = {
  signature?: string | null;
  secret?: string;
  at?: number;
  body?: (text: string) => string;
  type?: string;
};

function eventOf(salon: CompanyStory, object: object = {}): TestEvent {
  events++;
  return {
    id: `evt_${events}`,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: '2026-10-28.endive',
    created: now,
    livemode: false,
    data: {
      object: {
        id: 'sub_1',
        object: 'subscription',
        customer: customerIdOf(salon),
        metadata: { company_id: salon.companyId },
        ...object,
      },
    },
  };
}

function send(
  event: object,
  {
    signature,
    secret = SECRET,
    at = now,
    body = (text) => text,
    type = 'application/json',
  }: Delivery = {},
): Promise<LightMyRequestResponse> {
  const signed = signature === undefined ? signatureOf(event, secret, at) : signature;
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, ...(signed !== null && { 'stripe-signature': signed }) },
    payload: body(bodyOf(event)),
  });
}

function bodyOf(event: object): string {
  return JSON.stringify(event);
}

function headersOf(event: object): Record<string, string> {
  return { 'content-type': 'application/json', 'stripe-signature': signatureOf(event, SECRET) };
}

function signatureOf(event: object, secret: string, timestamp = now): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: bodyOf(event), secret, timestamp });
}

function subscription(): object {
  const period = { current_period_start: now, current_period_end: now + 2_592_000 };
  return {
    id: 'sub_1',
    status: 'active',
    created: now,
    latest_invoice: null,
    items: { data: [{ ...period, price: { id: 'price_unknown' } }] },
  };
}

function listOf(data: object[]): Response {
  return Response.json({ object: 'list', data, has_more: false, url: '/v1/subscriptions' });
}

function newSalon(): Promise<CompanyStory> {
  salons++;
  return world.tell.company(`Salão ${salons}`, { name: 'Bê', email: `be-${salons}@salao.test` });
}

async function customer(): Promise<CompanyStory> {
  const salon = await newSalon();
  await beCustomer(world, salon, 'test');
  return salon;
}

function storedEvents() {
  return asOperator((scope) =>
    scope.select().from(billingEvents).orderBy(billingEvents.receivedAt),
  );
}

async function statusOf({ companyId }: CompanyStory): Promise<string | undefined> {
  const [company] = await asOperator((scope) =>
    scope.select().from(companies).where(eq(companies.id, companyId)),
  );
  return company?.subscriptionStatus;
}

async function save(kind: 'secret-key' | 'webhook-secret', mode: 'test' | 'live', key: string) {
  const change = { kind, mode, key, userId: null, now: noon };
  const saved = await asOperator((scope) => savePaymentKey(scope, world.system.settings, change));
  expect(saved.accepted).toBe(true);
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
