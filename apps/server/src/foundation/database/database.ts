import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { shareConnections, USUAL_BUDGET } from './connection-budget.ts';
import {
  type EmbeddedCluster,
  findRunning,
  ownerUrlAt,
  provisionDatabase,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { migrateDatabase } from './migrations.ts';
import { checkAddresses, type Lending } from './pooler.ts';
import { wayTo } from './several-hosts.ts';
import { checkStandby } from './standby-check.ts';

export type Database = {
  url: string;
  /** Past a pooler: for what lives longer than a transaction, such as listening. */
  directUrl: string;
  /** How many connections the job queue may open. */
  queueConnections: number;
  /** For the scopes of requests and jobs alone. */
  requests: pg.Pool;
  /** For everything that belongs to no company. */
  pool: pg.Pool;
  /** On a standby, for what may be a second old; null where there is none. */
  reads: pg.Pool | null;
  /** Runs as the owner: global tables only; of a company's rows it sees none. */
  owner: NodePgDatabase;
  /** Of the embedded PostgreSQL; null where another one is configured. */
  cluster: EmbeddedCluster | null;
  close(): Promise<void>;
};

type DatabaseOptions = {
  url?: string | undefined;
  /** Another way to the same database, past a pooler. */
  directUrl?: string | undefined;
  /** Of a standby that follows the same database. */
  readUrl?: string | undefined;
  /** How many connections this process opens in all. */
  connections?: number;
  dataFolder: string;
  /** Whether somebody keeps the logs of the embedded one, see the backups. */
  spoolsLogs?: boolean;
  logger: Logger;
};

/** Opens the configured PostgreSQL, or the embedded one, and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directUrl, readUrl, connections, dataFolder, spoolsLogs = false, logger } = options;
  if (url) {
    const lending = await checkAddresses({ url, directUrl });
    return connectDatabase(url, logger, { directUrl, readUrl, connections, lending });
  }
  const embedded = await startEmbeddedPostgres({
    folder: join(dataFolder, 'postgres'),
    spoolsLogs,
    report: (message) => logger.info(message),
    alarm: (message) => logger.error(message),
  });
  try {
    const ownerUrl = await provisionDatabase(embedded.url, join(dataFolder, 'owner.password'));
    const database = await connectDatabase(ownerUrl, logger, { connections });
    return {
      ...database,
      cluster: embedded,
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
  const { url, dataFolder, logger, connections } = options;
  const cluster = url ? null : findRunning(join(dataFolder, 'postgres'));
  if (!cluster) return openDatabase(options);
  const ownerUrl = ownerUrlAt(cluster.url, join(dataFolder, 'owner.password'));
  return { ...(await connectDatabase(ownerUrl, logger, { connections })), cluster };
}

type Ways = {
  directUrl?: string | undefined;
  readUrl?: string | undefined;
  connections?: number | undefined;
  lending?: Lending | undefined;
};

export async function connectDatabase(
  url: string,
  logger: Logger,
  { directUrl = url, readUrl, connections = USUAL_BUDGET, lending = 'session' }: Ways = {},
): Promise<Database> {
  await migrateDatabase(directUrl, { logger });
  const share = shareConnections(connections);
  const requests = openPool({ url, size: share.requests, lending, logger });
  const pool = openPool({ url, size: share.pool, lending, logger });
  const reads = readUrl
    ? openPool({
        url: readUrl,
        size: share.requests,
        lending: 'transaction',
        logger,
        patience: 1000,
      })
    : null;
  if (reads) await checkStandby({ pool, reads, logger });
  return {
    url,
    directUrl,
    queueConnections: share.queue,
    requests,
    pool,
    reads,
    owner: drizzle(pool),
    cluster: null,
    async close() {
      await Promise.all([requests.end(), pool.end(), reads?.end()]);
    },
  };
}

type PoolOptions = {
  url: string;
  size: number;
  lending: Lending;
  logger: Logger;
  /** For how long somebody waits for a connection, in milliseconds. */
  patience?: number;
};

/** How long anything may take is a matter of the login, see `ensureRoles`. */
function openPool({ url, size, lending, logger, patience = 10_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...wayTo(url),
    max: size,
    application_name: 'hora-marcada',
    connectionTimeoutMillis: patience,
  });
  // Without a listener on each connection, also while it is in use, losing one would end this
  // process. The pool's own listeners watch the idle ones alone, and have nothing to add.
  pool.on('connect', (client) => {
    if (lending === 'transaction') planEachTime(client);
    client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  });
  pool.on('error', () => {});
  return pool;
}

/** A plan kept under a name lies in one process of PostgreSQL, and the next transaction in another. */
function planEachTime(client: pg.PoolClient): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client);
  // All the forms in which a question is put pass unchanged, but for the name.
  client.query = ((asked: unknown, ...rest: unknown[]) =>
    ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)) as typeof client.query;
}

function isNamed(asked: unknown): asked is { name: string } {
  return typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;
}
