import type { Client } from 'pg';

/** The schema of a second table of appointments, like the first in everything but the guard. */
export const UNGUARDED = 'unguarded';

/** The same columns, checks, keys, policies and triggers, made by whoever made the first. */
export async function makeUnguarded(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select tableowner as owner from pg_tables where schemaname || tablename = 'publicappointments'",
  );
  await client.query(`set local session authorization ${rows[0]?.owner}`);
  for (const statement of TWIN) await client.query(statement);
  await client.query('set local session authorization default');
}

const TWIN = [
  `create schema ${UNGUARDED}`,
  `create table ${UNGUARDED}.appointments (like public.appointments including all)`,
  `do $$ declare found record; begin
     for found in select conname from pg_constraint
       where conrelid = '${UNGUARDED}.appointments'::regclass and contype = 'x' loop
       execute format('alter table ${UNGUARDED}.appointments drop constraint %I', found.conname);
     end loop;
     for found in select conname, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'public.appointments'::regclass and contype = 'f' loop
       execute format('alter table ${UNGUARDED}.appointments add constraint %I %s not valid',
         found.conname, found.definition);
     end loop;
     execute format('grant usage on schema ${UNGUARDED} to %I, %I', app_role(), operator_role());
   end $$`,
  `select guard_company_table('${UNGUARDED}.appointments')`,
  `create policy appointments_company on ${UNGUARDED}.appointments
   using (company_id = (select current_company_id()))
   with check (company_id = (select current_company_id()))`,
  `create trigger record_insert after insert on ${UNGUARDED}.appointments
   for each row when (new.kind <> 'hold') execute function record_change()`,
];

export async function fillUnguarded(client: Client): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'public.appointments'::regclass and attnum > 0 and attgenerated = ''
       and not attisdropped`,
  );
  const columns = rows[0]?.columns;
  await client.query(
    `insert into ${UNGUARDED}.appointments (${columns}) select ${columns} from public.appointments`,
  );
}
