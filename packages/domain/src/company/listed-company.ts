/** What stands beside a company in the operators' list. */
export const COMPANY_BADGES = [
  'active',
  'trial',
  'overdue',
  'inactive',
  'unknown',
  'deleting',
] as const;
export type CompanyBadge = (typeof COMPANY_BADGES)[number];

type Listed = {
  active: boolean;
  deletedAt: Temporal.Instant | null;
  /** As somebody stored it. */
  subscriptionStatus: string;
};

/** The spellings of what the provider or an operator wrote down. */
export const BADGE_SPELLINGS = {
  active: ['active'],
  trial: ['trial', 'trialing'],
  overdue: ['past_due', 'overdue'],
} as const;

export function companyBadge({ active, deletedAt, subscriptionStatus }: Listed): CompanyBadge {
  if (deletedAt !== null) return 'deleting';
  if (!active) return 'inactive';
  const said = Object.entries(BADGE_SPELLINGS).find(([, spellings]) =>
    (spellings as readonly string[]).includes(subscriptionStatus),
  );
  // The entries of an object are typed by any text; its keys are badges.
  return (said?.[0] as CompanyBadge | undefined) ?? 'unknown';
}

/** The words under which a subscription is listed; one that nobody knows has a word too. */
export const LISTED_SUBSCRIPTIONS = [
  'active',
  'trial',
  'past_due',
  'canceled',
  'inactive',
  'suspended',
  'unknown',
] as const;
export type ListedSubscription = (typeof LISTED_SUBSCRIPTIONS)[number];

const OTHER_SPELLINGS: Record<string, ListedSubscription> = {
  overdue: 'past_due',
  cancelled: 'canceled',
  trialing: 'trial',
};

export function listedSubscription(stored: string): ListedSubscription {
  const status = OTHER_SPELLINGS[stored] ?? stored;
  return LISTED_SUBSCRIPTIONS.find((known) => known === status) ?? 'unknown';
}

/** How long what a company has is kept for certain after it cancelled. */
export const DAYS_KEPT_AFTER_CANCELLING = 30;

type Ended = {
  subscriptionStatus: string;
  subscriptionCurrentPeriodEnd: Temporal.Instant | null;
  trialEndsAt: Temporal.Instant | null;
};

/** Cancelled and over for so long that an operator may take it away. Nothing goes by itself. */
export function isLongCanceled(
  { subscriptionStatus, subscriptionCurrentPeriodEnd, trialEndsAt }: Ended,
  now: Temporal.Instant,
): boolean {
  if (listedSubscription(subscriptionStatus) !== 'canceled') return false;
  const ended = subscriptionCurrentPeriodEnd ?? trialEndsAt;
  if (ended === null) return false;
  const kept = ended.add({ hours: DAYS_KEPT_AFTER_CANCELLING * 24 });
  return Temporal.Instant.compare(kept, now) < 0;
}

/** Whoever deletes a company types its name. Spaces around it and between its words do not count. */
export function isNameTyped(typed: string, name: string): boolean {
  return withoutGaps(typed) === withoutGaps(name);
}

function withoutGaps(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}
