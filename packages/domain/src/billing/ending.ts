import type { SubscriptionDates } from './access.ts';

/** Why a company is without access, and since when where that is known. */
export type Ending =
  | { kind: 'trial'; at: Temporal.Instant }
  | { kind: 'payment'; at: Temporal.Instant | null }
  | { kind: 'subscription'; at: Temporal.Instant }
  | { kind: 'none' };

/** Of a company whose access has ended. What it paid for last is newer than its trial. */
export function endingOf({ status, trialEndsAt, currentPeriodEnd }: SubscriptionDates): Ending {
  if (status === 'past_due') return { kind: 'payment', at: currentPeriodEnd };
  if (currentPeriodEnd && status !== 'trial') return { kind: 'subscription', at: currentPeriodEnd };
  if (trialEndsAt) return { kind: 'trial', at: trialEndsAt };
  return { kind: 'none' };
}
