import { type JudgedService, judgeServiceRows } from '@app/domain/catalog/service-import';
import type { ServiceColumns } from '@app/domain/catalog/service-import-columns';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { FileRow } from '@app/domain/shared/sheet-import';
import { and, eq, sql } from 'drizzle-orm';
import { lockName } from '../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { serviceImportRows } from './service-import-rows.table.ts';
import type { ShownServiceImport } from './service-imports.queries.ts';
import { serviceImports } from './service-imports.table.ts';
import { listServices, type ServiceRow } from './services.queries.ts';
import { SERVICE_NAME_KEY, services } from './services.table.ts';

export async function checkServices(
  scope: CompanyScope,
  rows: readonly FileRow[],
  columns: ServiceColumns,
): Promise<JudgedService[]> {
  return judgeServiceRows(rows, columns, await listServices(scope));
}

type SentFile = {
  rows: readonly FileRow[];
  columns: ServiceColumns;
  fileName: string;
  sentBy: { userId: string; name: string };
};
type Stored = { judged: JudgedService[]; stored: ShownServiceImport | null };
type NewLine = Omit<typeof serviceImportRows.$inferInsert, 'importId'>;

/** Judges the rows against the services of this moment and stores what is right, all or nothing. */
export async function importServices(
  scope: CompanyScope,
  file: SentFile,
): Promise<Result<Stored, 'changed-meanwhile'>> {
  await waitForOtherFiles(scope);
  const known = await listServices(scope);
  const judged = judgeServiceRows(file.rows, file.columns, known);
  try {
    const made = await storeNew(scope, judged);
    const changed = await storeChanges(scope, judged, known);
    if (!changed) return refuse('changed-meanwhile');
    return accept({ judged, stored: await noteImport(scope, file, [...made, ...changed]) });
  } catch (error) {
    // Somebody created one of them between the look and the write.
    if (isDuplicateOf(SERVICE_NAME_KEY, error)) return refuse('changed-meanwhile');
    throw error;
  }
}

/** One file at a time: two that make the same services in another order would wait for each other. */
async function waitForOtherFiles(scope: CompanyScope): Promise<void> {
  await lockName(scope, `services-import:${scope.companyId}`);
}

async function storeNew(scope: CompanyScope, judged: readonly JudgedService[]): Promise<NewLine[]> {
  const rows = judged.filter((row) => row.outcome === 'new');
  if (rows.length === 0) return [];
  const added = rows.map(({ made }) => made);
  const stored = await scope.insert(services).values(added).returning();
  const byName = new Map(stored.map((service) => [service.name, service]));
  return rows.flatMap(({ number, name, made }) => lineOf(number, name, byName.get(made.name)));
}

/** Null when one of them is no longer as it was judged: an undo would bring back something else. */
async function storeChanges(
  scope: CompanyScope,
  judged: readonly JudgedService[],
  known: readonly ServiceRow[],
): Promise<NewLine[] | null> {
  const lines: NewLine[] = [];
  const updates = judged.filter((row) => row.outcome === 'update');
  // In the order in which an undo locks them: neither waits for the other.
  for (const row of updates.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const before = known.find(({ id }) => id === row.id);
    if (!before) return null;
    const [changed] = await scope
      .update(services)
      .set({ ...row.changes, version: sql`${services.version} + 1` })
      .where(and(eq(services.id, row.id), eq(services.version, before.version)))
      .returning();
    if (!changed) return null;
    lines.push(...lineOf(row.number, row.name, changed, before));
  }
  return lines;
}

function lineOf(
  rowNumber: number,
  name: string,
  after: ServiceRow | undefined,
  before: ServiceRow | null = null,
): NewLine[] {
  if (!after) return [];
  const { description, category, durationMinutes, price, returnAfterDays } = before ?? after;
  return [
    {
      rowNumber,
      name,
      serviceId: after.id,
      appliedVersion: after.version,
      before: before && { description, category, durationMinutes, price, returnAfterDays },
    },
  ];
}

/** What an undo needs. A file that changed nothing leaves nothing to take back. */
async function noteImport(
  scope: CompanyScope,
  { fileName, sentBy }: SentFile,
  lines: readonly NewLine[],
): Promise<ShownServiceImport | null> {
  if (lines.length === 0) return null;
  const updateRows = lines.filter(({ before }) => before).length;
  const [stored] = await scope
    .insert(serviceImports)
    .values({
      fileName,
      updateRows,
      newRows: lines.length - updateRows,
      startedByUserId: sentBy.userId,
      startedByName: sentBy.name,
    })
    .returning();
  if (!stored) throw new Error('The database stored no import');
  const { id: importId } = stored;
  await scope.insert(serviceImportRows).values(lines.map((line) => ({ ...line, importId })));
  return { ...stored, kept: [] };
}
