import { type Cell, toCsv } from '@app/domain/shared/csv';

/** How a list is written to a file for spreadsheets. */
export type Sheet<Row> = {
  fileName: string;
  columns: readonly { header: string; cell: (row: Row) => Cell }[];
};

export function sheetFile<Row>({ fileName, columns }: Sheet<Row>, rows: readonly Row[]): File {
  const header = columns.map((column) => column.header);
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return new File([toCsv(header, lines)], fileName, { type: 'text/csv;charset=utf-8' });
}
