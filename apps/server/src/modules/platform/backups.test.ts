import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeManifest } from '../../foundation/backup/backup-manifest.ts';
import { openBackups } from '../../foundation/backup/backup-settings.ts';
import { readEnvironment } from '../../foundation/environment.ts';
import { readBackups } from './backups.queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'backups-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = Temporal.Instant.from('2026-11-18T12:00:00Z');

test('what is kept, the newest first, and that nobody tried it', async () => {
  const environment = readEnvironment({ BACKUPS: 'on', BACKUP_DIR: folder, DATA_DIR: folder });
  expect(await readBackups(environment, now)).toMatchObject({ backups: [], isLate: true });

  for (const startedAt of ['2026-11-17T06:00:00.5Z', '2026-11-18T06:00:00.5Z'])
    await writeManifest(openBackups(environment), {
      startedAt,
      finishedAt: startedAt,
      migration: 1,
      postgres: 18,
      firstLog: '1',
      lastLog: '1',
      files: [
        { path: 'a', size: 5, stored: 'blobs/a' },
        { path: 'b', size: 7, stored: 'blobs/b' },
      ],
      folders: [],
    });
  expect(await readBackups(environment, now)).toEqual({
    kind: 'kept',
    place: folder,
    isBesideData: false,
    isEncrypted: false,
    backups: ['2026-11-18T06:00:00.5Z', '2026-11-17T06:00:00.5Z'].map((startedAt) => ({
      startedAt: Temporal.Instant.from(startedAt),
      bytes: 12,
      files: 2,
    })),
    lastTrial: null,
    isLate: true,
  });
});

test('nothing is said of backups that others make, or nobody', async () => {
  const url = { DATABASE_URL: 'postgres://a:b@db/hora', APP_SECRET: 'x'.repeat(40) };
  expect(await readBackups(readEnvironment(url), now)).toEqual({ kind: 'elsewhere' });
  expect(await readBackups(readEnvironment({ BACKUPS: 'off' }), now)).toEqual({ kind: 'off' });
});
