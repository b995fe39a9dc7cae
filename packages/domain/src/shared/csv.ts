// Excel reads a file as UTF-8 only when it starts with this mark.
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Cell = string | number;

/** The dialect of Brazilian spreadsheets: semicolons, and a comma before the decimals. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(written).join(';') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return quoted(withoutFormula(cell));
}

/** A client may register with the name '=HYPERLINK(…)'; the spreadsheet must not run it. */
function withoutFormula(text: string): string {
  if (!/^[=+\-@\t\r\n]/.test(text)) return text;
  return isNegativeNumber(text) ? text : `'${text}`;
}

function isNegativeNumber(text: string): boolean {
  return /^-\d+(?:\.\d{3})*(?:[.,]\d+)?$/.test(text);
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
