import type { RowOutcome } from '@app/domain/clients/client-import';
import {
  type EarlierRows,
  noEarlierRows,
  rememberRow,
} from '@app/domain/clients/import-earlier-rows';
import { judge } from '@app/domain/clients/import-judgement';
import { type ReadingRules, readRow } from '@app/domain/clients/import-row';
import { todayIn } from '@app/domain/shared/local-time';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import { lockOwnCompany } from '../../company/company-lookup.queries.ts';
import { applyRows, type JudgedRow } from './client-import-applying.commands.ts';
import { acquaintancesOf, forgottenRows, knownFor } from './client-import-lookup.queries.ts';
import { type RowResult, storeResults } from './client-import-results.commands.ts';
import {
  type ImportLine,
  type ImportRecord,
  listLines,
  lockImport,
} from './client-imports.queries.ts';
import { clientImports } from './client-imports.table.ts';

/** How far somebody who works on an import has read, and whom she met there. */
type ReadingPlace = { rows: number; lastRow: number; earlier: EarlierRows };

export function startOfFile(): ReadingPlace {
  return { rows: 0, lastRow: 0, earlier: noEarlierRows() };
}

type ChunkTask = {
  importId: string;
  state: 'checking' | 'running';
  markOf: Marker;
  now: Temporal.Instant;
};

const ROWS_AT_ONCE = 500;

/**
 * The next rows of an import, in one transaction with the count of how far it came: after a crash
 * the next worker goes on behind them, and a second worker beside this one takes the rows after.
 * Changes `place`. Answers false when there is nothing more to do.
 */
export async function workOnRows(
  scope: CompanyScope,
  task: ChunkTask,
  place: ReadingPlace,
): Promise<boolean> {
  const current = await lockImport(scope, task.importId);
  if (current?.state !== task.state) return false;
  // Two imports of one company would both find nobody and both make the same client.
  const { timezone } = await lockOwnCompany(scope);
  const rules = { ...current, today: todayIn(timezone, task.now) };
  await catchUp(scope, current, rules, place);

  const page = { after: place.lastRow, limit: ROWS_AT_ONCE };
  const { rows, hasMore } = await listLines(scope, current.id, page);
  const judged = await judgeRows(
    scope,
    { lines: rows, current, rules, markOf: task.markOf },
    place,
  );
  const applied =
    task.state === 'running' ? await applyRows(scope, current, judged, task.now) : null;
  await storeResults(
    scope,
    current.id,
    judged.map((row) => applied?.get(row.rowNumber) ?? resultOf(row)),
  );
  await noteProgress(scope, current, judged, hasMore ? null : task);
  if (!hasMore && task.state === 'running') {
    await announce(scope, 'clients.imported', { importId: current.id });
  }
  return hasMore;
}

/** Rows that somebody else worked on, or this one before a crash: only whom they are about counts. */
async function catchUp(
  scope: CompanyScope,
  { id, processedRows }: ImportRecord,
  rules: ReadingRules,
  place: ReadingPlace,
): Promise<void> {
  while (place.rows < processedRows) {
    const limit = Math.min(ROWS_AT_ONCE, processedRows - place.rows);
    const { rows } = await listLines(scope, id, { after: place.lastRow, limit });
    if (rows.length === 0) return;
    for (const line of rows) {
      if (isAboutSomebody(line.outcome))
        rememberRow(place.earlier, readRow(line.cells, rules).fields, line);
    }
    moveOn(place, rows);
  }
}

type Judging = { lines: ImportLine[]; current: ImportRecord; rules: ReadingRules; markOf: Marker };

async function judgeRows(
  scope: CompanyScope,
  { lines, current, rules, markOf }: Judging,
  place: ReadingPlace,
): Promise<JudgedRow[]> {
  const readings = lines.map(({ cells }) => readRow(cells, rules));
  const fields = readings.map((reading) => reading.fields);
  const acquaintances = await acquaintancesOf(scope, fields);
  const forgotten = await forgottenRows(scope, markOf, fields);
  const judged = readings.map((reading, index) => {
    const rowNumber = lines[index]?.rowNumber ?? 0;
    const known = knownFor(acquaintances, reading.fields);
    const judgement = judge(reading, {
      earlier: place.earlier,
      known,
      // No file has an empty line: this one was emptied.
      isForgotten: forgotten[index] || lines[index]?.cells.length === 0,
      onKnown: current.onKnown,
    });
    if (isAboutSomebody(judgement.outcome)) {
      rememberRow(place.earlier, reading.fields, { rowNumber, clientId: judgement.clientId });
    }
    const same = known.find(({ id }) => id === judgement.clientId) ?? null;
    return { rowNumber, reading, judgement, known: same };
  });
  moveOn(place, lines);
  return judged;
}

function isAboutSomebody(outcome: RowOutcome | null): boolean {
  return outcome === 'new' || outcome === 'update';
}

function moveOn(place: ReadingPlace, lines: readonly ImportLine[]): void {
  place.rows += lines.length;
  place.lastRow = lines.at(-1)?.rowNumber ?? place.lastRow;
}

/** What the report says of a row that changed nothing. */
function resultOf({ rowNumber, judgement }: JudgedRow): RowResult {
  const { outcome, remarks, clientId } = judgement;
  return { rowNumber, outcome, remarks, clientId, before: null, appliedVersion: null };
}

async function noteProgress(
  scope: CompanyScope,
  { id }: ImportRecord,
  judged: readonly JudgedRow[],
  ending: ChunkTask | null,
): Promise<void> {
  const count = (outcome: RowOutcome) =>
    judged.filter(({ judgement }) => judgement.outcome === outcome).length;
  await scope
    .update(clientImports)
    .set({
      processedRows: sql`${clientImports.processedRows} + ${judged.length}`,
      newRows: sql`${clientImports.newRows} + ${count('new')}`,
      updateRows: sql`${clientImports.updateRows} + ${count('update')}`,
      duplicateRows: sql`${clientImports.duplicateRows} + ${count('duplicate')}`,
      invalidRows: sql`${clientImports.invalidRows} + ${count('invalid')}`,
      forgottenRows: sql`${clientImports.forgottenRows} + ${count('forgotten')}`,
      ...(ending?.state === 'checking' && { state: 'checked' as const }),
      ...(ending?.state === 'running' && { state: 'done' as const, finishedAt: ending.now }),
    })
    .where(eq(clientImports.id, id));
}
