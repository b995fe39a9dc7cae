import { randomUUID } from 'node:crypto';
import { isInTrial } from '@app/domain/billing/access';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { billingCheckouts } from './billing-checkouts.table.ts';
import {
  type CheckoutOrder,
  createCheckoutSession,
  expireCheckoutSession,
  findCheckoutSession,
  sells,
} from './stripe.client.ts';
import { isAnswered } from './stripe-failures.client.ts';
import type { SyncParts } from './sync.commands.ts';

type CheckoutRow = typeof billingCheckouts.$inferSelect;
type Place = { companyId: string; environment: PaymentEnvironment };

/** The provider closes a page after a day, and forgets as late that it made one. */
const PAGE_LIFE = { hours: 23 };

/**
 * The one open page of a company. The row under its key decides: whoever comes at the same time gets
 * the same attempt, and one attempt makes one page. Null when somebody changed it meanwhile.
 */
export async function openCheckoutPage(
  parts: SyncParts,
  connection: PaymentConnection,
  order: CheckoutOrder,
): Promise<{ url: string | null } | null> {
  const place = { companyId: order.companyId, environment: connection.environment };
  const attempt = await parts.scopes.asOperator(parts, (scope) =>
    joinAttempt(scope, place, { planId: order.plan.id, now: parts.now }),
  );
  const isOurs = fits(attempt, order, parts.now);
  if (attempt.stripeSessionId) {
    const session = await findCheckoutSession(connection, attempt.stripeSessionId);
    if (session?.status === 'open') {
      if (session.url && isOurs && sells(session, order)) return { url: session.url };
      await expireCheckoutSession(connection, session.id, parts.requestId);
    }
  } else if (isOurs) {
    return makePage(parts, connection, { order, attempt });
  }
  await parts.scopes.asOperator(parts, (scope) =>
    replaceAttempt(scope, attempt, { planId: order.plan.id, now: parts.now }),
  );
  return null;
}

/** A page for another plan, one that is about to close, or one that promises a trial now over. */
function fits(attempt: CheckoutRow, order: CheckoutOrder, now: Temporal.Instant): boolean {
  if (attempt.planId !== order.plan.id) return false;
  if (Temporal.Instant.compare(attempt.startedAt.add(PAGE_LIFE), now) < 0) return false;
  return isInTrial(order, attempt.startedAt) === isInTrial(order, now);
}

async function makePage(
  parts: SyncParts,
  connection: PaymentConnection,
  { order, attempt }: { order: CheckoutOrder; attempt: CheckoutRow },
): Promise<{ url: string | null } | null> {
  const session = await createOrReplace(parts, connection, { order, attempt });
  const isKept = await parts.scopes.asOperator(parts, (scope) =>
    keepPage(scope, attempt, { stripeSessionId: session.id, url: session.url }),
  );
  if (isKept) return { url: session.url };
  await expireCheckoutSession(connection, session.id, parts.requestId);
  return null;
}

/** The provider repeats its no to the same key for a day, so whoever comes next needs another one. */
async function createOrReplace(
  parts: SyncParts,
  connection: PaymentConnection,
  { order, attempt }: { order: CheckoutOrder; attempt: CheckoutRow },
): ReturnType<typeof createCheckoutSession> {
  const { now } = parts;
  try {
    return await createCheckoutSession(connection, order, { id: attempt.attemptId, now });
  } catch (error) {
    if (isAnswered(error)) {
      await parts.scopes.asOperator(parts, (scope) =>
        replaceAttempt(scope, attempt, { planId: order.plan.id, now }),
      );
    }
    throw error;
  }
}

async function joinAttempt(
  scope: OperatorScope,
  place: Place,
  { planId, now }: { planId: string; now: Temporal.Instant },
): Promise<CheckoutRow> {
  await scope
    .insert(billingCheckouts)
    .values({ ...place, planId, attemptId: randomUUID(), startedAt: now })
    .onConflictDoNothing();
  const [attempt] = await scope.select().from(billingCheckouts).where(at(place));
  if (!attempt) throw new Error('The database stored no attempt to pay');
  return attempt;
}

async function replaceAttempt(
  scope: OperatorScope,
  old: CheckoutRow,
  { planId, now }: { planId: string; now: Temporal.Instant },
): Promise<void> {
  const fresh = { attemptId: randomUUID(), stripeSessionId: null, url: null };
  await change(scope, old, { ...fresh, planId, startedAt: now });
}

type Page = { stripeSessionId: string; url: string | null };

/** Of two that lead back to different places, made at once, the second one to be kept is closed. */
function keepPage(scope: OperatorScope, attempt: CheckoutRow, page: Page): Promise<boolean> {
  const { stripeSessionId } = billingCheckouts;
  const isFirst = or(isNull(stripeSessionId), eq(stripeSessionId, page.stripeSessionId));
  return change(scope, attempt, page, isFirst);
}

/** Changes the attempt only while it is still the same one. */
async function change(
  scope: OperatorScope,
  attempt: CheckoutRow,
  changes: Partial<CheckoutRow>,
  condition?: SQL,
): Promise<boolean> {
  const isSame = eq(billingCheckouts.attemptId, attempt.attemptId);
  const changed = await scope
    .update(billingCheckouts)
    .set(changes)
    .where(and(at(attempt), isSame, condition))
    .returning({ attemptId: billingCheckouts.attemptId });
  return changed.length === 1;
}

function at({ companyId, environment }: Place) {
  return and(
    eq(billingCheckouts.companyId, companyId),
    eq(billingCheckouts.environment, environment),
  );
}
