import { expect, test } from 'vitest';
import { dayIn, daysIn, idIn, numberFrom, periodOr, withoutBlanks } from './address-values.ts';

test('a day of the calendar is read, anything else is nothing', () => {
  expect(dayIn('2026-02-28')).toBe('2026-02-28');
  expect(['2026-02-30', 'ontem', 20260228, null, undefined].map(dayIn)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('two days are read in order, whichever way they stand', () => {
  const days = { first: '2026-01-01', last: '2026-12-31' };
  expect(daysIn(days.first, days.last)).toEqual(days);
  expect(daysIn(days.last, days.first)).toEqual(days);
  expect(daysIn(days.last, 'ontem')).toEqual({ first: days.last, last: undefined });
});

test('what a period leaves open is as usual, and never the other way round', () => {
  const usual = { first: '2026-11-01', last: '2026-11-30' };
  const nothing = { first: undefined, last: undefined };
  expect(periodOr(usual, nothing)).toEqual(usual);
  expect(periodOr(usual, { ...nothing, first: '2026-11-05' })).toEqual({
    ...usual,
    first: '2026-11-05',
  });
  const [before, after] = ['2026-10-05', '2026-12-05'];
  expect(periodOr(usual, { ...nothing, last: before })).toEqual({ first: before, last: before });
  expect(periodOr(usual, { ...nothing, first: after })).toEqual({ first: after, last: after });
});

test('an id is read, anything else is nothing', () => {
  const id = '01990000-0000-7000-8000-0000000000d1';
  expect(idIn(id)).toBe(id);
  expect(['lixo', `${id}0`, 7, {}].map(idIn)).toEqual(Array.from({ length: 4 }, () => undefined));
});

test('what the address leaves open is not in the view', () => {
  expect(withoutBlanks({ one: 'a', other: undefined })).toStrictEqual({ one: 'a' });
});

test('a whole number between its bounds is read, also as a text', () => {
  const month = numberFrom(1, 12);
  expect([1, 12, '3'].map(month)).toEqual([1, 12, 3]);
  expect([0, 13, 1.5, '', 'x', null, undefined, [3]].map(month)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});
