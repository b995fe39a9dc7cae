import { hasAccess, isInTrial, type SubscriptionDates, trialDaysLeft } from '../billing/access.ts';
import type { Bounds } from '../shared/local-time.ts';

type TrialNotice = 'ending' | 'ended';

const DAYS_BEFORE = 3;
/** Later nobody wants to hear of it: a system that stood still must not write to everybody. */
const DAYS_AFTER = 7;

/** What the owners of a company are told about its trial now, if anything. */
export function trialNotice(
  { isSubscribed, ...dates }: SubscriptionDates & { isSubscribed: boolean },
  now: Temporal.Instant,
): TrialNotice | null {
  if (isSubscribed || !dates.trialEndsAt) return null;
  if (dates.status !== 'trial' && dates.status !== 'inactive') return null;
  if (isInTrial(dates, now)) {
    return trialDaysLeft(dates.trialEndsAt, now) <= DAYS_BEFORE ? 'ending' : null;
  }
  if (hasAccess(dates, now)) return null;
  return Temporal.Instant.compare(dates.trialEndsAt, noticeBounds(now).from) >= 0 ? 'ended' : null;
}

/** The ends of trials about which somebody may have to be told. */
export function noticeBounds(now: Temporal.Instant): Bounds {
  return {
    from: now.subtract({ hours: DAYS_AFTER * 24 }),
    until: now.add({ hours: DAYS_BEFORE * 24, seconds: 1 }),
  };
}
