import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { buildTable, type FileTable, type TableLimits, UnreadableFile } from './file-table.ts';

const MEGABYTE = 1024 * 1024;
/** Packed XML shrinks to a tenth. What unpacks to much more than this was made to do harm. */
const MOST_UNPACKED = 100 * MEGABYTE;
const MOST_PARTS = 2_000;

const TOO_LARGE = 'A planilha é grande demais. Copie só os clientes para outra.';
const BROKEN = 'A planilha está danificada. Abra-a, salve de novo como .xlsx e envie outra vez.';

/** The first sheet of a workbook, each cell as a text. */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<FileTable> {
  requireWorkbook(bytes);
  requireNearCells(bytes, limits);
  const table = buildTable(limits);
  for (const row of await sheetRows(bytes)) table.add(row.map(textOf));
  return table.finish();
}

/** Looks at the list of the archive only: nothing is unpacked before its size is known. */
function requireWorkbook(bytes: Uint8Array): void {
  let unpacked = 0;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        unpacked += originalSize;
        names.push(name);
        return false;
      },
    });
  } catch (cause) {
    throw new UnreadableFile(BROKEN, { cause });
  }
  if (unpacked > MOST_UNPACKED || names.length > MOST_PARTS) throw new UnreadableFile(TOO_LARGE);
  if (!names.includes('xl/workbook.xml')) {
    throw new UnreadableFile('O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.');
  }
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const CELL = /<c [^<>]*?r="(?<column>[A-Z]{1,3})(?<row>\d{1,7})"/g;

// Over a sheet of beginnings without an end the library never comes to one itself.
const NEVER_CLOSED = /<(?:c|row)\s[^<>]*</;

/** The library makes room for all cells up to the farthest one, and one may lie very far away. */
function requireNearCells(bytes: Uint8Array, limits: TableLimits): void {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  for (const sheet of Object.values(sheets)) {
    let columns = 0;
    let rows = 0;
    const text = new TextDecoder().decode(sheet);
    if (NEVER_CLOSED.test(text)) throw new UnreadableFile(BROKEN);
    for (const { groups } of text.matchAll(CELL)) {
      columns = Math.max(columns, columnNumber(groups?.column ?? ''));
      rows = Math.max(rows, Number(groups?.row));
    }
    if (columns * rows > limits.columns * limits.rows) throw new UnreadableFile(TOO_LARGE);
  }
}

/** A is 1, Z is 26, AA is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

type Cell = string | number | boolean | Date | null;

async function sheetRows(bytes: Uint8Array): Promise<Cell[][]> {
  try {
    return (await readSheet(new Uint8Array(bytes).buffer)) as Cell[][];
  } catch (cause) {
    throw new UnreadableFile(BROKEN, { cause });
  }
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (!(cell instanceof Date)) return String(cell);
  if (Number.isNaN(cell.getTime())) return '';
  const [year, month, day] = cell.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
