import { previewOf } from '@app/domain/messaging/conversation';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Talk } from './arrivals.rules.ts';
import { fileNames } from './conversations.labels.ts';
import type { TalkRow } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';
import { incomingMessages } from './incoming-messages.table.ts';

export type Stored = typeof incomingMessages.$inferSelect;
/** A talk with what was said in it now, and whether she waits for a person afterwards. */
export type Told = {
  row: TalkRow;
  stored: readonly Stored[];
  waits: boolean;
  /** Done and answered by itself, like a no to news: the talk stays as read as it was. */
  settledIds: ReadonlySet<string>;
};

/** Nothing was said yet. */
const BEFORE_ALL = Temporal.Instant.fromEpochMilliseconds(0);

/** By contact. From here on nobody else writes in these talks until the transaction ends. */
export async function openTalks(
  scope: CompanyScope,
  talks: readonly Talk[],
  clientIds: ReadonlyMap<string, string[]>,
): Promise<ReadonlyMap<string, TalkRow>> {
  const named = sql`coalesce(nullif(excluded.contact_name, ''), ${conversations.contactName})`;
  const values = talks.map(({ contact, lid, arrivals }) => ({
    contact,
    lid,
    lastAt: BEFORE_ALL,
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

/** As they were written, one after the other. */
export async function storeMessages(
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

/** The phone may be somebody else's by now. */
export async function knowWho(
  scope: CompanyScope,
  row: TalkRow,
  clientIds: readonly string[],
): Promise<TalkRow> {
  const clientId = clientIds[0];
  if (!clientId || (row.clientId && clientIds.includes(row.clientId))) return row;
  await scope.update(conversations).set({ clientId }).where(eq(conversations.id, row.id));
  return { ...row, clientId };
}

/**
 * Whoever answers on the phone itself has read what was there. What comes late takes no place before what
 * was said since.
 */
export async function moveOn(scope: CompanyScope, told: readonly Told[]): Promise<void> {
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
function changeOf({ row, stored, waits, settledIds }: Told): object[] {
  const last = stored.at(-1);
  if (!last) return [];
  const answered = stored.findLastIndex(({ fromUs }) => fromUs);
  const news = stored.slice(answered + 1).filter(({ id }) => !settledIds.has(id)).length;
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
