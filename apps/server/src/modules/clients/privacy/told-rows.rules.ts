import { type SQL, sql } from 'drizzle-orm';
import { LEFT_OUT_COLUMNS } from '../../../foundation/archive/left-out-columns.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';

const UNTOLD = ['company_id', ...Object.keys(LEFT_OUT_COLUMNS)];

/** The rows of `kept`, as they are handed to the person they are about: without what is only ours. */
export async function toldRows(scope: CompanyScope, from: SQL): Promise<object[]> {
  const { rows } = await scope.execute<{ row: object }>(
    sql`select to_jsonb(kept) - ${sql.param(UNTOLD)}::text[] as row from ${from}`,
  );
  return rows.map(({ row }) => row);
}
