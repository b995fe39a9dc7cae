import {
  type ColumnMapping,
  type ImportChoices,
  isWorking,
  mayCheck,
  mayRun,
  mayUndo,
} from '@app/domain/clients/client-import';
import { guessMapping } from '@app/domain/clients/import-mapping';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import type { PackedTable } from '../../../foundation/spreadsheets/packed-table.ts';
import type { Colleague } from '../record/client-notes.commands.ts';
import { clientImportRows } from './client-import-rows.table.ts';
import {
  countRows,
  findImport,
  type ImportRecord,
  lockImport,
  type ShownImport,
} from './client-imports.queries.ts';
import { clientImports } from './client-imports.table.ts';

/** The jobs that do the long part, by the state in which the import waits for them. */
export const IMPORT_JOBS = {
  checking: 'client-imports.check',
  running: 'client-imports.run',
  undoing: 'client-imports.undo',
} as const;
export type ImportWork = keyof typeof IMPORT_JOBS;
/** Small and plain: it lies in the queue. */
export type ImportTask = {
  companyId: string;
  importId: string;
  /** Whose doing it is in the trail. */
  userId: string | null;
  attempt: number;
};

type Outcome<Refusal extends string> = Promise<Result<ShownImport, Refusal>>;
type Starting = { id: string; userId: string };

/** Keeps the file as it came, with a guess at its columns. */
export async function storeImport(
  scope: CompanyScope,
  file: PackedTable,
  { fileName, startedBy }: { fileName: string; startedBy: Colleague },
): Promise<ShownImport> {
  const { format, headers, totalRows } = file;
  const [stored] = await scope
    .insert(clientImports)
    .values({
      fileName,
      format,
      headers,
      totalRows,
      mapping: guessMapping(headers),
      startedByUserId: startedBy.userId,
      startedByName: startedBy.name,
    })
    .returning();
  if (!stored) throw new Error('The database stored no import');
  for (const batch of file.batches) await storeLines(scope, stored.id, batch);
  return shownAfter(scope, stored.id);
}

/** The batch is JSON already: the database takes it apart, and this process stays free. */
async function storeLines(scope: CompanyScope, importId: string, batch: string): Promise<void> {
  await scope.execute(sql`
    insert into ${clientImportRows} (import_id, row_number, cells, contacts)
    select ${importId}::uuid, (line ->> 0)::int,
      array(select jsonb_array_elements_text(line -> 1)),
      array(select jsonb_array_elements_text(line -> 2))
    from jsonb_array_elements(${batch}::jsonb) as line`);
}

export async function startCheck(
  scope: CompanyScope,
  { id, userId }: Starting,
  settings: ImportChoices & { mapping: ColumnMapping },
): Outcome<'not-found' | 'not-ready' | 'name-not-mapped'> {
  const current = await lockImport(scope, id);
  if (!current) return refuse('not-found');
  const counted = await countRows(scope, id);
  if (!mayCheck({ state: current.state, ...counted })) return refuse('not-ready');
  if (!isColumn(settings.mapping.name, current)) return refuse('name-not-mapped');
  await scope.update(clientImports).set(settings).where(eq(clientImports.id, id));
  return begin(scope, { id, userId }, 'checking');
}

/** Goes on where it stopped when something was imported already. */
export async function startRun(
  scope: CompanyScope,
  starting: Starting,
): Outcome<'not-found' | 'not-ready'> {
  const current = await lockImport(scope, starting.id);
  if (!current) return refuse('not-found');
  const { rows, appliedRows } = await countRows(scope, starting.id);
  if (!mayRun({ state: current.state, rows, appliedRows })) return refuse('not-ready');
  return begin(scope, starting, 'running', appliedRows > 0 ? 'go-on' : 'from-the-first-row');
}

/** The rows tell what to take back, so an import whose rows are gone stays as it is. */
export async function startUndo(
  scope: CompanyScope,
  starting: Starting,
): Outcome<'not-found' | 'not-ready'> {
  const current = await lockImport(scope, starting.id);
  if (!current) return refuse('not-found');
  const { appliedRows } = await countRows(scope, starting.id);
  if (!mayUndo({ state: current.state, appliedRows })) return refuse('not-ready');
  await scope
    .update(clientImports)
    .set({ processedRows: current.totalRows - appliedRows })
    .where(eq(clientImports.id, starting.id));
  return begin(scope, starting, 'undoing', 'go-on');
}

/** The clients it made stay. */
export async function removeImport(
  scope: CompanyScope,
  id: string,
): Promise<Result<{ id: string }, 'not-found' | 'not-ready'>> {
  const current = await lockImport(scope, id);
  if (!current) return refuse('not-found');
  if (isWorking(current.state)) return refuse('not-ready');
  await scope.delete(clientImports).where(eq(clientImports.id, id));
  return accept({ id });
}

const DAYS_KEPT = 30;

/** The rows are people's data, and after a month nobody needs them; the import itself stays. */
export async function sweepImportRows(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const old = scope
    .select({ id: clientImports.id })
    .from(clientImports)
    .where(
      and(
        lt(clientImports.createdAt, now.subtract({ hours: 24 * DAYS_KEPT })),
        notInArray(clientImports.state, ['checking', 'running', 'undoing']),
      ),
    );
  await scope.delete(clientImportRows).where(sql`${clientImportRows.importId} in ${old}`);
}

function isColumn(column: number | undefined, { headers }: ImportRecord): boolean {
  return column !== undefined && column < headers.length;
}

const FROM_THE_FIRST_ROW = {
  processedRows: 0,
  keptRows: 0,
  finishedAt: null,
  newRows: 0,
  updateRows: 0,
  duplicateRows: 0,
  invalidRows: 0,
  forgottenRows: 0,
};

/** State and job are stored together: an import that says it is working has somebody at work. */
async function begin(
  scope: CompanyScope,
  { id, userId }: Starting,
  state: ImportWork,
  from: 'from-the-first-row' | 'go-on' = 'from-the-first-row',
): Promise<{ accepted: true; value: ShownImport }> {
  const task: ImportTask = { companyId: scope.companyId, importId: id, userId, attempt: 1 };
  await scope
    .update(clientImports)
    .set({ state, ...(from === 'go-on' ? {} : FROM_THE_FIRST_ROW) })
    .where(eq(clientImports.id, id));
  await scope.jobs.enqueue(IMPORT_JOBS[state], task);
  return accept(await shownAfter(scope, id));
}

async function shownAfter(scope: CompanyScope, id: string): Promise<ShownImport> {
  const shown = await findImport(scope, id);
  if (!shown) throw new Error('The import is gone');
  return shown;
}
