import type { Pool } from 'pg';

export type Table = { name: string; hasCompany: boolean; enabled: boolean; forced: boolean };
type Policy = { table: string; name: string; roles: string[]; rule: string };
export type Index = { table: string; name: string; firstColumn: string; isPrimary: boolean };
type ForeignKey = { table: string; target: string; name: string; pairs: string[] };

const OURS =
  "relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')";

/** Every table but the catalogue's own. Outside of the schema `public` the name tells the schema. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query(`
    select oid::regclass::text as name, relrowsecurity as enabled, relforcerowsecurity as forced,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id') as "hasCompany"
    from pg_class c where relkind in ('r', 'p') and ${OURS} order by name`);
  return rows;
}

export async function readPolicies(pool: Pool): Promise<Policy[]> {
  const { rows } = await pool.query(`
    select tablename as table, policyname as name, roles::text[],
      permissive || ' ' || cmd || ' using ' || coalesce(qual, 'nothing') ||
        ' check ' || coalesce(with_check, 'nothing') as rule
    from pg_policies where schemaname = 'public' order by tablename, policyname`);
  return rows;
}

export async function readIndexes(pool: Pool): Promise<Index[]> {
  const { rows } = await pool.query(`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      pg_get_indexdef(indexrelid, 1, false) as "firstColumn", indisprimary as "isPrimary"
    from pg_index join pg_class c on c.oid = indrelid where ${OURS}`);
  return rows;
}

export async function readForeignKeys(pool: Pool): Promise<ForeignKey[]> {
  const { rows } = await pool.query(`
    select conrelid::regclass::text as table, confrelid::regclass::text as target, conname as name,
      array(
        select own.attname || ' -> ' || other.attname from unnest(conkey, confkey) as pair (own, other)
        join pg_attribute own on own.attrelid = conrelid and own.attnum = pair.own
        join pg_attribute other on other.attrelid = confrelid and other.attnum = pair.other
      ) as pairs
    from pg_constraint where contype = 'f'`);
  return rows;
}

/** What the role of requests may do with each table: `INSERT`, or `SELECT(id)` for one column. */
export async function readAppRights(pool: Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query(`
    with tables as (select oid from pg_class where relkind in ('r', 'p', 'v', 'm') and ${OURS})
    select oid::regclass::text as table, array_agg(privilege order by privilege) as rights from (
      select oid, privilege from tables,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
      where has_table_privilege(app_role(), oid, privilege)
      union all
      select oid, privilege || '(' || attname || ')' from tables
      join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
      where has_column_privilege(app_role(), oid, attname, privilege)
        and not has_table_privilege(app_role(), oid, privilege)
    ) granted group by oid`);
  return Object.fromEntries(rows.map(({ table, rights }) => [table, rights]));
}
