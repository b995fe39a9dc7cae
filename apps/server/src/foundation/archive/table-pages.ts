import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../database/scopes.ts';
import { LEFT_OUT_COLUMNS } from './left-out-columns.ts';

export const ROWS_PER_PAGE = 1000;

export type ArchivedTable = { name: string; columns: string[]; key: string[] };
export type ArchivedRow = Record<string, unknown>;

/**
 * The tables as the database has them, so that a new column comes along by itself. One without row
 * security would show every company's rows and is never read, whatever the list says.
 */
export async function readArchivedTables(
  scope: CompanyScope,
  names: Iterable<string>,
): Promise<ArchivedTable[]> {
  const { rows } = await scope.execute<ArchivedTable>(sql`
    select relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum
      ) as columns,
      array(
        select attname::text from pg_index join pg_attribute on attrelid = indrelid
        where indrelid = c.oid and indisprimary and attnum = any (indkey)
        order by array_position(indkey::int2[], attnum)
      ) as key
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relrowsecurity and relforcerowsecurity`);
  const byName = new Map(rows.map((table) => [table.name, table]));
  return [...names].flatMap((name) => {
    const table = byName.get(name);
    return table ? [{ ...table, columns: table.columns.filter(isTaken) }] : [];
  });
}

function isTaken(column: string): boolean {
  return LEFT_OUT_COLUMNS[column] === undefined;
}

/** A page at a time in the order of the key, so that a big company needs no big memory. */
export async function* pagesOf(
  scope: CompanyScope,
  { name, columns, key }: ArchivedTable,
): AsyncGenerator<ArchivedRow[]> {
  await scope.execute(sql`
    declare archive_rows no scroll cursor for
    select row_to_json(taken) as row
    from (
      select ${namesOf(columns)} from ${sql.identifier(name)} order by ${namesOf(key)}
    ) as taken`);
  while (true) {
    const { rows } = await scope.execute<{ row: ArchivedRow }>(
      sql.raw(`fetch forward ${ROWS_PER_PAGE} from archive_rows`),
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_PER_PAGE) break;
  }
  await scope.execute(sql.raw('close archive_rows'));
}

function namesOf(columns: readonly string[]) {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql.raw(', '),
  );
}
