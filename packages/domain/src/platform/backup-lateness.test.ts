import { expect, test } from 'vitest';
import { areBackupsLate } from './backup-lateness.ts';

const now = Temporal.Instant.from('2026-11-18T12:00:00Z');
const before = (hours: number) => now.subtract({ hours });
const trial = (hours: number, differing: string[] = []) => ({
  checkedAt: before(hours),
  differing,
});

test.each([
  ['of last night, tried', { newestBackup: before(9), lastTrial: trial(8) }, false],
  ['of a long night ago', { newestBackup: before(26), lastTrial: trial(26) }, false],
  ['none at all', { newestBackup: null, lastTrial: null }, true],
  ['never tried', { newestBackup: before(9), lastTrial: null }, true],
  ['too old', { newestBackup: before(27), lastTrial: trial(8) }, true],
  ['tried too long ago', { newestBackup: before(9), lastTrial: trial(27) }, true],
  ['not what it was', { newestBackup: before(9), lastTrial: trial(8, ['clients']) }, true],
])('backups %s', (_name, kept, isLate) => {
  expect(areBackupsLate(kept, now)).toBe(isLate);
});
