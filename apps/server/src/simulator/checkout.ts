import { billTheStart } from './charges.ts';
import { GOOD_CARD, withCard } from './customer-object.ts';
import { announceEvent, type Happening } from './happening.ts';
import {
  find,
  findOrRefuse,
  idOf,
  keep,
  lockCustomer,
  type StoredSession,
} from './object-store.ts';
import { completed } from './session-object.ts';
import { newSubscription, trialEndOf } from './subscription-object.ts';

export type Payment = 'with-card' | 'without-card';

/** Pays an open page: only now does a subscription exist. A page is paid once, however many try. */
export async function completeCheckout(
  happening: Happening,
  session: StoredSession,
  payment: Payment,
): Promise<StoredSession> {
  const { scope, now } = happening;
  const known = await lockCustomer(scope, idOf(session.customer));
  const open = await find(scope, 'checkout.session', session.id);
  if (!open || !isOpen(open, now)) return open ?? session;
  if (payment === 'without-card' && !mayGoWithoutCard(open, now)) return open;

  const card = payment === 'with-card' ? GOOD_CARD : null;
  const customer = card ? await keep(scope, withCard(known, card), known.id) : known;
  const { order } = open._notes;
  const price = await findOrRefuse(scope, 'price', order.price);
  const subscription = newSubscription({ order, customer: customer.id, price, card, now });
  const bill = await billTheStart(happening, { customer, subscription, at: now });

  const done = await keep(scope, completed(open, bill), customer.id);
  await announceEvent(happening, {
    type: 'checkout.session.completed',
    object: done,
    customer: customer.id,
  });
  return done;
}

export function isOpen(session: StoredSession, now: number): boolean {
  return session.status === 'open' && session.expires_at > now;
}

/** Nothing is due today, and whoever made the page said that a card can wait. */
export function mayGoWithoutCard(session: StoredSession, now: number): boolean {
  if (session.payment_method_collection !== 'if_required') return false;
  return trialEndOf(session._notes.order, now) !== null;
}
