import type { Client } from 'pg';

const FINE_GRAINED_GRANTS = 160_000;

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
