import type { ClientOrder, ClientStatus } from '@app/domain/clients/client';
import { patternOf } from '@app/domain/clients/client-search';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ClientRow } from './clients.queries.ts';
import { clients } from './clients.table.ts';

export type ClientSearch = {
  terms: readonly string[];
  status?: ClientStatus | undefined;
  birthdayMonth?: number | undefined;
  registeredFrom?: Temporal.Instant | undefined;
  registeredUntil?: Temporal.Instant | undefined;
  tag?: string | undefined;
};
/** Where the last page ended. Clients that come or go meanwhile move nobody else. */
export type Place = { id: string; searchText: string };
export type Page = { order: ClientOrder; after: Place | null; limit: number };
type Listed = { rows: ClientRow[]; hasMore: boolean };
/** Not exact: there are more than were counted. */
type Total = { count: number; isExact: boolean };

/** Nobody who types a word wants to know which number beyond a thousand it is. */
export const MOST_COUNTED = 1_000;

/** The beginning of the list, and how many it has in all. */
export async function listFirstClients(
  scope: CompanyScope,
  search: ClientSearch,
  beginning: Omit<Page, 'after'>,
): Promise<Listed & { total: Total }> {
  if (search.terms.length > 0) return searchClients(scope, search, beginning);
  const page = await listClients(scope, search, { ...beginning, after: null });
  const count = page.hasMore ? await countClients(scope, search) : page.rows.length;
  return { ...page, total: { count, isExact: true } };
}

/**
 * Of the page's clients the whole rows. They are asked for as an array, because a join lets the
 * planner read all rows of a large company. One more than wanted tells whether a page follows.
 */
export async function listClients(
  scope: CompanyScope,
  search: ClientSearch,
  page: Page,
): Promise<Listed> {
  const rows = await scope
    .select()
    .from(clients)
    .where(sql`${clients.id} = any (array(${idsOfPage(scope, search, page)}))`)
    .orderBy(...inOrder(page.order));
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/**
 * Chosen from the index alone. The inner query, which `offset 0` keeps apart, walks the company's
 * entries in the order of the list, and the outer one stops as soon as the page is full.
 */
export function idsOfPage(
  scope: CompanyScope,
  search: ClientSearch,
  { order, after, limit }: Page,
): SQL {
  const walked = scope
    .select({ id: clients.id, searchText: clients.searchText })
    .from(clients)
    .where(
      and(
        filtered(search),
        // The index by name has no bits: asking for them would read the table.
        order === 'newest' ? likely(search) : undefined,
        after ? behind(after, order) : undefined,
      ),
    )
    .orderBy(...inOrder(order));
  return sql`select id from (${walked} offset 0) as ${clients}
    where ${containing(search) ?? sql`true`}
    order by ${sql.join(inOrder(order), sql`, `)} limit ${limit + 1}`;
}

/**
 * Page and total from one walk, which goes on behind the page until it has counted enough. What was
 * found stays in the order of the list.
 */
async function searchClients(
  scope: CompanyScope,
  search: ClientSearch,
  { order, limit }: Omit<Page, 'after'>,
): Promise<Listed & { total: Total }> {
  const counted = { order, after: null, limit: MOST_COUNTED };
  const found = scope.$with('found', {}).as(idsOfPage(scope, search, counted));
  const rows = await scope
    .with(found)
    .select({ ...getTableColumns(clients), found: sql<number>`(select count(*)::int from found)` })
    .from(clients)
    .where(sql`${clients.id} = any (array(select id from found limit ${limit}))`)
    .orderBy(...inOrder(order));
  const count = rows[0]?.found ?? 0;
  return {
    rows: rows.map(({ found: _, ...row }) => row),
    hasMore: count > limit,
    total: { count: Math.min(count, MOST_COUNTED), isExact: count <= MOST_COUNTED },
  };
}

async function countClients(scope: CompanyScope, search: ClientSearch): Promise<number> {
  return scope.$count(clients, filtered(search));
}

/** Leaves a few clients too many, and costs a fraction of comparing texts. */
function likely({ terms }: ClientSearch): SQL | undefined {
  return and(
    ...terms.map((term) => sql`search_bits & search_bits(${term}) = search_bits(${term})`),
  );
}

function containing({ terms }: ClientSearch): SQL | undefined {
  return and(...terms.map((term) => like(clients.searchText, patternOf(term))));
}

function filtered(search: ClientSearch): SQL | undefined {
  const { status, birthdayMonth, registeredFrom, registeredUntil, tag } = search;
  return and(
    status && withStatus[status],
    birthdayMonth === undefined
      ? undefined
      : sql`extract(month from ${clients.birthDate}) = ${birthdayMonth}`,
    registeredFrom && gte(clients.createdAt, registeredFrom),
    registeredUntil && lt(clients.createdAt, registeredUntil),
    tag ? arrayContains(clients.tags, [tag]) : undefined,
  );
}

const withStatus: Record<ClientStatus, SQL | undefined> = {
  active: and(eq(clients.active, true), isNull(clients.blockedAt)),
  inactive: and(eq(clients.active, false), isNull(clients.blockedAt)),
  blocked: isNotNull(clients.blockedAt),
};

/** Ids are made in the order of time; the search text begins with the name. */
function inOrder(order: ClientOrder): SQL[] {
  if (order === 'newest') return [desc(clients.id)];
  return [asc(clients.searchText), asc(clients.id)];
}

function behind({ id, searchText }: Place, order: ClientOrder): SQL {
  if (order === 'newest') return lt(clients.id, id);
  return sql`(${clients.searchText}, ${clients.id}) > (${searchText}, ${id})`;
}
