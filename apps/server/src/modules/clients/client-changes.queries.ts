import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { accountsWithIds } from '../identity/account-lookup.queries.ts';

export type ChangeRow = typeof auditRecords.$inferSelect;
export type ChangeWithUser = ChangeRow & { userName: string | null };

/** Newest first; the records that were merged into this one belong to her past. */
export async function listChanges(
  scope: CompanyScope,
  { id, mergedIds }: { id: string; mergedIds: readonly string[] },
  limit: number,
): Promise<ChangeWithUser[]> {
  const rows = await scope
    .select()
    .from(auditRecords)
    .where(
      and(eq(auditRecords.tableName, 'clients'), inArray(auditRecords.rowId, [id, ...mergedIds])),
    )
    .orderBy(desc(auditRecords.id))
    .limit(limit);
  const names = await namesOf(scope, rows);
  return rows.map((row) => ({ ...row, userName: names.get(row.userId ?? '') ?? null }));
}

/** Accounts belong to no company; these are the ones that the company's own trail names. */
async function namesOf(
  scope: CompanyScope,
  rows: readonly ChangeRow[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, ids));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
