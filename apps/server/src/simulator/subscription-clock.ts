import type Stripe from 'stripe';
import type { OperatorScope } from '../foundation/database/scopes.ts';
import { DAY, moveBack, type Seconds } from './calendar.ts';
import { cardOf, change, charge, renew } from './charges.ts';
import { announceEvent, type Happening } from './happening.ts';
import { all, idOf, keep, lockCustomer, type StoredCustomer } from './object-store.ts';
import { expired } from './session-object.ts';
import { currentSubscription, openInvoices } from './subscription-life.ts';
import { ended, endOf, itemIn, LIVE } from './subscription-object.ts';

/** Does everything whose time has come, in the order in which it came. */
export async function doWhatIsDue(happening: Happening, customerId: string): Promise<void> {
  const customer = await lockCustomer(happening.scope, customerId);
  await expireSessions(happening, customerId);
  for (
    let next = await nextDue(happening, customer);
    next;
    next = await nextDue(happening, customer)
  ) {
    await next.happen();
  }
}

/**
 * Time passes for one customer. Our server cannot travel with it, so it is the customer's story
 * that moves into the past: what lay a week ahead is due now. Our server hears of the new dates
 * first; what they bring about happens afterwards, when somebody does what is due.
 */
export async function advance(
  happening: Happening,
  customerId: string,
  by: Seconds,
): Promise<void> {
  const { scope } = happening;
  const customer = await lockCustomer(scope, customerId);
  const before = await all(scope, 'subscription', customerId);
  const rest = [
    ...(await all(scope, 'checkout.session', customerId)),
    ...(await all(scope, 'invoice', customerId)),
  ];
  for (const thing of [...before, ...rest]) await keep(scope, moveBack(thing, by), customerId);
  const notes = { aheadInSeconds: customer._notes.aheadInSeconds + by };
  await keep(scope, { ...moveBack(customer, by), _notes: notes }, customerId);
  for (const subscription of before) {
    await announceEvent(happening, {
      type: 'customer.subscription.updated',
      object: moveBack(subscription, by),
      customer: customerId,
      before: subscription,
    });
  }
}

/** Those to whom time alone can bring something. */
export async function listWaitingCustomers(scope: OperatorScope): Promise<string[]> {
  const sessions = (await all(scope, 'checkout.session')).filter(({ status }) => status === 'open');
  const live = (await all(scope, 'subscription')).filter(({ status }) => LIVE.includes(status));
  return [...new Set([...sessions, ...live].map(({ customer }) => idOf(customer)))];
}

/** How far away the end of what is paid for, or of the trial, lies. */
export async function untilPeriodEnd(happening: Happening, customerId: string): Promise<Seconds> {
  const subscription = await currentSubscription(happening, customerId);
  if (!subscription || !LIVE.includes(subscription.status)) return DAY;
  const end = endOf(subscription) ?? itemIn(subscription).current_period_end;
  return Math.max(0, end - happening.now);
}

async function expireSessions(happening: Happening, customerId: string): Promise<void> {
  for (const session of await all(happening.scope, 'checkout.session', customerId)) {
    if (session.status !== 'open' || session.expires_at > happening.now) continue;
    const object = await keep(happening.scope, expired(session), customerId);
    await announceEvent(happening, {
      type: 'checkout.session.expired',
      object,
      customer: customerId,
    });
  }
}

type Due = { at: Seconds; happen(): Promise<void> };

async function nextDue(happening: Happening, customer: StoredCustomer): Promise<Due | undefined> {
  const subscriptions = await all(happening.scope, 'subscription', customer.id);
  const invoices = await openInvoices(happening, customer.id);
  return subscriptions
    .filter(({ status }) => LIVE.includes(status))
    .flatMap((subscription) => dueOf(happening, { customer, subscription, invoices }))
    .filter(({ at }) => at <= happening.now)
    .sort((one, other) => one.at - other.at)[0];
}

type Situation = {
  customer: StoredCustomer;
  subscription: Stripe.Subscription;
  invoices: Stripe.Invoice[];
};

function dueOf(happening: Happening, { customer, subscription, invoices }: Situation): Due[] {
  const due: Due[] = [];
  const end = endOf(subscription);
  const periodEnd = itemIn(subscription).current_period_end;
  const over = (at: Seconds, reason: 'cancellation_requested' | null) => () =>
    change(happening, subscription, ended(subscription, at, reason));

  if (end !== null) due.push({ at: end, happen: over(end, 'cancellation_requested') });
  if (subscription.status === 'trialing' && endsWithoutCard(customer, subscription)) {
    due.push({ at: periodEnd, happen: over(periodEnd, null) });
  } else if (subscription.status === 'trialing' || subscription.status === 'active') {
    const at = periodEnd;
    due.push({ at, happen: () => renew(happening, { customer, subscription, at }) });
  }
  for (const invoice of invoices.filter((bill) => belongsTo(bill, subscription))) {
    const at = invoice.next_payment_attempt;
    if (at === null) continue;
    due.push({ at, happen: () => charge(happening, { customer, subscription, at }, invoice) });
  }
  return due;
}

function endsWithoutCard(customer: StoredCustomer, subscription: Stripe.Subscription): boolean {
  if (cardOf(customer, subscription) !== null) return false;
  return subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel';
}

function belongsTo(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  const reference = invoice.parent?.subscription_details?.subscription ?? null;
  return idOf(reference) === subscription.id;
}
