import pg from 'pg';

/** What visitors of one company ask for. */
export type Asked = { companyId: string; professionalId: string; serviceId: string };

export const PROFESSIONALS = 4;
export const APPOINTMENTS_EACH = 250;
/** As many weeks as two years have; the next 31 days are the last ones that are filled. */
const DAYS = 728;
const DAYS_AHEAD = 32;

/** Companies that take bookings online, and two years of appointments in the order of their days. */
export async function loadCompanies(databaseUrl: string, companies: number): Promise<Asked[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('alter table appointments disable trigger user');
    await client.query(
      "begin; set local statement_timeout = 0; select enter_operator(null, 'bench')",
    );
    const asked = await foundCompanies(client, companies);
    await client.query(FILL, [PROFESSIONALS * companies]);
    await client.query('commit');
    await client.query('alter table appointments enable trigger user');
    await client.query('vacuum analyze');
    return asked;
  } finally {
    await client.end();
  }
}

async function foundCompanies(client: pg.Client, companies: number): Promise<Asked[]> {
  await client.query(FOUND, [companies]);
  await client.query('insert into company_slugs (slug, company_id) select slug, id from companies');
  await client.query(EMPLOY, [PROFESSIONALS]);
  const { rows } = await client.query<Asked>(
    `select distinct on (professionals.company_id) professionals.company_id as "companyId",
       professionals.id as "professionalId", services.id as "serviceId"
     from professionals join services using (company_id)
     order by professionals.company_id, professionals.id`,
  );
  return rows;
}

const FOUND = `
  with founded as (
    insert into companies (name, slug, public_booking_enabled, trial_ends_at)
    select 'Empresa ' || n, 'empresa-' || n, true, now() + interval '30 days'
    from generate_series(1, $1::int) as n returning id
  ), offered as (
    insert into services (company_id, name, duration_in_minutes) select id, 'Corte', 45 from founded
  )
  insert into clients (company_id, name, search_text) select id, 'Maria', 'maria' from founded`;

/** Monday to Saturday from nine to six, an hour at noon for herself. */
const EMPLOY = `
  with hired as (
    insert into professionals (company_id, name) select id, 'Ana ' || n
    from companies, generate_series(1, $1::int) as n returning company_id, id
  )
  insert into schedule_periods (company_id, professional_id, weekday, kind, from_minute, until_minute)
  select company_id, id, weekday, kind, from_minute, until_minute
  from hired, generate_series(1, 6) as weekday,
    (values ('shift', 540, 1080), ('break', 720, 780)) as period (kind, from_minute, until_minute)`;

/** One at most on each day of a person, so that none are in each other's way. */
const FILL = `
  with people as (
    select row_number() over () as place, professionals.id, company_id, clients.id as client_id
    from professionals join clients using (company_id)
  )
  insert into appointments (company_id, professional_id, client_id, starts_at, ends_at, busy_from,
    busy_until, service_names)
  select company_id, id, client_id, start, start + interval '45 minutes', start,
    start + interval '45 minutes', 'Corte'
  from generate_series(0, ${APPOINTMENTS_EACH} - 1) as n
    cross join generate_series(1, $1::int) as spot join people on place = spot,
    lateral (select date_trunc('day', now(), 'America/Sao_Paulo')
      + (n * ${DAYS} / ${APPOINTMENTS_EACH} - ${DAYS - DAYS_AHEAD}) * interval '1 day'
      + (540 + (n * 7 + place) % 17 * 30) * interval '1 minute' as start) as at
  order by n, (place * 7919) % 9973`;
