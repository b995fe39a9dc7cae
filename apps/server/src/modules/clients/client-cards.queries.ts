import { and, type Column, desc, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';
import { containingByBits, wordsOf } from './clients-conditions.queries.ts';

/** What stands on whatever belongs to a client. */
export type ClientCard = { id: string; name: string; phone: string; email: string };

const CARD = { id: clients.id, name: clients.name, phone: clients.phone, email: clients.email };

/** Each by its key: the planner, who takes every company for an average one, would read them all. */
export async function readClientCards(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClientCard>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const card = scope
    .select(CARD)
    .from(clients)
    .where(sql`${clients.id} = wanted.id`)
    .limit(1)
    .as('card');
  const cards = await scope
    .select()
    .from(sql`unnest(${sql.param(distinct)}::uuid[]) as wanted(id)`)
    .crossJoinLateral(card);
  return new Map(cards.map((one) => [one.card.id, one.card]));
}

/** As part of another query. */
export function clientNameOf(id: SQL | Column): SQL<string | null> {
  return sql`(select named.name from ${clients} as named where named.id = ${id})`;
}

/** As part of another query: who has all these words in name, e-mail or phone. */
export function clientsWith(terms: readonly string[]): SQL {
  return containingByBits(wordsOf(terms));
}

/** As part of another query: whether she gave an address to write to. */
export function clientHasEmail(id: SQL | Column): SQL {
  return sql`exists (select from ${clients} as written where written.id = ${id} and written.email <> '')`;
}

/** The same for those who see no phones: what they cannot see must not answer either. */
export function clientsNamed(terms: readonly string[]): SQL | undefined {
  const { patterns } = wordsOf(terms);
  const isNamed = sql`${folded(clients.name)} like all (${sql.param(patterns)}::text[])`;
  return and(clientsWith(terms), isNamed);
}

/** As part of another query. */
export function clientIdsOf(scope: CompanyScope, which: SQL | undefined): SQL {
  return sql`${scope.select({ id: clients.id }).from(clients).where(which)}`;
}

/** Null when there are more of them. */
export async function listClientIds(
  scope: CompanyScope,
  which: SQL | undefined,
  most: number,
): Promise<string[] | null> {
  const rows = await scope
    .select({ id: clients.id })
    .from(clients)
    .where(which)
    // In the order of the index that has what a search compares.
    .orderBy(desc(clients.id))
    .limit(most + 1);
  return rows.length > most ? null : rows.map(({ id }) => id);
}
