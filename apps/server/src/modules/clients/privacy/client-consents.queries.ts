import { desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientConsents } from './client-consents.table.ts';

export type ClientConsentRow = typeof clientConsents.$inferSelect;

/** Newest first: the first one holds. */
export function listConsents(scope: CompanyScope, clientId: string): Promise<ClientConsentRow[]> {
  return scope
    .select()
    .from(clientConsents)
    .where(eq(clientConsents.clientId, clientId))
    .orderBy(desc(clientConsents.recordedAt), desc(clientConsents.id));
}
