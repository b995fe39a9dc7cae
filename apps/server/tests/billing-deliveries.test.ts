import Stripe from 'stripe';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { savePaymentKey } from '../src/foundation/payments/payment-keys.ts';
import { syncEverybody } from '../src/modules/billing/nightly-sync.commands.ts';
import type { SignedEvent } from '../src/simulator/event-delivery.ts';
import {
  asOperator,
  billingJourney,
  permutationsOf,
  postman,
  receivedEvents,
  type Subscriber,
} from './billing-journey.ts';
import { noon, testWorld } from './support.ts';

const world = testWorld();
const { company, choose, stripe } = billingJourney(world);
let post: ReturnType<typeof postman>;
let warn: ReturnType<typeof vi.spyOn>;
/** Decides about a request before the provider does; undefined lets it pass. */
let wire: (address: string) => Response | undefined = () => undefined;

beforeAll(() => {
  const { simulator } = world.system;
  const { fetch } = simulator;
  simulator.fetch = async (address, init) => wire(String(address)) ?? fetch(address, init);
});
beforeEach(() => {
  post = postman(world);
  warn = vi.spyOn(world.system.payments, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  post.workAgain();
  wire = () => undefined;
  warn.mockRestore();
});

/** How our side sees a company, without what differs between any two. */
async function picture(salon: Subscriber) {
  const { payments, ...state } = await salon.state();
  return {
    ...state,
    payments: payments.map(({ amountCents, status }) => [amountCents, status]),
  };
}

async function deliverAll(events: SignedEvent[]): Promise<number[]> {
  const answers: number[] = [];
  for (const event of events) answers.push(await post.deliver(event));
  return answers;
}

async function signedAgain(event: SignedEvent, change: object = {}): Promise<SignedEvent> {
  const body = JSON.stringify({ ...JSON.parse(event.body), ...change });
  return sign(body, await world.system.simulator.webhookSecret());
}

function sign(body: string, secret: string, at = noon): SignedEvent {
  const timestamp = at.epochMilliseconds / 1000;
  const options = { payload: body, secret, timestamp };
  return { body, signature: Stripe.webhooks.generateTestHeaderString(options) };
}

/** The provider's events about one payment, which our server has not seen. */
async function heldEvents(salon: Subscriber): Promise<[SignedEvent, SignedEvent, SignedEvent]> {
  post.holdBack();
  await salon.pay();
  const [created, paid, completed] = post.held;
  if (!created || !paid || !completed) throw new Error('an event is missing');
  return [created, paid, completed];
}

/** How often it was asked that this company be welcomed. */
async function welcomesFor({ companyId }: Subscriber): Promise<number> {
  const { rows } = await world.system.database.pool.query(
    `select data from pgboss.job where name = 'welcome.request' and data ->> 'companyId' = $1`,
    [companyId],
  );
  return rows.length;
}

describe('16. an event that comes twice', () => {
  test('changes nothing the second time, whoever signed it anew', async () => {
    const salon = await company('after-trial');
    const events = await heldEvents(salon);
    await deliverAll(events);
    const before = await picture(salon);
    const answers = await deliverAll(events);
    for (const event of events) answers.push(await post.deliver(await signedAgain(event)));

    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await picture(salon)).toEqual(before);
    expect(before.payments).toEqual([[5990, 'paid']]);
    const rows = await receivedEvents(world, salon);
    expect(rows.map(({ deliveries, attempts }) => [deliveries, attempts])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(await welcomesFor(salon)).toBe(1);
  });

  test('at the same moment, too', async () => {
    const salon = await company('after-trial');
    const events = await heldEvents(salon);
    const answers = await Promise.all([...events, ...events, ...events].map(post.deliver));

    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await picture(salon)).payments).toEqual([[5990, 'paid']]);
    expect(await receivedEvents(world, salon)).toHaveLength(3);
    expect(await welcomesFor(salon)).toBe(1);
  });
});

describe('17. events in any order end in the same state', () => {
  const orders = permutationsOf([0, 1, 2] as const);

  test.each(orders)('of a payment in the trial: %i %i %i', async (...order) => {
    const salon = await company('in-trial');
    const events = await heldEvents(salon);
    await deliverAll(order.flatMap((place) => events[place] ?? []));

    expect(await picture(salon)).toMatchObject({
      status: 'trial',
      isSubscribed: true,
      trialEndsAt: noon.add({ hours: 168 }).toString(),
      payments: [],
    });
  });

  test.each(orders)('of a payment after the trial: %i %i %i', async (...order) => {
    const salon = await company('after-trial');
    const events = await heldEvents(salon);
    await deliverAll(order.flatMap((place) => events[place] ?? []));

    expect(await picture(salon)).toMatchObject({
      status: 'active',
      isSubscribed: true,
      hasAccess: true,
      payments: [[5990, 'paid']],
    });
  });

  test('an update that arrives before the beginning, and one older than the end', async () => {
    const salon = await company('after-trial');
    post.holdBack();
    await salon.pay();
    await salon.inPortal('cancelar');
    await salon.inPortal('cancelar-agora');
    expect(await deliverAll(post.held.toReversed())).toEqual([200, 200, 200, 200, 200]);

    expect(await picture(salon)).toMatchObject({
      status: 'canceled',
      isSubscribed: false,
      hasAccess: true,
      payments: [[5990, 'paid']],
    });
  });
});

describe('18. while our server fails', () => {
  test('each event comes again, later and later, with the same id, until it gets through', async () => {
    const salon = await company('after-trial');
    const { knocks } = post.failFirst(6);
    await salon.pay();
    expect(await picture(salon)).toMatchObject({ isSubscribed: false });

    const { simulator } = world.system;
    await simulator.catchUp(noon.add({ seconds: 9 }));
    expect(knocks).toHaveLength(3);
    await simulator.catchUp(noon.add({ seconds: 10 }));
    expect(knocks).toHaveLength(6);
    await simulator.catchUp(noon.add({ seconds: 69 }));
    expect(knocks).toHaveLength(6);
    await simulator.catchUp(noon.add({ seconds: 70 }));
    expect(knocks).toHaveLength(9);
    await simulator.catchUp(noon.add({ hours: 40 }));

    expect(knocks).toEqual([...knocks.slice(0, 3), ...knocks.slice(0, 3), ...knocks.slice(0, 3)]);
    expect(new Set(knocks).size).toBe(3);
    expect(await picture(salon)).toMatchObject({ status: 'active', payments: [[5990, 'paid']] });
    const rows = await receivedEvents(world, salon);
    expect(rows.map(({ status, deliveries }) => [status, deliveries])).toEqual([
      ['done', 1],
      ['done', 1],
      ['done', 1],
    ]);
  });

  test('two that look for waiting events at once bring each of them once', async () => {
    const salon = await company('after-trial');
    const { knocks } = post.failFirst(3);
    await salon.pay();
    const { simulator } = world.system;
    const later = noon.add({ seconds: 10 });
    await Promise.all([simulator.catchUp(later), simulator.catchUp(later)]);

    expect(knocks).toHaveLength(6);
    expect(await picture(salon)).toMatchObject({ status: 'active' });
  });

  test('because the provider does not answer, it says so and has the event again', async () => {
    const salon = await company('after-trial');
    const page = await salon.checkout();
    wire = () => refused(500, 'api_error');
    await choose(page, 'pagar');
    const failed = await receivedEvents(world, salon);
    expect(failed.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(await picture(salon)).toMatchObject({ isSubscribed: false, payments: [] });

    wire = () => undefined;
    await world.system.simulator.catchUp(noon.add({ seconds: 10 }));
    expect(await picture(salon)).toMatchObject({ status: 'active', payments: [[5990, 'paid']] });
    const done = await receivedEvents(world, salon);
    expect(done.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  });
});

describe('19. events that were lost are made good', () => {
  async function unheard(): Promise<Subscriber & { sessionId: string }> {
    post.lose();
    const salon = await company('after-trial');
    const location = await salon.pay();
    expect(await picture(salon)).toMatchObject({ isSubscribed: false, payments: [] });
    return { ...salon, sessionId: new URL(location).searchParams.get('session_id') ?? '' };
  }
  const repaired = { status: 'active', isSubscribed: true, payments: [[5990, 'paid']] };

  test('by the button', async () => {
    const salon = await unheard();
    await salon.api.billing.subscription.sync();
    expect(await picture(salon)).toMatchObject(repaired);
  });

  test('by the page after the payment', async () => {
    const { sessionId, ...salon } = await unheard();
    const verified = await salon.api.billing.subscription.verify({ sessionId });
    expect(verified).toMatchObject({ verified: true, subscription_status: 'active' });
    expect(await picture(salon)).toMatchObject(repaired);
  });

  test('by the night', async () => {
    const salon = await unheard();
    const { scopes, payments } = world.system;
    await syncEverybody({ scopes, payments, now: noon, userId: null, requestId: 'night' });
    expect(await picture(salon)).toMatchObject(repaired);
  });
});

describe('20. a letter that somebody else wrote', () => {
  let salon: Subscriber;
  let letter: SignedEvent;

  beforeEach(async () => {
    salon = await company('after-trial');
    [letter] = await heldEvents(salon);
  });

  async function leavesNoTrace(): Promise<void> {
    expect(await picture(salon)).toMatchObject({ isSubscribed: false, payments: [] });
  }

  test('with another signature is refused', async () => {
    expect(await post.deliver(sign(letter.body, 'whsec_guessed'))).toBe(400);
    expect(await post.deliver({ ...letter, signature: 'nothing' })).toBe(400);
    await leavesNoTrace();
  });

  test('signed five minutes and a second ago is refused', async () => {
    const secret = await world.system.simulator.webhookSecret();
    const signedBefore = (seconds: number) => sign(letter.body, secret, noon.subtract({ seconds }));
    expect(await post.deliver(signedBefore(301))).toBe(400);
    await leavesNoTrace();
    expect(await post.deliver(signedBefore(300))).toBe(200);
  });

  test('changed on its way is refused', async () => {
    const body = letter.body.replace('"livemode":false', '"livemode":true');
    expect(await post.deliver({ ...letter, body })).toBe(400);
    await leavesNoTrace();
  });

  test('about real money is ignored where money is played', async () => {
    expect(await post.deliver(await signedAgain(letter, { livemode: true }))).toBe(200);
    await leavesNoTrace();
  });

  test('of a kind that nobody asked for is ignored', async () => {
    const change = { id: 'evt_sim_unasked', type: 'charge.refunded' };
    expect(await post.deliver(await signedAgain(letter, change))).toBe(200);
    await leavesNoTrace();
  });

  test('about a customer that nobody knows changes nothing', async () => {
    const object = { object: 'subscription', id: 'sub_sim_x', customer: 'cus_sim_x', metadata: {} };
    const change = { id: 'evt_sim_unknown', data: { object } };
    expect(await post.deliver(await signedAgain(letter, change))).toBe(200);
    await leavesNoTrace();
  });

  test('that names the company of another tenant writes nothing, and somebody is told', async () => {
    const other = await company('after-trial');
    const { data } = JSON.parse(letter.body);
    const object = { ...data.object, metadata: { company_id: other.companyId } };
    const change = { id: 'evt_sim_foreign', data: { object } };

    expect(await post.deliver(await signedAgain(letter, change))).toBe(200);
    await leavesNoTrace();
    expect(await picture(other)).toMatchObject({ isSubscribed: false, payments: [] });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ eventId: 'evt_sim_foreign', reason: 'ids-disagree' }),
      expect.any(String),
    );
  });
});

test('21. while a secret is changed, the old one, the new one and both are accepted', async () => {
  const { settings } = world.system;
  const change = { userId: null, now: noon };
  const [old, fresh] = [`whsec_${'a'.repeat(32)}`, `whsec_${'b'.repeat(32)}`];
  for (const key of [old, fresh]) {
    const secret = { kind: 'webhook-secret', mode: 'test', key, ...change } as const;
    await asOperator(world, (scope) => savePaymentKey(scope, settings, secret));
  }
  const body = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'charge.refunded',
      livemode: false,
      created: 1,
      data: { object: {} },
    });
  const both = body('evt_both');
  const [one, other] = [sign(both, old), sign(both, fresh)];
  const second = other.signature.split(',').find((part) => part.startsWith('v1='));

  expect(await post.deliver(sign(body('evt_old'), old))).toBe(200);
  expect(await post.deliver(sign(body('evt_new'), fresh))).toBe(200);
  expect(await post.deliver({ body: both, signature: `${one.signature},${second}` })).toBe(200);
  expect(await post.deliver(sign(body('evt_none'), `whsec_${'c'.repeat(32)}`))).toBe(400);
});

test('22. of two subscriptions that were both paid the newest counts, and somebody is told', async () => {
  const salon = await company('after-trial');
  const page = await salon.checkout();
  const { customer } = await salon.provider();
  const client = await stripe();
  const [price] = (await client.prices.list({ active: true, limit: 1 })).data;
  const metadata = { company_id: salon.companyId };
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price?.id ?? '' }],
    subscription_data: { metadata },
    success_url: 'http://localhost:3000/payment-success',
  });
  await choose(page, 'pagar');
  await choose(new URL(session.url ?? '').pathname, 'pagar');

  const { subscriptions } = await salon.provider();
  expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'active']);
  expect(await picture(salon)).toMatchObject({ status: 'active', isSubscribed: true });
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({
      companyId: salon.companyId,
      subscriptionId: subscriptions[0]?.id,
      others: [subscriptions[1]?.id],
    }),
    'a company pays for more than one subscription; the newest one counts',
  );
});

describe('23. while the provider refuses', () => {
  const failures: [string, () => Response][] = [
    ['the key', () => refused(401, 'invalid_request_error')],
    ['the card', () => refused(402, 'card_error')],
    ['so many requests', () => refused(429, 'rate_limit_error')],
    ['because it is down', () => refused(500, 'api_error')],
    ['a key used for something else', () => refused(400, 'idempotency_error')],
    ['with a page instead of an answer', () => new Response('<html>', { status: 502 })],
    ['by not being there', lostConnection],
  ];

  test.each(failures)(
    '%s: a sentence, nothing half done, and later it works',
    async (_case, fail) => {
      const salon = await company('after-trial');
      const before = await picture(salon);
      wire = fail;
      await expect(salon.checkout()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
      await expect(salon.api.billing.subscription.portal()).rejects.toMatchObject({ status: 409 });
      expect(await picture(salon)).toEqual(before);

      wire = () => undefined;
      const page = await salon.checkout();
      wire = fail;
      await expect(salon.api.billing.subscription.sync()).rejects.toMatchObject({
        code: 'PAYMENT_PROVIDER_FAILED',
      });
      expect(await picture(salon)).toEqual(before);

      wire = () => undefined;
      await choose(page, 'pagar');
      expect(await picture(salon)).toMatchObject({ status: 'active' });
    },
  );
});

function refused(status: number, type: string): Response {
  const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
  return new Response(JSON.stringify({ error: { type, message: 'no' } }), { status, headers });
}

function lostConnection(): never {
  throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNRESET' });
}
