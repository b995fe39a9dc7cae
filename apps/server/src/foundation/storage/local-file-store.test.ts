import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalFileStore } from './local-file-store.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-file-store-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('leaves nothing but the file behind', async () => {
  await createLocalFileStore(folder).put('a/logo.png', Uint8Array.of(1), 'image/png');

  expect(await readdir(join(folder, 'a'))).toEqual(['logo.png']);
});

test('a write that fails leaves nothing behind', async () => {
  await mkdir(join(folder, 'a', 'logo.png', 'in-the-way'), { recursive: true });
  const store = createLocalFileStore(folder);

  await expect(store.put('a/logo.png', Uint8Array.of(1), 'image/png')).rejects.toThrow();
  expect(await readdir(join(folder, 'a'))).toEqual(['logo.png']);
});

test('a reader never sees half a file', async () => {
  const store = createLocalFileStore(folder);
  const sizes = [1_000_000, 2_000_000];
  const seen = new Set<number>();
  await store.put('photo.jpg', new Uint8Array(1_000_000), 'image/jpeg');

  async function write(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      await store.put('photo.jpg', new Uint8Array(sizes[turn % 2] ?? 0), 'image/jpeg');
    }
  }
  async function read(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) {
      seen.add((await store.get('photo.jpg'))?.content.length ?? 0);
    }
  }
  await Promise.all([write(), read(), read()]);

  expect([...seen].filter((size) => !sizes.includes(size))).toEqual([]);
});
