import { randomUUID } from 'node:crypto';
import { readPhone } from '@app/domain/clients/client';
import { searchTextOf } from '@app/domain/clients/client-search';
import type { CompanyTable } from './company-tables.ts';

type Row = Record<string, unknown>;

/**
 * What an archive leaves out of a row, by the name of the column, made from what it has. Whatever stands
 * there nevertheless somebody else wrote, who would know the link behind it.
 */
const LEFT_OUT: Readonly<Record<string, (row: Row) => unknown>> = {
  search_text: ({ name, email, phone }) =>
    searchTextOf({ name: textOf(name), email: textOf(email), phone: textOf(phone) }),
  phone_key: ({ phone, contact_phone }) =>
    readPhone(textOf(phone ?? contact_phone))?.phoneKey ?? '',
  // The link behind it opens nothing any more.
  token_hash: () => randomUUID(),
};

/** The row as the table wants it. One of a table that lacks nothing stays as it was written. */
export function withLeftOut({ columns }: CompanyTable, line: string): string {
  const missing = Object.entries(LEFT_OUT).filter(([column]) => columns.includes(column));
  if (missing.length === 0) return line;
  const row: Row = JSON.parse(line);
  const made = missing.map(([column, make]) => [column, make(row)]);
  return JSON.stringify({ ...row, ...Object.fromEntries(made) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
