import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { notices } from '../notices/notices.table.ts';
import type { TalkRow } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';
import { incomingMessages } from './incoming-messages.table.ts';

/** A phone, and the address behind which WhatsApp hid it before. */
export type Unhidden = { contact: string; lid: string };

/** Whoever wrote from behind an address and is known by her phone now has one talk, not two. */
export async function joinTalks(scope: CompanyScope, unhidden: readonly Unhidden[]): Promise<void> {
  if (unhidden.length === 0) return;
  const talks = await lockTalks(scope, unhidden);
  for (const { contact, lid } of unhidden) {
    const hidden = talks.find((talk) => talk.contact === lid);
    const open = talks.find((talk) => talk.contact === contact);
    if (hidden && open) await moveInto(scope, { from: hidden, into: open });
    await scope
      .update(conversations)
      .set({ lid: null })
      .where(and(eq(conversations.lid, lid), ne(conversations.contact, contact)));
    const kept = open ?? hidden;
    if (kept && (kept.contact !== contact || kept.lid !== lid)) {
      await scope.update(conversations).set({ contact, lid }).where(eq(conversations.id, kept.id));
    }
  }
}

/** In the order in which all news lock them: otherwise two batches would wait for each other for ever. */
function lockTalks(scope: CompanyScope, unhidden: readonly Unhidden[]): Promise<TalkRow[]> {
  const contacts = unhidden.flatMap(({ contact, lid }) => [contact, lid]);
  return scope
    .select()
    .from(conversations)
    .where(inArray(conversations.contact, contacts))
    .orderBy(sql`${conversations.contact} collate "C"`)
    .for('update');
}

async function moveInto(
  scope: CompanyScope,
  { from, into }: { from: TalkRow; into: TalkRow },
): Promise<void> {
  const conversationId = into.id;
  for (const table of [incomingMessages, messages, notices]) {
    await scope.update(table).set({ conversationId }).where(eq(table.conversationId, from.id));
  }
  await scope.delete(conversations).where(eq(conversations.id, from.id));
  const isNewer = Temporal.Instant.compare(from.lastAt, into.lastAt) > 0;
  const { lastAt, lastText, lastIncoming } = isNewer ? from : into;
  await scope
    .update(conversations)
    .set({
      lastAt,
      lastText,
      lastIncoming,
      lastIncomingAt: latest(from.lastIncomingAt, into.lastIncomingAt),
      unread: from.unread + into.unread,
      waitsForPerson: from.waitsForPerson || into.waitsForPerson,
      memberId: into.memberId ?? from.memberId,
    })
    .where(eq(conversations.id, into.id));
}

function latest(
  one: Temporal.Instant | null,
  other: Temporal.Instant | null,
): Temporal.Instant | null {
  if (!one || !other) return one ?? other;
  return Temporal.Instant.compare(one, other) > 0 ? one : other;
}

/** The phones of those who are known behind these addresses. */
export async function listUnhidden(
  scope: CompanyScope,
  lids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lids.length === 0) return new Map();
  const rows = await scope
    .select({ contact: conversations.contact, lid: conversations.lid })
    .from(conversations)
    .where(inArray(conversations.lid, [...lids]));
  return new Map(rows.flatMap(({ contact, lid }) => (lid ? [[lid, contact]] : [])));
}
