import type {
  ServicesImportReport,
  servicesImport,
} from '@app/contract/catalog/services-import.contract';
import type { Answer } from '@app/contract/shared/schemas';
import {
  type FileRow,
  type JudgedRow,
  SERVICE_ROW_OUTCOMES,
} from '@app/domain/catalog/service-import';
import type { ServiceColumns } from '@app/domain/catalog/service-import-columns';
import type { PackedTable } from '../../foundation/spreadsheets/packed-table.ts';
import type { ShownServiceImport } from './service-imports.queries.ts';

/** The rows as the reading thread handed them over. */
export function fileRowsOf({ batches }: PackedTable): FileRow[] {
  return batches.flatMap((batch) => {
    // Written by `packTable`, in this form and no other.
    const rows = JSON.parse(batch) as [number, string[]][];
    return rows.map(([number, cells]) => ({ number, cells }));
  });
}

export function presentReport(
  { headers }: PackedTable,
  columns: ServiceColumns,
  judged: readonly JudgedRow[],
): ServicesImportReport {
  return {
    headers,
    columns,
    counts: countsOf(judged),
    rows: judged.map(({ number, name, outcome, remarks }) => ({
      rowNumber: number,
      name,
      outcome,
      remarks,
    })),
  };
}

function countsOf(judged: readonly JudgedRow[]): ServicesImportReport['counts'] {
  const counts = { new: 0, update: 0, same: 0, invalid: 0 };
  for (const outcome of SERVICE_ROW_OUTCOMES) {
    counts[outcome] = judged.filter((row) => row.outcome === outcome).length;
  }
  return counts;
}

export function presentServiceImport(shown: ShownServiceImport): Answer<typeof servicesImport> {
  const { newRows, updateRows, undoneAt } = shown;
  return {
    ...shown,
    state: undoneAt ? 'undone' : 'done',
    counts: { new: newRows, update: updateRows },
    kept: shown.kept.flatMap(({ name, keptReason }) =>
      keptReason ? [{ name, reason: keptReason }] : [],
    ),
  };
}
