import type { ClientOrder } from '@app/domain/clients/client';
import { comparable, searchTermsOf } from '@app/domain/clients/client-search';
import { and, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Page as PageOf } from '../../foundation/database/pages.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ClientRow } from './clients.queries.ts';
import { clients } from './clients.table.ts';
import {
  behind,
  type ClientFilters,
  containing,
  containingByBits,
  filtered,
  inOrder,
  type Place,
  type Words,
  wordsOf,
} from './clients-conditions.queries.ts';

export type ClientSearch = ClientFilters & { terms: readonly string[] };
export type Page = { order: ClientOrder; after: Place | null; limit: number };
type Beginning = Omit<Page, 'after'>;
type Listed = PageOf<ClientRow>;
/** Not exact: there are more than were counted. */
type Total = { count: number; isExact: boolean };

/** Nobody who types a word wants to know which number beyond a thousand it is. */
export const MOST_COUNTED = 1_000;

/** The beginning of the list, and how many it has in all. */
export async function listFirstClients(
  scope: CompanyScope,
  search: ClientSearch,
  beginning: Beginning,
): Promise<Listed & { total: Total }> {
  if (search.terms.length > 0) return searchClients(scope, search, beginning);
  const page = await listClients(scope, search, { ...beginning, after: null });
  const count = page.hasMore ? await countClients(scope, search) : page.rows.length;
  return { ...page, total: { count, isExact: true } };
}

export async function listClients(
  scope: CompanyScope,
  search: ClientSearch,
  page: Page,
): Promise<Listed> {
  const found = await wholeRows(scope, idsOfPage(scope, search, page), page);
  return { rows: found.map(withoutCount), hasMore: countOf(found) > page.limit };
}

/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Whom somebody means who types a name or a phone. Names that begin with it come first: whoever types
 * 'ana' looks for an Ana, and the Adrianas stand before her in the alphabet.
 */
export async function findClientsByWords(
  scope: CompanyScope,
  typed: string,
  limit: number,
): Promise<ClientRow[]> {
  const terms = searchTermsOf(typed);
  if (terms.length === 0) return [];
  const beginning = comparable(typed).trim();
  const place = { id: FIRST_ID, searchText: beginning };
  const walked = await listClients(scope, { terms }, { order: 'name', after: place, limit });
  const first = walked.rows.filter(({ searchText }) => searchText.startsWith(beginning));
  if (first.length === limit) return first;
  const all = await listClients(scope, { terms }, { order: 'name', after: null, limit });
  const others = all.rows.filter(({ id }) => first.every((client) => client.id !== id));
  return [...first, ...others].slice(0, limit);
}

/** Page and total from one walk, which goes on behind the page until it has counted enough. */
async function searchClients(
  scope: CompanyScope,
  search: ClientSearch,
  beginning: Beginning,
): Promise<Listed & { total: Total }> {
  const found = filtered(search)
    ? await wholeRows(scope, idsOfPage(scope, search, counted(beginning.order)), beginning)
    : await searchesByWords[beginning.order](scope).execute({
        ...wordsOf(search.terms),
        limit: beginning.limit,
      });
  const count = countOf(found);
  return {
    rows: found.map(withoutCount),
    hasMore: count > beginning.limit,
    total: { count: Math.min(count, MOST_COUNTED), isExact: count <= MOST_COUNTED },
  };
}

const searchesByWords = {
  newest: preparedQuery('newest_clients_with', (database) => searchByWords(database, 'newest')),
  name: preparedQuery('clients_by_name_with', (database) => searchByWords(database, 'name')),
};

function searchByWords(database: NodePgDatabase, order: ClientOrder) {
  const words = { bits: sql.placeholder('bits'), patterns: sql.placeholder('patterns') };
  const limit = sql.placeholder('limit');
  const ids = idsContaining(database, { words, filters: {} }, stopping(counted('newest')));
  if (order === 'newest') return wholeRows(database, ids, { order, limit });
  return wholeRows(database, ids, { order, limit, page: pageByName(database, words, limit) });
}

/**
 * The bits, which rule most clients out, lie in the index by age. Few that were found there are put
 * in order; among many a page is soon full, walking by name.
 */
function pageByName(database: NodePgDatabase, words: Words, limit: Placeholder): SQL {
  const ordered = sql.join(inOrder('name'), sql`, `);
  const walk = { order: 'name', after: null, most: limit } as const;
  const walked = idsContaining(database, { words, filters: {} }, walk);
  return sql`(select id from found as ${clients} where (select count(*) from found) <= ${MOST_COUNTED}
    order by ${ordered} limit ${limit})
    union all (select id from (${walked}) as walked where (select count(*) from found) > ${MOST_COUNTED})`;
}

function counted(order: ClientOrder): Page {
  return { order, after: null, limit: MOST_COUNTED };
}

type Walk = Omit<Page, 'limit'> & { most: number | Placeholder };

/** One more than wanted tells whether others follow. */
function stopping({ limit, ...page }: Page): Walk {
  return { ...page, most: limit + 1 };
}

export function idsOfPage(
  scope: CompanyScope,
  { terms, ...filters }: ClientSearch,
  page: Page,
): SQL {
  const words = terms.length > 0 ? wordsOf(terms) : null;
  return idsContaining(scope, { words, filters }, stopping(page));
}

const ENTRY = { id: clients.id, searchText: clients.searchText };

/**
 * Chosen from the index alone. The inner query, which `offset 0` keeps apart, walks the company's
 * entries in the order of the list, and the outer one stops as soon as the page is full.
 */
function idsContaining(
  database: NodePgDatabase,
  { words, filters }: { words: Words | null; filters: ClientFilters },
  { order, after, most }: Walk,
): SQL {
  const walked = database
    .select(order === 'newest' ? { ...ENTRY, searchBits: clients.searchBits } : ENTRY)
    .from(clients)
    .where(and(filtered(filters), after ? behind(after, order) : undefined))
    .orderBy(...inOrder(order));
  // The index by name has no bits: asking for them would read the table.
  const compared = order === 'newest' ? containingByBits : containing;
  return sql`select id, search_text from (${walked} offset 0) as ${clients}
    where ${words ? compared(words) : sql`true`}
    order by ${sql.join(inOrder(order), sql`, `)} limit ${most}`;
}

type Found = ClientRow & { count: number };

type Shown = { order: ClientOrder; limit: number | Placeholder; page?: SQL };

/**
 * Of the first ids the rows, and how many ids there are. Each row is looked up by its key: without
 * a limit of its own the planner may read a large company from one end to the other instead.
 */
function wholeRows(
  database: NodePgDatabase,
  ids: SQL,
  { order, limit, page = firstOf(limit) }: Shown,
) {
  const found = database.$with('found', {}).as(ids);
  const row = database.select().from(clients).where(sql`id = wanted`).limit(1).as('clients');
  return database
    .with(found)
    .select({ ...getTableColumns(clients), count: sql<number>`(select count(*)::int from found)` })
    .from(sql`(${page}) as page (wanted)`)
    .crossJoinLateral(row)
    .orderBy(...inOrder(order));
}

function firstOf(limit: number | Placeholder): SQL {
  return sql`select id from found limit ${limit}`;
}

function withoutCount({ count, ...row }: Found): ClientRow {
  return row;
}

function countOf(found: readonly Found[]): number {
  return found[0]?.count ?? 0;
}

async function countClients(scope: CompanyScope, search: ClientSearch): Promise<number> {
  return scope.$count(clients, filtered(search));
}
