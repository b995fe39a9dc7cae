import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import { type NewestPlace, newestFirst, olderThan } from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { SUPPORT_MARK, type TrailRow } from '../../foundation/database/trail.ts';
import { readAccountNames } from './account-names.queries.ts';
import { trailLabels } from './trail.labels.ts';

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

/** What happened to any row of these tables, newest first, and who did it. */
export async function listTrailOf(
  scope: CompanyScope,
  tableNames: readonly string[],
  limit: number,
  after: NewestPlace | null = null,
): Promise<TrailRow[]> {
  const { tableName, recordedAt: createdAt, id } = auditRecords;
  const isTraced = and(inArray(tableName, [...tableNames]), olderThan({ createdAt, id }, after));
  // By id alone it would look through everything that ever happened until it found enough of them.
  return newest(scope, isTraced, limit, newestFirst({ createdAt, id }));
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
  order: readonly SQL[] = [desc(auditRecords.id)],
): Promise<TrailRow[]> {
  const rows = await scope
    .select()
    .from(auditRecords)
    .where(which)
    .orderBy(...order)
    .limit(limit);
  const names = await readAccountNames(
    scope,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, userName: nameOf(row, names) }));
}

type Signed = Pick<TrailRow, 'userId' | 'requestId'>;

/** Whoever did it on a visit for support is no colleague, and called so. */
function nameOf({ userId, requestId }: Signed, names: ReadonlyMap<string, string>): string | null {
  const name = names.get(userId ?? '') ?? null;
  return requestId?.includes(SUPPORT_MARK) ? trailLabels.support(name) : name;
}
