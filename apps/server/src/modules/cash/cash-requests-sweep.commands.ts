import { lt } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { cashRequests } from './cash-requests.table.ts';

const KEPT_HOURS = 7 * 24;

/** Nobody sends the same request days later. */
export async function forgetCashRequests(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<void> {
  const isOld = lt(cashRequests.createdAt, now.subtract({ hours: KEPT_HOURS }));
  await scope.delete(cashRequests).where(isOld);
}
