import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0min'],
  [1, '1min'],
  [45, '45min'],
  [59, '59min'],
  [60, '1h'],
  [61, '1h 1min'],
  [90, '1h 30min'],
  [120, '2h'],
  [1440, '24h'],
])('%d minutes are written %s', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});
