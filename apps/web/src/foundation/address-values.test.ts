import { expect, test } from 'vitest';
import { dayIn, idIn, withoutBlanks } from './address-values.ts';

test('a day of the calendar is read, anything else is nothing', () => {
  expect(dayIn('2026-02-28')).toBe('2026-02-28');
  expect(['2026-02-30', 'ontem', 20260228, null, undefined].map(dayIn)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('an id is read, anything else is nothing', () => {
  const id = '01990000-0000-7000-8000-0000000000d1';
  expect(idIn(id)).toBe(id);
  expect(['lixo', `${id}0`, 7, {}].map(idIn)).toEqual(Array.from({ length: 4 }, () => undefined));
});

test('what the address leaves open is not in the view', () => {
  expect(withoutBlanks({ one: 'a', other: undefined })).toStrictEqual({ one: 'a' });
});
