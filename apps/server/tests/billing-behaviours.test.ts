import { afterEach, describe, expect, test } from 'vitest';
import { advance, doWhatIsDue } from '../src/simulator/subscription-clock.ts';
import { billingJourney, postman, type Subscriber } from './billing-journey.ts';
import { noon, testWorld } from './support.ts';

const world = testWorld();
const { company, choose, read, stripe } = billingJourney(world);

const DAY = 86_400;
const now = noon.epochMilliseconds / 1000;
const inDays = (days: number) => noon.add({ hours: 24 * days });
const inAMonth = noon.toZonedDateTimeISO('UTC').add({ months: 1 }).toInstant();

const CREATED = 'customer.subscription.created';
const UPDATED = 'customer.subscription.updated';
const DELETED = 'customer.subscription.deleted';
const PAID = 'invoice.payment_succeeded';
const FAILED = 'invoice.payment_failed';
const COMPLETED = 'checkout.session.completed';

afterEach(() => postman(world).workAgain());

async function subscriber(trial: 'in-trial' | 'after-trial'): Promise<Subscriber> {
  const salon = await company(trial);
  await salon.pay();
  return salon;
}

/** What the provider sent since, in order. */
async function sentDuring(salon: Subscriber, work: () => Promise<unknown>): Promise<string[]> {
  const before = (await salon.provider()).sent.length;
  await work();
  return (await salon.provider()).sent.slice(before);
}

async function pass(salon: Subscriber, days: number): Promise<void> {
  const { customer } = await salon.provider();
  const { happen } = world.system.simulator;
  await happen((happening) => advance(happening, customer, days * DAY));
  await happen((happening) => doWhatIsDue(happening, customer));
}

const toPeriodEnd = (salon: Subscriber) => salon.inPortal('avancar-periodo');

describe('1. paying while the trial runs', () => {
  test('subscribes without a card, and the trial goes on', async () => {
    const salon = await company('in-trial');
    const page = await salon.checkout();
    const { status, location } = await choose(page, 'assinar-sem-cartao');

    expect(status).toBe(303);
    expect(location).toBe(
      `http://localhost:3000/payment-success?session_id=${page.split('/').at(-1)}`,
    );
    const { sent, subscription, invoices } = await salon.provider();
    expect(sent).toEqual([CREATED, PAID, COMPLETED]);
    expect(subscription).toMatchObject({ status: 'trialing', default_payment_method: null });
    expect(invoices).toMatchObject([{ total: 0, billing_reason: 'subscription_create' }]);
    expect(await salon.state()).toMatchObject({
      status: 'trial',
      isSubscribed: true,
      hasAccess: true,
      trialEndsAt: inDays(7).toString(),
      payments: [],
    });
  });

  test('with a card is the same, and the card is kept for later', async () => {
    const salon = await subscriber('in-trial');

    const { sent, subscription } = await salon.provider();
    expect(sent).toEqual([CREATED, PAID, COMPLETED]);
    expect(subscription?.default_payment_method).not.toBeNull();
    expect(await salon.state()).toMatchObject({ status: 'trial', isSubscribed: true });
  });

  test('is verified by the page that follows, although nothing was paid', async () => {
    const salon = await company('in-trial');
    const before = await salon.api.billing.subscription.verify({});
    const location = await salon.pay();
    const sessionId = new URL(location).searchParams.get('session_id') ?? '';

    expect(before.verified).toBe(false);
    expect(await salon.api.billing.subscription.verify({ sessionId })).toMatchObject({
      verified: true,
      subscription_status: 'trial',
      is_trial_active: true,
      trial_days_remaining: 7,
    });
  });
});

test('2. paying after the trial charges at once and activates', async () => {
  const salon = await subscriber('after-trial');

  const { sent, invoices, subscription } = await salon.provider();
  expect(sent).toEqual([CREATED, PAID, COMPLETED]);
  expect(subscription?.status).toBe('active');
  expect(invoices).toMatchObject([{ total: 5990, status: 'paid' }]);
  expect(await salon.state()).toMatchObject({
    status: 'active',
    currentPeriodEnd: inAMonth.toString(),
    payments: [{ amountCents: 5990, status: 'paid' }],
  });
});

test('3. a declined card leaves nothing behind, and the same page can be used again', async () => {
  const salon = await company('after-trial');
  const page = await salon.checkout();
  const before = await salon.state();
  const { location } = await choose(page, 'recusar');

  expect(await read(location)).toContain('Cartão recusado. Nada foi cobrado');
  expect(await salon.provider()).toMatchObject({ sent: [], subscriptions: [], invoices: [] });
  expect(await salon.state()).toEqual(before);

  await choose(page, 'pagar');
  expect(await salon.state()).toMatchObject({ status: 'active' });
});

test('4. going back changes nothing, and the page waits', async () => {
  const salon = await company('in-trial');
  const page = await salon.checkout();

  expect(await read(page)).toContain('<a class="button" href="http://localhost:3000/dashboard">');
  expect(await salon.checkout()).toBe(page);
  expect((await salon.provider()).sent).toEqual([]);
  expect(await salon.state()).toMatchObject({ status: 'trial', isSubscribed: false });
});

describe('5. a page', () => {
  test('that is a day old says that it expired, takes no payment, and is replaced', async () => {
    const salon = await company('after-trial');
    const page = await salon.checkout();
    await pass(salon, 1);

    expect(await read(page)).toContain('Esta página de pagamento expirou');
    expect((await choose(page, 'pagar')).location).toBe(page);
    expect(await salon.provider()).toMatchObject({ sent: [], subscriptions: [] });
    expect(await salon.state()).toMatchObject({ isSubscribed: false });
    expect(await salon.checkout()).not.toBe(page);
  });

  test('that was paid says so and is not paid twice', async () => {
    const salon = await company('after-trial');
    const page = await salon.checkout();
    await Promise.all(Array.from({ length: 5 }, () => choose(page, 'pagar')));

    expect(await read(page)).toContain('Esta página já foi usada');
    expect((await salon.provider()).subscriptions).toHaveLength(1);
    await expect(salon.checkout()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  });
});

test('6. the trial ends with a good card: charged and active', async () => {
  const salon = await subscriber('in-trial');
  const sent = await sentDuring(salon, () => toPeriodEnd(salon));

  expect(sent).toEqual([UPDATED, UPDATED, PAID]);
  const { invoice } = await salon.provider();
  expect(invoice).toMatchObject({ total: 5990, billing_reason: 'subscription_cycle' });
  expect(await salon.state()).toMatchObject({
    status: 'active',
    trialEndsAt: noon.toString(),
    currentPeriodEnd: inAMonth.toString(),
    payments: [{ amountCents: 5990, status: 'paid' }],
  });
});

describe('7. the trial ends', () => {
  test('with a bad card: late, with an attempt to come', async () => {
    const salon = await subscriber('in-trial');
    await salon.inPortal('cartao-ruim');
    const sent = await sentDuring(salon, () => toPeriodEnd(salon));

    expect(sent).toEqual([UPDATED, UPDATED, FAILED, UPDATED]);
    expect((await salon.provider()).invoice).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: now + 3 * DAY,
    });
    expect(await salon.state()).toMatchObject({
      status: 'past_due',
      payments: [{ amountCents: 5990, status: 'failed' }],
    });
  });

  test('without any card: over, and nothing is charged', async () => {
    const salon = await company('in-trial');
    await choose(await salon.checkout(), 'assinar-sem-cartao');
    const sent = await sentDuring(salon, () => toPeriodEnd(salon));

    expect(sent).toEqual([UPDATED, DELETED]);
    expect(await salon.state()).toMatchObject({
      status: 'canceled',
      hasAccess: false,
      isSubscribed: false,
      payments: [],
    });
  });
});

test('8. a renewal that is paid moves the period', async () => {
  const salon = await subscriber('after-trial');
  const sent = await sentDuring(salon, () => toPeriodEnd(salon));

  expect(sent).toEqual([UPDATED, UPDATED, PAID]);
  const { events, invoices } = await salon.provider();
  expect(events.at(-2)?.data.previous_attributes).toHaveProperty('items');
  expect(invoices.map(({ billing_reason }) => billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_create',
  ]);
  expect(await salon.state()).toMatchObject({
    status: 'active',
    currentPeriodEnd: inAMonth.toString(),
  });
  expect((await salon.state()).payments).toHaveLength(2);
});

test('9. a renewal that fails gives no free month: only the days of grace', async () => {
  const salon = await subscriber('after-trial');
  await salon.inPortal('cartao-ruim');
  const sent = await sentDuring(salon, () => toPeriodEnd(salon));

  expect(sent).toEqual([UPDATED, UPDATED, FAILED, UPDATED]);
  const { subscription } = await salon.provider();
  expect(subscription?.items.data[0]).toMatchObject({ current_period_start: now });
  expect(await salon.state()).toMatchObject({
    status: 'past_due',
    hasAccess: true,
    currentPeriodEnd: inDays(7).toString(),
  });
  await pass(salon, 7);
  expect(await salon.state()).toMatchObject({ status: 'past_due', hasAccess: false });
});

test('10. a new card and the open bill paid: active again', async () => {
  const salon = await subscriber('after-trial');
  await salon.inPortal('cartao-ruim');
  await toPeriodEnd(salon);
  await salon.inPortal('cartao-bom');
  const sent = await sentDuring(salon, () => salon.inPortal('pagar-fatura'));

  expect(sent).toEqual([PAID, UPDATED]);
  expect(await salon.state()).toMatchObject({
    status: 'active',
    currentPeriodEnd: inAMonth.toString(),
  });
  expect((await salon.state()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

describe('11. when the last attempt fails', () => {
  async function lateSalon(): Promise<Subscriber> {
    const salon = await subscriber('after-trial');
    await salon.inPortal('cartao-ruim');
    await toPeriodEnd(salon);
    return salon;
  }

  test('the subscription ends for not paying, and nothing is open any more', async () => {
    const salon = await lateSalon();
    const sent = await sentDuring(salon, () => pass(salon, 15));

    expect(sent).toEqual([UPDATED, FAILED, FAILED, FAILED, DELETED]);
    const { subscription, invoice } = await salon.provider();
    expect(subscription?.cancellation_details?.reason).toBe('payment_failed');
    expect(invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    expect(await salon.state()).toMatchObject({
      status: 'canceled',
      hasAccess: false,
      isSubscribed: false,
    });
  });

  test('or it stays unpaid, where the account is set so, and gives no access', async () => {
    const salon = await lateSalon();
    const { customer } = await salon.provider();
    const metadata = { simulator_after_retries: 'unpaid' };
    await (await stripe()).customers.update(customer, { metadata });
    const sent = await sentDuring(salon, () => pass(salon, 15));

    expect(sent.slice(-2)).toEqual([FAILED, UPDATED]);
    expect((await salon.provider()).subscription?.status).toBe('unpaid');
    expect(await salon.state()).toMatchObject({
      status: 'past_due',
      hasAccess: false,
      isSubscribed: true,
    });
  });
});

describe('12. cancelling in the portal', () => {
  test('sets only the date in the flexible mode, and access lasts until then', async () => {
    const salon = await subscriber('after-trial');
    const sent = await sentDuring(salon, () => salon.inPortal('cancelar'));

    expect(sent).toEqual([UPDATED]);
    expect((await salon.provider()).subscription).toMatchObject({
      status: 'active',
      cancel_at: inAMonth.epochMilliseconds / 1000,
      cancel_at_period_end: false,
      canceled_at: now,
    });
    expect(await salon.state()).toMatchObject({
      status: 'canceled',
      hasAccess: true,
      isSubscribed: true,
      currentPeriodEnd: inAMonth.toString(),
    });
  });

  test('sets both in the classic mode, which means the same to us', async () => {
    const salon = await company('after-trial');
    await salon.checkout();
    await choose(await secondPage(salon, 'classic'), 'pagar');
    await salon.inPortal('cancelar');

    expect((await salon.provider()).subscription).toMatchObject({
      cancel_at: inAMonth.epochMilliseconds / 1000,
      cancel_at_period_end: true,
    });
    expect(await salon.state()).toMatchObject({
      status: 'canceled',
      hasAccess: true,
      currentPeriodEnd: inAMonth.toString(),
    });
  });
});

test('13. a cancellation that is undone never happened', async () => {
  const salon = await subscriber('after-trial');
  const before = await salon.state();
  await salon.inPortal('cancelar');
  const sent = await sentDuring(salon, () => salon.inPortal('desfazer'));

  expect(sent).toEqual([UPDATED]);
  expect((await salon.provider()).subscription).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  expect(await salon.state()).toEqual(before);
});

test('14. at the end of a cancelled period the subscription is over', async () => {
  const salon = await subscriber('after-trial');
  await salon.inPortal('cancelar');
  const sent = await sentDuring(salon, () => toPeriodEnd(salon));

  expect(sent).toEqual([UPDATED, DELETED]);
  expect((await salon.provider()).subscription).toMatchObject({
    status: 'canceled',
    ended_at: now,
  });
  expect(await salon.state()).toMatchObject({
    status: 'canceled',
    hasAccess: false,
    isSubscribed: false,
  });
});

test('15. whoever leaves at once keeps the month that was paid', async () => {
  const salon = await subscriber('after-trial');
  const sent = await sentDuring(salon, () => salon.inPortal('cancelar-agora'));

  expect(sent).toEqual([DELETED]);
  expect(await salon.state()).toMatchObject({
    status: 'canceled',
    hasAccess: true,
    isSubscribed: false,
    currentPeriodEnd: inAMonth.toString(),
  });
});

/** A page that our own checkout would not have made. */
async function secondPage(salon: Subscriber, mode: 'classic' | 'flexible'): Promise<string> {
  const { customer } = await salon.provider();
  const client = await stripe();
  const [price] = (await client.prices.list({ active: true, limit: 1 })).data;
  const metadata = { company_id: salon.companyId, plan_id: salon.planId };
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: salon.companyId,
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
    metadata,
    subscription_data: { metadata, billing_mode: { type: mode } },
    success_url: 'http://localhost:3000/payment-success',
  });
  return new URL(session.url ?? '').pathname;
}
