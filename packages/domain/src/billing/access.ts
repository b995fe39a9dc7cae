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

/** What whoever runs the platform can switch off. Without the other two nothing could be set any more. */
export const SWITCHABLE_MODULES = MODULES.filter(
  (module) => module !== 'dashboard' && module !== 'settings',
);

export type Subscription = {
  status: SubscriptionStatus;
  trialEndsAt: Temporal.Instant | null;
  currentPeriodEnd: Temporal.Instant | null;
  /** Modules that the company's plan leaves out. A plan says nothing while the trial runs. */
  closedModules: readonly Module[];
  /** Modules that are switched off for every company, whatever it pays for. */
  hiddenModules: readonly Module[];
};

/** What the company's own columns say about its subscription, its plan left aside. */
export type SubscriptionDates = Pick<Subscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>;

export const SUBSCRIPTION_STATUSES = [
  'trial',
  'active',
  'past_due',
  'canceled',
  'inactive',
  'suspended',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** For administrators: neither a trial nor a plan binds them. */
export const FULL_ACCESS: Subscription = {
  status: 'active',
  trialEndsAt: null,
  currentPeriodEnd: null,
  closedModules: [],
  hiddenModules: [],
};

const OTHER_SPELLINGS: Record<string, SubscriptionStatus> = {
  overdue: 'past_due',
  cancelled: 'canceled',
  trialing: 'trial',
};

/** A stored status, whichever way it is spelled; one that nobody knows gives no access by itself. */
export function readStatus(stored: string): SubscriptionStatus {
  const status = OTHER_SPELLINGS[stored] ?? stored;
  return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? 'inactive';
}

/** The modules a plan leaves out. What it does not name is open. */
export function closedModulesIn(permissions: Partial<Record<string, boolean>>): Module[] {
  return MODULES.filter((module) => permissions[module] === false);
}

/** The modules of these names; what is the name of none is left out. */
export function modulesNamed(names: readonly string[]): Module[] {
  return MODULES.filter((module) => names.includes(module));
}

/** While no plan says how long one may try. */
export const TRIAL_DAYS = 7;

/** A trial of no days is none: nobody has it, and it never ends. */
export function trialEndOf(
  startedAt: Temporal.Instant,
  days = TRIAL_DAYS,
): Temporal.Instant | null {
  return days > 0 ? startedAt.add({ hours: days * 24 }) : null;
}

/** Begun days count whole: two days and an hour are three. */
export function trialDaysLeft(trialEndsAt: Temporal.Instant | null, now: Temporal.Instant): number {
  return beganHours(trialEndsAt, now, 24);
}

export function trialHoursLeft(
  trialEndsAt: Temporal.Instant | null,
  now: Temporal.Instant,
): number {
  return beganHours(trialEndsAt, now, 1);
}

export function isInTrial(
  subscription: Pick<Subscription, 'trialEndsAt'>,
  now: Temporal.Instant,
): boolean {
  return isAfter(subscription.trialEndsAt, now);
}

export function hasAccess(subscription: SubscriptionDates, now: Temporal.Instant): boolean {
  if (isInTrial(subscription, now)) return true;
  if (subscription.status === 'active') return true;
  return isAfter(subscription.currentPeriodEnd, now);
}

/** When access ends if nothing is paid or changed before; null when time alone does not end it. */
export function accessEndOf(
  { trialEndsAt, status, currentPeriodEnd }: SubscriptionDates,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (isInTrial({ trialEndsAt }, now)) return trialEndsAt;
  return status === 'active' ? null : currentPeriodEnd;
}

/** A module opens when it is switched on, the company has access and its plan does not leave it out. */
export function mayUse(module: Module, subscription: Subscription, now: Temporal.Instant): boolean {
  if (subscription.hiddenModules.includes(module)) return false;
  if (isInTrial(subscription, now)) return true;
  return hasAccess(subscription, now) && !subscription.closedModules.includes(module);
}

/**
 * What may still be read of a module when access has ended: clients who booked still come. Nothing is
 * lent that the plan left out before, or that is switched off.
 */
export function mayStillRead(
  module: Module,
  subscription: Subscription,
  now: Temporal.Instant,
): boolean {
  if (mayUse(module, subscription, now)) return true;
  if (hasAccess(subscription, now)) return false;
  return ![...subscription.hiddenModules, ...subscription.closedModules].includes(module);
}

/** Whether any part of the product is open: what all of them name, such as services, can be read then. */
export function opensAny(subscription: Subscription, now: Temporal.Instant): boolean {
  return openModules(subscription, now).length > 0;
}

export function openModules(subscription: Subscription, now: Temporal.Instant): Module[] {
  return MODULES.filter((module) => mayUse(module, subscription, now));
}

export function isAfter(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment, now) > 0;
}

function beganHours(
  until: Temporal.Instant | null,
  now: Temporal.Instant,
  hoursEach: number,
): number {
  if (!until) return 0;
  return Math.max(0, Math.ceil(now.until(until).total('hours') / hoursEach));
}
