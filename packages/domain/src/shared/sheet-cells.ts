import { isPlainLine, trimLine } from './hidden-characters.ts';
import { type Cents, parseMoney } from './money.ts';
import type { SheetColumns } from './sheet-import.ts';

const LONGEST_QUOTE = 40;

/** What stands in a field of a row. Our own files put an apostrophe before what a spreadsheet would run. */
export function cellOf<Field extends string>(
  cells: readonly string[],
  columns: SheetColumns<Field>,
  field: Field,
): string {
  return (cells[columns[field] ?? -1] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
}

/** A name in one line, without what nobody sees around it. */
export function lineIn(cell: string): string {
  return trimLine(cell.replace(/\s+/g, ' '));
}

export function nameProblems(name: string, most: number): string[] {
  return name === '' ? ['Sem nome.'] : lineProblems('Nome', name, most);
}

export function lineProblems(label: string, line: string, most: number): string[] {
  if (!isPlainLine(line)) return [`${label} com caracteres inválidos: digite de novo.`];
  return tooLong(label, line, most);
}

export function tooLong(label: string, text: string, most: number): string[] {
  if (text.length <= most) return [];
  return [`${label}: use no máximo ${most.toLocaleString('pt-BR')} caracteres.`];
}

/** Null where the cell is empty, or is no amount beyond doubt. */
export function amountIn(cell: string, most: number): Cents | null {
  const amount = parseMoney(cell);
  return amount === null || amount < 0 || amount > most ? null : amount;
}

/** What is said of a cell that has something in it of which nothing could be read. */
export function unread(cell: string, value: unknown, sentence: (quoted: string) => string) {
  return cell !== '' && value === null ? [sentence(quoted(cell))] : [];
}

function quoted(cell: string): string {
  const text = cell.replace(/\s+/g, ' ');
  return text.length > LONGEST_QUOTE ? `“${text.slice(0, LONGEST_QUOTE)}…”` : `“${text}”`;
}
