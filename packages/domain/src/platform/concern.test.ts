import { expect, test } from 'vitest';
import { isBackupUntested } from './concern.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const checkedHoursAgo = (hours: number) => ({
  checkedAt: now.subtract({ hours }),
  differing: [] as string[],
});

test.each([
  ['was never restored on trial', null, true],
  ['was restored last night', checkedHoursAgo(12), false],
  ['missed one night', checkedHoursAgo(36), false],
  ['missed more', checkedHoursAgo(37), true],
  ['came back different', { ...checkedHoursAgo(1), differing: ['clients'] }, true],
])('a backup that %s', (_what, last, isUntested) => {
  expect(isBackupUntested(last, now)).toBe(isUntested);
});
