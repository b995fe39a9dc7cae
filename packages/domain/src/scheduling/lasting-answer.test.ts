import { expect, test } from 'vitest';
import { answerHoldsUntil } from './lasting-answer.ts';

const zone = 'America/Sao_Paulo';
const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const minuteOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 60_000;

test.each([
  ['its first time becomes too soon', '2026-03-10T17:00:00Z', 30, '2026-03-10T16:30:00Z'],
  ['midnight, with a first time far away', '2026-03-12T17:00:00Z', 30, '2026-03-11T03:00:00Z'],
  ['midnight, without any time', null, 30, '2026-03-11T03:00:00Z'],
  ['the notice of days reaches its time', '2026-03-12T17:00:00Z', 2880, '2026-03-10T17:00:00Z'],
])('an answer holds until %s', (_case, first, noticeMinutes, expected) => {
  const firstStart = first === null ? null : minuteOf(first);
  const until = answerHoldsUntil({ firstStart, noticeMinutes, zone }, now);
  expect(Temporal.Instant.fromEpochMilliseconds(until).toString()).toBe(expected);
});

test('where the clocks jump forward at midnight, the day ends with them', () => {
  const evening = Temporal.Instant.from('2018-11-03T20:00:00-03:00');
  const until = answerHoldsUntil({ firstStart: null, noticeMinutes: 0, zone }, evening);
  expect(until).toBe(Temporal.Instant.from('2018-11-04T03:00:00Z').epochMilliseconds);
});
