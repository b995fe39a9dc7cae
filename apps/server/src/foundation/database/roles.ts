import type { Client } from 'pg';

const FINE_GRAINED_GRANTS = 160_000;
/** Nothing waits for ever: not for an answer, and not for the next statement of a transaction. */
const LIMITS = { statement_timeout: '30s', idle_in_transaction_session_timeout: '30s' };

/**
 * Three roles: the login owns the tables and migrates; `<login>_app` serves requests and is bound by
 * every policy; `<login>_operator` serves the platform area. Names start with the login's because
 * roles belong to the whole server, where several installations may live.
 */
export async function ensureRoles(client: Client, serverVersion: number): Promise<void> {
  const { rows } = await client.query('select session_user::text as login');
  const login: string = rows[0].login;

  if (serverVersion < FINE_GRAINED_GRANTS) await stopInheriting(client, login);
  for (const role of [`${login}_app`, `${login}_operator`]) {
    await ensureRole(client, role);
    await becomeMember(client, { role, login, serverVersion });
  }
  await limitWaiting(client, login);
}

/**
 * Kept with the login in this database: as parameters of a connection a pooler refuses or drops
 * them, and set on a connection they would stay with whoever a pooler lends it to next. What
 * somebody set otherwise stays.
 */
async function limitWaiting(client: Client, login: string): Promise<void> {
  const { rows } = await client.query<{ database: string; known: string[] | null }>(
    `select current_database() as database,
       (select setconfig from pg_db_role_setting s
          join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
        where d.datname = current_database() and r.rolname = session_user) as known`,
  );
  const { database = '', known } = rows[0] ?? {};
  const names = [login, database].map((name) => client.escapeIdentifier(name));
  for (const [limit, value] of Object.entries(LIMITS)) {
    if (known?.some((setting) => setting.startsWith(`${limit}=`))) continue;
    await client.query(`alter role ${names[0]} in database ${names[1]} set ${limit} = '${value}'`);
  }
}

/**
 * The login must not inherit: it would then see what the operator's policies show. Before version 16
 * this holds for all its memberships at once, that of the database's owner among them, so the right
 * to create tables is handed to the login itself.
 */
async function stopInheriting(client: Client, login: string): Promise<void> {
  const name = client.escapeIdentifier(login);
  await client.query('set role pg_database_owner');
  await client.query(`grant usage, create on schema public to ${name}`);
  await client.query('reset role');
  await client.query(`alter role ${name} noinherit`);
}

async function ensureRole(client: Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  await client.query(`create role ${client.escapeIdentifier(role)} nologin`);
}

type Membership = { role: string; login: string; serverVersion: number };

async function becomeMember(
  client: Client,
  { role, login, serverVersion }: Membership,
): Promise<void> {
  const options = serverVersion >= FINE_GRAINED_GRANTS ? 'with inherit false, set true' : '';
  const names = [role, login].map((name) => client.escapeIdentifier(name));
  await client.query(`grant ${names[0]} to ${names[1]} ${options}`);
}
