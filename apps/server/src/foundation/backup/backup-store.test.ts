import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { backupKeyOf } from './backup-key.ts';
import { openBackupFolder } from './backup-place.ts';
import { createBackupStore } from './backup-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'a key of at least thirty-two characters';
const TEXT = 'Salão Bela Dona '.repeat(50_000);

describe.each([
  ['open', undefined],
  ['encrypted', SECRET],
])('%s', (kind, secret) => {
  const store = createBackupStore(openBackupFolder(join(folder, kind)), backupKeyOf(secret));
  const put = (text: string) => store.put('blobs/', Readable.from([Buffer.from(text)]));

  test('gives back what was put, and writes it once', async () => {
    const name = await put(TEXT);
    expect(await store.getText(name)).toBe(TEXT);
    expect(await store.putOnce('blobs/', () => Readable.from([Buffer.from(TEXT)]))).toBe(name);
    expect(await store.place.list('blobs')).toEqual([name]);
    expect(await store.place.list('drafts')).toEqual([]);
    const bytes = readFileSync(join(folder, kind, name));
    expect(bytes.length).toBeLessThan(TEXT.length / 10);
    expect(bytes.includes('Bela Dona')).toBe(secret === undefined);
  });

  test('refuses a whole file that is another one', async () => {
    const [hers, other] = [await put('hers'), await put('of somebody else')];
    writeFileSync(join(folder, kind, hers), readFileSync(join(folder, kind, other)));
    await expect(store.getText(hers)).rejects.toThrow(/is damaged/);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.with(bytes.length - 1, 0))],
    ['empty', () => Buffer.alloc(0)],
    ['replaced', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
  ])('refuses a file that was %s', async (_name, tamper) => {
    const name = await put(`another ${_name} ${'x'.repeat(9_000)}`);
    const path = join(folder, kind, name);
    writeFileSync(path, tamper(readFileSync(path)));
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
