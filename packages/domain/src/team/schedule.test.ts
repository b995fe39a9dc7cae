import { describe, expect, test } from 'vitest';
import { checkWeek, SCHEDULE_SENTENCES, type Shift, type WeekdayShifts } from './schedule.ts';

const at = (hour: number, until: number): Shift => ({ from: hour * 60, until: until * 60 });
const shift = (from: number, until: number, ...breaks: Shift[]) => ({ ...at(from, until), breaks });
const monday = (...shifts: WeekdayShifts['shifts']): WeekdayShifts => ({ weekday: 1, shifts });

describe('a week', () => {
  test.each<[string, WeekdayShifts[]]>([
    ['nothing at all', []],
    ['a day off', [monday()]],
    ['one shift with lunch', [monday(shift(8, 18, at(12, 13)))]],
    ['a whole day', [monday(shift(0, 24))]],
    ['shifts back to back', [monday(shift(8, 12), shift(12, 18))]],
    ['shifts in any order', [monday(shift(14, 18), shift(8, 12))]],
    ['breaks back to back, at the edges', [monday(shift(8, 18, at(8, 9), at(9, 10), at(17, 18)))]],
    ['the same hours on two days', [monday(shift(8, 12)), { weekday: 2, shifts: [shift(8, 12)] }]],
  ])('%s is possible', (_case, week) => {
    expect(checkWeek(week)).toEqual([]);
  });

  const { weekdayTwice, endsBeforeStart, shiftsOverlap, breakOutside, breaksOverlap } =
    SCHEDULE_SENTENCES;
  test.each<[string, WeekdayShifts, (string | number)[], string]>([
    ['an end before its start', monday(shift(18, 8)), [0, 'until'], endsBeforeStart],
    ['an end at its start', monday(shift(8, 8)), [0, 'until'], endsBeforeStart],
    [
      'overlapping shifts',
      monday(shift(8, 12), shift(14, 18), shift(11, 13)),
      [2, 'from'],
      shiftsOverlap,
    ],
    ['the same shift twice', monday(shift(8, 12), shift(8, 12)), [1, 'from'], shiftsOverlap],
    [
      'a break before its shift',
      monday(shift(8, 12, at(7, 9))),
      [0, 'breaks', 0, 'from'],
      breakOutside,
    ],
    [
      'a break that outlasts its shift',
      monday(shift(8, 12, at(11, 13))),
      [0, 'breaks', 0, 'until'],
      breakOutside,
    ],
    [
      'a break after its shift',
      monday(shift(8, 12, at(12, 13))),
      [0, 'breaks', 0, 'from'],
      breakOutside,
    ],
    [
      'a break that ends before it starts',
      monday(shift(8, 18, at(13, 12))),
      [0, 'breaks', 0, 'until'],
      endsBeforeStart,
    ],
    [
      'overlapping breaks',
      monday(shift(8, 18, at(10, 12), at(11, 13))),
      [0, 'breaks', 1, 'from'],
      breaksOverlap,
    ],
  ])('%s is impossible', (_case, day, path, message) => {
    const week = [{ weekday: 0, shifts: [] }, day];
    expect(checkWeek(week)).toEqual([{ path: [1, 'shifts', ...path], message }]);
  });

  test('a weekday stands in it once', () => {
    expect(checkWeek([monday(), monday(), monday()])).toEqual([
      { path: [1, 'weekday'], message: weekdayTwice },
      { path: [2, 'weekday'], message: weekdayTwice },
    ]);
  });

  test('everything wrong is told at once', () => {
    const week = [monday(shift(18, 8), shift(8, 12, at(7, 9))), monday(shift(8, 12), shift(8, 9))];
    expect(checkWeek(week).map(({ path }) => path)).toEqual([
      [1, 'weekday'],
      [0, 'shifts', 0, 'until'],
      [0, 'shifts', 1, 'breaks', 0, 'from'],
      [1, 'shifts', 1, 'from'],
    ]);
  });
});
