import { and, type Column, like, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

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

/** As part of another query: whose name, e-mail or phone is like this pattern. */
export function clientsWith(pattern: string): SQL | undefined {
  return like(clients.searchText, pattern);
}

/** The same for those who see no phones: what they cannot see must not answer either. */
export function clientsNamed(pattern: string): SQL | undefined {
  return and(clientsWith(pattern), like(folded(clients.name), pattern));
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
    .limit(most + 1);
  return rows.length > most ? null : rows.map(({ id }) => id);
}
