import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';

/** A table whose rows belong to a client, and the column that says to whom. */
type ClientReference = { table: string; column: string };

/** Read from the database's own catalogue: a table that comes later is among them by itself. */
export async function listClientReferences(scope: CompanyScope): Promise<ClientReference[]> {
  const { rows } = await scope.execute<ClientReference>(sql`
    select conrelid::regclass::text as "table", own.attname as "column"
    from pg_constraint, unnest(conkey, confkey) as pair (own, other)
    join pg_attribute own on own.attnum = pair.own
    join pg_attribute other on other.attnum = pair.other
    where contype = 'f' and confrelid = 'clients'::regclass and own.attrelid = conrelid
      and other.attrelid = confrelid and other.attname = 'id'
    order by 1, 2`);
  return rows;
}
