import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_BACKOFF,
  type Backoff,
  CODES_BACKOFF,
  type Failures,
  KNOWN_DEVICE_BACKOFF,
  NETWORK_BACKOFF,
  secondsToWait,
} from './backoff.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');
const after = (count: number, seconds: number) =>
  secondsToWait(ACCOUNT_BACKOFF, { count, lastAt: noon }, noon.add({ seconds }));

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [4, 0, 0],
  [5, 0, 5],
  [5, 4, 1],
  [5, 5, 0],
  [6, 0, 10],
  [10, 0, 160],
  [11, 0, 300],
  [1000, 0, 300],
  [1000, 299, 1],
  [1000, 300, 0],
])('after %i failures, %i seconds after the last, one waits %i seconds', (count, since, wait) => {
  expect(after(count, since)).toBe(wait);
});

describe('whoever never tires', () => {
  test.each([
    ['of one account', ACCOUNT_BACKOFF, 100],
    ['of one known device', KNOWN_DEVICE_BACKOFF, 100],
    ['of the codes of one account', CODES_BACKOFF, 100],
    ['from one network', NETWORK_BACKOFF, 200],
  ])('guesses at passwords %s', (_what, backoff, fewer) => {
    expect(mostInAnHour(backoff)).toBeLessThan(fewer);
  });

  test('is not made to wait longer than five minutes, and behind a network one', () => {
    for (const { pausesInSeconds } of [ACCOUNT_BACKOFF, KNOWN_DEVICE_BACKOFF, CODES_BACKOFF]) {
      expect(Math.max(...pausesInSeconds)).toBe(300);
    }
    expect(Math.max(...NETWORK_BACKOFF.pausesInSeconds)).toBe(60);
  });
});

/** Tries at the first moment it may, for a day, and answers the busiest hour. */
function mostInAnHour(backoff: Backoff): number {
  let failures: Failures = { count: 0, lastAt: noon };
  const tries: number[] = [];
  for (let seconds = 0; seconds < 24 * 3600; ) {
    const now = noon.add({ seconds });
    const wait = secondsToWait(backoff, failures, now);
    if (wait > 0) {
      seconds += wait;
      continue;
    }
    tries.push(seconds);
    failures = { count: failures.count + 1, lastAt: now };
  }
  return Math.max(
    ...tries.map((from) => tries.filter((one) => one >= from && one < from + 3600).length),
  );
}
