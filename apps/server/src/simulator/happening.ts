import type Stripe from 'stripe';
import type { OperatorScope } from '../foundation/database/scopes.ts';
import type { Seconds } from './calendar.ts';
import { keep, newId, type StoredEvent, told } from './object-store.ts';

/** What this product asks its provider to be told. Other events are only listed. */
const WANTED_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
];

/** One thing that happens at the provider: one transaction, one moment, the events it causes. */
export type Happening = {
  scope: OperatorScope;
  now: Seconds;
  publicUrl: string;
  apiVersion: string;
  events: StoredEvent[];
};

type Announcement = {
  type: Stripe.Event.Type;
  object: { id: string; object: string };
  customer: string | null;
  before?: object;
};

/** Notes an event with the object as it is at this point; it is sent after the commit. */
export async function announceEvent(
  happening: Happening,
  { type, object, customer, before }: Announcement,
): Promise<void> {
  const wanted = WANTED_EVENTS.includes(type);
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: happening.apiVersion,
    created: happening.now,
    data: {
      object: asObject(told(object)),
      ...(before && { previous_attributes: differences(before, object) }),
    },
    livemode: false,
    pending_webhooks: wanted ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
    _notes: { state: wanted ? 'waiting' : 'unwanted', attempts: 0, nextAttempt: happening.now },
  };
  happening.events.push(await keep(happening.scope, event, customer));
}

/** The attributes that changed, with the values they had. */
function differences(before: object, after: object): Record<string, unknown> {
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, key)),
  );
  return Object.fromEntries(changed);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
