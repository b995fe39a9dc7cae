import type Stripe from 'stripe';
import { monthAfter, type Seconds } from './calendar.ts';
import { GOOD_CARD } from './customer-object.ts';
import { announceEvent, type Happening } from './happening.ts';
import { declined, newInvoice, paid } from './invoice-object.ts';
import { idOf, keep, type StoredCustomer } from './object-store.ts';
import { ended, itemIn, withPeriod } from './subscription-object.ts';

type Billing = { customer: StoredCustomer; subscription: Stripe.Subscription; at: Seconds };

/** The first bill: of nothing while a trial runs. Whoever has no card pays nothing here. */
export async function billTheStart(
  happening: Happening,
  { customer, subscription, at }: Billing,
): Promise<{ subscription: Stripe.Subscription; invoice: Stripe.Invoice }> {
  const amount = subscription.status === 'trialing' ? 0 : amountOf(subscription);
  const open = newInvoice({
    customer,
    subscription,
    reason: 'subscription_create',
    amount,
    at,
    publicUrl: happening.publicUrl,
  });
  const invoice = await keep(happening.scope, paid(open, at), customer.id);
  const started = { ...subscription, latest_invoice: invoice.id };
  await keep(happening.scope, started, customer.id);
  await announceEvent(happening, {
    type: 'customer.subscription.created',
    object: started,
    customer: customer.id,
  });
  await announceEvent(happening, {
    type: 'invoice.payment_succeeded',
    object: invoice,
    customer: customer.id,
  });
  return { subscription: started, invoice };
}

/** The next month begins before anybody knows whether it will be paid. */
export async function renew(happening: Happening, billing: Billing): Promise<void> {
  const { customer, subscription, at } = billing;
  const moved: Stripe.Subscription = {
    ...withPeriod(subscription, at, monthAfter(at)),
    status: 'active',
    billing_cycle_anchor:
      subscription.status === 'trialing' ? at : subscription.billing_cycle_anchor,
  };
  const invoice = newInvoice({
    customer,
    subscription: moved,
    reason: 'subscription_cycle',
    amount: amountOf(moved),
    at,
    publicUrl: happening.publicUrl,
  });
  const next = { ...moved, latest_invoice: invoice.id };
  await change(happening, subscription, next);
  await charge(happening, { customer, subscription: next, at }, invoice);
}

/** Tries the card. What could not be charged is tried again later, a few times. */
export async function charge(
  happening: Happening,
  { customer, subscription, at }: Billing,
  invoice: Stripe.Invoice,
): Promise<void> {
  const succeeds = cardOf(customer, subscription) === GOOD_CARD;
  const tried = await keep(
    happening.scope,
    succeeds ? paid(invoice, at) : declined(invoice),
    customer.id,
  );
  await announceEvent(happening, {
    type: succeeds ? 'invoice.payment_succeeded' : 'invoice.payment_failed',
    object: tried,
    customer: customer.id,
  });
  const next = succeeds
    ? { ...subscription, status: 'active' }
    : afterFailure(customer, subscription, { at, tried });
  if (next.status !== subscription.status) await change(happening, subscription, next);
}

export function cardOf(customer: StoredCustomer, subscription: Stripe.Subscription): string | null {
  const card =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return card === null ? null : idOf(card);
}

/** Stores the subscription as it is now and tells what it was before. */
export async function change(
  happening: Happening,
  before: Stripe.Subscription,
  after: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(after.customer);
  await keep(happening.scope, after, customer);
  const isOver = after.status === 'canceled';
  await announceEvent(happening, {
    type: isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    object: after,
    customer,
    ...(!isOver && { before }),
  });
}

type Failure = { at: Seconds; tried: Stripe.Invoice };

function afterFailure(
  customer: StoredCustomer,
  subscription: Stripe.Subscription,
  { at, tried }: Failure,
): Stripe.Subscription {
  if (tried.next_payment_attempt !== null) return { ...subscription, status: 'past_due' };
  // Which of the two it is, an account decides in the provider's dashboard.
  if (customer.metadata.simulator_after_retries === 'unpaid') {
    return { ...subscription, status: 'unpaid' };
  }
  return ended(subscription, at, 'payment_failed');
}

function amountOf(subscription: Stripe.Subscription): number {
  const item = itemIn(subscription);
  return (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
}
