import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { BackupError } from './backup-error.ts';

/** A disk had no room for a backup, or for what is restored from one. */
export class NoRoomError extends BackupError {
  override name = 'NoRoomError';
}

/** Whose disk must not run full: `leave` bytes of it stay free. */
export type SparedDisk = { of: string; leave: number };

const MEGABYTE = 1_000_000;

/** Without it PostgreSQL ends, and everything with it. */
export const ROOM_FOR_DATABASE = 512 * MEGABYTE;

/** What is written in between has to fit into what is left free. */
const LOOK_EVERY_MS = 200;
const FULL = ['ENOSPC', 'EDQUOT'];

/** Writes as long as there is room for it on that disk. */
export async function writeWithRoom(
  { folder, target, spared }: { folder: string; target: Writable; spared: SparedDisk | undefined },
  write: (target: Writable) => Promise<void>,
): Promise<void> {
  const look = () => refuseLastRoom(folder, spared);
  await look();
  const watch = setInterval(
    () => void look().catch((error) => target.destroy(error)),
    LOOK_EVERY_MS,
  );
  try {
    await write(target);
  } finally {
    clearInterval(watch);
  }
}

async function refuseLastRoom(folder: string, spared: SparedDisk | undefined): Promise<void> {
  if (!spared || !(await isOnSameDisk(folder, spared.of))) return;
  if ((await freeIn(folder)) >= spared.leave) return;
  throw new NoRoomError(
    `There is no room for a backup in ${folder}: the database lies on the same disk and needs ${inMegabytes(spared.leave)} of it. Free some space there, or say another disk in BACKUP_DIR.`,
  );
}

/** The sentence for a disk that said itself that it is full; anything else stays as it is. */
export function explainedRoom(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error && FULL.includes(String(error.code))))
    return error;
  return new NoRoomError(
    `There is no room for a backup in ${folder}: that disk is full. Free some space there, or say another disk in BACKUP_DIR. The backups that were complete are still there.`,
  );
}

/** Before anything is written: a trial must not take the room that the database lives on. */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const [free, needed] = [await freeIn(dirname(folder)), bytes + ROOM_FOR_DATABASE];
  if (free >= needed) return;
  throw new NoRoomError(
    `Restoring this backup needs ${inMegabytes(needed)} in ${dirname(folder)}, and ${inMegabytes(free)} are free. Free some space there, or choose another DATA_DIR.`,
  );
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)]);
  return first.dev === second.dev;
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`;
}
