import { desc } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const MOST_REQUESTS = 500;

export type PrivacyRequestRow = Pick<
  typeof privacyRequests.$inferSelect,
  'id' | 'kind' | 'clientId' | 'handledByName' | 'handledAt'
>;

/** Newest first. */
export function listPrivacyRequests(scope: CompanyScope): Promise<PrivacyRequestRow[]> {
  const { id, kind, clientId, handledByName, handledAt } = privacyRequests;
  return scope
    .select({ id, kind, clientId, handledByName, handledAt })
    .from(privacyRequests)
    .orderBy(desc(id))
    .limit(MOST_REQUESTS);
}
