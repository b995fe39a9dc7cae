import { createWriteStream } from 'node:fs';
import { chown, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { type DatabaseUser, databaseUserFor } from '../database/embedded/database-user.ts';
import { lastPlaceOf, placeFor } from '../database/embedded/location.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { refuseWithoutRoom } from './backup-room.ts';
import type { BackupStore } from './backup-store.ts';
import { CLUSTER, isOfDatabaseUser } from './data-files.ts';
import { listLogs } from './log-archive.ts';

/** Where a backup was written out, not yet brought to any moment. */
export type RestoredFolder = { dataFolder: string; clusterFolder: string; logsFolder: string };

const SECTOR = 64 * 1024;

/** Writes the files of a backup and every log after it into a new folder. */
export async function writeRestored(
  store: BackupStore,
  manifest: BackupManifest,
  dataFolder: string,
): Promise<RestoredFolder> {
  await mkdir(dataFolder, { recursive: true, mode: 0o755 });
  await refuseWithoutRoom(
    dataFolder,
    manifest.files.reduce((sum, { size }) => sum + size, 0),
  );
  const inFolder = join(dataFolder, CLUSTER);
  const user = databaseUserFor(inFolder);
  const clusterFolder = placeFor(inFolder, user, () => {});
  const target = targetIn(dataFolder, clusterFolder);
  for (const folder of manifest.folders) await makeFolder(target(folder), folder, user);
  for (const { path, stored } of manifest.files) {
    await mkdir(dirname(target(path)), { recursive: true });
    await store.get(stored, createWriteStream(target(path), { mode: 0o600 }));
    await giveTo(user, path, target(path));
  }
  await writeFile(join(clusterFolder, 'recovery.signal'), '');
  await giveTo(user, CLUSTER, join(clusterFolder, 'recovery.signal'));
  const logsFolder = `${clusterFolder}.logs`;
  await makeFolder(logsFolder, CLUSTER, user);
  await writeLogs(store, manifest, { logsFolder, user });
  return { dataFolder, clusterFolder, logsFolder };
}

/** With the place of its own that PostgreSQL may have got, where its user may enter. */
export async function removeRestored(dataFolder: string): Promise<void> {
  const shelter = dirname(lastPlaceOf(join(dataFolder, CLUSTER)));
  await rm(shelter, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
}

/** What PostgreSQL runs to get one. */
export function restoreCommand({ logsFolder }: RestoredFolder): string {
  return `cp '${logsFolder.replaceAll("'", "'\\''").replaceAll('%', '%%')}/%f' '%p'`;
}

function targetIn(dataFolder: string, clusterFolder: string): (path: string) => string {
  return (path) => {
    if (path === CLUSTER) return clusterFolder;
    if (path.startsWith(`${CLUSTER}/`)) return join(clusterFolder, path.slice(CLUSTER.length + 1));
    if (path === `${CLUSTER}.password`) return `${clusterFolder}.password`;
    return join(dataFolder, path);
  };
}

async function makeFolder(folder: string, path: string, user: DatabaseUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(user, path, folder);
}

async function giveTo(user: DatabaseUser, path: string, target: string): Promise<void> {
  if (user && isOfDatabaseUser(path)) await chown(target, user.uid, user.gid);
}

type LogTarget = { logsFolder: string; user: DatabaseUser };

async function writeLogs(
  store: BackupStore,
  { firstLog, lastLog }: BackupManifest,
  { logsFolder, user }: LogTarget,
): Promise<void> {
  const logs = (await listLogs(store)).filter(
    ({ log }) => log.endsWith('.history') || log.slice(8, 24) >= firstLog.slice(8, 24),
  );
  for (const needed of [firstLog, lastLog]) {
    if (!logs.some(({ log }) => log === needed)) throw incomplete(store, needed);
  }
  for (const { log, name } of logs) {
    const target = join(logsFolder, log);
    await writeSparsely(target, (stream) => store.get(name, stream));
    await giveTo(user, CLUSTER, target);
  }
}

/** A log that was closed early is zeros to its end, which need no room on a disk. */
async function writeSparsely(
  path: string,
  write: (stream: Writable) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'w', 0o600);
  let position = 0;
  const keep = async (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += SECTOR) {
      const part = chunk.subarray(at, at + SECTOR);
      if (part.some((byte) => byte !== 0)) await file.write(part, 0, part.length, position);
      position += part.length;
    }
  };
  try {
    await write(
      new Writable({
        write: (chunk, _encoding, done) => void keep(chunk).then(() => done(), done),
      }),
    );
    await file.truncate(position);
  } finally {
    await file.close();
  }
}

function incomplete({ place }: BackupStore, log: string): BackupError {
  return new BackupError(
    `PostgreSQL's log ${log}, without which this backup is not complete, is missing in ${place.address}. Restore an earlier backup.`,
  );
}
