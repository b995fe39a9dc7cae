import type { Client } from 'pg';

export const PROFESSIONALS = 4;
export const CLIENTS = 100;
/** The names, minutes and cents of what every company offers. */
export const SERVICES = [
  ['Corte', 45, 8_000],
  ['Barba', 30, 5_000],
  ['Coloração', 60, 15_000],
] as const;

/**
 * Companies that take bookings online, with who works there and who comes. `bench.companies` keeps
 * each of them in one row, so that whatever is made for all companies finds its people quickly.
 */
export async function fillPeople(client: Client, companies: number): Promise<void> {
  await client.query(FOUND, [companies]);
  await client.query('insert into company_slugs (slug, company_id) select slug, id from companies');
  const [names, minutes, prices] = [0, 1, 2].map((column) => SERVICES.map((row) => row[column]));
  await client.query(OFFER, [names, minutes, prices]);
  await client.query(EMPLOY, [PROFESSIONALS]);
  await client.query(SERVE, [CLIENTS]);
  await client.query(KEEP, [names]);
  await client.query('analyze bench.companies');
}

const FOUND = `
  insert into companies (name, slug, public_booking_enabled, has_somebody_to_book, trial_ends_at)
  select 'Empresa ' || n, 'empresa-' || n, true, true, '2100-01-01' from generate_series(1, $1::int) as n`;

const OFFER = `
  insert into services (company_id, name, duration_in_minutes, price_in_cents)
  select companies.id, offered.* from companies,
    unnest($1::text[], $2::int[], $3::bigint[]) as offered`;

/** Monday to Saturday from nine to six, an hour at noon for herself. */
const EMPLOY = `
  with hired as (
    insert into professionals (company_id, name, position) select id, 'Ana ' || n, n
    from companies, generate_series(1, $1::int) as n returning company_id, id
  )
  insert into schedule_periods (company_id, professional_id, weekday, kind, from_minute, until_minute)
  select company_id, id, weekday, kind, from_minute, until_minute
  from hired, generate_series(1, 6) as weekday,
    (values ('shift', 540, 1080), ('break', 720, 780)) as period (kind, from_minute, until_minute)`;

/** One client of each company after the other: rows of one company lie far apart, as in life. */
const SERVE = `
  insert into clients (company_id, name, phone, phone_key, search_text)
  select id, 'Maria ' || n, digits, substr(digits, 3, 2) || right(digits, 8),
    'maria ' || n || ' ' || digits
  from generate_series(1, $1::int) as n, companies,
    lateral (select '55119' || lpad((n * 7919)::text, 8, '0') as digits) as reached
  order by n`;

const KEEP = `
  create table bench.companies as
  select row_number() over () as place, companies.id as company_id,
    array(select professionals.id from professionals
      where company_id = companies.id order by position) as professional_ids,
    array(select services.id from services where company_id = companies.id
      order by array_position($1::text[], name)) as service_ids,
    array_agg(clients.id) as client_ids
  from companies join clients on clients.company_id = companies.id group by companies.id`;
