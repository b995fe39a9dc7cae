import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { serviceImportRows } from './service-import-rows.table.ts';
import { serviceImports } from './service-imports.table.ts';

type ServiceImportRecord = typeof serviceImports.$inferSelect;
export type ServiceImportLine = typeof serviceImportRows.$inferSelect;
/** An import with the services that its undo had to leave. */
export type ShownServiceImport = ServiceImportRecord & { kept: ServiceImportLine[] };

const MOST_LISTED = 20;

/** Newest first: the ids are made in the order of time. */
export async function listServiceImports(scope: CompanyScope): Promise<ShownServiceImport[]> {
  const records = await scope
    .select()
    .from(serviceImports)
    .orderBy(desc(serviceImports.id))
    .limit(MOST_LISTED);
  return withKept(scope, records);
}

export async function showServiceImport(
  scope: CompanyScope,
  record: ServiceImportRecord,
): Promise<ShownServiceImport> {
  const [shown] = await withKept(scope, [record]);
  return shown ?? { ...record, kept: [] };
}

/** Whoever takes it back is alone with it until the transaction ends. */
export async function lockServiceImport(
  scope: CompanyScope,
  id: string,
): Promise<ServiceImportRecord | null> {
  const [locked] = await scope
    .select()
    .from(serviceImports)
    .where(eq(serviceImports.id, id))
    .for('update');
  return locked ?? null;
}

export function linesOf(scope: CompanyScope, importId: string): Promise<ServiceImportLine[]> {
  return scope.select().from(serviceImportRows).where(eq(serviceImportRows.importId, importId));
}

async function withKept(
  scope: CompanyScope,
  records: readonly ServiceImportRecord[],
): Promise<ShownServiceImport[]> {
  const undone = records.filter(({ undoneAt }) => undoneAt !== null).map(({ id }) => id);
  const lines = await scope
    .select()
    .from(serviceImportRows)
    .where(inArray(serviceImportRows.importId, undone))
    .orderBy(asc(serviceImportRows.rowNumber));
  const kept = lines.filter(({ keptReason }) => keptReason !== null);
  return records.map((record) => ({
    ...record,
    kept: kept.filter(({ importId }) => importId === record.id),
  }));
}
