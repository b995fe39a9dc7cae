import { desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clients } from '../clients.table.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const MOST_REQUESTS = 500;

export type PrivacyRequestRow = Pick<
  typeof privacyRequests.$inferSelect,
  'id' | 'kind' | 'clientId' | 'handledByName' | 'handledAt'
>;
/** With the name of whom it is about, as long as she is there. */
export type ListedRequest = PrivacyRequestRow & { clientName: string | null };

/** Newest first. */
export function listPrivacyRequests(scope: CompanyScope): Promise<ListedRequest[]> {
  const { id, kind, clientId, handledByName, handledAt } = privacyRequests;
  return scope
    .select({ id, kind, clientId, clientName: clients.name, handledByName, handledAt })
    .from(privacyRequests)
    .leftJoin(clients, eq(clients.id, clientId))
    .orderBy(desc(id))
    .limit(MOST_REQUESTS);
}
