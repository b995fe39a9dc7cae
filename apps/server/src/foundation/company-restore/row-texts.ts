import pg from 'pg';
import type { RowSum, Swap } from './company-source.ts';
import type { CompanyTable } from './company-tables.ts';

const ROWS_AT_ONCE = 1000;

const name = pg.escapeIdentifier;

function rowsOf({ name: table, columns }: CompanyTable): string {
  return `(select ${columns.map(name).join(', ')} from ${name(table)} where company_id = $1) as one`;
}

/** As text from one database to the other: no number loses digits on the way. */
export async function* rowTextsOf(
  client: pg.Client,
  table: CompanyTable,
  companyId: string,
): AsyncGenerator<string[]> {
  await client.query('begin');
  await client.query({
    text: `declare restored_rows no scroll cursor for select row_to_json(one)::text as row from ${rowsOf(table)}`,
    values: [companyId],
  });
  try {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(
        `fetch forward ${ROWS_AT_ONCE} from restored_rows`,
      );
      if (rows.length > 0) yield rows.map(({ row }) => row);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await client.query('commit');
  }
}

/** Count and sum of the rows of a company, as they read with other ids in them. */
export async function rowSumOf(
  client: pg.Client,
  table: CompanyTable,
  { companyId, swaps = [] }: { companyId: string; swaps?: readonly Swap[] },
): Promise<RowSum> {
  const text = swaps.reduce(
    (whole, _swap, at) => `replace(${whole}, $${at * 2 + 2}, $${at * 2 + 3})`,
    'row_to_json(one)::text',
  );
  const { rows } = await client.query<RowSum>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(${text}, 0)), 0)::text as sum
     from ${rowsOf(table)}`,
    [companyId, ...swaps.flatMap(({ from, to }) => [from, to])],
  );
  return rows[0] ?? { rows: 0, sum: '0' };
}

/** Columns that the rows do not name get what the table gives them. */
export async function insertRowTexts(
  client: pg.Client,
  { name: table, columns }: CompanyTable,
  rows: readonly string[],
): Promise<number> {
  const list = columns.map(name).join(', ');
  const { rowCount } = await client.query(
    `insert into ${name(table)} (${list})
     select ${list} from json_populate_recordset(null::${name(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
  return rowCount ?? 0;
}
