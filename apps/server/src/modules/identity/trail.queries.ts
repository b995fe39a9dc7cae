import { and, desc, eq, inArray } from 'drizzle-orm';
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
  const rows = await scope
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.tableName, tableName), inArray(auditRecords.rowId, [...rowIds])))
    .orderBy(desc(auditRecords.id))
    .limit(limit);
  const names = await readAccountNames(
    scope,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, userName: names.get(row.userId ?? '') ?? null }));
}
