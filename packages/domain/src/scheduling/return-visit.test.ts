import { expect, test } from 'vitest';
import { daysUntilReturn, returnDate, returnWeek, soonest, usualInterval } from './return-visit.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-10');

test.each([
  ['nothing is known of a first visit', ['2026-01-01'], null, null],
  ['a first visit follows the service', ['2026-01-01'], 30, 30],
  ['her own rhythm comes first', ['2026-01-01', '2026-01-22'], 30, 21],
  [
    'the middle of her gaps, whatever one holiday did',
    ['2026-01-01', '2026-01-22', '2026-02-12', '2026-06-12'],
    null,
    21,
  ],
  ['between two gaps lies their mean', ['2026-01-01', '2026-01-11', '2026-01-31'], null, 15],
  ['two on one day are one visit', ['2026-01-01', '2026-01-01'], 30, 30],
  ['in any order', ['2026-01-22', '2026-01-01'], null, 21],
] as const)('%s', (_rule, dates, ofService, days) => {
  expect(usualInterval(dates.map(day), ofService)).toBe(days);
});

test('of several services the first that is due calls her back', () => {
  expect(soonest([45, null, 28])).toBe(28);
  expect(soonest([null])).toBeNull();
  expect(soonest([])).toBeNull();
});

test.each([
  [1, 1],
  [3.5, 4],
  [6, 6],
  [6.5, 7],
  [10, 7],
  [10.5, 14],
  [30, 28],
  [32, 35],
])('a rhythm of %s days is due after %s', (rhythm, days) => {
  expect(daysUntilReturn(rhythm)).toBe(days);
  expect(daysUntilReturn(Math.round(rhythm))).toBe(days);
});

test('people keep their day of the week', () => {
  expect(returnDate(today, 30, today).toString()).toBe('2026-04-07');
  expect(returnDate(today, 7, today).toString()).toBe('2026-03-17');
  expect(returnDate(today, 3, today).toString()).toBe('2026-03-13');
});

test('what is due already is booked from tomorrow on', () => {
  expect(returnDate(day('2025-01-01'), 30, today).toString()).toBe('2026-03-11');
  expect(returnDate(day('2026-03-03'), 7, today).toString()).toBe('2026-03-11');
});

test('whoever was due before the Monday of this week is late', () => {
  for (const today of ['2026-03-09', '2026-03-11', '2026-03-15'])
    expect(returnWeek(Temporal.PlainDate.from(today)).toString()).toBe('2026-03-09');
  expect(returnWeek(Temporal.PlainDate.from('2026-03-16')).toString()).toBe('2026-03-16');
});
