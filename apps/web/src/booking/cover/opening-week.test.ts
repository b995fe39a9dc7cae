import { expect, test } from 'vitest';
import { hoursOn, openingLines } from './opening-week.ts';

const all = [{ from: 540, until: 1080 }];
const parted = [
  { from: 540, until: 720 },
  { from: 780, until: 1440 },
];

test('days with the same hours stand together, from Monday on', () => {
  const week = [2, 3, 4, 5].map((weekday) => ({ weekday, hours: all }));
  expect(openingLines([...week, { weekday: 6, hours: parted }])).toEqual([
    { days: 'segunda', hours: 'fechado' },
    { days: 'terça a sexta', hours: '09:00–18:00' },
    { days: 'sábado', hours: '09:00–12:00, 13:00–24:00' },
    { days: 'domingo', hours: 'fechado' },
  ]);
});

test('two days are joined by a word of their own, and Sunday closes the week', () => {
  const week = [6, 0].map((weekday) => ({ weekday, hours: all }));
  expect(openingLines(week).map(({ days }) => days)).toEqual([
    'segunda a sexta',
    'sábado e domingo',
  ]);
  expect([hoursOn(0, week), hoursOn(1, week)]).toEqual(['09:00–18:00', 'fechado']);
});
