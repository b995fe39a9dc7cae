/**
 * Every table with rows of companies, as the catalogue of the database has them, so that a new one is
 * forgotten nowhere. A query for others to stand on: `from (${TABLES_OF_COMPANIES}) as owned`.
 */
export const TABLES_OF_COMPANIES = `
  select pg_class.oid, pg_class.relname::text as name from pg_class
  join pg_attribute on attrelid = pg_class.oid and attname = 'company_id' and not attisdropped
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;
