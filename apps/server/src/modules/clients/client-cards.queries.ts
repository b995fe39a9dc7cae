import { and, like, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

/** What stands on whatever belongs to a client. */
export type ClientCard = { id: string; name: string; phone: string; email: string };

const CARD = { id: clients.id, name: clients.name, phone: clients.phone, email: clients.email };

export async function readClientCards(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClientCard>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const cards = await scope
    .select(CARD)
    .from(clients)
    .where(sql`${clients.id} = any (${sql.param(distinct)}::uuid[])`);
  return new Map(cards.map((card) => [card.id, card]));
}

/** As part of another query: whose name, e-mail or phone is like this pattern. */
export function clientsWith(scope: CompanyScope, pattern: string): SQL {
  return idsWhere(scope, like(clients.searchText, pattern));
}

/** The same for those who see no phones: what they cannot see must not answer either. */
export function clientsNamed(scope: CompanyScope, pattern: string): SQL {
  return idsWhere(
    scope,
    and(like(clients.searchText, pattern), like(folded(clients.name), pattern)),
  );
}

function idsWhere(scope: CompanyScope, condition: SQL | undefined): SQL {
  return sql`${scope.select({ id: clients.id }).from(clients).where(condition)}`;
}
