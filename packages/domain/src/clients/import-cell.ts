import { isEmail } from '../shared/email.ts';
import { plainLine } from '../shared/hidden-characters.ts';
import { formatPhone } from '../shared/phones.ts';
import { normalizeEmail, normalizeForSearch } from '../shared/text.ts';
import { CLIENT_LIMITS, readPhone, type StoredPhone } from './client.ts';

/** What a cell says, what a person should know about it, and whether it can be that field at all. */
export type CellReading<Value> = { value: Value; remarks: string[]; problem: string | null };

const LONGEST_QUOTE = 40;

export function textCell(cell: string, label: string, limit: number): CellReading<string> {
  const text = cell.trim();
  if (text.length <= limit) return clean(text);
  const most = limit.toLocaleString('pt-BR');
  const remark = `${label}: só cabem ${most} caracteres, o resto foi cortado.`;
  return { value: text.slice(0, limit).trim(), remarks: [remark], problem: null };
}

const NO_PHONE: StoredPhone = { phone: '', phoneKey: '' };

/** Of several phones the first that can be one. */
export function phoneCell(cell: string): CellReading<StoredPhone> {
  if (cell.trim() === '') return clean(NO_PHONE);
  const written = phonesIn(cell);
  const first = written.map(readPhone).find((phone) => phone !== null);
  if (!first)
    return { value: NO_PHONE, remarks: [], problem: `Telefone inválido: ${quoted(cell)}.` };

  const remark = `Há mais de um telefone; ficou ${formatPhone(first.phone)}.`;
  return { value: first, remarks: written.length > 1 ? [remark] : [], problem: null };
}

/** The parts of a cell that may each be a phone. */
export function phonesIn(cell: string): string[] {
  return cell.split(/[;,/|\n]|\s(?:ou|e)\s|:::/i).filter((part) => /\d/.test(part));
}

export function emailCell(cell: string): CellReading<string> {
  if (cell.trim() === '') return clean('');
  const written = emailsIn(cell);
  const first = written.map(normalizeEmail).find(isEmail);
  if (!first) return { value: '', remarks: [], problem: `E-mail inválido: ${quoted(cell)}.` };

  const remark = `Há mais de um e-mail; ficou ${first}.`;
  return { value: first, remarks: written.length > 1 ? [remark] : [], problem: null };
}

export function emailsIn(cell: string): string[] {
  return cell.split(/[\s;,/|<>]+|:::/).filter((part) => part.includes('@'));
}

/** Separated by commas, semicolons or bars; none twice, whatever the letters' case. */
export function tagsCell(cell: string): CellReading<string[]> {
  const written = cell
    .split(/[;,|\n]|:::/)
    .map((tag) => plainLine(tag.replace(/\s+/g, ' ')))
    .filter((tag) => tag !== '' && tag !== '*' && tag !== '* myContacts');
  const fitting = withoutRepeats(written).filter((tag) => tag.length <= CLIENT_LIMITS.tagLength);
  const value = fitting.slice(0, CLIENT_LIMITS.tags);
  const isWhole = value.length === withoutRepeats(written).length;
  const remark = `Ficaram ${value.length} etiquetas: as outras são longas demais ou passam de ${CLIENT_LIMITS.tags}.`;
  return { value, remarks: isWhole ? [] : [remark], problem: null };
}

export function withoutRepeats(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const key = normalizeForSearch(tag);
    if (!seen.has(key)) seen.set(key, tag);
  }
  return [...seen.values()];
}

const YES = ['sim', 's', 'yes', 'y', '1', 'true', 'verdadeiro', 'x', 'ok', 'aceito', 'aceita'];
const NO = ['nao', 'n', 'no', '0', 'false', 'falso', 'recusou', 'recusa', 'nao aceita'];

/** `null` when the file says nothing: silence is no consent, and no refusal either. */
export function consentCell(cell: string): CellReading<boolean | null> {
  const answer = normalizeForSearch(cell);
  if (answer === '') return clean(null);
  if (YES.includes(answer)) return clean(true);
  if (NO.includes(answer)) return clean(false);
  const remark = `Não dá para saber se ${quoted(cell)} é sim ou não; o consentimento não foi registrado.`;
  return { value: null, remarks: [remark], problem: null };
}

export function quoted(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_QUOTE ? `“${text.slice(0, LONGEST_QUOTE)}…”` : `“${text}”`;
}

export function clean<Value>(value: Value): CellReading<Value> {
  return { value, remarks: [], problem: null };
}
