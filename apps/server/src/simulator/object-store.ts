import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { OperatorScope } from '../foundation/database/scopes.ts';
import { missing } from './api-error.ts';
import { simulatorObjects } from './simulator-objects.table.ts';

/** What the simulator remembers about an object without ever telling it. */
type Noted<Thing, Notes> = Thing & { _notes: Notes };

export type StoredCustomer = Noted<Stripe.Customer, { aheadInSeconds: number }>;
export type StoredSession = Noted<Stripe.Checkout.Session, { order: Order }>;
export type StoredEvent = Noted<Stripe.EventBase, Delivery>;

/** What was ordered on a payment page; becomes a subscription when it is paid. */
export type Order = {
  price: string;
  quantity: number;
  description: string | null;
  metadata: Record<string, string>;
  billingMode: 'classic' | 'flexible';
  trialEnd: number | null;
  trialDays: number | null;
  withoutCard: 'cancel' | 'create_invoice';
};

export type Delivery = {
  state: 'unwanted' | 'waiting' | 'delivered' | 'given-up';
  attempts: number;
  nextAttempt: number;
};

type Kinds = {
  customer: StoredCustomer;
  product: Stripe.Product;
  price: Stripe.Price;
  'checkout.session': StoredSession;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  webhook_endpoint: Stripe.WebhookEndpoint;
  event: StoredEvent;
};
export type Kind = keyof Kinds;

type Identified = { id: string; object: string };

/** Long enough that an address with one in it cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_sim_${randomBytes(16).toString('hex')}`;
}

export async function keep<Thing extends Identified>(
  scope: OperatorScope,
  thing: Thing,
  customerId: string | null = null,
): Promise<Thing> {
  const body = asRecord(thing);
  await scope
    .insert(simulatorObjects)
    // Objects of one transaction still have an order.
    .values({
      id: thing.id,
      kind: thing.object,
      customerId,
      body,
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({ target: simulatorObjects.id, set: { body } });
  return thing;
}

export async function find<Name extends Kind>(
  scope: OperatorScope,
  kind: Name,
  id: string,
): Promise<Kinds[Name] | undefined> {
  const [row] = await scope
    .select()
    .from(simulatorObjects)
    .where(and(eq(simulatorObjects.kind, kind), eq(simulatorObjects.id, id)));
  return row && read<Name>(row);
}

export async function findOrRefuse<Name extends Kind>(
  scope: OperatorScope,
  kind: Name,
  id: string,
): Promise<Kinds[Name]> {
  const found = await find(scope, kind, id);
  if (!found) throw missing(kind, id);
  return found;
}

/** Newest first, as the provider lists everything. */
export async function all<Name extends Kind>(
  scope: OperatorScope,
  kind: Name,
  customerId?: string,
): Promise<Kinds[Name][]> {
  const rows = await scope
    .select()
    .from(simulatorObjects)
    .where(
      and(
        eq(simulatorObjects.kind, kind),
        customerId === undefined ? undefined : eq(simulatorObjects.customerId, customerId),
      ),
    )
    .orderBy(desc(simulatorObjects.createdAt), desc(simulatorObjects.id));
  return rows.map((row) => read<Name>(row));
}

export async function findAny(scope: OperatorScope, id: string): Promise<Identified | undefined> {
  const [row] = await scope.select().from(simulatorObjects).where(eq(simulatorObjects.id, id));
  return row && read<Kind>(row);
}

/** Whatever happens to one customer happens one after the other. */
export async function lockCustomer(scope: OperatorScope, id: string): Promise<StoredCustomer> {
  const customer = await lock(scope, 'customer', id);
  if (!customer) throw missing('customer', id);
  return customer;
}

export async function lock<Name extends Kind>(
  scope: OperatorScope,
  kind: Name,
  id: string,
): Promise<Kinds[Name] | undefined> {
  const [row] = await scope
    .select()
    .from(simulatorObjects)
    .where(and(eq(simulatorObjects.kind, kind), eq(simulatorObjects.id, id)))
    .for('update');
  return row && read<Name>(row);
}

/** What the provider deletes it answers for no more. */
export async function forget(scope: OperatorScope, id: string): Promise<void> {
  await scope.delete(simulatorObjects).where(eq(simulatorObjects.id, id));
}

/** The object as the provider tells it: without our notes. */
export function told(thing: object): unknown {
  return JSON.parse(JSON.stringify(thing, (key, value) => (key === '_notes' ? undefined : value)));
}

export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

function asRecord(thing: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(thing));
}

function read<Name extends Kind>(row: typeof simulatorObjects.$inferSelect): Kinds[Name] {
  // `keep` is the only one who writes rows, and it stores a thing under its own kind.
  return row.body as unknown as Kinds[Name];
}
