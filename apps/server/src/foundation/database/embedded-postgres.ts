import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createConnection } from './connection.ts';
import { binariesFor } from './embedded/binaries.ts';
import { type Cluster, createClusterIfMissing, superuserUrl } from './embedded/cluster.ts';
import { databaseUserFor } from './embedded/database-user.ts';
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { lastPlaceOf, placeFor } from './embedded/location.ts';
import { openLogSpool } from './embedded/log-spool.ts';
import { takeOwnership } from './embedded/owner-lock.ts';
import { findPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import { type RunningPostgres, runPostgres } from './embedded/run-postgres.ts';

export { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts';
export { logSpoolOf } from './embedded/log-spool.ts';
export { databaseIn, ownerUrlAt, provisionDatabase } from './embedded/provision-database.ts';

/** `url` is the superuser's connection to the database `postgres`. */
export type EmbeddedCluster = { url: string; clusterFolder: string };
export type EmbeddedPostgres = EmbeddedCluster & { stop(): Promise<void> };

export type EmbeddedOptions = {
  folder: string;
  port?: number;
  durability?: 'full' | 'none';
  /** Each log that is full is laid into the spool beside the cluster, for whoever keeps backups. */
  spoolsLogs?: boolean;
  /** More settings of PostgreSQL. */
  settings?: Record<string, string>;
  report?: (message: string) => void;
  /** Hears when PostgreSQL ended by itself, and what became of it. */
  alarm?: (message: string) => void;
};

/**
 * Runs the PostgreSQL that ships inside the `@embedded-postgres/*` packages. The launcher is our own,
 * because theirs stops the database while the server still drains, and does not survive a crash.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startAsOwner({ ...options, folder: canonicalFolder(options.folder) });
  } catch (error) {
    throw explained(error);
  }
}

/** Whether a database was ever made in this folder. Looks, and makes nothing. */
export function holdsCluster(folder: string): boolean {
  return existsSync(join(lastPlaceOf(resolve(folder)), 'PG_VERSION'));
}

/** The superuser's way into the PostgreSQL that a server of ours runs on this folder now. */
export function findRunning(folder: string): EmbeddedCluster | null {
  const clusterFolder = lastPlaceOf(canonicalFolder(folder));
  const port = findRunningPort(folder);
  return port ? { url: superuserUrl({ folder: clusterFolder }, port), clusterFolder } : null;
}

/** The port of the PostgreSQL that a server of ours runs on this folder now; null while none does. */
export function findRunningPort(folder: string): number | null {
  const postmaster = findPostmaster(lastPlaceOf(canonicalFolder(folder)));
  return postmaster?.isReady ? postmaster.port : null;
}

async function startAsOwner(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const ownership = takeOwnership(options.folder);
  try {
    const cluster = describeCluster(options);
    await createClusterIfMissing(cluster);
    if (options.spoolsLogs) Object.assign(cluster.settings, openLogSpool(cluster));
    const running = await runPostgres(cluster, options.port);
    await verifyPassword(cluster, running);
    const kept = keepRunning(cluster, running);
    return {
      url: superuserUrl(cluster, running.port),
      clusterFolder: cluster.folder,
      stop: once(() => kept.stop().then(ownership.release)),
    };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

/** One folder, one name: a symbolic link must not let two servers own the same data. */
function canonicalFolder(folder: string): string {
  const absolute = resolve(folder);
  mkdirSync(dirname(absolute), { recursive: true });
  const inRealParent = join(realpathSync(dirname(absolute)), basename(absolute));
  return realpathIfPresent(inRealParent);
}

function realpathIfPresent(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function describeCluster(options: EmbeddedOptions): Cluster {
  const report = options.report ?? (() => {});
  const user = databaseUserFor(lastPlaceOf(options.folder));
  const folder = placeFor(options.folder, user, report);
  return {
    folder,
    user,
    report,
    alarm: options.alarm ?? report,
    binaries: binariesFor(user, folder),
    durability: options.durability ?? 'full',
    settings: { ...options.settings },
  };
}

async function verifyPassword(cluster: Cluster, { pid, port }: RunningPostgres): Promise<void> {
  const url = superuserUrl(cluster, port);
  const client = createConnection({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    await stopPostmaster(cluster.folder, pid);
    throw new EmbeddedPostgresError(
      `PostgreSQL started but did not let us in: ${messageOf(error)}. If the file ${cluster.folder}.password was replaced, restore the one that belongs to this data folder.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

function explained(error: unknown): unknown {
  if (!isFileError(error)) return error;
  return new EmbeddedPostgresError(
    `The database cannot use ${error.path} (${error.message}). Give this user access to it, or choose another DATA_DIR.`,
    { cause: error },
  );
}

function isFileError(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return error instanceof Error && 'code' in error && 'path' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
