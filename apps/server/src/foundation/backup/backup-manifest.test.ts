import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { FOLDERS } from './backup-folders.ts';
import { backupKeyOf } from './backup-key.ts';
import { listBackups, readManifest } from './backup-manifest.ts';
import { openBackupFolder } from './backup-place.ts';
import { createBackupStore } from './backup-store.ts';
import { lastCheck } from './restore-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createBackupStore(openBackupFolder(folder), backupKeyOf(undefined));

function write(folderOf: string, stamp: string, text: string): Promise<string> {
  return store.put(`${folderOf}/${stamp}.`, Readable.from([Buffer.from(text)]));
}

test.each([
  ['that is cut', '{"format":1,"startedAt":"2026-'],
  ['that is empty', ''],
  ['of another kind', '[]'],
  ['without a format', '{"startedAt":"2026-11-18T06:00:00Z"}'],
  ['with a wrong type', '{"format":1,"startedAt":5,"files":"none"}'],
])('a list %s is refused with a sentence', async (_what, text) => {
  const name = await write(FOLDERS.lists, '2026-11-18T06-00-00Z', text);
  await expect(readManifest(store, name)).rejects.toThrow(BackupError);
  await expect(readManifest(store, name)).rejects.toThrow(/Take an earlier one/);
});

test('one of a newer version says so', async () => {
  const name = await write(FOLDERS.lists, '2026-11-18T06-00-00Z', '{"format":99}');
  await expect(readManifest(store, name)).rejects.toThrow(/written by a newer version/);
});

test('a file whose name is no day is no backup', async () => {
  const name = await write(FOLDERS.lists, '2026-19-48T06-00-00Z', '{}');
  expect((await listBackups(store)).map((listed) => listed.name)).not.toContain(name);
});

test.each(['{"checkedAt":', '{"checkedAt":"yesterday"}'])(
  'a note of a trial that reads %s is refused with a sentence',
  async (text) => {
    await write(FOLDERS.checks, '2026-11-18T06-00-00Z', text);
    await expect(lastCheck(store)).rejects.toThrow(BackupError);
  },
);
