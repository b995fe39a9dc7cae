import { desc } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { companyStatuses } from '../company-statuses.table.ts';

export type CompanyStatusRow = typeof companyStatuses.$inferSelect;

/** Newest first. */
export function listCompanyStatuses(scope: OperatorScope): Promise<CompanyStatusRow[]> {
  return scope
    .select()
    .from(companyStatuses)
    .orderBy(desc(companyStatuses.createdAt), desc(companyStatuses.id));
}
