import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import {
  findRunningPort,
  ownerUrlAt,
  provisionDatabase,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { migrateDatabase } from './migrations.ts';

export type Database = {
  url: string;
  /** Past a pooler: for what lives longer than a transaction, such as listening. */
  directUrl: string;
  /** For the scopes of requests and jobs alone. */
  requests: pg.Pool;
  /** For everything that belongs to no company. */
  pool: pg.Pool;
  /** Runs as the owner: global tables only; of a company's rows it sees none. */
  owner: NodePgDatabase;
  close(): Promise<void>;
};

type DatabaseOptions = { url?: string | undefined; dataFolder: string; logger: Logger };

/** Opens the configured PostgreSQL, or the embedded one, and brings its tables up to date. */
export async function openDatabase({
  url,
  dataFolder,
  logger,
}: DatabaseOptions): Promise<Database> {
  if (url) return connectDatabase(url, logger);

  const embedded = await startEmbeddedPostgres({
    folder: join(dataFolder, 'postgres'),
    report: (message) => logger.info(message),
    alarm: (message) => logger.error(message),
  });
  try {
    const ownerUrl = await provisionDatabase(embedded.url, join(dataFolder, 'owner.password'));
    const database = await connectDatabase(ownerUrl, logger);
    return {
      ...database,
      async close() {
        await database.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** For a command that may come while a server runs: its embedded database is shared, not claimed. */
export async function openDatabaseBeside(options: DatabaseOptions): Promise<Database> {
  const port = options.url ? null : findRunningPort(join(options.dataFolder, 'postgres'));
  if (!port) return openDatabase(options);
  const url = ownerUrlAt(port, join(options.dataFolder, 'owner.password'));
  return connectDatabase(url, options.logger);
}

export async function connectDatabase(url: string, logger: Logger): Promise<Database> {
  await migrateDatabase(url);
  const requests = openPool(url, 16, logger);
  const pool = openPool(url, 4, logger);
  return {
    url,
    directUrl: url,
    requests,
    pool,
    owner: drizzle(pool),
    async close() {
      await Promise.all([requests.end(), pool.end()]);
    },
  };
}

function openPool(url: string, size: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'hora-marcada',
    // Nothing waits for ever: not for a connection, not for an answer, not for the next statement.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener on each connection, also while it is in use, losing one would end this
  // process. The pool's own listeners watch the idle ones alone, and have nothing to add.
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  });
  pool.on('error', () => {});
  return pool;
}
