import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../../paths.ts';
import { createConnection } from './connection.ts';
import { ensureRoles } from './roles.ts';

const OLDEST_SERVER = 150_000;
// Any constant will do, as long as every process of ours takes the same lock.
const MIGRATION_LOCK = 4_862_001;

/** The database cannot be used as it is; the message says what to change. */
export class DatabaseSetupError extends Error {}

/** Brings the tables up to date. Processes that start at once wait for each other. */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const client = createConnection({ connectionString: url });
  await connect(client);
  try {
    const version = await serverVersion(client);
    await refuseReader(client);
    await refusePowerfulLogin(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRoles(client, version);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ending the connection also gives the lock back.
    await client.end();
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseSetupError(
      `The database of DATABASE_URL does not answer (${reason}). Check the address, the name and the password.`,
      { cause: error },
    );
  }
}

async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  );
  const version: number = rows[0].version;
  if (version >= OLDEST_SERVER) return version;
  throw new DatabaseSetupError(`PostgreSQL 15 or newer is needed; this server says ${version}.`);
}

/** A standby answers questions like any other server, and refuses everything that is to be stored. */
async function refuseReader(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as reads",
  );
  if (rows[0].standby) {
    throw new DatabaseSetupError(
      'The database of DATABASE_URL is a standby, which only reads. Give the address of the primary.',
    );
  }
  if (!rows[0].reads) return;
  throw new DatabaseSetupError(
    'The database of DATABASE_URL only reads: default_transaction_read_only is on. Switch it off for this login.',
  );
}

/** Row-level security does not bind such a login: one forgotten scope would show every company. */
async function refusePowerfulLogin(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select rolname, rolsuper or rolbypassrls as powerful from pg_roles where rolname = session_user',
  );
  if (!rows[0].powerful) return;
  throw new DatabaseSetupError(
    `The login ${rows[0].rolname} of DATABASE_URL is a superuser or bypasses row-level security. ` +
      'Create an ordinary login with CREATEROLE that owns the database and use that one.',
  );
}
