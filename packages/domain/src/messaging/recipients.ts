/** Why somebody does not get a campaign. The first that holds is told. */
export const LEFT_OUT = [
  'inactive',
  'blocked',
  'no-phone',
  'no-consent',
  'recent-contact',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export type PossibleRecipient = {
  active: boolean;
  blocked: boolean;
  phone: string;
  acceptsMarketing: boolean;
  /** The last message of any kind that went to her. */
  lastMessageAt: Temporal.Instant | null;
};

const RECENT_HOURS = 24;

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
  return excludeRecentContacts && isRecent(client.lastMessageAt, now) ? 'recent-contact' : null;
}

function isRecent(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment.add({ hours: RECENT_HOURS }), now) > 0;
}
