import { contactsIn } from '@app/domain/clients/import-contacts';
import type { FileTable, TableRow } from './file-table.ts';
import type { TableFormat } from './table-file.ts';

/**
 * A table on its way to the database. A batch of rows is one text, which another thread hands over
 * without looking at each cell: the server answers others meanwhile.
 */
export type PackedTable = {
  format: TableFormat;
  headers: string[];
  totalRows: number;
  /** JSON: a list of [number of the row, its cells, the phones and e-mails in them]. */
  batches: string[];
};

const ROWS_PER_BATCH = 500;

export function packTable(table: FileTable & { format: TableFormat }): PackedTable {
  const { format, headers, rows } = table;
  const batches: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    batches.push(packed(rows.slice(start, start + ROWS_PER_BATCH)));
  }
  return { format, headers, totalRows: rows.length, batches };
}

function packed(rows: readonly TableRow[]): string {
  return JSON.stringify(rows.map(({ number, cells }) => [number, cells, contactsIn(cells)]));
}
