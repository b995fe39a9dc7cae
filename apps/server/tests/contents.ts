import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { System } from '../src/system.ts';
import { readTables } from './catalogue.ts';

/** A fingerprint of every table, to prove that something changed nothing at all. */
export async function contentsOf({ database, scopes }: System): Promise<Record<string, string>> {
  const tables = (await readTables(database.pool)).filter(({ name }) => isKept(name));
  // The owner sees no rows of companies; the operator does.
  const ofCompanies = await scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.execute(sql.raw(fingerprintsOf(tables.filter(({ forced }) => forced)))),
  );
  const others = await database.pool.query(fingerprintsOf(tables.filter(({ forced }) => !forced)));
  return Object.fromEntries(
    [...ofCompanies.rows, ...others.rows].map(({ name, fingerprint }) => [name, fingerprint]),
  );
}

/** The queue looks after its other tables by itself, whether somebody asks for something or not. */
function isKept(table: string): boolean {
  return !table.startsWith('pgboss.') || table === 'pgboss.job_common';
}

function fingerprintsOf(tables: readonly { name: string }[]): string {
  return tables.map(({ name }) => fingerprintOf(name)).join(' union all ');
}

function fingerprintOf(table: string): string {
  const name = table
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');
  return `select ${pg.escapeLiteral(table)} as name,
    count(*) || ' ' || md5(coalesce(string_agg(row::text, ',' order by row::text), ''))
    as fingerprint from ${name} as row`;
}
