import { type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientIdsOf, clientsNamed } from '../../clients/client-cards.queries.ts';
import { appointments } from './appointments.table.ts';

/** As part of another query: the appointments of one client. */
export function appointmentIdsOf(scope: CompanyScope, clientId: string): SQL {
  return sql`${scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(sql`${appointments.clientId} = ${clientId}::uuid`)}`;
}

/** As part of another query: the appointments of clients who have this word in their name. */
export function appointmentIdsOfClients(scope: CompanyScope, term: string): SQL {
  const named = clientIdsOf(scope, clientsNamed([term]));
  return sql`${scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(sql`${appointments.clientId} in ${named}`)}`;
}
