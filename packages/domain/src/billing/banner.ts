import { hasAccess, isAfter, isInTrial, type SubscriptionDates, trialDaysLeft } from './access.ts';

export type SubscriptionBanner =
  | { kind: 'trial'; daysLeft: number; urgent: boolean }
  | { kind: 'renewal'; daysLeft: number }
  /** Late, and perhaps beyond what was given on top of the time paid for. */
  | { kind: 'past-due'; hasAccess: boolean }
  | { kind: 'canceled'; until: Temporal.Instant }
  | { kind: 'none' };

export type SubscriptionBadge =
  | { kind: 'trial'; daysLeft: number }
  | { kind: 'active' }
  | { kind: 'canceled'; until: Temporal.Instant }
  | { kind: 'past-due' }
  | { kind: 'none' };

/** From here on a trial is about to end. */
export const URGENT_TRIAL_DAYS = 3;
/** A renewal is announced this many days ahead. */
const RENEWAL_NOTICE_DAYS = 7;

/** What stands above every page about the subscription; nothing while all is well. */
export function bannerOf(
  subscription: SubscriptionDates,
  now: Temporal.Instant,
): SubscriptionBanner | null {
  const { status, trialEndsAt, currentPeriodEnd } = subscription;
  if (isInTrial(subscription, now)) {
    const daysLeft = trialDaysLeft(trialEndsAt, now);
    const urgent = daysLeft <= URGENT_TRIAL_DAYS && !isSubscribed(subscription, now);
    return { kind: 'trial', daysLeft, urgent };
  }
  if (status === 'active') return renewalOf(currentPeriodEnd, now);
  if (status === 'past_due') {
    return { kind: 'past-due', hasAccess: hasAccess(subscription, now) };
  }
  if (status === 'canceled' && currentPeriodEnd && isAfter(currentPeriodEnd, now)) {
    return { kind: 'canceled', until: currentPeriodEnd };
  }
  return { kind: 'none' };
}

/** The word beside the subscription in the settings. What was paid to its end still counts. */
export function badgeOf(subscription: SubscriptionDates, now: Temporal.Instant): SubscriptionBadge {
  const { status, trialEndsAt, currentPeriodEnd } = subscription;
  if (isInTrial(subscription, now)) {
    return { kind: 'trial', daysLeft: trialDaysLeft(trialEndsAt, now) };
  }
  if (status === 'active') return { kind: 'active' };
  if (status === 'past_due') return { kind: 'past-due' };
  if (status === 'canceled' && currentPeriodEnd && isAfter(currentPeriodEnd, now)) {
    return { kind: 'canceled', until: currentPeriodEnd };
  }
  return { kind: 'none' };
}

/** The trial goes over into what she subscribed to: a provider's has an end of its own, ours has none. */
function isSubscribed(
  { status, currentPeriodEnd }: SubscriptionDates,
  now: Temporal.Instant,
): boolean {
  return (status === 'trial' || status === 'active') && isAfter(currentPeriodEnd, now);
}

function renewalOf(
  renewsAt: Temporal.Instant | null,
  now: Temporal.Instant,
): SubscriptionBanner | null {
  if (!renewsAt || !isAfter(renewsAt, now)) return null;
  const daysLeft = Math.ceil(now.until(renewsAt).total('hours') / 24);
  return daysLeft <= RENEWAL_NOTICE_DAYS ? { kind: 'renewal', daysLeft } : null;
}
