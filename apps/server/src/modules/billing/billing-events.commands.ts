import { WATCHED_EVENTS } from '@app/domain/billing/billing-event';
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { billingEvents } from './billing-events.table.ts';
import { resolveCompany } from './event-company.commands.ts';
import { type SignedEvent, subjectOf } from './stripe-events.client.ts';
import { type SyncParts, syncCompany } from './sync.commands.ts';

type EventRow = typeof billingEvents.$inferSelect;
type EventKey = Pick<EventRow, 'environment' | 'id'>;
type Verdict = Pick<EventRow, 'status'> & Partial<Pick<EventRow, 'companyId' | 'error'>>;

const FINISHED: readonly EventRow['status'][] = ['done', 'ignored', 'unmatched'];
const AT_ONCE = 20;
const LONGEST_ERROR = 300;

/** Stores an event once and syncs its company: the event itself is not believed, only a signal. */
export async function receiveEvent(
  parts: SyncParts,
  signed: SignedEvent,
): Promise<'finished' | 'failed'> {
  const stored = await parts.scopes.asOperator(parts, (scope) => record(scope, signed));
  if (FINISHED.includes(stored.status)) return 'finished';
  return processEvent(parts, stored);
}

/** Retries events that failed, or that a server that went down left behind; least tried first. */
export async function retryEvents(parts: SyncParts): Promise<void> {
  for (const event of await parts.scopes.asOperator(parts, listWaiting)) {
    // The provider may be down as a whole; the next minute comes soon.
    if ((await processEvent(parts, event)) === 'failed') return;
  }
}

async function record(
  scope: OperatorScope,
  { environment, event }: SignedEvent,
): Promise<EventRow> {
  const [stored] = await scope
    .insert(billingEvents)
    .values({
      environment,
      id: event.id,
      type: event.type,
      apiVersion: event.api_version,
      livemode: event.livemode,
      createdAt: Temporal.Instant.fromEpochMilliseconds(event.created * 1000),
      objectId: subjectOf(event).objectId,
      payload: event,
      ...firstVerdict({ environment, event }),
    })
    .onConflictDoUpdate({
      target: [billingEvents.environment, billingEvents.id],
      set: { deliveries: sql`${billingEvents.deliveries} + 1` },
    })
    .returning();
  if (!stored) throw new Error('The database stored no event');
  return stored;
}

function firstVerdict({ environment, event }: SignedEvent): Verdict {
  if (event.livemode !== (environment === 'live')) {
    return { status: 'ignored', error: 'it belongs to the other environment' };
  }
  const isWatched = WATCHED_EVENTS.some((type) => type === event.type);
  return { status: isWatched ? 'received' : 'ignored' };
}

async function processEvent(parts: SyncParts, event: EventRow): Promise<'finished' | 'failed'> {
  let verdict: Verdict;
  try {
    verdict = await process(parts, event);
  } catch (error) {
    verdict = { status: 'failed', error: reasonOf(error) };
    parts.payments.warn({ err: error, ...keyOf(event) }, 'a payment event failed');
  }
  await parts.scopes.asOperator(parts, (scope) =>
    storeVerdict(scope, event, { ...verdict, parts }),
  );
  return verdict.status === 'failed' ? 'failed' : 'finished';
}

async function process(parts: SyncParts, event: EventRow): Promise<Verdict> {
  const subject = subjectOf(event.payload);
  const resolved = await parts.scopes.asOperator(parts, (scope) =>
    resolveCompany(scope, event.environment, subject),
  );
  if (!resolved.accepted) {
    parts.payments.warn(
      { ...keyOf(event), reason: resolved.reason },
      'a payment event is nobody’s',
    );
    return { status: 'unmatched', error: resolved.reason };
  }
  const companyId = resolved.value;
  const synced = await syncCompany(parts, companyId, event.environment);
  if (!synced.accepted) return { status: 'failed', companyId, error: synced.reason };
  return { status: 'done', companyId, error: null };
}

async function storeVerdict(
  scope: OperatorScope,
  event: EventKey,
  { parts, ...verdict }: Verdict & { parts: SyncParts },
): Promise<void> {
  // A copy that failed at the same time must not undo what another one finished.
  const isOpen = sql`${billingEvents.status} in ('received', 'failed')`;
  await scope
    .update(billingEvents)
    .set({ ...verdict, attempts: sql`${billingEvents.attempts} + 1`, processedAt: parts.now })
    .where(and(at(event), isOpen));
}

/** Younger ones are still being worked on; after three days the provider gives up, and so do we. */
function listWaiting(scope: OperatorScope): Promise<EventRow[]> {
  const isLeftBehind = lt(billingEvents.receivedAt, sql`now() - interval '1 minute'`);
  return scope
    .select()
    .from(billingEvents)
    .where(
      and(
        or(
          eq(billingEvents.status, 'failed'),
          and(eq(billingEvents.status, 'received'), isLeftBehind),
        ),
        sql`${billingEvents.receivedAt} > now() - interval '3 days'`,
      ),
    )
    .orderBy(asc(billingEvents.attempts), asc(billingEvents.receivedAt))
    .limit(AT_ONCE);
}

function at({ environment, id }: EventKey): SQL | undefined {
  return and(eq(billingEvents.environment, environment), eq(billingEvents.id, id));
}

function keyOf({ environment, id }: EventKey): { environment: string; eventId: string } {
  return { environment, eventId: id };
}

/** The reason without the text of a failed query, which repeats the data it was about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return 'internal error';
  return `${error.type}: ${error.message}`.slice(0, LONGEST_ERROR);
}
