/** What any of the formats comes to: a first row that names the columns, and rows below it. */
export type FileTable = { headers: string[]; rows: TableRow[] };

/** `number` as a spreadsheet counts: the first row of the sheet is 1. */
export type TableRow = { number: number; cells: string[] };

export type TableLimits = { columns: number; rows: number; cellLength: number };

/** The message is a sentence for whoever chose the file. */
export class UnreadableFile extends Error {}

type TableBuilder = {
  add(cells: readonly string[]): void;
  finish(): FileTable;
};

/** A sheet may be loosely filled; one that is almost only empty was not made by a person. */
const EMPTY_LINES_PER_ROW = 4;

/** Takes the rows of a sheet one by one, so that a file beyond the limits is left at once. */
export function buildTable(limits: TableLimits): TableBuilder {
  let headers: string[] | null = null;
  let number = 0;
  const rows: TableRow[] = [];
  return {
    add(written) {
      number += 1;
      // Lines with nothing in them cost time too.
      if (number > EMPTY_LINES_PER_ROW * limits.rows) throw tooLong(limits);
      const cells = withoutEmptyEnd(written, limits);
      if (cells.length === 0) return;
      if (cells.length > limits.columns) throw tooWide(cells.length, limits);
      if (!headers) headers = cells;
      else rows.push({ number, cells });
      if (rows.length > limits.rows) throw tooLong(limits);
    },
    finish() {
      if (!headers) throw new UnreadableFile('O arquivo está vazio.');
      if (rows.length === 0) {
        throw new UnreadableFile('O arquivo só tem o cabeçalho: nenhuma linha com dados.');
      }
      return { headers: namedHeaders(headers, rows), rows };
    },
  };
}

/** One character more than fits tells whoever reads the cell that something was cut. */
function withoutEmptyEnd(cells: readonly string[], { cellLength }: TableLimits): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1).map((cell) => storable(cell).slice(0, cellLength + 1));
}

// No database text can hold the character zero, nor half of a pair of surrogates.
function storable(cell: string): string {
  return cell.replaceAll('\0', '').trim().toWellFormed();
}

function namedHeaders(headers: readonly string[], rows: readonly TableRow[]): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
  return Array.from({ length: width }, (_, column) => headers[column] || `Coluna ${column + 1}`);
}

function tooWide(columns: number, limits: TableLimits): UnreadableFile {
  return new UnreadableFile(
    `O arquivo tem ${counted(columns)} colunas; o máximo é ${counted(limits.columns)}.`,
  );
}

function tooLong(limits: TableLimits): UnreadableFile {
  return new UnreadableFile(
    `O arquivo tem mais de ${counted(limits.rows)} linhas. Divida-o em arquivos menores.`,
  );
}

function counted(value: number): string {
  return value.toLocaleString('pt-BR');
}
