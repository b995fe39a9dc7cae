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
import { reactTo, readAnswer } from './answers.commands.ts';
import { fileNames } from './conversations.labels.ts';
import { isHeardAlready, listClientIdsByContact, type TalkRow } from './conversations.queries.ts';
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
  if (byContact.size > 0) await noteTalks(scope, talksOf(byContact, unhidden), now);
}

/** Always in the same order: two batches about the same people would wait for each other for ever. */
function talksOf(byContact: ReadonlyMap<string, Arrival[]>, unhidden: readonly Unhidden[]): Talk[] {
  return [...byContact]
    .sort(([one], [next]) => (one < next ? -1 : 1))
    .map(([contact, arrivals]) => {
      const lid = unhidden.findLast((one) => one.contact === contact)?.lid ?? null;
      return { contact, lid, arrivals };
    });
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
  const message = { providerId, kind, text, receivedAt, ...readAnswer({ kind, text }) };
  return contact ? { contact, name: storableName(news.from.name), message } : null;
}

function addressOf(to: string): { phone: string | null; hidden: string | null } {
  return to.startsWith('+') ? { phone: to, hidden: null } : { phone: null, hidden: to };
}

type Talk = { contact: string; lid: string | null; arrivals: readonly Arrival[] };

/** What came for all of them is written together; then each is answered. */
async function noteTalks(
  scope: CompanyScope,
  talks: readonly Talk[],
  now: Temporal.Instant,
): Promise<void> {
  const contacts = talks.map(({ contact }) => contact);
  const clientIds = await listClientIdsByContact(scope, contacts);
  const opened = await openTalks(scope, talks, clientIds);
  const stored = await storeMessages(scope, talks, opened);
  const told: Told[] = [];
  for (const contact of contacts) {
    const row = opened.get(contact);
    if (!row) throw new Error('The database stored no talk');
    const hers = stored.filter(({ conversationId }) => conversationId === row.id);
    const said = { row, clientIds: clientIds.get(contact) ?? [], stored: hers };
    told.push({ row, stored: hers, waits: await reactToAll(scope, said, now) });
  }
  await moveOn(scope, told);
  await tellWhoWaits(scope, told);
}

type Stored = typeof incomingMessages.$inferSelect;
type Said = { row: TalkRow; clientIds: readonly string[]; stored: readonly Stored[] };

/** Answers whether she waits for a person afterwards. */
async function reactToAll(
  scope: CompanyScope,
  said: Said,
  now: Temporal.Instant,
): Promise<boolean> {
  const { clientIds, stored } = said;
  const row = await knowWho(scope, said.row, clientIds);
  let waits = row.waitsForPerson;
  for (const message of stored) {
    waits = message.fromUs
      ? false
      : (await reactTo(scope, { row, message, clientIds }, now)) || waits;
  }
  return waits;
}

async function tellWhoWaits(scope: CompanyScope, told: readonly Told[]): Promise<void> {
  const isNew = ({ waits, row }: Told) => waits && !row.waitsForPerson;
  await noteWaiting(
    scope,
    told.filter(isNew).map(({ row }) => row.id),
  );
  for (const { waits, row } of told) {
    if (!waits && row.waitsForPerson) await endWaiting(scope, row.id);
  }
}

/** As they were written, one after the other. */
async function storeMessages(
  scope: CompanyScope,
  talks: readonly Talk[],
  opened: ReadonlyMap<string, TalkRow>,
): Promise<Stored[]> {
  const values = talks.flatMap(({ contact, arrivals }) => {
    const conversationId = opened.get(contact)?.id ?? '';
    return arrivals.map(({ message }) => ({ ...message, conversationId }));
  });
  const stored = await scope
    .insert(incomingMessages)
    .values(values)
    .onConflictDoNothing()
    .returning();
  return stored.sort((one, next) => Temporal.Instant.compare(one.receivedAt, next.receivedAt));
}

/** Nothing was said yet. */
const BEFORE_ALL = Temporal.Instant.fromEpochMilliseconds(0);

/** By contact. From here on nobody else writes in these talks until the transaction ends. */
async function openTalks(
  scope: CompanyScope,
  talks: readonly Talk[],
  clientIds: ReadonlyMap<string, string[]>,
): Promise<ReadonlyMap<string, TalkRow>> {
  const named = sql`coalesce(nullif(excluded.contact_name, ''), ${conversations.contactName})`;
  const values = talks.map(({ contact, lid, arrivals }) => ({
    ...{ contact, lid, lastAt: BEFORE_ALL },
    contactName: arrivals.map(({ name }) => name).findLast(Boolean) ?? '',
    clientId: clientIds.get(contact)?.[0] ?? null,
  }));
  const rows = await scope
    .insert(conversations)
    .values(values)
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.contact],
      set: { contactName: named, lid: sql`coalesce(excluded.lid, ${conversations.lid})` },
    })
    .returning();
  return new Map(rows.map((row) => [row.contact, row]));
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

type Told = { row: TalkRow; stored: readonly Stored[]; waits: boolean };

/**
 * Whoever answers on the phone itself has read what was there. What comes late takes no place before what
 * was said since.
 */
async function moveOn(scope: CompanyScope, told: readonly Told[]): Promise<void> {
  const changes = told.flatMap(changeOf);
  if (changes.length === 0) return;
  await scope.execute(sql`
    update ${conversations} as talk set
      last_at = change.last_at, last_text = change.last_text, last_incoming = change.last_incoming,
      last_incoming_at = change.last_incoming_at, unread = change.unread,
      waits_for_person = change.waits_for_person
    from json_to_recordset(${JSON.stringify(changes)}::json) as change (id uuid, last_at timestamptz,
      last_text text, last_incoming boolean, last_incoming_at timestamptz, unread integer,
      waits_for_person boolean)
    where talk.id = change.id`);
  scope.changed.add('messages');
}

/** The row is as it was when the talk was opened, and nobody else wrote to it since. */
function changeOf({ row, stored, waits }: Told): object[] {
  const last = stored.at(-1);
  if (!last) return [];
  const answered = stored.findLastIndex(({ fromUs }) => fromUs);
  const news = stored.length - 1 - answered;
  const lastIncoming = stored.findLast(({ fromUs }) => !fromUs)?.receivedAt ?? null;
  const isLatest = !isEarlier(last.receivedAt, row.lastAt);
  return [
    {
      id: row.id,
      last_at: isLatest ? last.receivedAt : row.lastAt,
      last_text: isLatest ? previewOf(last.text || fileNames[last.kind]) : row.lastText,
      last_incoming: isLatest ? !last.fromUs : row.lastIncoming,
      last_incoming_at: later(lastIncoming, row.lastIncomingAt),
      unread: answered === -1 ? row.unread + news : news,
      waits_for_person: waits,
    },
  ];
}

function later(
  one: Temporal.Instant | null,
  other: Temporal.Instant | null,
): Temporal.Instant | null {
  return one && !isEarlier(one, other) ? one : other;
}

function isEarlier(moment: Temporal.Instant, than: Temporal.Instant | null): boolean {
  return than !== null && Temporal.Instant.compare(moment, than) < 0;
}
