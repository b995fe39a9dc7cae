import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type TempFile = {
  write(bytes: Uint8Array): Promise<void>;
  /** From its beginning. The file is gone when the reading ends, however it ends. */
  read(): Readable;
  size(): number;
  close(): Promise<void>;
};

/**
 * A file on disk that has no name any more, so nobody else can open it and not even a crash leaves
 * it behind.
 */
export async function createTempFile(): Promise<TempFile> {
  const path = join(tmpdir(), `hora-marcada-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  let size = 0;
  return {
    async write(bytes) {
      await handle.appendFile(bytes);
      size += bytes.length;
    },
    read: () => handle.createReadStream({ start: 0 }),
    size: () => size,
    close: () => handle.close(),
  };
}
