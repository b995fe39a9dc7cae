import { patternOf } from '@app/domain/clients/client-search';
import type { TalkFilter } from '@app/domain/messaging/conversation';
import { and, desc, eq, getTableColumns, gt, like, or, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../../foundation/database/folded-text.ts';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientIdsOf, clientNameOf, clientsWith } from '../../clients/client-cards.queries.ts';
import type { TalkRow } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';

export type NamedTalk = TalkRow & { clientName: string | null };
export type TalkPlace = { lastAt: Temporal.Instant; id: string };
export type TalkSearch = { terms: readonly string[]; show: TalkFilter; memberId: string };

const COLUMNS = {
  ...getTableColumns(conversations),
  clientName: clientNameOf(conversations.clientId),
};

/** Where something was said last comes first. */
export async function listTalks(
  scope: CompanyScope,
  search: TalkSearch,
  { after, limit }: { after: TalkPlace | null; limit: number },
): Promise<Page<NamedTalk>> {
  const rows = await scope
    .select(COLUMNS)
    .from(conversations)
    .where(and(shown(search), containing(scope, search.terms), after ? behind(after) : undefined))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export async function findTalk(scope: CompanyScope, id: string): Promise<NamedTalk | null> {
  const [row] = await scope.select(COLUMNS).from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

const MOST_COUNTED = 100;

export async function countUnread(scope: CompanyScope): Promise<number> {
  const some = scope
    .select({ id: conversations.id })
    .from(conversations)
    .where(isUnread)
    .limit(MOST_COUNTED)
    .as('some');
  return scope.$count(some);
}

const isUnread = gt(conversations.unread, 0);

function shown({ show, memberId }: TalkSearch): SQL | undefined {
  if (show === 'unread') return isUnread;
  if (show === 'waiting') return eq(conversations.waitsForPerson, true);
  return show === 'mine' ? eq(conversations.memberId, memberId) : undefined;
}

/** In the book's words, in those she calls herself by, or in the digits of her number. */
function containing(scope: CompanyScope, terms: readonly string[]): SQL | undefined {
  if (terms.length === 0) return undefined;
  const patterns = terms.map(patternOf);
  const known = clientIdsOf(scope, clientsWith(terms));
  const named = patterns.map((pattern) =>
    or(like(folded(conversations.contactName), pattern), like(conversations.contact, pattern)),
  );
  return or(sql`${conversations.clientId} in (${known})`, and(...named));
}

function behind({ lastAt, id }: TalkPlace): SQL {
  return sql`(${conversations.lastAt}, ${conversations.id}) < (${lastAt.toString()}::timestamptz, ${id}::uuid)`;
}
