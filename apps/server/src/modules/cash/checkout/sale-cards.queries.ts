import { itemsText } from '@app/domain/cash/description';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientIdsOf, clientsNamed, readClientCards } from '../../clients/client-cards.queries.ts';
import { settlementItems, settlements } from './settlements.table.ts';

/** What stands on whatever belongs to a sale without an appointment. */
export type SaleCard = {
  soldAt: Temporal.Instant;
  /** Null where nobody said who bought. */
  clientName: string | null;
  itemNames: string;
};

/** By settlement; those of appointments are left out. A few questions, however many there are. */
export async function readSaleCards(
  scope: CompanyScope,
  settlementIds: readonly string[],
): Promise<ReadonlyMap<string, SaleCard>> {
  const ids = [...new Set(settlementIds)];
  if (ids.length === 0) return new Map();
  const { id, appointmentId, clientId, createdAt } = settlements;
  const { name, quantity, position } = settlementItems;
  const rows = await scope
    .select({ id, clientId, createdAt, name, quantity })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, id))
    .where(and(sql`${id} = any (${sql.param(ids)}::uuid[])`, isNull(appointmentId)))
    .orderBy(asc(id), asc(position));
  const buyers = rows.flatMap((row) => row.clientId ?? []);
  const clients = await readClientCards(scope, buyers);
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].flatMap(([settlementId, items]) => {
      const [first] = items;
      if (!first) return [];
      const clientName = clients.get(first.clientId ?? '')?.name ?? null;
      const card = { soldAt: first.createdAt, clientName, itemNames: itemsText(items) };
      return [[settlementId, card] as const];
    }),
  );
}

/** As part of another query: what clients who have this word in their name bought at the counter. */
export function saleIdsOfClients(scope: CompanyScope, term: string): SQL {
  const named = clientIdsOf(scope, clientsNamed([term]));
  return sql`${scope
    .select({ id: settlements.id })
    .from(settlements)
    .where(sql`${settlements.clientId} in ${named}`)}`;
}
