import { and, like, lt, or } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { effects } from '../../foundation/jobs/effects.table.ts';

const KEPT_HOURS = 48;

/** Solved challenges and requests that were answered: nobody sends the same one days later. */
export async function forgetOldRequests(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<void> {
  const isOfBookings = or(like(effects.key, 'booking-challenge:%'), like(effects.key, 'booking:%'));
  const isOld = lt(effects.doneAt, now.subtract({ hours: KEPT_HOURS }));
  await scope.delete(effects).where(and(isOfBookings, isOld));
}
