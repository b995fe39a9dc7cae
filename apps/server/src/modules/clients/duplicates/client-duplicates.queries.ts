import { count, desc, eq, gt, ne } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { ClientRow } from '../clients.queries.ts';
import { clients } from '../clients.table.ts';

const MOST_PHONES = 200;

export type DuplicateRow = Pick<ClientRow, 'id' | 'name' | 'email' | 'phone' | 'createdAt'>;

/** Clients that share a phone, the phone of most of them first. */
export async function listDuplicates(scope: CompanyScope): Promise<DuplicateRow[][]> {
  const shared = scope
    .select({ phoneKey: clients.phoneKey, times: count().as('times') })
    .from(clients)
    .where(ne(clients.phoneKey, ''))
    .groupBy(clients.phoneKey)
    .having(gt(count(), 1))
    .orderBy(desc(count()), clients.phoneKey)
    .limit(MOST_PHONES)
    .as('shared');
  const { id, name, email, phone, phoneKey, createdAt } = clients;
  const rows = await scope
    .select({ id, name, email, phone, phoneKey, createdAt })
    .from(shared)
    .innerJoin(clients, eq(clients.phoneKey, shared.phoneKey))
    .orderBy(desc(shared.times), clients.phoneKey, clients.id);
  return [...Map.groupBy(rows, (row) => row.phoneKey).values()];
}
