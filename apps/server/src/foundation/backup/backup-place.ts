import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { FOLDERS } from './backup-folders.ts';
import { explainedRoom, type SparedDisk, writeWithRoom } from './backup-room.ts';

/** Where backups lie. Names look like `wal/0000…`; what is there once never changes. */
export type BackupPlace = {
  /** What people are told. */
  address: string;
  /** Whole or not at all. The name is known when everything is written: it says what is inside. */
  put(write: (target: Writable) => Promise<void>, nameOf: () => string): Promise<string>;
  get(name: string): Readable;
  has(name: string): Promise<boolean>;
  /** The names in a folder, in their order. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** In bytes. */
  sizeOf(name: string): Promise<number>;
};

/** A folder, best on another disk than the database, which is spared where it is not. */
export function openBackupFolder(folder: string, spared?: SparedDisk): BackupPlace {
  return {
    address: folder,
    async put(write, nameOf) {
      // The name says since when it is being written.
      const draft = join(folder, FOLDERS.drafts, `${Date.now()}-${randomBytes(8).toString('hex')}`);
      try {
        await makeFolderOf(draft);
        const target = createWriteStream(draft, { mode: 0o600, flush: true });
        await writeWithRoom({ folder, target, spared }, write);
        const name = nameOf();
        await makeFolderOf(join(folder, name));
        await rename(draft, join(folder, name));
        await syncFolder(dirname(join(folder, name)));
        return name;
      } catch (error) {
        await rm(draft, { force: true });
        throw explainedRoom(error, folder);
      }
    },
    get: (name) => createReadStream(join(folder, name)),
    has: (name) =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
    async list(name) {
      const entries = await readdir(join(folder, name)).catch(nothingWhenMissing);
      return entries.sort().map((entry) => `${name}/${entry}`);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    sizeOf: async (name) => (await stat(join(folder, name))).size,
  };
}

/** Closed to others: it holds everything, and the secret that opens what is sealed. */
async function makeFolderOf(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
}

/** A loss of power must not undo the renaming. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function nothingWhenMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
