import { expect, test } from 'vitest';
import { isBackupDue, isTrialDue, readMoment } from './backup-time.ts';

const at = Temporal.Instant.from;

test.each([
  ['none yet', null, '2026-11-17T12:00:00Z', true],
  ['of last night', '2026-11-17T06:00:10Z', '2026-11-17T23:00:00Z', false],
  ['before the next night', '2026-11-17T06:00:10Z', '2026-11-18T05:59:59Z', false],
  ['of the night before', '2026-11-16T06:00:10Z', '2026-11-17T06:00:00Z', true],
  ['made by hand in the evening', '2026-11-16T22:00:00Z', '2026-11-17T06:00:00Z', true],
  ['of last week', '2026-11-09T06:00:00Z', '2026-11-17T02:00:00Z', true],
] as const)('a backup %s', (_name, newest, now, isDue) => {
  expect(isBackupDue(newest && at(newest), at(now))).toBe(isDue);
});

test.each([
  ['never was', null, null, true],
  ['was good last night', '2026-11-17T06:05:00Z', null, false],
  ['was good the night before', '2026-11-16T06:05:00Z', null, true],
  ['failed just now', '2026-11-17T11:30:00Z', 'no room', false],
  ['failed an hour ago', '2026-11-17T11:00:00Z', 'no room', true],
])('a trial restore that %s', (_name, last, failure, isDue) => {
  const trial = last === null ? null : { checkedAt: at(last), failure };
  expect(isTrialDue(trial, at('2026-11-17T12:00:00Z'))).toBe(isDue);
});

test.each([
  ['2026-11-15 14:05', '2026-11-15T17:05:00Z'],
  ['2026-11-15T14:05:30', '2026-11-15T17:05:30Z'],
  ['2026-11-15T14:05:00Z', '2026-11-15T14:05:00Z'],
  ['2026-11-15T14:05:00-02:00', '2026-11-15T16:05:00Z'],
  ['ontem', null],
  ['2026-13-45 99:00', null],
])('reads the moment %s', (text, instant) => {
  expect(readMoment(text)?.toString() ?? null).toBe(instant);
});
