import { LEFT_BY_UNDO } from '@app/domain/clients/client-import';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { deleteUnreferenced } from '../../../foundation/database/delete-unreferenced.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockOwnCompany } from '../../company/company-lookup.queries.ts';
import { clients } from '../clients.table.ts';
import { clientConsents } from '../privacy/client-consents.table.ts';
import { clearWorkedOffRows } from '../privacy/client-traces.commands.ts';
import { forgetTrail } from '../privacy/client-trail.commands.ts';
import { clientNotes } from '../record/client-notes.table.ts';
import type { ClientBefore } from './client-import-results.commands.ts';
import { clientImportRows } from './client-import-rows.table.ts';
import { type ImportLine, type ImportRecord, lockImport } from './client-imports.queries.ts';
import { clientImports } from './client-imports.table.ts';

const ROWS_AT_ONCE = 500;

/**
 * Takes back the next rows, as far as nobody touched their clients since. What was taken back is no
 * longer applied, so a crash or a second worker goes on with the rest. Answers false at the end.
 */
export async function undoRows(
  scope: CompanyScope,
  { importId, now }: { importId: string; now: Temporal.Instant },
): Promise<boolean> {
  const current = await lockImport(scope, importId);
  if (current?.state !== 'undoing') return false;
  await lockOwnCompany(scope);
  const lines = await nextApplied(scope, importId);
  await lockClientsOf(scope, lines);
  const deleted = await deleteMade(scope, lines);
  const restored = await restoreChanged(scope, current, lines, now);
  const kept = await stillThere(scope, lines, new Set([...deleted, ...restored]));
  await noteUndone(scope, lines, { deleted, kept });
  const hasMore = lines.length === ROWS_AT_ONCE;
  await scope
    .update(clientImports)
    .set({
      processedRows: sql`${clientImports.processedRows} + ${lines.length}`,
      keptRows: sql`${clientImports.keptRows} + ${kept.length}`,
      ...(!hasMore && { state: 'undone' as const, finishedAt: now }),
    })
    .where(eq(clientImports.id, importId));
  return hasMore;
}

function nextApplied(scope: CompanyScope, importId: string): Promise<ImportLine[]> {
  return scope
    .select()
    .from(clientImportRows)
    .where(and(eq(clientImportRows.importId, importId), isNotNull(clientImportRows.appliedAt)))
    .orderBy(clientImportRows.rowNumber)
    .limit(ROWS_AT_ONCE);
}

/**
 * Before anything is asked about them: what a colleague writes meanwhile is seen by the next
 * statement. Always in the same order, or two who take several would wait for each other.
 */
async function lockClientsOf(scope: CompanyScope, lines: readonly ImportLine[]): Promise<void> {
  const ids = lines.flatMap(({ clientId }) => clientId ?? []);
  await scope.execute(sql`
    select from ${clients} as client where client.id = any (${sql.param(ids)}::uuid[])
    order by client.id for update`);
}

/** Clients the rows made, unless they were edited, noted about, or are remembered elsewhere. */
async function deleteMade(scope: CompanyScope, lines: readonly ImportLine[]): Promise<string[]> {
  const made = lines.filter(({ before }) => before === null);
  const { rows } = await scope.execute<{ id: string }>(sql`
    select client.id from ${clients} as client
    join ${clientImportRows} as line on line.client_id = client.id
    where ${sameLines(made)} and client.version = line.applied_version
      and not exists (
        select from ${clientNotes} as note
        where note.client_id = client.id and note.created_at > line.applied_at
      )`);
  const deleted = await deleteUnreferenced(
    scope,
    rows.map(({ id }) => id),
    (ids) => scope.delete(clients).where(inArray(clients.id, ids)),
  );
  // Whoever is deleted can no longer ask to be forgotten.
  if (deleted.length > 0) {
    await clearWorkedOffRows(scope, deleted);
    await forgetTrail(scope, deleted);
  }
  return deleted;
}

/** Clients the rows changed, unless somebody changed them again. */
async function restoreChanged(
  scope: CompanyScope,
  source: ImportRecord,
  lines: readonly ImportLine[],
  now: Temporal.Instant,
): Promise<string[]> {
  const changed = lines.filter(({ before }) => before !== null);
  if (changed.length === 0) return [];
  const { rows } = await scope.execute<{ id: string }>(sql`
    update ${clients} as client
    set phone = old.phone, phone_key = old.phone_key, email = old.email,
      birth_date = old.birth_date, tags = old.tags, allergies = old.allergies,
      preferences = old.preferences, accepts_marketing = old.accepts_marketing,
      search_text = old.search_text, version = client.version + 1
    from ${clientImportRows} as line, jsonb_to_record(line.before) as old (
      phone text, phone_key text, email text, birth_date date, tags text[],
      allergies text, preferences text, accepts_marketing boolean, search_text text
    )
    where ${sameLines(changed)} and client.id = line.client_id
      and client.version = line.applied_version
    returning client.id`);
  scope.changed.add('clients');
  const restored = new Set(rows.map(({ id }) => id));
  const taken = changed.filter(({ clientId }) => clientId !== null && restored.has(clientId));
  await deleteNotesOf(scope, taken);
  await takeBackConsents(scope, source, taken, now);
  return [...restored];
}

async function deleteNotesOf(scope: CompanyScope, lines: readonly ImportLine[]): Promise<void> {
  await scope.execute(sql`
    delete from ${clientNotes} as note using ${clientImportRows} as line
    where ${sameLines(lines)} and note.client_id = line.client_id
      and note.created_at = line.applied_at`);
}

/** That it was given once remains the proof; that it no longer holds is one more row. */
async function takeBackConsents(
  scope: CompanyScope,
  { startedByUserId, startedByName }: ImportRecord,
  lines: readonly ImportLine[],
  now: Temporal.Instant,
): Promise<void> {
  const consents = lines.flatMap(({ clientId, before }) => {
    // Only an import writes this column, and it writes this shape.
    const { consent_changed, accepts_marketing: granted } = before as ClientBefore;
    if (!clientId || !consent_changed) return [];
    const recordedBy = { recordedByUserId: startedByUserId, recordedByName: startedByName };
    return [{ clientId, granted, source: 'import' as const, recordedAt: now, ...recordedBy }];
  });
  if (consents.length > 0) await scope.insert(clientConsents).values(consents);
}

/** Clients who are neither gone nor as they were. */
async function stillThere(
  scope: CompanyScope,
  lines: readonly ImportLine[],
  takenBack: ReadonlySet<string>,
): Promise<string[]> {
  const others = lines.flatMap(({ clientId }) =>
    clientId && !takenBack.has(clientId) ? [clientId] : [],
  );
  if (others.length === 0) return [];
  const rows = await scope
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, others));
  return rows.map(({ id }) => id);
}

async function noteUndone(
  scope: CompanyScope,
  lines: readonly ImportLine[],
  { deleted, kept }: { deleted: readonly string[]; kept: readonly string[] },
): Promise<void> {
  await scope.execute(sql`
    update ${clientImportRows} as line
    set applied_at = null,
      remarks = case when line.client_id = any (${sql.param([...kept])}::uuid[])
        then line.remarks || ${LEFT_BY_UNDO}::text else line.remarks end,
      client_id = case when line.client_id = any (${sql.param([...deleted])}::uuid[])
        then null else line.client_id end
    where ${sameLines(lines)}`);
}

/** For statements that call the table `line`. */
function sameLines(lines: readonly ImportLine[]) {
  const numbers = lines.map(({ rowNumber }) => rowNumber);
  const importId = lines[0]?.importId ?? null;
  return sql`(line.import_id = ${importId}::uuid
    and line.row_number = any (${sql.param(numbers)}::int[]))`;
}
