import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { StorageError } from '../storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';

/**
 * Files in a place, compressed and closed. The name of each ends with the sum of what is inside:
 * what was cut short or changed is found out when it is read, whoever reads it.
 */
export type BackupStore = {
  place: BackupPlace;
  /** Answers the name. */
  put(prefix: string, source: Readable): Promise<string>;
  /** What is there already is not written again. */
  putOnce(prefix: string, open: () => Readable): Promise<string>;
  /** To the end and checked, or refused. */
  get(name: string, target: Writable): Promise<void>;
  getText(name: string): Promise<string>;
};

export function createBackupStore(place: BackupPlace, key: BackupKey): BackupStore {
  const named = (prefix: string, sum: string) => `${prefix}${sum}.${key.extension}`;

  async function put(prefix: string, source: Readable): Promise<string> {
    const { pass, sum } = summing(key);
    return place.put(
      (target) => pipeline(source, pass, createZstdCompress(), key.close(), target),
      () => named(prefix, sum()),
    );
  }

  async function get(name: string, target: Writable): Promise<void> {
    if (!name.endsWith(`.${key.extension}`)) throw wrongKey(name);
    const { pass, sum } = summing(key);
    try {
      await pipeline(place.get(name), key.open(), createZstdDecompress(), pass, target);
    } catch (error) {
      // A place that did not hand it out says nothing of what is in it.
      throw error instanceof StorageError ? error : damaged(name, error);
    }
    if (!name.endsWith(`${sum()}.${key.extension}`)) throw damaged(name);
  }

  return {
    place,
    put,
    async putOnce(prefix, open) {
      const { pass, sum } = summing(key);
      await pipeline(open(), pass, nowhere());
      const name = named(prefix, sum());
      return (await place.has(name)) ? name : put(prefix, open());
    },
    get,
    async getText(name) {
      const chunks: Buffer[] = [];
      await get(
        name,
        nowhere((chunk) => chunks.push(chunk)),
      );
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}

/** Lets everything through, and knows its sum afterwards. */
function summing(key: BackupKey): { pass: Transform; sum: () => string } {
  const sum = key.newSum();
  const pass = new Transform({
    transform(chunk, _encoding, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  return { pass, sum: () => sum.digest('hex') };
}

function nowhere(see: (chunk: Buffer) => void = () => {}): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      see(chunk);
      done();
    },
  });
}

function damaged(name: string, cause?: unknown): BackupError {
  const doubt = name.endsWith('.enc') ? ', or BACKUP_KEY is not the key it was written with' : '';
  return new BackupError(
    `The backup file ${name} is damaged: what is in it is not what was written${doubt}. Take another copy of this backup, or an earlier backup.`,
    { cause },
  );
}

function wrongKey(name: string): BackupError {
  const isClosed = name.endsWith('.enc');
  return new BackupError(
    isClosed
      ? `The backup file ${name} is encrypted. Give its key in BACKUP_KEY.`
      : `The backup file ${name} is not encrypted. Take BACKUP_KEY away to read it.`,
  );
}
