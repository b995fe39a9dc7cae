import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Simulator } from '../../../tests/simulators/s3.simulator.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { backupKeyOf } from './backup-key.ts';
import { openBackupFolder } from './backup-place.ts';
import { createBackupStore } from './backup-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-store-'));
const KEY = {
  bucket: 'copias',
  region: 'sa-east-1',
  accessKeyId: 'hora-marcada',
  secretAccessKey: 'the right secret',
};
const bucket = await startS3Simulator(KEY);
afterAll(() => rmSync(folder, { recursive: true }));
afterAll(bucket.close);

/** Two places, and what lies in them as somebody sees it who has the disk or the bucket. */
const inFolder = {
  open: (kind: string) => openBackupFolder(join(folder, kind)),
  read: (kind: string, name: string) => readFileSync(join(folder, kind, name)),
  write: (kind: string, name: string, bytes: Buffer) =>
    writeFileSync(join(folder, kind, name), bytes),
};
const inBucket: typeof inFolder = {
  open: () => openBackupBucket({ ...KEY, endpoint: bucket.endpoint }),
  read: (_kind, name) => Buffer.from(bucket.objects.get(name)?.content ?? []),
  write: (_kind, name, content) =>
    void bucket.objects.set(name, { content, contentType: 'binary/octet-stream' }),
};

const SECRET = 'a key of at least thirty-two characters';
const TEXT = 'Salão Bela Dona '.repeat(50_000);

describe.each([
  ['open in a folder', undefined, inFolder],
  ['encrypted in a folder', SECRET, inFolder],
  ['open in a bucket', undefined, inBucket],
  ['encrypted in a bucket', SECRET, inBucket],
])('%s', (kind, secret, { open, read, write }) => {
  const store = createBackupStore(open(kind), backupKeyOf(secret));
  beforeAll(() => bucket.objects.clear());
  const put = (text: string) => store.put('blobs/', Readable.from([Buffer.from(text)]));

  test('gives back what was put, and writes it once', async () => {
    const name = await put(TEXT);
    expect(await store.getText(name)).toBe(TEXT);
    expect(await store.putOnce('blobs/', () => Readable.from([Buffer.from(TEXT)]))).toBe(name);
    expect(await store.place.list('blobs')).toEqual([name]);
    expect(await store.place.list('drafts')).toEqual([]);
    const bytes = read(kind, name);
    expect(await store.place.sizeOf(name)).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(TEXT.length / 10);
    expect(bytes.includes('Bela Dona')).toBe(secret === undefined);
  });

  test('lists everything, and takes away what is not wanted any more', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five']) await put(text);
    const before = await store.place.list('blobs');
    expect(before.length).toBeGreaterThan(4);
    expect(before).toEqual(before.toSorted());
    const [first = ''] = before;
    await store.place.remove(first);
    await store.place.remove(first);
    expect(await store.place.list('blobs')).toEqual(before.slice(1));
    expect(await store.place.has(first)).toBe(false);
  });

  test('refuses a whole file that is another one', async () => {
    const [hers, other] = [await put('hers'), await put('of somebody else')];
    write(kind, hers, read(kind, other));
    await expect(store.getText(hers)).rejects.toThrow(/is damaged/);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.with(bytes.length - 1, 0))],
    ['empty', () => Buffer.alloc(0)],
    ['replaced', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
  ])('refuses a file that was %s', async (_name, tamper) => {
    const name = await put(`another ${_name} ${'x'.repeat(9_000)}`);
    write(kind, name, tamper(read(kind, name)));
    await expect(store.get(name, new PassThrough().resume())).rejects.toThrow(/is damaged/);
  });
});

test('says that the key is missing, not needed or another one', async () => {
  const place = openBackupFolder(join(folder, 'keys'));
  const [open, closed] = [backupKeyOf(undefined), backupKeyOf(SECRET)];
  const put = (key: typeof open) =>
    createBackupStore(place, key).put('blobs/', Readable.from([Buffer.from('text')]));
  const get = (key: typeof open, name: string) => createBackupStore(place, key).getText(name);

  await expect(get(open, await put(closed))).rejects.toThrow(/is encrypted. Give its key/);
  await expect(get(closed, await put(open))).rejects.toThrow(/is not encrypted/);
  await expect(get(backupKeyOf(`${SECRET}!`), await put(closed))).rejects.toThrow(
    /or BACKUP_KEY is not the key/,
  );
});

test('leaves nothing of a file that could not be read to its end', async () => {
  const place = openBackupFolder(join(folder, 'halves'));
  const store = createBackupStore(place, backupKeyOf(undefined));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('disk gone');
    })(),
  );
  await expect(store.put('blobs/', broken)).rejects.toThrow('disk gone');
  expect(await place.list('blobs')).toEqual([]);
  expect(await place.list('drafts')).toEqual([]);
});

test('a bucket that refuses or is not there says so, and leaves no draft behind', async () => {
  const closed = openBackupBucket({ ...KEY, endpoint: bucket.endpoint, secretAccessKey: 'wrong' });
  const store = createBackupStore(closed, backupKeyOf(undefined));
  const put = store.put('blobs/', Readable.from([Buffer.from('text')]));
  await expect(put).rejects.toThrow('The bucket answered 403 (SignatureDoesNotMatch)');
  await expect(closed.list('blobs')).rejects.toThrow('403');
  await expect(store.getText('blobs/x.zst')).rejects.toThrow('The bucket answered 403');

  const nowhere = openBackupBucket({ ...KEY, endpoint: 'http://127.0.0.1:1' });
  await expect(nowhere.has('blobs/x')).rejects.toThrow('The bucket copias did not answer HEAD');
});
