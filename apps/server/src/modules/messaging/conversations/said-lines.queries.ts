import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { conversations } from './conversations.table.ts';
import { incomingMessages } from './incoming-messages.table.ts';

export type LinePlace = { at: Temporal.Instant; id: string };
type IncomingRow = typeof incomingMessages.$inferSelect;

/** Something that was said: from outside, or by us. */
export type LineRow = LinePlace &
  ({ came: IncomingRow; went: null } | { came: null; went: MessageRow });

/** In one talk, or to and from one client on whichever way. */
export type LinesOf =
  | { conversationId: string; clientIds: readonly string[] }
  | { clientId: string };

type Part = { after: LinePlace | null; limit: number };

/** Newest first, out of both tables. */
export async function listLines(
  scope: CompanyScope,
  of: LinesOf,
  part: Part,
): Promise<Page<LineRow>> {
  const lines = [...(await listCame(scope, of, part)), ...(await listWent(scope, of, part))];
  return pageOf(newestFirst(lines), part.limit);
}

export function newestFirst<Row extends LinePlace>(rows: Row[]): Row[] {
  return rows.sort(
    (one, next) => Temporal.Instant.compare(next.at, one.at) || (one.id < next.id ? 1 : -1),
  );
}

async function listCame(
  scope: CompanyScope,
  of: LinesOf,
  { after, limit }: Part,
): Promise<LineRow[]> {
  const { receivedAt, id } = incomingMessages;
  const rows = await scope
    .select()
    .from(incomingMessages)
    .where(and(cameIn(scope, of), after ? behind(receivedAt, id, after) : undefined))
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit + 1);
  return rows.map((came) => ({ at: came.receivedAt, id: came.id, came, went: null }));
}

function cameIn(scope: CompanyScope, of: LinesOf): SQL | undefined {
  if ('conversationId' in of) return eq(incomingMessages.conversationId, of.conversationId);
  const hers = scope
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.clientId, of.clientId));
  return inArray(incomingMessages.conversationId, hers);
}

/** What somebody writes stands where she wrote it; what goes out by itself, where it left. */
const WRITTEN_AT = sql<Temporal.Instant>`case when ${messages.occasion} in ('reply', 'manual')
  then ${messages.createdAt}
  else coalesce(${messages.takenAt}, ${messages.sentAt}, ${messages.plannedAt}) end`;

async function listWent(
  scope: CompanyScope,
  of: LinesOf,
  { after, limit }: Part,
): Promise<LineRow[]> {
  const at = WRITTEN_AT.mapWith(messages.createdAt);
  const rows = await scope
    .select({ at, went: messages })
    .from(messages)
    .where(and(wentTo(of), isShown, after ? behind(WRITTEN_AT, messages.id, after) : undefined))
    .orderBy(desc(WRITTEN_AT), desc(messages.id))
    .limit(limit + 1);
  return rows.map(({ at: when, went }) => ({ at: when, id: went.id, came: null, went }));
}

function wentTo(of: LinesOf): SQL | undefined {
  if ('clientId' in of) return eq(messages.clientId, of.clientId);
  const { conversationId, clientIds } = of;
  const hers = clientIds.length > 0 ? inArray(messages.clientId, [...clientIds]) : undefined;
  return and(
    or(eq(messages.conversationId, conversationId), hers),
    inArray(messages.channel, ['whatsapp', 'link']),
  );
}

/** What waits for its day was not said yet, and what was skipped never will be. */
const isShown = or(
  inArray(messages.state, ['sending', 'sent', 'delivered', 'read', 'failed']),
  and(eq(messages.state, 'queued'), inArray(messages.occasion, ['reply', 'manual'])),
);

function behind(at: SQL | AnyPgColumn, id: AnyPgColumn, after: LinePlace): SQL {
  return sql`(${at}, ${id}) < (${after.at.toString()}::timestamptz, ${after.id}::uuid)`;
}
