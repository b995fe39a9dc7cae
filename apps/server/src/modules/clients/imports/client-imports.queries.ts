import type { RowOutcome } from '@app/domain/clients/client-import';
import { and, count, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientImportRows } from './client-import-rows.table.ts';
import { clientImports } from './client-imports.table.ts';

export type ImportRecord = typeof clientImports.$inferSelect;
export type ImportLine = typeof clientImportRows.$inferSelect;
/** An import with the first rows of its file. */
export type ShownImport = ImportRecord & { samples: string[][] };

const SAMPLES = 5;
const MOST_LISTED = 100;

const shown = {
  ...getTableColumns(clientImports),
  samples: sql<string[][]>`(
    select coalesce(jsonb_agg(to_jsonb(sample.cells) order by sample.row_number), '[]')
    from (
      select line.cells, line.row_number from ${clientImportRows} as line
      where line.import_id = ${clientImports}.id order by line.row_number limit ${SAMPLES}
    ) as sample
  )`,
};

/** Newest first: the ids are made in the order of time. A list shows nothing of the files. */
export async function listImports(scope: CompanyScope): Promise<ShownImport[]> {
  const rows = await scope
    .select()
    .from(clientImports)
    .orderBy(desc(clientImports.id))
    .limit(MOST_LISTED);
  return rows.map((row) => ({ ...row, samples: [] }));
}

export async function findImport(scope: CompanyScope, id: string): Promise<ShownImport | null> {
  const [found] = await scope.select(shown).from(clientImports).where(eq(clientImports.id, id));
  return found ?? null;
}

/** Whoever works on the import is alone with it until the transaction ends. */
export async function lockImport(scope: CompanyScope, id: string): Promise<ImportRecord | null> {
  const [locked] = await scope
    .select()
    .from(clientImports)
    .where(eq(clientImports.id, id))
    .for('update');
  return locked ?? null;
}

/** All rows, and those that made or changed a client and were not taken back. */
export async function countRows(
  scope: CompanyScope,
  importId: string,
): Promise<{ rows: number; appliedRows: number }> {
  const [counted] = await scope
    .select({ rows: count(), appliedRows: count(clientImportRows.appliedAt) })
    .from(clientImportRows)
    .where(eq(clientImportRows.importId, importId));
  return counted ?? { rows: 0, appliedRows: 0 };
}

type LinePage = { outcome?: RowOutcome | undefined; after: number; limit: number };

/** A page in the order of the file. */
export async function listLines(
  scope: CompanyScope,
  importId: string,
  { outcome, after, limit }: LinePage,
): Promise<Page<ImportLine>> {
  const rows = await scope
    .select()
    .from(clientImportRows)
    .where(
      and(
        eq(clientImportRows.importId, importId),
        gt(clientImportRows.rowNumber, after),
        outcome && eq(clientImportRows.outcome, outcome),
      ),
    )
    .orderBy(clientImportRows.rowNumber)
    .limit(limit + 1);
  return pageOf(rows, limit);
}
