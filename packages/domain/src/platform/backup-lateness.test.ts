import { expect, test } from 'vitest';
import { areBackupsLate, isBackupUntested } from './backup-lateness.ts';

const now = Temporal.Instant.from('2026-11-18T12:00:00Z');
const before = (hours: number) => now.subtract({ hours });
const trial = (hours: number, differing: string[] = [], failure: string | null = null) => ({
  checkedAt: before(hours),
  differing,
  failure,
});

test.each([
  ['of last night, tried', { newestBackup: before(9), lastTrial: trial(8) }, false],
  ['of one night before', { newestBackup: before(36), lastTrial: trial(36) }, false],
  ['none at all', { newestBackup: null, lastTrial: null }, true],
  ['never tried', { newestBackup: before(9), lastTrial: null }, true],
  ['too old', { newestBackup: before(37), lastTrial: trial(8) }, true],
  ['tried too long ago', { newestBackup: before(9), lastTrial: trial(37) }, true],
  ['that did not come back', { newestBackup: before(9), lastTrial: trial(8, [], 'x') }, true],
  ['not what it was', { newestBackup: before(9), lastTrial: trial(8, ['clients']) }, true],
])('backups %s', (_name, kept, isLate) => {
  expect(areBackupsLate(kept, now)).toBe(isLate);
});

test.each([
  ['was never restored on trial', null, true],
  ['was restored last night', trial(12), false],
  ['missed one night', trial(36), false],
  ['missed more', trial(37), true],
  ['failed to come back', trial(1, [], 'There is no room.'), true],
  ['came back different', trial(1, ['clients']), true],
])('a backup that %s', (_what, last, isUntested) => {
  expect(isBackupUntested(last, now)).toBe(isUntested);
});
