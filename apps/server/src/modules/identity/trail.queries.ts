import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { TrailRow } from '../../foundation/database/trail.ts';
import { readAccountNames } from './account-names.queries.ts';

type Traced = { tableName: string; rowIds: readonly string[] };

/** What happened to these rows, newest first, and who did it. */
export async function listTrail(
  scope: CompanyScope,
  { tableName, rowIds }: Traced,
  limit: number,
): Promise<TrailRow[]> {
  const isTraced = inArray(auditRecords.rowId, [...rowIds]);
  return newest(scope, and(eq(auditRecords.tableName, tableName), isTraced), limit);
}

/** What was deleted from a table, newest first, and who did it. */
export async function listRemovals(
  scope: CompanyScope,
  tableName: string,
  limit: number,
): Promise<TrailRow[]> {
  const isRemoval = eq(auditRecords.action, 'delete');
  return newest(scope, and(eq(auditRecords.tableName, tableName), isRemoval), limit);
}

async function newest(
  scope: CompanyScope,
  which: SQL | undefined,
  limit: number,
): Promise<TrailRow[]> {
  const rows = await scope
    .select()
    .from(auditRecords)
    .where(which)
    .orderBy(desc(auditRecords.id))
    .limit(limit);
  const names = await readAccountNames(
    scope,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, userName: names.get(row.userId ?? '') ?? null }));
}
