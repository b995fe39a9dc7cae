import { expect, test } from 'vitest';
import {
  acquaintanceOf,
  dayAt,
  daysConnected,
  endOf,
  gapAfter,
  hourAt,
  newPeopleADay,
} from './pace.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');

test.each([
  ['new', 0, 6_000],
  ['new', 0.5, 10_500],
  ['new', 0.999999, 15_000],
  ['known', 0, 6_000],
  ['talking', 0, 1_500],
  ['talking', 0.999999, 3_000],
] as const)('after a message to somebody %s, with chance %d, %i ms pass', (to, random, gap) => {
  expect(gapAfter(to, random)).toBe(gap);
});

test.each([
  ['nobody ever wrote', null, false, 'new'],
  ['we wrote', null, true, 'known'],
  ['she wrote a moment ago', now.subtract({ seconds: 1 }), false, 'talking'],
  ['she wrote almost a day ago', now.subtract({ hours: 23, minutes: 59 }), true, 'talking'],
  ['she wrote a day ago', now.subtract({ hours: 24 }), false, 'known'],
] as const)('when %s', (_case, lastWrote, wasWrittenTo, expected) => {
  expect(acquaintanceOf({ lastWrote, wasWrittenTo }, now)).toBe(expected);
});

test('an hour begins with its first message and is counted anew after it', () => {
  const hour = { from: now, sent: 100 };
  expect(hourAt(null, now)).toEqual({ from: now, sent: 0 });
  expect(hourAt(hour, now.add({ minutes: 59 }))).toBe(hour);
  const later = now.add({ hours: 1 });
  expect(endOf(hour)).toEqual(later);
  expect(hourAt(hour, later)).toEqual({ from: later, sent: 0 });
});

test('a day is counted anew when the next one begins', () => {
  const day = Temporal.PlainDate.from('2026-03-10');
  const counted = { day, newPeople: 7 };
  expect(dayAt(counted, day)).toBe(counted);
  expect(dayAt(counted, day.add({ days: 1 })).newPeople).toBe(0);
  expect(dayAt(null, day)).toEqual({ day, newPeople: 0 });
});

test.each([
  [-1, 20],
  [0, 20],
  [1, 25],
  [2, 31],
  [7, 95],
  [13, 363],
  [14, 400],
  [3650, 400],
])('on day %i of a connection %i new people may be written to', (day, expected) => {
  expect(newPeopleADay(day)).toBe(expected);
});

test('a connection is a day old when the next day of the company begins', () => {
  const evening = Temporal.Instant.from('2026-03-11T02:30:00Z');
  const zone = 'America/Sao_Paulo';
  expect(daysConnected(evening, zone, evening.add({ minutes: 29 }))).toBe(0);
  expect(daysConnected(evening, zone, evening.add({ minutes: 30 }))).toBe(1);
});
