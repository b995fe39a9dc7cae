import { expect, test } from 'vitest';
import { birthdaysOn, readBirthday, typedBirthday } from './birthday.ts';

test.each([
  ['', ''],
  [' 5/3 ', '05/03'],
  ['31/12', '31/12'],
  ['29/02', '29/02'],
  ['30/02', null],
  ['31/04', null],
  ['00/01', null],
  ['12/13', null],
  ['1203', null],
  ['ontem', null],
])('%j is kept as %j', (typed, kept) => {
  expect(readBirthday(typed)).toBe(kept);
});

test.each([
  ['17', '17'],
  ['171', '17/1'],
  ['1711', '17/11'],
  ['17112', '17/11'],
  ['5/3', '5/3'],
  ['5/3a', '5/3'],
])('who types %s reads %s', (typed, shown) => {
  expect(typedBirthday(typed)).toBe(shown);
});

test.each([
  ['2026-11-17', ['17/11']],
  ['2026-02-28', ['28/02', '29/02']],
  ['2028-02-28', ['28/02']],
  ['2028-02-29', ['29/02']],
])('on %s it is the day of %j', (date, texts) => {
  expect(birthdaysOn(Temporal.PlainDate.from(date))).toEqual(texts);
});
