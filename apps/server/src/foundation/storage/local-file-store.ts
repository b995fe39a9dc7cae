import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  contentTypeOf,
  requirePathOfType,
  requireValidFolder,
  requireValidPath,
} from './file-path.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Keeps files in a folder of this machine. */
export function createLocalFileStore(folder: string): FileStore {
  return {
    async put(path, content, contentType) {
      requirePathOfType(path, contentType);
      await replaceFile(join(folder, path), content);
    },

    async get(path): Promise<StoredFile | null> {
      const contentType = contentTypeOf(path);
      const content = await contentOf(join(folder, path));
      return content && { content, contentType };
    },

    async remove(path) {
      requireValidPath(path);
      await rm(join(folder, path), { force: true });
    },

    async removeFolder(path) {
      requireValidFolder(path);
      await rm(join(folder, path), { force: true, recursive: true });
    },
  };
}

/** A reader sees the old file or the new one, never half of it: renaming is atomic. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function contentOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
