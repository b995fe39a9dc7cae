import Stripe from 'stripe';
import type { OperatorScope } from '../foundation/database/scopes.ts';
import type { Seconds } from './calendar.ts';
import { all, type Delivery, keep, lock, type StoredEvent, told } from './object-store.ts';

export type SignedEvent = { body: string; signature: string };
/** Hands an event to our server and answers its HTTP status. */
export type Send = (event: SignedEvent) => Promise<number>;

const MINUTE = 60;
/** After each failed attempt, how long until the next; then the event is given up. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 300 * MINUTE, 600 * MINUTE];

type DeliveryParts = {
  asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer>;
  secret(): Promise<string>;
  send: Send;
  now: Seconds;
};

/** One after the other, in the order in which they happened. */
export async function deliverEvents(parts: DeliveryParts, events: StoredEvent[]): Promise<void> {
  for (const event of events) {
    if (event._notes.state === 'waiting') await deliver(parts, event);
  }
}

/** Those that did not get through before and whose pause is over, oldest first, with the same id. */
export async function redeliverEvents(parts: DeliveryParts): Promise<void> {
  const events = await parts.asOperator((scope) => all(scope, 'event'));
  const due = events.filter(
    ({ _notes: { state, nextAttempt } }) => state === 'waiting' && nextAttempt <= parts.now,
  );
  await deliverEvents(parts, due.reverse());
}

async function deliver(parts: DeliveryParts, event: StoredEvent): Promise<void> {
  const claimed = await parts.asOperator((scope) => claim(scope, event, parts.now));
  if (!claimed) return;
  const body = JSON.stringify(told(event));
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: await parts.secret(),
    timestamp: parts.now,
  });
  if (!(await arrives(parts.send, { body, signature }))) return;
  await parts.asOperator((scope) => note(scope, event, { state: 'delivered' }));
}

/** The next attempt is planned before this one is made, so that a crash in between loses nothing. */
async function claim(
  scope: OperatorScope,
  event: StoredEvent,
  now: Seconds,
): Promise<StoredEvent | null> {
  const known = await lock(scope, 'event', event.id);
  // Somebody else took it meanwhile.
  if (known?._notes.attempts !== event._notes.attempts) return null;
  const pause = PAUSES[known._notes.attempts];
  return note(scope, known, {
    attempts: known._notes.attempts + 1,
    ...(pause === undefined ? { state: 'given-up' } : { nextAttempt: now + pause }),
  });
}

async function arrives(send: Send, event: SignedEvent): Promise<boolean> {
  try {
    const status = await send(event);
    return status >= 200 && status < 300;
  } catch {
    // A server that cannot be reached is asked again later, like one that fails.
    return false;
  }
}

async function note(
  scope: OperatorScope,
  event: StoredEvent,
  change: Partial<Delivery>,
): Promise<StoredEvent> {
  const known = (await lock(scope, 'event', event.id)) ?? event;
  const pending = change.state === 'delivered' ? { pending_webhooks: 0 } : {};
  return keep(scope, { ...known, ...pending, _notes: { ...known._notes, ...change } });
}
