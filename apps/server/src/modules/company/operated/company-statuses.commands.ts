import { COMPANY_STATUS_LIMITS } from '@app/domain/company/company-status';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import { unlessTaken } from '../../../foundation/database/refused-write.ts';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { companies } from '../companies.table.ts';
import { companyStatuses } from '../company-statuses.table.ts';
import type { CompanyStatusRow } from './company-statuses.queries.ts';

const NAME_KEY = 'company_statuses_name_unique';

export type NewCompanyStatus = { name: string; color: string };

export function createCompanyStatus(
  scope: OperatorScope,
  status: NewCompanyStatus,
): Promise<Result<CompanyStatusRow, 'taken' | 'too-many'>> {
  return unlessTaken(NAME_KEY, async () => {
    // One after the other: whoever counts sees what the others made.
    await lockName(scope, 'company_statuses');
    if ((await scope.$count(companyStatuses)) >= COMPANY_STATUS_LIMITS.statuses) {
      return refuse('too-many');
    }
    const [created] = await scope.insert(companyStatuses).values(status).returning();
    if (!created) throw new Error('The database stored no status');
    return accept(created);
  });
}

/** Replaces it as it was when the form was opened; a newer one is left alone. */
export function updateCompanyStatus(
  scope: OperatorScope,
  { id, version }: { id: string; version: number },
  status: NewCompanyStatus,
): Promise<Result<CompanyStatusRow, 'taken' | 'not-found' | 'changed-meanwhile'>> {
  return unlessTaken(NAME_KEY, async () => {
    const [changed] = await scope
      .update(companyStatuses)
      .set({ ...status, version: sql`${companyStatuses.version} + 1` })
      .where(and(eq(companyStatuses.id, id), eq(companyStatuses.version, version)))
      .returning();
    if (changed) return accept(changed);
    const isThere = await scope.$count(companyStatuses, eq(companyStatuses.id, id));
    return refuse(isThere ? 'changed-meanwhile' : 'not-found');
  });
}

/**
 * Companies that had it have none then. Nobody puts it on one meanwhile: that would be taken off by the
 * database itself, which may not write to the trail of a company.
 */
export async function removeCompanyStatus(
  scope: OperatorScope,
  id: string,
): Promise<Result<CompanyStatusRow, 'not-found'>> {
  await scope.select().from(companyStatuses).where(eq(companyStatuses.id, id)).for('update');
  await scope
    .update(companies)
    .set({ customStatusId: null })
    .where(eq(companies.customStatusId, id));
  const [removed] = await scope
    .delete(companyStatuses)
    .where(eq(companyStatuses.id, id))
    .returning();
  return removed ? accept(removed) : refuse('not-found');
}
