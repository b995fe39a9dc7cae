import type { CompanyTable } from './company-tables.ts';

/** An id as it was, and as it is from now on. */
export type Swap = { from: string; to: string };

export type Account = { id: string; name: string; email: string };
export type RowSum = { rows: number; sum: string };
export type SourceFile = { path: string; content: Uint8Array };

/** The columns that are there, and a page of rows at a time, each as JSON. */
export type SourceRows = { columns: string[]; pages: AsyncIterable<string[]> };

/** Where one company comes from. */
export type CompanySource = {
  /** Until when it tells what happened, in words for the operator. */
  asOf: string;
  /** Kept by whoever runs the platform; whatever was taken away may have been changed since. */
  isOurs: boolean;
  companyId: string;
  /** Its own record. */
  readRecord(): Promise<Record<string, unknown>>;
  /** Every address it ever had. */
  listAddresses(): Promise<string[]>;
  /** The accounts behind its members. */
  listAccounts(): Promise<Account[]>;
  /** Null for a table that this source does not have. */
  rowsOf(table: CompanyTable): SourceRows | null;
  /** What the rows come to with these ids in them; null where nobody can tell. */
  sumOf(table: CompanyTable, swaps: readonly Swap[]): Promise<RowSum | null>;
  files(): AsyncIterable<SourceFile>;
  close(): Promise<void>;
};

/** Ids are like nothing else: wherever one stands in a row, also in its history, it is meant. */
export function swapped(text: string, swaps: readonly Swap[]): string {
  return swaps.reduce((whole, { from, to }) => whole.replaceAll(from, to), text);
}
