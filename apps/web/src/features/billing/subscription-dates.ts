import type { Session } from '@app/contract/identity/session.contract';
import type { SubscriptionDates } from '@app/domain/billing/access';

type SentSubscription = NonNullable<Session['company']>['subscription'];

/** What the server sends as text, as the moments the rules ask for. */
export function datesOf({
  status,
  trialEndsAt,
  currentPeriodEnd,
}: SentSubscription): SubscriptionDates {
  return {
    status,
    trialEndsAt: momentOf(trialEndsAt),
    currentPeriodEnd: momentOf(currentPeriodEnd),
  };
}

function momentOf(instant: string | null): Temporal.Instant | null {
  return instant === null ? null : Temporal.Instant.from(instant);
}
