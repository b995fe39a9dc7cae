import { expect, test } from 'vitest';
import { retryAt } from './retry.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');

test.each([
  [1, '2026-03-10T12:00:05Z'],
  [2, '2026-03-10T12:00:10Z'],
])('after attempt %i it is tried again at %s', (attempts, expected) => {
  expect(String(retryAt(attempts, now))).toBe(expected);
});

test.each([3, 4])('after attempt %i it has failed', (attempts) => {
  expect(retryAt(attempts, now)).toBeNull();
});
