/** What the law lets a client ask for, and what the company did about it. */
export const PRIVACY_REQUEST_KINDS = ['export', 'anonymize'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];
