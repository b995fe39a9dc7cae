/** What a screen can follow: the lists that change while somebody looks at them. */
export const LIVE_TOPICS = [
  'company',
  'members',
  'support',
  'professionals',
  'services',
  'clients',
  'client-imports',
  'coupons',
  'products',
  'loyalty',
  'prepaid',
  'reviews',
  'tasks',
  'appointments',
  'messages',
  'holds',
  'feeds',
  'cash',
  'notices',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** An answer to a write says in this header which lists it made old. */
export const CHANGES_HEADER = 'x-changes';
