import { expect, test } from 'vitest';
import { addDays, addMonths, fullDate, longDate, monthName, weeksOf } from './calendar-month.ts';

test('a month has whole weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11');

  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
  expect(weeksOf('2026-12')[0]?.slice(0, 3)).toEqual([null, null, '2026-12-01']);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('days and months run over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('dates are said in Portuguese', () => {
  expect(longDate('2026-11-16')).toBe('segunda-feira, 16 de novembro');
  expect(fullDate('2026-11-16')).toBe('segunda-feira, 16 de novembro de 2026');
  expect(monthName('2026-11')).toBe('novembro de 2026');
});
