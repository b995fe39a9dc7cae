import { and, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import type { PushAddress, PushOutcome } from '../../../foundation/push/push.ts';
import { listReaders } from './notice-readers.queries.ts';
import { findNotice } from './notices.queries.ts';
import { listSubscriptionsOf } from './push-subscriptions.queries.ts';
import { pushSubscriptions } from './push-subscriptions.table.ts';

export const PUSH_NOTICE = 'notice.push';
/** What waits in the queue for it. */
export type Pushing = { companyId: string; noticeId: string; subscriptionId: string };

/** A browser that fails so often in a row is not there any more, whatever its service says. */
const MOST_FAILURES = 20;
const MOST_DEVICES = 20;

type Subscription = PushAddress & { device: string; sessionId: string };

/** A browser belongs to whoever used it last; her oldest goes when there are too many. */
export async function keepSubscription(
  scope: CompanyScope,
  memberId: string,
  { endpoint, ...said }: Subscription,
): Promise<{ id: string }> {
  const kept = { memberId, ...said, failures: 0 };
  const [stored] = await scope
    .insert(pushSubscriptions)
    .values({ endpoint, ...kept })
    .onConflictDoUpdate({
      target: [pushSubscriptions.companyId, pushSubscriptions.endpoint],
      set: kept,
    })
    .returning({ id: pushSubscriptions.id });
  if (!stored) throw new Error('A subscription is stored or replaced');
  await scope.delete(pushSubscriptions).where(
    sql`${pushSubscriptions.memberId} = ${memberId} and ${pushSubscriptions.id} not in (
      select id from ${pushSubscriptions} where member_id = ${memberId}
      order by created_at desc, id desc limit ${MOST_DEVICES})`,
  );
  return stored;
}

/** Her own alone: nobody silences a colleague. */
export async function dropSubscription(
  scope: CompanyScope,
  memberId: string,
  endpoint: string,
): Promise<void> {
  await scope
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** One job for each browser, so that one that does not answer holds up no other; each once. */
export async function queuePushes(scope: CompanyScope, noticeId: string): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  if (!notice) return;
  const readers = (await listReaders(scope, notice, 'push')).map(({ id }) => id);
  for (const { id: subscriptionId } of await listSubscriptionsOf(scope, readers)) {
    if (!(await isFirstTime(scope, `notice-push:${noticeId}:${subscriptionId}`))) continue;
    const pushing: Pushing = { companyId: scope.companyId, noticeId, subscriptionId };
    await scope.jobs.enqueue(PUSH_NOTICE, pushing);
  }
}

/** A browser that took its permission back is forgotten. */
export async function noteOutcome(
  scope: CompanyScope,
  id: string,
  outcome: PushOutcome,
): Promise<void> {
  const isIt = eq(pushSubscriptions.id, id);
  if (outcome === 'gone') {
    await scope.delete(pushSubscriptions).where(isIt);
    return;
  }
  const failures = outcome === 'taken' ? 0 : sql`${pushSubscriptions.failures} + 1`;
  await scope.update(pushSubscriptions).set({ failures }).where(isIt);
  await scope
    .delete(pushSubscriptions)
    .where(and(isIt, sql`${pushSubscriptions.failures} >= ${MOST_FAILURES}`));
}
