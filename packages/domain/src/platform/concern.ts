/** What needs a hand of whoever runs the platform, what cannot wait first. */
export const CONCERNS = [
  'payments-failed',
  'jobs-failed',
  'jobs-retrying',
  'events-failed',
  'events-unmatched',
  'backup-untested',
  'mails-failed',
  'numbers-lost',
  'trials-ending',
  'mails-kept',
] as const;
export type Concern = (typeof CONCERNS)[number];

/** What is older is no news: bills, events and jobs of so long ago were dealt with or given up. */
export const CONCERN_DAYS = 30;
/** A trial that ends this soon is worth a call. */
export const TRIAL_ENDS_WITHIN_DAYS = 3;
const HOURS_OF_A_TRIAL_RESTORE = 36;

type TrialRestore = { checkedAt: Temporal.Instant; differing: readonly string[] };

/** Restored each night: one night may be missed, what it found may not differ. */
export function isBackupUntested(last: TrialRestore | null, now: Temporal.Instant): boolean {
  if (last === null || last.differing.length > 0) return true;
  const lastsUntil = last.checkedAt.add({ hours: HOURS_OF_A_TRIAL_RESTORE });
  return Temporal.Instant.compare(lastsUntil, now) < 0;
}
