import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../../paths.ts';
import type { Logger } from '../logger.ts';
import { DatabaseSetupError } from './database-setup-error.ts';
import { ensureRoles } from './roles.ts';
import { replaceChangedFunctions } from './sql-functions.ts';
import { type LockTimeouts, underStartLock } from './start-lock.ts';

const OLDEST_SERVER = 150_000;
const MIGRATION_LOCK = 4_862_001;

type MigrationOptions = { logger: Logger; folder?: string; timeouts?: LockTimeouts };

/**
 * Brings the tables up to date, all or nothing. Processes that start at once wait for each other;
 * whoever reads a table that has to change is waited for, a little at a time.
 */
export async function migrateDatabase(
  directUrl: string,
  { logger, folder = migrationsFolder, timeouts }: MigrationOptions,
): Promise<void> {
  const lock = { directUrl, key: MIGRATION_LOCK, name: 'the migration lock', logger };
  await underStartLock({ ...lock, ...(timeouts && { timeouts }) }, async (client) => {
    const version = await serverVersion(client);
    await refuseReader(client);
    await refusePowerfulLogin(client);
    await ensureRoles(client, version);
    await runMigrations(client, folder);
  });
}

// The names under which the tool that generates migrations keeps its own list.
const JOURNAL = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`;

/** The library's own runner opens and commits a transaction that would not be ours. */
async function runMigrations(client: pg.Client, folder: string): Promise<void> {
  await client.query(JOURNAL);
  const { first, last } = await readJournal(client);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  refuseOtherHistory(first, migrations[0]?.folderMillis);
  // A newer version has been here: what it made of the tables and functions stays.
  if (last > (migrations.at(-1)?.folderMillis ?? 0)) return;

  await replaceChangedFunctions(client, folder);
  for (const { sql, hash, folderMillis } of migrations) {
    if (folderMillis <= last) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/** When the newest change of tables that this release knows was made. */
export function newestMigration(): number {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
}

type Journal = { first: number | null; last: number };

async function readJournal(client: pg.Client): Promise<Journal> {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const first = rows[0]?.first ?? null;
  return { first: first === null ? null : Number(first), last: Number(rows[0]?.last ?? 0) };
}

/** The migrations were written anew before the first release: nothing leads on from the old ones. */
function refuseOtherHistory(first: number | null, ours: number | undefined): void {
  if (first === null || first === ours) return;
  throw new DatabaseSetupError(
    'The database was made by a version from before the first release, which this one cannot go on from. ' +
      'Start with an empty one: another DATA_DIR, or another database in DATABASE_URL. Nothing was changed.',
  );
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
