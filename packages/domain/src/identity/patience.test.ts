import { describe, expect, test } from 'vitest';
import {
  type Failures,
  type Patience,
  secondsToWait,
  WITH_ACCOUNT,
  WITH_CODES,
  WITH_KNOWN_DEVICE,
  WITH_NETWORK,
} from './patience.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');
const after = (count: number, seconds: number) =>
  secondsToWait(WITH_ACCOUNT, { count, lastAt: noon }, noon.add({ seconds }));

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
    ['of one account', WITH_ACCOUNT, 100],
    ['of one known device', WITH_KNOWN_DEVICE, 100],
    ['of the codes of one account', WITH_CODES, 100],
    ['from one network', WITH_NETWORK, 200],
  ])('guesses at passwords %s', (_what, patience, fewer) => {
    expect(mostInAnHour(patience)).toBeLessThan(fewer);
  });

  test('is not made to wait longer than five minutes, and behind a network one', () => {
    for (const { pausesInSeconds } of [WITH_ACCOUNT, WITH_KNOWN_DEVICE, WITH_CODES]) {
      expect(Math.max(...pausesInSeconds)).toBe(300);
    }
    expect(Math.max(...WITH_NETWORK.pausesInSeconds)).toBe(60);
  });
});

/** Tries at the first moment it may, for a day, and answers the busiest hour. */
function mostInAnHour(patience: Patience): number {
  let failures: Failures = { count: 0, lastAt: noon };
  const tries: number[] = [];
  for (let seconds = 0; seconds < 24 * 3600; ) {
    const now = noon.add({ seconds });
    const wait = secondsToWait(patience, failures, now);
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
