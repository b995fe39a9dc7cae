import { normalizeForSearch } from '../shared/text.ts';
import { hasContact, type ImportedFields } from './import-row.ts';

/** The rows of a file that make or change a client, found by what tells people apart. */
export type EarlierRows = {
  /** Row numbers by person, and by the client that a row changes. */
  rows: Map<string, number>;
  /** The row that had a phone first. */
  sharers: Map<string, number>;
};

export function noEarlierRows(): EarlierRows {
  return { rows: new Map(), sharers: new Map() };
}

/** Remembers the row for those that follow. Changes `earlier`, which may hold fifty thousand. */
export function rememberRow(
  earlier: EarlierRows,
  fields: ImportedFields,
  { rowNumber, clientId }: { rowNumber: number; clientId: string | null },
): void {
  const keys = [...keysOf(fields, clientId), ...namesakesOf(fields)];
  for (const key of keys) earlier.rows.set(key, rowNumber);
  if (fields.phoneKey !== '' && !earlier.sharers.has(fields.phoneKey)) {
    earlier.sharers.set(fields.phoneKey, rowNumber);
  }
}

/** The number of the earlier row about the same person. */
export function rowBefore(
  { rows }: EarlierRows,
  fields: ImportedFields,
  clientId: string | null,
): number | null {
  const keys = [...keysOf(fields, clientId), ...possibleNamesakes(fields)];
  const key = keys.find((one) => rows.has(one));
  return key === undefined ? null : (rows.get(key) ?? null);
}

export function sharerBefore({ sharers }: EarlierRows, fields: ImportedFields): number | null {
  return sharers.get(fields.phoneKey) ?? null;
}

function keysOf({ name, phoneKey, email }: ImportedFields, clientId: string | null): string[] {
  const person = normalizeForSearch(name);
  return [
    ...(phoneKey === '' ? [] : [`phone ${phoneKey} ${person}`]),
    ...(email === '' ? [] : [`email ${email} ${person}`]),
    ...(clientId === null ? [] : [`client ${clientId}`]),
  ];
}

/** Of a row with nothing but a name: its birth date, and that there is such a person at all. */
function namesakesOf(fields: ImportedFields): string[] {
  if (hasContact(fields)) return [];
  const person = normalizeForSearch(fields.name);
  return [`name ${person}`, `born ${fields.birthDate ?? 'once'} ${person}`];
}

/** Without a birth date any namesake will do; with one, a namesake of that day or of none. */
function possibleNamesakes(fields: ImportedFields): string[] {
  if (hasContact(fields)) return [];
  const person = normalizeForSearch(fields.name);
  if (!fields.birthDate) return [`name ${person}`];
  return [`born ${fields.birthDate} ${person}`, `born once ${person}`];
}
