import pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { TABLES_OF_COMPANIES } from '../database/tables-of-companies.ts';

type Reference = {
  name: string;
  child: string;
  parent: string;
  columns: string[];
  keys: string[];
  owner: string;
};

const REFERENCES = `
  select conname::text as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
    case conrelid when 'companies'::regclass then 'id' else 'company_id' end as owner,
    array(
      select attname::text from unnest(conkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place
    ) as columns,
    array(
      select attname::text from unnest(confkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = confrelid and attnum = number order by place
    ) as keys
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
    and (conrelid = 'companies'::regclass
      or conrelid in (select oid from (${TABLES_OF_COMPANIES}) as owned))`;

const quoted = pg.escapeIdentifier;

/** Nothing of the company may point at what is not there: no trigger looked while it was written. */
export async function refuseDangling(client: pg.Client, companyId: string): Promise<void> {
  // The planner has not counted these rows yet, and would look each of them up among all the others.
  await client.query('set local enable_nestloop to off');
  const { rows: references } = await client.query<Reference>(REFERENCES);
  const dangling: string[] = [];
  for (const reference of references) {
    const { rows } = await client.query<{ found: boolean }>(danglingIn(reference), [companyId]);
    if (rows[0]?.found) dangling.push(`${reference.child} (${reference.name})`);
  }
  if (dangling.length === 0) return;
  throw new BackupError(
    `Nothing was restored: rows of ${dangling.join(', ')} point at what did not come along.`,
  );
}

function danglingIn({ child, parent, columns, keys, owner }: Reference): string {
  const isSet = columns.map((column) => `one.${quoted(column)} is not null`).join(' and ');
  const isSame = columns
    .map((column, at) => `other.${quoted(keys[at] ?? '')} = one.${quoted(column)}`)
    .join(' and ');
  return `select exists (
    select from ${child} one where one.${owner} = $1 and ${isSet}
      and not exists (select from ${parent} other where ${isSame})) as found`;
}
