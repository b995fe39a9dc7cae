import { expect, test } from 'vitest';
import { openingHoursOf } from './opening-hours.ts';

const nine = 9 * 60;
const noon = 12 * 60;
const one = 13 * 60;
const six = 18 * 60;

const lunch = { from: noon, until: one };
const day = (weekday: number, from: number, until: number, breaks = [lunch]) => ({
  weekday,
  shifts: [{ from, until, breaks }],
});

test('one person is there when she works, without her break', () => {
  expect(openingHoursOf([[day(2, nine, six)]])).toEqual([
    {
      weekday: 2,
      hours: [
        { from: nine, until: noon },
        { from: one, until: six },
      ],
    },
  ]);
});

test('a company is open as long as anybody works, whoever has a break', () => {
  const bia = [day(2, nine, six)];
  const caio = [day(2, 10 * 60, 20 * 60, [])];
  expect(openingHoursOf([bia, caio])).toEqual([
    { weekday: 2, hours: [{ from: nine, until: 20 * 60 }] },
  ]);
});

test('days come from Sunday on, and those on which nobody works are missing', () => {
  const weeks = [[day(6, nine, noon, [])], [{ weekday: 3, shifts: [] }, day(0, nine, noon, [])]];
  expect(openingHoursOf(weeks).map(({ weekday }) => weekday)).toEqual([0, 6]);
  expect(openingHoursOf([])).toEqual([]);
});
