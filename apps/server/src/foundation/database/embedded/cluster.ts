import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseUser, identity } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** One PostgreSQL installation: its data, its programs and who runs them. */
export type Cluster = {
  folder: string;
  binaries: string;
  user: DatabaseUser;
  durability: 'full' | 'none';
  /** Of PostgreSQL, besides those every cluster has. */
  settings: Record<string, string>;
  report: (message: string) => void;
  /** Hears of what went wrong while it ran. */
  alarm: (message: string) => void;
};

/** The locale of characters, not of order, which is `C.UTF-8` everywhere. */
const LOCALE = platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** PostgreSQL gets nothing of our environment: a PGDATA or PGPORT in it would mislead it. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: LOCALE };

/** Made in a folder apart that gets its name when complete: a half-made one is never used. */
export async function createClusterIfMissing(cluster: Cluster): Promise<void> {
  removeUnfinished(cluster.folder);
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return requirePassword(cluster);
  refuseForeignFiles(cluster.folder);

  cluster.report(`Creating the database in ${cluster.folder}.`);
  // A new name each time: an initdb whose starter was killed may still be writing in the last one.
  const draft = `${unfinishedPrefix(cluster.folder)}${randomBytes(4).toString('hex')}`;
  await initialize(draft, cluster);
  rmSync(cluster.folder, { recursive: true, force: true });
  renameSync(draft, cluster.folder);
  if (cluster.durability === 'full') syncFolder(dirname(cluster.folder));
}

export function superuserUrl(cluster: Pick<Cluster, 'folder'>, port: number): string {
  const password = readFileSync(passwordFile(cluster), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function removeUnfinished(folder: string): void {
  const prefix = basename(unfinishedPrefix(folder));
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix))) {
    removeInSpiteOfInitdb(join(dirname(folder), name));
  }
}

/** An initdb that lost its starter still writes there, or clears it itself: one pass may miss some. */
function removeInSpiteOfInitdb(folder: string): void {
  for (let pass = 0; pass < 20 && existsSync(folder); pass++) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

function unfinishedPrefix(folder: string): string {
  return `${folder}.initializing-`;
}

function requirePassword(cluster: Cluster): void {
  if (existsSync(passwordFile(cluster))) return;
  throw new EmbeddedPostgresError(
    `The file ${passwordFile(cluster)}, which opens the database beside it, is missing. Restore it from where this data folder came from.`,
  );
}

/** Empty folders may be replaced; files that are not a cluster may be somebody's work. */
function refuseForeignFiles(folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (entries.every((entry) => entry.isDirectory())) return;
  throw new EmbeddedPostgresError(
    `The folder ${folder} holds files but no PostgreSQL database. Move them away, or choose another DATA_DIR.`,
  );
}

async function initialize(draft: string, cluster: Cluster): Promise<void> {
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile(cluster), randomBytes(24).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  giveTo(cluster.user, [draft, passwordFile(cluster)]);
  try {
    await promisify(execFile)(
      join(cluster.binaries, 'bin', 'initdb'),
      initdbArguments(draft, cluster),
      {
        ...identity(cluster.user),
        cwd: cluster.binaries,
        env: PROGRAM_ENVIRONMENT,
      },
    );
  } catch (error) {
    throw new EmbeddedPostgresError(`PostgreSQL could not create its database. ${error}`, {
      cause: error,
    });
  }
}

function initdbArguments(draft: string, cluster: Cluster): string[] {
  return [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile(cluster)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${LOCALE}`,
    '--lc-messages=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(cluster.durability === 'none' ? ['--no-sync'] : []),
  ];
}

function passwordFile(cluster: Pick<Cluster, 'folder'>): string {
  return `${cluster.folder}.password`;
}

export function giveTo(user: DatabaseUser, paths: string[]): void {
  if (!user) return;
  for (const path of paths) chownSync(path, user.uid, user.gid);
}

/** A loss of power must not undo the renaming and present the cluster as a half-made one. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
