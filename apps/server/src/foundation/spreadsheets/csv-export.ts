import { type Cell, toCsv } from '@app/domain/shared/csv';

/** A list as a spreadsheet that browsers save under this name. */
export function csvFile(
  name: string,
  header: readonly string[],
  lines: readonly (readonly Cell[])[],
): File {
  return new File([toCsv(header, lines)], name, { type: 'text/csv;charset=utf-8' });
}
