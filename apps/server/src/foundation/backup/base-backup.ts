import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { createConnection } from '../database/connection.ts';
import { databaseIn } from '../database/embedded-postgres.ts';
import { BackupError } from './backup-error.ts';
import { FOLDERS } from './backup-folders.ts';
import { type BackupManifest, writeManifest } from './backup-manifest.ts';
import { NoRoomError } from './backup-room.ts';
import type { BackupStore } from './backup-store.ts';
import { CLUSTER, type DataFile, findDataFiles } from './data-files.ts';
import type { Retention } from './kept-backups.ts';
import { isWholeLog, storeLog } from './log-archive.ts';
import { tidyBackups } from './tidy-backups.ts';

export type LiveCluster = {
  /** Of PostgreSQL's superuser. */
  url: string;
  dataFolder: string;
  clusterFolder: string;
};

type Copied = BackupManifest['files'][number];

// Any number, as long as nothing else in this database server locks it.
const BACKUP_LOCK = 4_672_002;
/**
 * In a hurry it begins at once and copies several files at a time. Calmly PostgreSQL first writes down
 * what is in memory, for minutes, and files follow one by one: whoever books meanwhile waits less.
 */
export type BackupHaste = 'hurried' | 'calm';

const FILES_AT_ONCE = { hurried: 4, calm: 1 };

/**
 * A copy of the whole data folder while everything goes on, through PostgreSQL's own interface for
 * it: what changes while files are read is put right by the logs that are kept beside it. Files that
 * an earlier backup has are not written again.
 */
export async function backUp(
  live: LiveCluster,
  store: BackupStore,
  { retention, haste }: { retention: Retention; haste: BackupHaste },
): Promise<Omit<BackupManifest, 'format'>> {
  const client = createConnection({ connectionString: databaseIn(live.url) });
  await client.connect();
  try {
    await refuseSecondBackup(client);
    await holdLogs(client);
    const startedAt = Temporal.Now.instant();
    const { log: firstLog } = await ask<{ log: string }>(
      client,
      `select pg_walfile_name(pg_backup_start('hora-marcada', fast => ${haste === 'hurried'})) as log`,
    );
    const found = await findDataFiles(live.dataFolder, live.clusterFolder);
    const files = await copyAll(found.files, store, FILES_AT_ONCE[haste]);
    const { label, log: lastLog } = await ask<{ label: string; log: string }>(
      client,
      'select labelfile as label, pg_walfile_name(lsn) as log from pg_backup_stop(wait_for_archive => false)',
    );
    const labelFile = await copyText(`${CLUSTER}/backup_label`, label, store);
    await copyLogs(live, { firstLog, lastLog }, store);
    const manifest = {
      startedAt: startedAt.toString(),
      finishedAt: Temporal.Now.instant().toString(),
      ...(await versionsOf(client)),
      firstLog,
      lastLog,
      files: [...files, labelFile],
      folders: found.folders,
    };
    await writeManifest(store, manifest);
    // Under the same lock: what another one is about to refer to must not be taken for unused.
    await tidyBackups(store, retention, startedAt);
    return manifest;
  } catch (error) {
    // What this attempt wrote is of no use, and the logs need the room. The lock is still held.
    if (error instanceof NoRoomError) await tidyBackups(store, retention, Temporal.Now.instant());
    throw error;
  } finally {
    // A backup that was begun and not stopped ends with its connection.
    await client.end();
  }
}

async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  question: string,
): Promise<Row> {
  const { rows } = await client.query<Row>(question);
  const [row] = rows;
  if (!row) throw new Error(`No answer to ${question}`);
  return row;
}

function versionsOf(client: pg.Client): Promise<{ postgres: number; migration: number }> {
  return ask(
    client,
    `select current_setting('server_version_num')::int / 10000 as postgres,
       max(created_at)::float8 as migration from drizzle.__drizzle_migrations`,
  );
}

async function refuseSecondBackup(client: pg.Client): Promise<void> {
  const { free } = await ask<{ free: boolean }>(
    client,
    `select pg_try_advisory_lock(${BACKUP_LOCK}) as free`,
  );
  if (!free) throw new BackupError('Another backup is being made. Wait until it is complete.');
}

async function copyAll(files: DataFile[], store: BackupStore, atOnce: number): Promise<Copied[]> {
  const copied: Copied[] = [];
  const waiting = files.toReversed();
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const one = await copyFile(file, store);
      if (one) copied.push(one);
    }
  };
  const stopOthers = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const workers = Array.from({ length: atOnce }, () => work().catch(stopOthers));
  // Whatever is being written when one fails is at rest before anybody tidies up.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return copied.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Null for a file that went away meanwhile, of a table that was dropped: the log knows. */
async function copyFile({ path, from }: DataFile, store: BackupStore): Promise<Copied | null> {
  try {
    const { size } = await stat(from);
    return {
      path,
      size,
      stored: await store.putOnce(`${FOLDERS.contents}/`, () => createReadStream(from)),
    };
  } catch (error) {
    if (isMissing(error, from)) return null;
    throw error;
  }
}

function isMissing(error: unknown, path: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return false;
  return error.code === 'ENOENT' && error.path === path;
}

async function copyText(path: string, text: string, store: BackupStore): Promise<Copied> {
  const content = Buffer.from(text);
  const stored = await store.putOnce(`${FOLDERS.contents}/`, () => Readable.from([content]));
  return { path, size: content.length, stored };
}

/** Until this connection ends: PostgreSQL would use them again for what comes next. */
async function holdLogs(client: pg.Client): Promise<void> {
  await client.query("select pg_create_physical_replication_slot('backup', true, true)");
}

/** The logs of the time in which files were read belong to it, whether or not others are kept. */
async function copyLogs(
  { clusterFolder }: LiveCluster,
  { firstLog, lastLog }: Pick<BackupManifest, 'firstLog' | 'lastLog'>,
  store: BackupStore,
): Promise<void> {
  const folder = join(clusterFolder, 'pg_wal');
  const logs = (await readdir(folder)).filter((name) => name >= firstLog && name <= lastLog);
  for (const log of logs.filter(isWholeLog)) await storeLog(store, folder, log);
}
