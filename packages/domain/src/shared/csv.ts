// Excel reads a file as UTF-8 only when it starts with this mark.
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

export type Cell = string | number;

/** The dialect of Brazilian spreadsheets: semicolons, and a comma before the decimals. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + csvLines([header, ...rows]);
}

/** Lines alone, for a file that is written piece by piece. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => cells.map(written).join(';') + LINE_END).join('');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return quoted(withoutFormula(cell));
}

/**
 * A client may register with the name '=HYPERLINK(…)'; the spreadsheet must not run it, not even
 * one that splits the line at commas or tabs and takes our quotes for text.
 */
function withoutFormula(text: string): string {
  const inner = text.replaceAll(/(?<=[,\t])(?=[=+\-@])/g, "'");
  if (!/^[=+\-@\t\r\n]/.test(inner)) return inner;
  return isNumber(inner) ? inner : `'${inner}`;
}

function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d{3})*(?:[.,]\d+)?$/.test(text);
}

function quoted(text: string): string {
  if (isNumber(text)) return text;
  return /[;,\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
