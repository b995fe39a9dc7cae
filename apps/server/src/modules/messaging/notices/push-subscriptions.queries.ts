import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { pushSubscriptions } from './push-subscriptions.table.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

export async function listSubscriptionsOf(
  scope: CompanyScope,
  memberIds: readonly string[],
): Promise<PushSubscriptionRow[]> {
  if (memberIds.length === 0) return [];
  return scope
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.memberId, [...memberIds]));
}

export async function findSubscription(
  scope: CompanyScope,
  id: string,
): Promise<PushSubscriptionRow | null> {
  const [row] = await scope.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

/** Where whoever is signed in so is told. */
export async function listEndpointsOf(scope: CompanyScope, sessionId: string): Promise<string[]> {
  const { endpoint } = pushSubscriptions;
  const rows = await scope
    .select({ endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return rows.map((row) => row.endpoint);
}
