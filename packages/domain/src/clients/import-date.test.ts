import { expect, test } from 'vitest';
import { readBirthDate } from './import-date.ts';

const today = Temporal.PlainDate.from('2026-03-10');

test.each([
  ['21/05/1990', '1990-05-21'],
  ['1/5/1990', '1990-05-01'],
  ['21-05-1990', '1990-05-21'],
  ['21.05.1990', '1990-05-21'],
  ['21/05/90', '1990-05-21'],
  ['21-05-26', '2026-05-21'],
  ['21/05/27', '1927-05-21'],
  ['1990-05-21', '1990-05-21'],
  ['1990/5/21', '1990-05-21'],
  ['19900521', '1990-05-21'],
  ['21051990', '1990-05-21'],
  ['1990-05-21T00:00:00Z', '1990-05-21'],
  ['21/05/1990 00:00', '1990-05-21'],
  ['33014', '1990-05-21'],
  [' 29/02/2000 ', '2000-02-29'],
])('%s is %s', (text, date) => {
  const before = Temporal.PlainDate.from('2026-12-31');
  expect(readBirthDate(text, before)?.toString()).toBe(date);
});

test.each([
  ['a day the calendar lacks', '31/02/1990'],
  ['29 February of an ordinary year', '29/02/1999'],
  ['a month of American writing', '05/21/1990'],
  ['tomorrow', '11/03/2026'],
  ['the century before the last', '21/05/1899'],
  ['a number too small', '12'],
  ['words', 'maio'],
  ['no year', '21/05'],
  ['nothing', ''],
  ['a serial of the future', '60000'],
])('refuses %s', (_case, text) => {
  expect(readBirthDate(text, today)).toBeNull();
});

test('two digits of a year are the past century when this one has not come so far', () => {
  expect(readBirthDate('01/01/26', today)?.toString()).toBe('2026-01-01');
  expect(readBirthDate('01/01/27', today)?.toString()).toBe('1927-01-01');
});
