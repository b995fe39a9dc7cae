import { type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientIdsOf, clientsNamed } from '../../clients/client-cards.queries.ts';
import { appointments } from './appointments.table.ts';

/** As part of another query: the appointments of clients whose name is like this pattern. */
export function appointmentIdsOfClients(scope: CompanyScope, pattern: string): SQL {
  const named = clientIdsOf(scope, clientsNamed(pattern));
  return sql`${scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(sql`${appointments.clientId} in ${named}`)}`;
}
