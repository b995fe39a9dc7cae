import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startS3Simulator } from '../../../tests/simulators/s3.simulator.ts';
import { InvalidPathError } from './file-path.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

type OpenStore = { store: FileStore; close(): Promise<void> };

async function openLocalStore(): Promise<OpenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  return { store: createLocalFileStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function openS3Store(): Promise<OpenStore> {
  const bucket = {
    bucket: 'arquivos',
    region: 'sa-east-1',
    accessKeyId: 'hora-marcada',
    secretAccessKey: 'a secret/with+signs=',
  };
  const { endpoint, close } = await startS3Simulator(bucket);
  return { store: createS3FileStore({ ...bucket, endpoint }), close };
}

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe.each([
  ['a folder', openLocalStore],
  ['a bucket', openS3Store],
])('files in %s', (_place, open) => {
  let store: FileStore;
  let close: () => Promise<void>;

  beforeEach(async () => {
    ({ store, close } = await open());
  });

  afterEach(async () => {
    await close();
  });

  async function contentAt(path: string): Promise<number[] | null> {
    const file = await store.get(path);
    return file && [...file.content];
  }

  test('gives back every byte and the type', async () => {
    await store.put('companies/0199-a_b/logo.png', everyByte, 'image/png');

    expect((await store.get('companies/0199-a_b/logo.png'))?.contentType).toBe('image/png');
    expect(await contentAt('companies/0199-a_b/logo.png')).toEqual([...everyByte]);
  });

  test('keeps an empty file', async () => {
    await store.put('empty.csv', new Uint8Array(), 'text/csv');

    expect(await contentAt('empty.csv')).toEqual([]);
  });

  test('keeps a file of 5 MB', async () => {
    const content = new Uint8Array(5 * 1024 * 1024).fill(7);
    await store.put('large.jpg', content, 'image/jpeg');

    expect(Buffer.compare((await store.get('large.jpg'))?.content ?? everyByte, content)).toBe(0);
  });

  test('stores only the part of a larger buffer that it was given', async () => {
    await store.put('part.bin', everyByte.subarray(10, 13), 'application/octet-stream');

    expect(await contentAt('part.bin')).toEqual([10, 11, 12]);
  });

  test('replaces a file', async () => {
    await store.put('logo.png', Uint8Array.of(1, 1, 1), 'image/png');
    await store.put('logo.png', Uint8Array.of(2), 'image/png');

    expect(await contentAt('logo.png')).toEqual([2]);
  });

  test('writes at the same time leave one whole file', async () => {
    const contents = [1, 2, 3, 4, 5, 6].map((byte) => new Uint8Array(100_000).fill(byte));
    await Promise.all(contents.map((content) => store.put('logo.png', content, 'image/png')));

    const stored = (await contentAt('logo.png')) ?? [];
    expect(stored).toHaveLength(100_000);
    expect(new Set(stored).size).toBe(1);
  });

  test('a file that is not there is null', async () => {
    expect(await store.get('nobody/logo.png')).toBeNull();
  });

  test('removes a file and nothing beside it', async () => {
    await store.put('a/logo.png', everyByte, 'image/png');
    await store.put('b/logo.png', everyByte, 'image/png');
    await store.remove('a/logo.png');

    expect(await store.get('a/logo.png')).toBeNull();
    expect(await store.get('b/logo.png')).not.toBeNull();
  });

  test('removing a file that is not there is fine', async () => {
    await expect(store.remove('nobody/logo.png')).resolves.toBeUndefined();
  });

  test('removes all that lies in a folder, however much, and nothing beside it', async () => {
    const paths = ['a', 'b', 'c', 'd', 'e'].map((name) => `logos/0199-a/${name}.png`);
    for (const path of [...paths, 'logos/0199-ab/a.png']) {
      await store.put(path, everyByte, 'image/png');
    }
    await store.removeFolder('logos/0199-a');
    await store.removeFolder('logos/0199-nobody');

    for (const path of paths) expect(await store.get(path)).toBeNull();
    expect(await store.get('logos/0199-ab/a.png')).not.toBeNull();
  });

  test.each(['logos', 'logos/', '', '../logos/a', 'logos/../a'])(
    'does not remove %s, which is no folder of one owner',
    async (folder) => {
      await expect(store.removeFolder(folder)).rejects.toThrow('Not a folder of one owner');
    },
  );

  test.each([
    '',
    '/etc/passwd.txt',
    '../outside.png',
    'a/../../outside.png',
    'a/..png',
    './logo.png',
    'a//logo.png',
    'a/logo.png/',
    'a\\logo.png',
    'Logo.png',
    'logo com espaço.png',
    'logo.png?acl',
    'logo%2e.png',
    'logo.png\n',
    'logo.png\0',
    'folder.d/logo.png',
    'logo',
    'page.html',
    `${'a'.repeat(200)}.png`,
  ])('refuses the path %j', async (path) => {
    await expect(store.put(path, everyByte, 'image/png')).rejects.toThrow(InvalidPathError);
    await expect(store.get(path)).rejects.toThrow(InvalidPathError);
    await expect(store.remove(path)).rejects.toThrow(InvalidPathError);
  });

  test('refuses a file whose type is not the one its path says', async () => {
    await expect(store.put('logo.png', everyByte, 'text/html')).rejects.toThrow(InvalidPathError);
    expect(await store.get('logo.png')).toBeNull();
  });
});
