import {
  isHiddenContact,
  storableName,
  storableText,
  talkContact,
  writtenAt,
} from '@app/domain/messaging/conversation';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { readAnswer } from './answers.commands.ts';
import type { incomingMessages } from './incoming-messages.table.ts';
import type { Unhidden } from './joined-talks.commands.ts';

export type IncomingNews = Extract<Happening, { kind: 'incoming' | 'sent-elsewhere' }>;

type NewMessage = Omit<typeof incomingMessages.$inferInsert, 'conversationId'>;
/** One message with the talk it belongs to. */
export type Arrival = { contact: string; name: string; message: NewMessage };

export type Talk = { contact: string; lid: string | null; arrivals: readonly Arrival[] };

/** As it is written down; `null` of whoever cannot be reached. */
export function arrivalOf(news: IncomingNews, now: Temporal.Instant): Arrival | null {
  const { providerId } = news;
  const receivedAt = writtenAt(news.at, now);
  if (news.kind === 'sent-elsewhere') {
    const contact = talkContact(addressOf(news.to));
    const text = storableText(news.text);
    const message = { providerId, fromUs: true, kind: 'text', text, receivedAt } as const;
    return contact ? { contact, name: '', message } : null;
  }
  const contact = talkContact(news.from);
  const { content } = news;
  const text = content.kind === 'text' ? storableText(content.text) : '';
  const kind = content.kind === 'location' ? 'other' : content.kind;
  const message = { providerId, kind, text, receivedAt, ...readAnswer({ kind, text }) };
  return contact ? { contact, name: storableName(news.from.name), message } : null;
}

function addressOf(to: string): { phone: string | null; hidden: string | null } {
  return to.startsWith('+') ? { phone: to, hidden: null } : { phone: null, hidden: to };
}

/** Always in the same order: two batches about the same people would wait for each other for ever. */
export function talksOf(
  byContact: ReadonlyMap<string, Arrival[]>,
  unhidden: readonly Unhidden[],
): Talk[] {
  return [...byContact]
    .sort(([one], [next]) => (one < next ? -1 : 1))
    .map(([contact, arrivals]) => {
      const lid = unhidden.findLast((one) => one.contact === contact)?.lid ?? null;
      return { contact, lid, arrivals };
    });
}

/** Of whom the gateway tells both: her phone, and the address that hides it. */
export function unhiddenIn(news: IncomingNews): Unhidden[] {
  if (news.kind !== 'incoming' || !news.from.phone || !news.from.hidden) return [];
  const contact = talkContact(news.from);
  return contact && !isHiddenContact(contact) ? [{ contact, lid: news.from.hidden }] : [];
}

/** An address hides one phone: told of two at once, as told of them one after the other, the last counts. */
export function lastOfEach(unhidden: readonly Unhidden[]): Unhidden[] {
  return [...new Map(unhidden.map((one) => [one.lid, one])).values()];
}
