import type { ClientOrder, ClientStatus } from '@app/domain/clients/client';
import { patternOf, searchBitsOf } from '@app/domain/clients/client-search';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { clients } from './clients.table.ts';

export type ClientFilters = {
  status?: ClientStatus | undefined;
  birthdayMonth?: number | undefined;
  registeredFrom?: Temporal.Instant | undefined;
  registeredUntil?: Temporal.Instant | undefined;
  tag?: string | undefined;
};
/** Where the last page ended. Clients that come or go meanwhile move nobody else. */
export type Place = { id: string; searchText: string };
/** The words of a search as the database compares them. */
export type Words = { bits: bigint | Placeholder; patterns: string[] | Placeholder };

export function wordsOf(terms: readonly string[]): { bits: bigint; patterns: string[] } {
  return { bits: searchBitsOf(terms), patterns: terms.map(patternOf) };
}

export function containing({ patterns }: Words): SQL {
  return sql`${clients.searchText} like all (${sql.param(patterns)}::text[])`;
}

/**
 * The same with the bits, which leave a few clients too many and cost a fraction of comparing texts.
 * Put so that the planner keeps the order, and guesses no number of clients from it: it would take
 * them for so few that it read the whole table instead of an index.
 */
export function containingByBits(words: Words): SQL {
  const { bits } = words;
  return sql`case when search_bits & ${bits}::bigint = ${bits}::bigint
    then ${containing(words)} else false end`;
}

export function filtered(filters: ClientFilters): SQL | undefined {
  const { status, birthdayMonth, registeredFrom, registeredUntil, tag } = filters;
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
export function inOrder(order: ClientOrder): SQL[] {
  if (order === 'newest') return [desc(clients.id)];
  return [asc(clients.searchText), asc(clients.id)];
}

export function behind({ id, searchText }: Place, order: ClientOrder): SQL {
  if (order === 'newest') return lt(clients.id, id);
  return sql`(${clients.searchText}, ${clients.id}) > (${searchText}, ${id})`;
}
