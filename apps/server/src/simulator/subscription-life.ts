import type Stripe from 'stripe';
import { change, charge } from './charges.ts';
import { withCard } from './customer-object.ts';
import { announceEvent, type Happening } from './happening.ts';
import { all, keep, lockCustomer } from './object-store.ts';
import { ended, endOf, itemIn, LIVE } from './subscription-object.ts';

export async function scheduleEnd(happening: Happening, customerId: string): Promise<void> {
  const subscription = await liveSubscription(happening, customerId);
  if (!subscription || endOf(subscription) !== null) return;
  await change(happening, subscription, {
    ...subscription,
    cancel_at: itemIn(subscription).current_period_end,
    // In the flexible billing mode only the date is set; the older mode sets both.
    cancel_at_period_end: subscription.billing_mode.type === 'classic',
    canceled_at: happening.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
}

export async function undoEnd(happening: Happening, customerId: string): Promise<void> {
  const subscription = await liveSubscription(happening, customerId);
  if (!subscription || endOf(subscription) === null) return;
  await change(happening, subscription, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}

export async function endNow(happening: Happening, customerId: string): Promise<void> {
  const subscription = await liveSubscription(happening, customerId);
  if (!subscription) return;
  const over = ended(subscription, happening.now, 'cancellation_requested');
  await change(happening, subscription, over);
}

export async function replaceCard(
  happening: Happening,
  customerId: string,
  card: string,
): Promise<void> {
  const before = await lockCustomer(happening.scope, customerId);
  const customer = await keep(happening.scope, withCard(before, card), customerId);
  await announceEvent(happening, {
    type: 'customer.updated',
    object: customer,
    customer: customerId,
    before,
  });
  const subscription = await currentSubscription(happening, customerId);
  if (!subscription || !LIVE.includes(subscription.status)) return;
  await change(happening, subscription, { ...subscription, default_payment_method: card });
}

export async function payOpenInvoice(happening: Happening, customerId: string): Promise<void> {
  const customer = await lockCustomer(happening.scope, customerId);
  const subscription = await liveSubscription(happening, customerId);
  const [invoice] = await openInvoices(happening, customerId);
  if (!subscription || !invoice) return;
  await charge(happening, { customer, subscription, at: happening.now }, invoice);
}

/** The newest live one, else the newest. */
export async function currentSubscription(
  { scope }: Happening,
  customerId: string,
): Promise<Stripe.Subscription | undefined> {
  const subscriptions = await all(scope, 'subscription', customerId);
  return subscriptions.find(({ status }) => LIVE.includes(status)) ?? subscriptions[0];
}

export async function openInvoices(
  { scope }: Happening,
  customerId: string,
): Promise<Stripe.Invoice[]> {
  return (await all(scope, 'invoice', customerId)).filter(({ status }) => status === 'open');
}

async function liveSubscription(
  happening: Happening,
  customerId: string,
): Promise<Stripe.Subscription | undefined> {
  await lockCustomer(happening.scope, customerId);
  const subscription = await currentSubscription(happening, customerId);
  return subscription && LIVE.includes(subscription.status) ? subscription : undefined;
}
