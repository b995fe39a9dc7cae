import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Attempts,
  attemptOnceMore,
  forgiveAttempts,
  guardAttempt,
  noAttempts,
  pauseAfter,
} from './attempt-limiter.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-10T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function tryTimes(times: number, name: string): number[] {
  return Array.from({ length: times }, () => guardAttempt(name));
}

test('ten attempts go through in a quarter of an hour, the eleventh does not', () => {
  expect(tryTimes(10, 'eleven')).toEqual(Array(10).fill(0));
  expect(guardAttempt('eleven')).toBe(15 * 60);
});

test('what it says to wait is enough', () => {
  tryTimes(10, 'patience');
  const wait = guardAttempt('patience');

  vi.advanceTimersByTime(wait * 1000 - 1000);
  expect(guardAttempt('patience')).toBeGreaterThan(0);
  vi.setSystemTime(START + 20 * MINUTE);
  expect(guardAttempt('patience')).toBe(0);
});

test('one form does not stop another', () => {
  tryTimes(11, 'sign-in-form');
  expect(guardAttempt('recovery-form')).toBe(0);
});

test('whoever keeps trying waits twice as long each time, five minutes at most', () => {
  expect([0, 1, 2, 3].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000]);
  expect([8, 9, 50].map(pauseAfter)).toEqual([256_000, 300_000, 300_000]);
});

test('trying again shortly before the end makes the wait longer', () => {
  const full: Attempts = { ...noAttempts, madeAt: Array(10).fill(START) };
  const shortlyBefore = START + 15 * MINUTE - 1000;
  let attempts = full;
  for (let refusal = 0; refusal < 5; refusal += 1) {
    attempts = attemptOnceMore(attempts, shortlyBefore);
  }
  expect(attempts.blockedUntil).toBe(shortlyBefore + 16_000);
  expect(attemptOnceMore(attempts, shortlyBefore + 15_999).madeAt).toHaveLength(0);
  expect(attemptOnceMore(attempts, shortlyBefore + 16_000)).toMatchObject({
    madeAt: [shortlyBefore + 16_000],
    refusals: 0,
  });
});

test('whatever went well is forgiven: a whole team signs in on one computer', () => {
  for (let person = 1; person <= 30; person++) {
    expect(guardAttempt('team')).toBe(0);
    forgiveAttempts('team');
  }
});
