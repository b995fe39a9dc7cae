import { expect, test } from 'vitest';
import { USUAL_HOURS, weekOfHours } from './first-team.ts';
import { checkWeek } from './schedule.ts';

test('usual hours are a possible week, Tuesday to Saturday', () => {
  const week = weekOfHours(USUAL_HOURS);
  expect(checkWeek(week)).toEqual([]);
  expect(week.map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6]);
  expect(week[0]?.shifts).toEqual([{ from: 540, until: 1080, breaks: [] }]);
});

test('days come in the order of the week, however they were ticked', () => {
  const week = weekOfHours({ weekdays: [5, 1, 3], hours: { from: 600, until: 660 } });
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 3, 5]);
});

test('without days there is no week', () => {
  expect(weekOfHours({ weekdays: [], hours: { from: 600, until: 660 } })).toEqual([]);
});
