import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { backupKeyOf } from './backup-key.ts';
import { nightlyLook } from './backup-nights.ts';
import { openBackupFolder } from './backup-place.ts';
import { createBackupStore } from './backup-store.ts';

const place = mkdtempSync(join(tmpdir(), 'nights-'));
const store = createBackupStore(openBackupFolder(place), backupKeyOf(undefined));
const MINUTE = 60_000;

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(place, { recursive: true, force: true }));

function nightThatFailsAt(command: string) {
  const said: string[] = [];
  const logger = createLogger('error', { write: (line) => said.push(JSON.parse(line).msg) });
  const asked: string[] = [];
  const runAdmin = async ([first = '']: string[]) => {
    asked.push(first);
    if (first === command) throw new Error('killed');
  };
  const look = nightlyLook({ store, logger, runAdmin }, new AbortController().signal);
  return { look, asked, said };
}

test('a trial that left no note is said apart, and not begun again within the hour', async () => {
  const night = nightThatFailsAt('backup:verify');
  expect(await night.look()).toBe(MINUTE);
  expect(night.asked).toEqual(['backup', 'backup:verify']);
  expect(night.said).toEqual(['a backup was not seen to come back whole']);
  const trials = () => night.asked.filter((command) => command === 'backup:verify');
  await night.look();
  expect(trials()).toHaveLength(1);
  const later = Temporal.Now.instant().add({ minutes: 61 });
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(later);
  await night.look();
  expect(trials()).toHaveLength(2);
});

test('without a backup nothing is restored on trial', async () => {
  const night = nightThatFailsAt('backup');
  expect(await night.look()).toBe(15 * MINUTE);
  expect(night.asked).toEqual(['backup']);
  expect(night.said).toEqual(['no backup was made, or it is not whole']);
});
