import type { Pool, PoolClient } from 'pg';
import { enough } from '../scale.ts';

export type BenchData = { small: string[]; big: string; bigClient: string };

export const IN_SMALL = 200;
export const IN_BIG = enough(20_000, 200);
const FIRST = [
  'maria',
  'joao',
  'ana',
  'antonio',
  'francisca',
  'jose',
  'adriana',
  'carlos',
  'luana',
];
const LAST = [
  'silva',
  'santos',
  'oliveira',
  'souza',
  'lima',
  'pereira',
  'ferreira',
  'costa',
  'gomes',
];

/** Companies of two hundred clients, as their receptionists would have added them, and a large one. */
export async function loadClients(pool: Pool, companies: number): Promise<BenchData> {
  const client = await pool.connect();
  try {
    // The trail of so many clients would take longer to write than everything else here.
    await client.query('alter table clients disable trigger record_change');
    await client.query(
      "begin; set local statement_timeout = 0; select enter_operator(null, 'bench')",
    );
    const ids = await foundCompanies(client, companies + 1);
    const [big = '', ...small] = ids;
    await addClients(client, small, IN_SMALL);
    await addClients(client, [big], IN_BIG);
    const { rows } = await client.query(
      'select id from clients where company_id = $1 order by id offset $2 limit 1',
      [big, IN_BIG / 2],
    );
    await client.query('commit');
    await client.query('vacuum analyze clients');
    return { small, big, bigClient: rows[0].id };
  } finally {
    client.release();
  }
}

async function foundCompanies(client: PoolClient, count: number): Promise<string[]> {
  const { rows } = await client.query(
    `insert into companies (name, slug)
     select 'Empresa ' || n, 'empresa-' || n from generate_series(1, $1) as n returning id`,
    [count],
  );
  await client.query('insert into company_slugs (slug, company_id) select slug, id from companies');
  return rows.map(({ id }) => id);
}

/** One client of each company after the other: rows of one company lie far apart in the table. */
async function addClients(client: PoolClient, companies: string[], each: number): Promise<void> {
  await client.query(
    `insert into clients (company_id, name, email, phone, phone_key, search_text)
     select company_id, name, email, phone, substr(phone, 3, 2) || right(phone, 8),
       name || ' ' || email || ' ' || phone
     from generate_series(1, $2) as n, unnest($1::uuid[]) as company_id,
       lateral (select ($3::text[])[1 + floor(random() * 9)::int + 0 * n] || ' ' ||
         ($4::text[])[1 + floor(random() * 9)::int] || ' ' ||
         ($4::text[])[1 + floor(random() * 9)::int] as name) as named,
       lateral (select case when n % 5 < 3 then replace(name, ' ', '.') || n || '@gmail.com' else '' end
           as email,
         '55119' || lpad(floor(random() * 1e8)::bigint::text, 8, '0') as phone) as reached
     order by n`,
    [companies, each, FIRST, LAST],
  );
}
