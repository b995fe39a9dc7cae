import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  provisionDatabase,
  startEmbeddedPostgres,
} from '../../src/foundation/database/embedded-postgres.ts';
import { migrateDatabase } from '../../src/foundation/database/migrations.ts';
import { createLogger } from '../../src/foundation/logger.ts';
import { migrationsFolder, projectFolder } from '../../src/paths.ts';
import { report } from '../report.ts';
import { APPOINTMENTS_OF_COMPANY } from './appointments.ts';
import { loadPlatform, versionsOf } from './load.ts';
import { TABLE_SETS } from './set.ts';
import { removeTraces } from './traces.ts';

/** Many companies in one database that is kept between runs. */
export type Platform = {
  databaseUrl: string;
  /** The superuser's connection to the same database. */
  adminUrl: string;
  companies: number;
  appointments: number;
  /** Takes away what was written. */
  leave(): Promise<void>;
};

const PLATFORMS = process.env.BENCH_DATA ?? join(projectFolder, 'data-bench');

const opened = new Map<number, Promise<OpenPlatform>>();

/** Stays open for the next figure that asks for the same size. */
export async function openPlatform(appointments: number): Promise<Platform> {
  const opening = opened.get(appointments) ?? start(appointments);
  opened.set(appointments, opening);
  return (await opening).platform;
}

export async function closePlatforms(): Promise<void> {
  for (const opening of opened.values()) await (await opening).postgres.stop();
  opened.clear();
}

type OpenPlatform = { platform: Platform; postgres: EmbeddedPostgres };

/** Built when it is missing or of another time; else ready in seconds. */
async function start(appointments: number): Promise<OpenPlatform> {
  const companies = appointments / APPOINTMENTS_OF_COMPANY;
  const folder = join(PLATFORMS, `${appointments}-appointments`);
  const isOld = existsSync(folder) && (await withPostgres(folder, isOutdated));
  if (isOld) {
    report('the platform is of another time and is built anew', { appointments });
    rmSync(folder, { recursive: true, force: true });
  }
  await withPostgres(folder, ({ adminUrl }) => tune(adminUrl));
  await withPostgres(folder, async ({ adminUrl, databaseUrl }) => {
    await migrateDatabase(databaseUrl, { logger: createLogger('warn') });
    await loadPlatform({ adminUrl, companies });
    await removeTraces(adminUrl);
  });
  const { postgres, ...urls } = await startPostgres(folder, 'full');
  const leave = () => removeTraces(urls.adminUrl);
  return { postgres, platform: { ...urls, companies, appointments, leave } };
}

type Started = { postgres: EmbeddedPostgres; databaseUrl: string; adminUrl: string };

async function startPostgres(folder: string, durability: 'full' | 'none'): Promise<Started> {
  mkdirSync(folder, { recursive: true });
  // The embedded database may run as another user.
  for (const path of [PLATFORMS, folder]) chmodSync(path, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durability });
  const databaseUrl = await provisionDatabase(postgres.url, join(folder, 'owner.password'));
  const admin = new URL(postgres.url);
  admin.pathname = new URL(databaseUrl).pathname;
  return { postgres, databaseUrl, adminUrl: admin.href };
}

/** What is lost here is built again, so nothing waits for the disk. */
async function withPostgres<Answer>(
  folder: string,
  work: (started: Started) => Promise<Answer>,
): Promise<Answer> {
  const started = await startPostgres(folder, 'none');
  try {
    return await work(started);
  } finally {
    await started.postgres.stop();
  }
}

/** The same for every size, and what somebody with so many rows would give the database. */
const SETTINGS = {
  shared_buffers: '2GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '30min',
  // What is loaded into a table of the same transaction is not written twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

async function tune(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`alter system set ${name} = '${value}'`);
    }
  });
}

/** Newer migrations are applied to it; only what we would fill in otherwise makes it useless. */
function isOutdated({ adminUrl }: Started): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    const versions = await versionsOf(client);
    const others = TABLE_SETS.filter(({ name, version }) => versions.get(name) !== version);
    return others.some(({ name }) => versions.has(name)) || !(await isOfOurMigrations(client));
  });
}

async function isOfOurMigrations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ newest: string | null }>(
    `select case when to_regclass('drizzle.__drizzle_migrations') is not null then
       (xpath('/row/newest/text()', query_to_xml(
         'select max(created_at) as newest from drizzle.__drizzle_migrations', true, true, '')))[1]
     end::text as newest`,
  );
  const newest = rows[0]?.newest;
  if (!newest) return true;
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return journal.includes(`"when": ${newest}`);
}

async function withClient<Answer>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
