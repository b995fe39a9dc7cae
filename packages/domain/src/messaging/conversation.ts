import { formatPhone, normalizePhone } from '../shared/phones.ts';

/** Longer ones exist in books, not in a talk. */
const LONGEST_TEXT = 65_536;
const LONGEST_PREVIEW = 120;
const LONGEST_NAME = 100;

/** Behind this a gateway reaches whoever hides her phone; WhatsApp's own API has names without it. */
const REACHABLE = '@lid';

/**
 * Whom a talk is with: the digits of a phone, the country first and the ninth digit in place, so that
 * one phone is one talk; otherwise the address behind which WhatsApp hides it. `null` for neither.
 */
export function talkContact(from: { phone: string | null; hidden: string | null }): string | null {
  if (from.phone === null) return from.hidden;
  const digits = normalizePhone(from.phone)?.slice(1) ?? from.phone.replace(/\D/g, '');
  return digits === '' ? from.hidden : digits;
}

/** Talks with whoever has the phone of this key, which says nothing of the ninth digit. */
export function contactsOfPhone(phoneKey: string): string[] {
  const [area, number] = [phoneKey.slice(0, 2), phoneKey.slice(2)];
  return number.length === 8 ? [`55${area}${number}`, `55${area}9${number}`] : [];
}

/** Everything but the digits of a phone: '1179@lid', 'BR.1503'. */
export function isHiddenContact(contact: string): boolean {
  return !/^\+?\d+$/.test(contact);
}

/** As a message to her is addressed: a number of another country says so. */
export function recipientOf(contact: string): string {
  return isHiddenContact(contact) || contact.startsWith('55') ? contact : `+${contact}`;
}

/** What a talk is called; empty where WhatsApp tells neither a name nor a number. */
export function talkName(talk: {
  contact: string;
  contactName: string;
  clientName: string | null;
}): string {
  return talk.clientName || talk.contactName || phoneShown(talk.contact);
}

/** As people read it; empty while it is hidden. */
export function phoneShown(contact: string): string {
  if (isHiddenContact(contact)) return '';
  return contact.startsWith('55') ? formatPhone(contact) : `+${contact}`;
}

/** What came from outside, as a column holds it. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST_TEXT).toWellFormed();
}

export function storableName(name: string | null): string {
  return storableText(name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
}

/** The beginning of what was said, in one line. */
export function previewOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PREVIEW).toWellFormed();
}

/** Nobody writes in the future: a phone whose clock is ahead wrote now. */
export function writtenAt(told: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  return told === null || Temporal.Instant.compare(told, now) > 0 ? now : told;
}

/** Which talks somebody looks at. */
export const TALK_FILTERS = ['all', 'unread', 'waiting', 'mine'] as const;
export type TalkFilter = (typeof TALK_FILTERS)[number];

/**
 * Whether an answer can leave: nothing connected, somebody paused it, she hides her phone from whoever
 * would write to it, or WhatsApp's own API no longer lets her be written to.
 */
export const REPLY_CHANCES = [
  'possible',
  'disconnected',
  'paused',
  'hidden',
  'window-closed',
] as const;
export type ReplyChance = (typeof REPLY_CHANCES)[number];

export function replyChance(
  number: {
    provider: 'evolution' | 'meta';
    state: string;
    bannedAt: Temporal.Instant | null;
    pausedAt: Temporal.Instant | null;
  } | null,
  { contact, lastIncomingAt }: { contact: string; lastIncomingAt: Temporal.Instant | null },
  now: Temporal.Instant,
): ReplyChance {
  if (number?.state !== 'connected' || number.bannedAt !== null) return 'disconnected';
  if (number.pausedAt !== null) return 'paused';
  const mustHaveWritten = number.provider === 'meta';
  const isReached = !mustHaveWritten && contact.endsWith(REACHABLE);
  if (isHiddenContact(contact) && !isReached) return 'hidden';
  return mustHaveWritten && !isWindowOpen(lastIncomingAt, now) ? 'window-closed' : 'possible';
}

/** So long WhatsApp's own API lets a number answer in its own words. */
export const ANSWER_WINDOW = { hours: 24 } as const;

export function isWindowOpen(
  lastIncomingAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  return (
    lastIncomingAt !== null && Temporal.Instant.compare(now, lastIncomingAt.add(ANSWER_WINDOW)) < 0
  );
}
