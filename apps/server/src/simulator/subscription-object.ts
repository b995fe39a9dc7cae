import type Stripe from 'stripe';
import { DAY, monthAfter, type Seconds } from './calendar.ts';
import { newId, type Order } from './object-store.ts';
import { planOf } from './price-object.ts';

export const LIVE = ['trialing', 'active', 'past_due', 'unpaid'];

type NewSubscription = {
  order: Order;
  customer: string;
  price: Stripe.Price;
  card: string | null;
  now: Seconds;
};

export function newSubscription(details: NewSubscription): Stripe.Subscription {
  const { order, customer, price, card, now } = details;
  const id = newId('sub');
  const trialEnd = trialEndOf(order, now);
  const item = itemOf({ id, price, quantity: order.quantity, now });
  const items = [{ ...item, ...period(now, trialEnd ?? monthAfter(now)) }];
  return {
    ...UNUSED,
    ...trialOf(order, trialEnd, now),
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: billingModeOf(order, now),
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: card,
    description: order.description,
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    metadata: order.metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'active',
  };
}

function trialOf(order: Order, end: Seconds | null, now: Seconds) {
  const whenOver = { billing_cycle_anchor: null, missing_payment_method: order.withoutCard };
  return {
    trial_end: end,
    trial_settings: { end_behavior: whenOver },
    trial_start: end ? now : null,
  };
}

function billingModeOf({ billingMode }: Order, now: Seconds): Stripe.Subscription.BillingMode {
  if (billingMode === 'classic') return { flexible: null, type: 'classic' };
  return { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now };
}

export function trialEndOf(order: Order, now: Seconds): Seconds | null {
  if (order.trialDays) return now + order.trialDays * DAY;
  return order.trialEnd && order.trialEnd > now ? order.trialEnd : null;
}

/** The one thing this product sells; a subscription of the simulator always has exactly one item. */
export function itemIn(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function withPeriod(
  subscription: Stripe.Subscription,
  start: Seconds,
  end: Seconds,
): Stripe.Subscription {
  const item = { ...itemIn(subscription), ...period(start, end) };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

/** When the subscription ends by itself, if somebody cancelled it. */
export function endOf(subscription: Stripe.Subscription): Seconds | null {
  if (subscription.cancel_at !== null) return subscription.cancel_at;
  return subscription.cancel_at_period_end ? itemIn(subscription).current_period_end : null;
}

export function ended(
  subscription: Stripe.Subscription,
  at: Seconds,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Stripe.Subscription {
  return {
    ...subscription,
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
}

export function listOf<Thing>(data: Thing[], url: string): Stripe.ApiList<Thing> {
  return { object: 'list', data, has_more: false, url };
}

function period(start: Seconds, end: Seconds) {
  return { current_period_start: start, current_period_end: end };
}

type NewItem = { id: string; price: Stripe.Price; quantity: number; now: Seconds };

function itemOf({ id, price, quantity, now }: NewItem): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    ...period(now, now),
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
}

const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>;
