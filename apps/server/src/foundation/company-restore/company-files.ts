import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../storage/file-store.ts';
import { COMPANY_PICTURE_AREAS } from '../storage/pictures.ts';
import { type SourceFile, type Swap, swapped } from './company-source.ts';

/** What was stored, and why the rest was not. */
export type StoredFiles = { stored: number; trouble: string | null };

/** The pictures of a company in a folder of files. Those of accounts belong to the people. */
export async function* filesUnder(folder: string, companyId: string): AsyncGenerator<SourceFile> {
  for (const area of COMPANY_PICTURE_AREAS) {
    const path = `${area}/${companyId}`;
    const names = await readdir(join(folder, path)).catch(() => []);
    for (const name of names) {
      const content = await readFile(join(folder, path, name));
      yield { path: `${path}/${name}`, content };
    }
  }
}

export function isPictureOf(path: string, companyId: string): boolean {
  const [area, owner, ...names] = path.split('/');
  return (
    owner === companyId && names.length === 1 && COMPANY_PICTURE_AREAS.some((one) => one === area)
  );
}

/** After the rows are there for good: whatever fails here is told, and takes nothing back. */
export async function storeFiles(
  files: FileStore,
  found: AsyncIterable<SourceFile>,
  company: Swap,
): Promise<StoredFiles> {
  let stored = 0;
  try {
    for await (const { path, content } of found) {
      await files.put(swapped(path, [company]), content, 'image/webp');
      stored += 1;
    }
    return { stored, trouble: null };
  } catch (error) {
    return { stored, trouble: error instanceof Error ? error.message : String(error) };
  }
}
