import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';

const CHUNK = 1000;

/** Thousands of rows that all say the same columns, each chunk as one value instead of many. */
export async function insertAll<Table extends PgTable>(
  scope: CompanyScope,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const said = new Set(Object.keys(rows[0] ?? {}));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => said.has(key));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += CHUNK) {
    const written = rows.slice(from, from + CHUNK).map((row) => {
      const values = new Map(Object.entries(row));
      return Object.fromEntries(
        columns.map(([key, column]) => {
          const value = values.get(key) ?? null;
          return [column.name, value === null ? null : column.mapToDriverValue(value)];
        }),
      );
    });
    await scope.execute(sql`insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`);
  }
}
