import { getTableName, type Table } from 'drizzle-orm';
import { auditRecords } from '../database/audit-records.table.ts';
import type { CompanyScope } from '../database/scopes.ts';
import { idempotencyKeys } from '../idempotency/idempotency-keys.table.ts';
import { effects } from '../jobs/effects.table.ts';
import { operatorActions } from '../operators/operator-actions.table.ts';

type Said = readonly (readonly [table: Table, text: string])[];

/**
 * What a company takes along of an area, in the words of the person who opens the archive, and what
 * stays behind, and why. Every company table is in one of the two lists.
 */
export type ArchivePart = { taken: Said; leftOut: Said };

export type Archive = {
  /** In the order in which their files are listed. */
  parts: readonly ArchivePart[];
  /** Names behind the members: accounts belong to no company. */
  listAccounts(scope: CompanyScope): Promise<{ id: string; name: string; email: string }[]>;
};

/** What stands below every area. */
export const foundationArchive: ArchivePart = {
  taken: [[auditRecords, 'Histórico de alterações: quem mudou o quê, antes e depois']],
  leftOut: [
    [effects, 'remember which jobs ran'],
    [idempotencyKeys, 'only tell a request that is sent again from a new one'],
    [operatorActions, 'tells what operators of the platform did, and outlives the company'],
  ],
};

/** Tables whose rows hold whole rows: lines of JSON, because no spreadsheet shows them well. */
export const JSON_LINES_TABLES: readonly string[] = [getTableName(auditRecords)];

/** What each table holds, by its name. */
export function takenTables({ parts }: Archive): ReadonlyMap<string, string> {
  return byName(parts.flatMap(({ taken }) => taken));
}

export function leftOutTables({ parts }: Archive): ReadonlyMap<string, string> {
  return byName(parts.flatMap(({ leftOut }) => leftOut));
}

function byName(said: Said): ReadonlyMap<string, string> {
  return new Map(said.map(([table, text]) => [getTableName(table), text]));
}
