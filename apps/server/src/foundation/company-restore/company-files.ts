import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../storage/file-store.ts';
import { COMPANY_PICTURE_AREAS } from '../storage/pictures.ts';
import { type SourceFile, type Swap, swapped } from './company-source.ts';

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

/** Answers how many. */
export async function storeFiles(
  files: FileStore,
  found: AsyncIterable<SourceFile>,
  swaps: readonly Swap[],
): Promise<number> {
  let stored = 0;
  for await (const { path, content } of found) {
    await files.put(swapped(path, swaps), content, 'image/webp');
    stored += 1;
  }
  return stored;
}
