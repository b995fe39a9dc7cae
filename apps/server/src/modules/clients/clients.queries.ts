import { type ClientOrder, type ClientStatus, readPhone } from '@app/domain/clients/client';
import { patternOf } from '@app/domain/clients/client-search';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

export type ClientRow = typeof clients.$inferSelect;

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

/**
 * Of the page's clients the whole rows. They are asked for as an array, because a join lets the
 * planner read all rows of a large company. One more than wanted tells whether a page follows.
 */
export async function listClients(
  scope: CompanyScope,
  search: ClientSearch,
  page: Page,
): Promise<{ rows: ClientRow[]; hasMore: boolean }> {
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

export async function countClients(scope: CompanyScope, search: ClientSearch): Promise<number> {
  const walked = scope
    .select({ searchText: clients.searchText })
    .from(clients)
    .where(and(filtered(search), likely(search)));
  const { rows } = await scope.execute<{ count: number }>(
    sql`select count(*)::int as count from (${walked} offset 0) as ${clients}
      where ${containing(search) ?? sql`true`}`,
  );
  return rows[0]?.count ?? 0;
}

export async function findClient(scope: CompanyScope, id: string): Promise<ClientRow | null> {
  const [client] = await scope.select().from(clients).where(eq(clients.id, id));
  return client ?? null;
}

/** Nobody else changes, merges or forgets the client until the transaction ends. */
export async function lockClient(scope: CompanyScope, id: string): Promise<ClientRow | null> {
  const [client] = await scope
    .select()
    .from(clients)
    .where(eq(clients.id, id))
    .for('no key update');
  return client ?? null;
}

export async function listTags(scope: CompanyScope): Promise<string[]> {
  const tag = sql<string>`unnest(${clients.tags})`.as('tag');
  const rows = await scope.selectDistinct({ tag }).from(clients).orderBy(tag);
  return rows.map((row) => row.tag);
}

/** The others with this phone, so that the same person is not saved twice by mistake. */
export async function clientsWithPhone(
  scope: CompanyScope,
  { typed, except }: { typed: string; except?: string | undefined },
): Promise<{ id: string; name: string }[]> {
  const phoneKey = readPhone(typed)?.phoneKey;
  if (!phoneKey) return [];
  return scope
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.phoneKey, phoneKey), except ? ne(clients.id, except) : undefined))
    .orderBy(clients.id)
    .limit(10);
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
