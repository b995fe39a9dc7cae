import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { TrailRow } from '../../foundation/database/trail.ts';
import { accountsWithIds } from './account-lookup.queries.ts';

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
  const names = await namesOf(
    scope,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => ({ ...row, userName: names.get(row.userId ?? '') ?? null }));
}

/** Accounts belong to no company; these are the ones that the company's own trail names. */
async function namesOf(
  scope: CompanyScope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, ids));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
