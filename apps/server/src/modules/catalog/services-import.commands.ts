import {
  type FileRow,
  type JudgedRow,
  judgeServiceRows,
  type ServiceColumns,
} from '@app/domain/catalog/service-import';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { listServices } from './services.queries.ts';
import { SERVICE_NAME_KEY, services } from './services.table.ts';

export async function checkServices(
  scope: CompanyScope,
  rows: readonly FileRow[],
  columns: ServiceColumns,
): Promise<JudgedRow[]> {
  return judgeServiceRows(rows, columns, await listServices(scope));
}

/** Judges the rows against the services of this moment and stores what is right, all or nothing. */
export async function importServices(
  scope: CompanyScope,
  rows: readonly FileRow[],
  columns: ServiceColumns,
): Promise<Result<JudgedRow[], 'changed-meanwhile'>> {
  const judged = await checkServices(scope, rows, columns);
  try {
    await storeNew(scope, judged);
    await storeChanges(scope, judged);
  } catch (error) {
    // Somebody created one of them between the look and the write.
    if (isDuplicateOf(SERVICE_NAME_KEY, error)) return refuse('changed-meanwhile');
    throw error;
  }
  return accept(judged);
}

async function storeNew(scope: CompanyScope, judged: readonly JudgedRow[]): Promise<void> {
  const added = judged.flatMap((row) => (row.outcome === 'new' ? [row.service] : []));
  if (added.length === 0) return;
  await scope.insert(services).values(added);
  scope.changed.add('services');
}

async function storeChanges(scope: CompanyScope, judged: readonly JudgedRow[]): Promise<void> {
  for (const row of judged) {
    if (row.outcome !== 'update') continue;
    await scope
      .update(services)
      .set({ ...row.changes, version: sql`${services.version} + 1` })
      .where(eq(services.id, row.id));
    scope.changed.add('services');
  }
}
