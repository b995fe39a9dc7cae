/** Why somebody does not get a campaign. The first that holds is told. */
export const LEFT_OUT = [
  'inactive',
  'blocked',
  'no-phone',
  'no-consent',
  'recent-contact',
  'same-phone',
  // Of nobody in particular: the number could carry it to none of them.
  'needs-approval',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export type PossibleRecipient = {
  active: boolean;
  blocked: boolean;
  phone: string;
  acceptsMarketing: boolean;
  /** The last message of any kind that went to her. */
  lastMessageAt: Temporal.Instant | null;
  /** Somebody before her in the same campaign gets it on this number: a mother, or a double. */
  sharesPhone: boolean;
};

export const RECENT_HOURS = 24;

/** `null`: she gets it. Marketing goes only to those who said yes to it. */
export function leftOutOf(
  client: PossibleRecipient,
  { excludeRecentContacts }: { excludeRecentContacts: boolean },
  now: Temporal.Instant,
): LeftOut | null {
  if (!client.active) return 'inactive';
  if (client.blocked) return 'blocked';
  if (client.phone === '') return 'no-phone';
  if (!client.acceptsMarketing) return 'no-consent';
  if (excludeRecentContacts && isRecent(client.lastMessageAt, now)) return 'recent-contact';
  return client.sharesPhone ? 'same-phone' : null;
}

function isRecent(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment.add({ hours: RECENT_HOURS }), now) > 0;
}
