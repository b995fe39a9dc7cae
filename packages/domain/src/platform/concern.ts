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

/** Those that are about companies, which can be listed. */
export const COMPANY_CONCERNS = ['numbers-lost', 'trials-ending'] as const satisfies Concern[];
export type CompanyConcern = (typeof COMPANY_CONCERNS)[number];

/** What is older is no news: bills, events and jobs of so long ago were dealt with or given up. */
export const CONCERN_DAYS = 30;
/** A trial that ends this soon is worth a call. */
export const TRIAL_ENDS_WITHIN_DAYS = 3;
