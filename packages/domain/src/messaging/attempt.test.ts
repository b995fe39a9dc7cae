import { describe, expect, test } from 'vitest';
import { afterTrouble, goesAnotherWay, nextChannel, retryAt } from './attempt.ts';
import { askedAgainAt } from './doubt.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const inSeconds = (seconds: number) => now.add({ seconds });

describe('an attempt that surely sent nothing', () => {
  test.each([
    ['reminder', 1, 5],
    ['reminder', 2, 10],
    ['marketing', 2, 10],
    ['answer', 1, 5],
  ] as const)('of a line is made again: %s, attempt %i', (nature, attempts, seconds) => {
    expect(afterTrouble({ of: 'line' }, { nature, attempts }, now)).toEqual({
      next: 'again',
      at: inSeconds(seconds),
    });
  });

  test('waits as long as the gateway says', () => {
    const trouble = { of: 'line', waitSeconds: 59.2 } as const;
    expect(afterTrouble(trouble, { nature: 'notice', attempts: 1 }, now)).toEqual({
      next: 'again',
      at: inSeconds(60),
    });
  });

  test.each([
    ['notice', { next: 'pass-on' }],
    ['reminder', { next: 'pass-on' }],
    ['answer', { next: 'fail' }],
    ['marketing', { next: 'again', at: inSeconds(600) }],
  ] as const)('of a line is the last one after three: %s', (nature, step) => {
    expect(afterTrouble({ of: 'line' }, { nature, attempts: 3 }, now)).toEqual(step);
  });

  test.each([
    ['notice', { next: 'pass-on' }],
    ['answer', { next: 'fail' }],
    ['marketing', { next: 'fail' }],
  ] as const)('of the message itself is not made again: %s', (nature, step) => {
    expect(afterTrouble({ of: 'message' }, { nature, attempts: 1 }, now)).toEqual(step);
  });

  test('for the cap of a person waits a day, and fails in the end', () => {
    const of = { of: 'cap' } as const;
    expect(afterTrouble(of, { nature: 'marketing', attempts: 1 }, now)).toEqual({
      next: 'again',
      at: now.add({ hours: 24 }),
    });
    expect(afterTrouble(of, { nature: 'marketing', attempts: 3 }, now)).toEqual({ next: 'fail' });
  });
});

describe('instead of waiting', () => {
  const until = inSeconds(3600);
  test.each([
    ['notice', 'day-cap', null, true],
    ['reminder', 'strangers-stopped', null, true],
    ['marketing', 'day-cap', null, false],
    ['notice', 'hour-limit', null, false],
    ['reminder', 'hour-limit', inSeconds(3600), true],
    ['reminder', 'hour-limit', inSeconds(3601), false],
    ['answer', 'hour-limit', inSeconds(1), false],
  ] as const)('%s, %s: another way', (nature, because, tooLateAt, expected) => {
    expect(goesAnotherWay({ nature, tooLateAt }, { until, because })).toBe(expected);
  });
});

test.each([
  [['whatsapp', 'email', 'link'], 'whatsapp', ['email', 'link'], 'email'],
  [['whatsapp', 'email', 'link'], 'whatsapp', ['link'], 'link'],
  [['whatsapp', 'email', 'link'], 'email', ['whatsapp', 'link'], 'link'],
  [['whatsapp'], 'whatsapp', ['email', 'link'], null],
  [['email', 'link'], 'whatsapp', ['email', 'link'], 'email'],
  [['email', 'whatsapp', 'link'], null, ['email', 'whatsapp', 'link'], 'email'],
  [['email', 'whatsapp', 'link'], null, ['whatsapp', 'link'], 'whatsapp'],
  [['email', 'whatsapp', 'link'], 'email', ['whatsapp', 'link'], 'whatsapp'],
  [['email', 'whatsapp', 'link'], 'whatsapp', ['email', 'link'], 'link'],
] as const)('of %j after %s, reached by %j: %s', (order, tried, reached, expected) => {
  const reaches = (channel: (typeof reached)[number] | 'whatsapp' | 'email' | 'link') =>
    (reached as readonly string[]).includes(channel);
  expect(nextChannel(order, { tried, reaches })).toBe(expected);
});

test('a doubt is asked about four times', () => {
  const asked = [60, 120, 300, 600].map((seconds) => askedAgainAt(now, inSeconds(seconds)));
  expect(asked).toEqual([inSeconds(120), inSeconds(300), inSeconds(600), null]);
});

test.each([
  [1, '2026-03-10T15:00:05Z'],
  [2, '2026-03-10T15:00:10Z'],
])('after attempt %i it is tried again at %s', (attempts, expected) => {
  expect(String(retryAt(attempts, now))).toBe(expected);
});

test.each([3, 4])('after attempt %i it has failed', (attempts) => {
  expect(retryAt(attempts, now)).toBeNull();
});
