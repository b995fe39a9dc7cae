import type { Client } from 'pg';

/** Somebody whose time can be taken, and a client of the same company. */
export type Person = { companyId: string; professionalId: string; clientId: string };

/** The schema of a second table of appointments, like the first in everything but the guard. */
export const UNGUARDED = 'unguarded';
const IN_A_COMPANY = 4;
const FOR_EACH_PERSON = 250;
const FIRST_START = '2025-01-06 11:00Z';
const MINUTES_APART = 45;

export function startOf(place: number, people: number): string {
  const minutes = Math.floor(place / people) * MINUTES_APART;
  return new Date(Date.parse(FIRST_START) + minutes * 60_000).toISOString();
}

/** Neighbours in time belong to different people, as in life. */
export function personAt<One>(place: number, people: readonly One[]): One {
  const person = people[(place * 7919) % people.length];
  if (!person) throw new Error('There is nobody to book');
  return person;
}

/** Fills both tables with the same appointments, in the order of their times. */
export async function loadAppointments(client: Client, rows: number): Promise<Person[]> {
  const people = await employ(client, rows / FOR_EACH_PERSON);
  const guard = await undress(client);
  await asOperator(client, () => fill(client, rows));
  await makeTwin(client);
  await dress(client, { ...guard, schema: 'public' });
  const withoutGuard = guard.constraints.filter(({ kind }) => kind !== 'x');
  await dress(client, { ...guard, constraints: withoutGuard, schema: UNGUARDED });
  await client.query(`vacuum analyze public.appointments; `);
  await client.query(`vacuum analyze ${UNGUARDED}.appointments`);
  return people;
}

async function asOperator(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query("begin; select enter_operator(null, 'bench')");
  await work();
  await client.query('commit');
}

async function employ(client: Client, count: number): Promise<Person[]> {
  await client.query(
    'create table bench_people (place int, person uuid, company uuid, client uuid)',
  );
  await client.query(`do $$ begin execute format('grant all on bench_people to %I',
    operator_role()); end $$`);
  await asOperator(client, async () => {
    await client.query(
      `with founded as (
         insert into companies (name, slug) select 'Empresa ' || n, 'empresa-' || n
         from generate_series(1, $1::int) as n returning id
       ), known as (
         insert into clients (company_id, name, search_text) select id, 'Maria', 'maria'
         from founded returning company_id, id
       ), hired as (
         insert into professionals (company_id, name) select id, 'Ana ' || n
         from founded, generate_series(1, $2::int) as n returning company_id, id
       )
       insert into bench_people select row_number() over () - 1, hired.id, hired.company_id, known.id
       from hired join known using (company_id)`,
      [Math.ceil(count / IN_A_COMPANY), IN_A_COMPANY],
    );
    await client.query(
      'insert into company_slugs (slug, company_id) select slug, id from companies',
    );
  });
  const { rows } = await client.query(
    `select company as "companyId", person as "professionalId", client as "clientId"
     from bench_people order by place`,
  );
  return rows;
}

type Constraint = { name: string; kind: 'f' | 'x'; definition: string };
type Clothes = { constraints: Constraint[]; indexes: { definition: string }[] };

/** Without what makes loading slow. What is taken off is what the migrations put there. */
async function undress(client: Client): Promise<Clothes> {
  const { rows: constraints } = await client.query<Constraint>(
    `select conname as name, contype as kind, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = 'appointments'::regclass and contype in ('f', 'x')
     order by contype desc`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'appointments' and indexname not in (
       select conname from pg_constraint where conrelid = 'appointments'::regclass)`,
  );
  for (const { name } of constraints) {
    await client.query(`alter table appointments drop constraint ${name}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('alter table appointments disable trigger user');
  return { constraints, indexes };
}

async function dress(
  client: Client,
  { constraints, indexes, schema }: Clothes & { schema: string },
): Promise<void> {
  const here = (definition: string) =>
    definition.replace('public.appointments', `${schema}.appointments`);
  for (const { definition } of indexes) await client.query(here(definition));
  for (const { name, kind, definition } of constraints) {
    // References are checked from now on; those that were loaded are right.
    const lenient = kind === 'f' ? 'not valid' : '';
    await client.query(
      `alter table ${schema}.appointments add constraint ${name} ${definition} ${lenient}`,
    );
  }
  await client.query(`alter table ${schema}.appointments enable trigger user`);
}

function fill(client: Client, rows: number): Promise<unknown> {
  return client.query(
    `insert into appointments (company_id, professional_id, client_id, starts_at, ends_at,
       busy_from, busy_until, service_names)
     select company, person, client, start, start + interval '30 minutes',
       start, start + interval '30 minutes', 'Corte'
     from generate_series(0, $1::bigint - 1) as n
       join bench_people on place = (n * 7919) % $2::bigint,
       lateral (select $3::timestamptz + (n / $2::bigint) * $4::int * interval '1 minute' as start) as s
     order by n`,
    [rows, rows / FOR_EACH_PERSON, FIRST_START, MINUTES_APART],
  );
}

/** The same columns, checks, key, policies and triggers. */
async function makeTwin(client: Client): Promise<void> {
  await client.query(`create schema ${UNGUARDED}`);
  await client.query(
    `create table ${UNGUARDED}.appointments (like public.appointments including all)`,
  );
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'appointments'::regclass and attnum > 0 and attgenerated = ''
       and not attisdropped`,
  );
  const columns = rows[0]?.columns;
  await client.query(`select guard_company_table('${UNGUARDED}.appointments')`);
  await client.query(
    `do $$ begin execute format('grant usage on schema ${UNGUARDED} to %I, %I',
       app_role(), operator_role()); end $$`,
  );
  await client.query(
    `create policy appointments_company on ${UNGUARDED}.appointments
     using (company_id = (select current_company_id()))
     with check (company_id = (select current_company_id()))`,
  );
  await client.query(
    `create trigger record_insert after insert on ${UNGUARDED}.appointments
     for each row when (new.kind <> 'hold') execute function record_change()`,
  );
  await client.query(`alter table ${UNGUARDED}.appointments disable trigger user`);
  await asOperator(client, () =>
    client.query(
      `insert into ${UNGUARDED}.appointments (${columns}) select ${columns} from public.appointments
       order by starts_at`,
    ),
  );
}
