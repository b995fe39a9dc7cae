export const MODULES = [
  'dashboard',
  'appointments',
  'services',
  'professionals',
  'clients',
  'reviews',
  'tasks',
  'loyalty',
  'points',
  'stock',
  'messages',
  'coupons',
  'financial',
  'reports',
  'settings',
] as const;
export type Module = (typeof MODULES)[number];

export type Subscription = {
  status: SubscriptionStatus;
  trialEndsAt: Temporal.Instant | null;
  currentPeriodEnd: Temporal.Instant | null;
  /** Modules that the company's plan leaves out. A plan says nothing while the trial runs. */
  closedModules: readonly Module[];
};

export const SUBSCRIPTION_STATUSES = [
  'trial',
  'active',
  'past_due',
  'canceled',
  'inactive',
  'suspended',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const TRIAL_HOURS = 7 * 24;

export function trialEndOf(startedAt: Temporal.Instant): Temporal.Instant {
  return startedAt.add({ hours: TRIAL_HOURS });
}

export function isInTrial(subscription: Subscription, now: Temporal.Instant): boolean {
  return isAfter(subscription.trialEndsAt, now);
}

export function hasAccess(subscription: Subscription, now: Temporal.Instant): boolean {
  if (isInTrial(subscription, now)) return true;
  if (subscription.status === 'active') return true;
  return isAfter(subscription.currentPeriodEnd, now);
}

/** A module opens when the company has access and its plan does not leave the module out. */
export function mayUse(module: Module, subscription: Subscription, now: Temporal.Instant): boolean {
  if (isInTrial(subscription, now)) return true;
  return hasAccess(subscription, now) && !subscription.closedModules.includes(module);
}

export function openModules(subscription: Subscription, now: Temporal.Instant): Module[] {
  return MODULES.filter((module) => mayUse(module, subscription, now));
}

function isAfter(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment, now) > 0;
}
