import {
  isHiddenContact,
  previewOf,
  storableName,
  storableText,
  talkContact,
  writtenAt,
} from '@app/domain/messaging/conversation';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { endWaiting, noteWaiting } from '../notices/notices.commands.ts';
import { reactTo } from './answers.commands.ts';
import { fileNames } from './conversations.labels.ts';
import { isHeardAlready, listClientIdsOfContact, type TalkRow } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';
import { incomingMessages } from './incoming-messages.table.ts';
import { joinTalks, listUnhidden, type Unhidden } from './joined-talks.commands.ts';

export type IncomingNews = Extract<Happening, { kind: 'incoming' | 'sent-elsewhere' }>;

type NewMessage = Omit<typeof incomingMessages.$inferInsert, 'conversationId'>;
/** One message with the talk it belongs to. */
type Arrival = { contact: string; name: string; message: NewMessage };

/**
 * Writes down what clients wrote, and what the owner wrote on the phone itself, and does what an answer
 * asks for. However often the gateway tells it, it is written and done once.
 */
export async function noteIncoming(
  scope: CompanyScope,
  news: readonly IncomingNews[],
  now: Temporal.Instant,
): Promise<void> {
  const known = await isHeardAlready(
    scope,
    news.map(({ providerId }) => providerId),
  );
  const fresh = news.filter(({ providerId }) => !known.has(providerId));
  const unhidden = lastOfEach(fresh.flatMap(unhiddenIn));
  await joinTalks(scope, unhidden);
  const arrivals = fresh.flatMap((one) => arrivalOf(one, now) ?? []);
  const behind = await listUnhidden(
    scope,
    arrivals.map(({ contact }) => contact).filter(isHiddenContact),
  );
  const byContact = Map.groupBy(arrivals, ({ contact }) => behind.get(contact) ?? contact);
  // Always in the same order: two batches about the same people would wait for each other for ever.
  for (const contact of [...byContact.keys()].sort()) {
    const lid = unhidden.findLast((one) => one.contact === contact)?.lid ?? null;
    await noteTalk(scope, { contact, lid, arrivals: byContact.get(contact) ?? [] }, now);
  }
}

/** Of whom the gateway tells both: her phone, and the address that hides it. */
function unhiddenIn(news: IncomingNews): Unhidden[] {
  if (news.kind !== 'incoming' || !news.from.phone || !news.from.hidden) return [];
  const contact = talkContact(news.from);
  return contact && !isHiddenContact(contact) ? [{ contact, lid: news.from.hidden }] : [];
}

/** An address hides one phone: told of two at once, as told of them one after the other, the last counts. */
function lastOfEach(unhidden: readonly Unhidden[]): Unhidden[] {
  return [...new Map(unhidden.map((one) => [one.lid, one])).values()];
}

function arrivalOf(news: IncomingNews, now: Temporal.Instant): Arrival | null {
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
  const message = { providerId, kind, text, receivedAt };
  return contact ? { contact, name: storableName(news.from.name), message } : null;
}

function addressOf(to: string): { phone: string | null; hidden: string | null } {
  return to.startsWith('+') ? { phone: to, hidden: null } : { phone: null, hidden: to };
}

type Talk = { contact: string; lid: string | null; arrivals: readonly Arrival[] };

async function noteTalk(scope: CompanyScope, talk: Talk, now: Temporal.Instant): Promise<void> {
  const clientIds = await listClientIdsOfContact(scope, talk.contact);
  const opened = await openTalk(scope, talk, clientIds[0] ?? null);
  const row = await knowWho(scope, opened, clientIds);
  const stored = await scope
    .insert(incomingMessages)
    .values(talk.arrivals.map(({ message }) => ({ ...message, conversationId: row.id })))
    .onConflictDoNothing()
    .returning();
  stored.sort((one, next) => Temporal.Instant.compare(one.receivedAt, next.receivedAt));

  let waits = row.waitsForPerson;
  for (const message of stored) {
    waits = message.fromUs
      ? false
      : (await reactTo(scope, { row, message, clientIds }, now)) || waits;
  }
  await moveOn(scope, row, { stored, waits });
  if (waits && !row.waitsForPerson) await noteWaiting(scope, row.id);
  if (!waits && row.waitsForPerson) await endWaiting(scope, row.id);
}

/** Nothing was said yet. */
const BEFORE_ALL = Temporal.Instant.fromEpochMilliseconds(0);

/** From here on nobody else writes in this talk until the transaction ends. */
async function openTalk(
  scope: CompanyScope,
  { contact, lid, arrivals }: Talk,
  clientId: string | null,
): Promise<TalkRow> {
  const contactName = arrivals.map(({ name }) => name).findLast(Boolean) ?? '';
  const named = sql`coalesce(nullif(excluded.contact_name, ''), ${conversations.contactName})`;
  const [row] = await scope
    .insert(conversations)
    .values({ contact, lid, contactName, clientId, lastAt: BEFORE_ALL })
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.contact],
      set: { contactName: named, lid: sql`coalesce(excluded.lid, ${conversations.lid})` },
    })
    .returning();
  if (!row) throw new Error('The database stored no talk');
  return row;
}

/** The phone may be somebody else's by now. */
async function knowWho(
  scope: CompanyScope,
  row: TalkRow,
  clientIds: readonly string[],
): Promise<TalkRow> {
  const clientId = clientIds[0];
  if (!clientId || (row.clientId && clientIds.includes(row.clientId))) return row;
  await scope.update(conversations).set({ clientId }).where(eq(conversations.id, row.id));
  return { ...row, clientId };
}

type Told = { stored: readonly (typeof incomingMessages.$inferSelect)[]; waits: boolean };

/**
 * Whoever answers on the phone itself has read what was there. What comes late takes no place before what
 * was said since.
 */
async function moveOn(scope: CompanyScope, row: TalkRow, { stored, waits }: Told): Promise<void> {
  const last = stored.at(-1);
  if (!last) return;
  const answered = stored.findLastIndex(({ fromUs }) => fromUs);
  const unread = stored.length - 1 - answered;
  const lastIncoming = stored.findLast(({ fromUs }) => !fromUs);
  await scope
    .update(conversations)
    .set({
      ...(!isEarlier(last.receivedAt, row.lastAt) && {
        lastAt: last.receivedAt,
        lastText: previewOf(last.text || fileNames[last.kind]),
        lastIncoming: !last.fromUs,
      }),
      ...(lastIncoming &&
        !isEarlier(lastIncoming.receivedAt, row.lastIncomingAt) && {
          lastIncomingAt: lastIncoming.receivedAt,
        }),
      unread: answered === -1 ? sql`${conversations.unread} + ${unread}` : unread,
      waitsForPerson: waits,
    })
    .where(eq(conversations.id, row.id));
}

function isEarlier(moment: Temporal.Instant, than: Temporal.Instant | null): boolean {
  return than !== null && Temporal.Instant.compare(moment, than) < 0;
}
