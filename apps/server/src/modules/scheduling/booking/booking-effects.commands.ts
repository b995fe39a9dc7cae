import { and, like, lt } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { effects } from '../../../foundation/jobs/effects.table.ts';

const KEPT_HOURS = 48;

/** Removes solved challenges that are days old: nobody sends the same answer that late. */
export async function forgetSolvedChallenges(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<void> {
  const isSolved = like(effects.key, 'booking-challenge:%');
  const isOld = lt(effects.doneAt, now.subtract({ hours: KEPT_HOURS }));
  await scope.delete(effects).where(and(isSolved, isOld));
}
