import { expect, test } from 'vitest';
import { readPhone } from './client.ts';
import { phoneKeysLike } from './phone-likeness.ts';

const keyOf = (typed: string) => readPhone(typed)?.phoneKey ?? '';
const isLike = (one: string, other: string) => phoneKeysLike(keyOf(one)).includes(keyOf(other));

test.each([
  ['one digit is another', '11 98765-4321', '11 98765-4327'],
  ['two neighbours changed places', '11 98765-4321', '11 98765-3421'],
  ['one digit of the area is another', '11 98765-4321', '21 98765-4321'],
  ['also where the other was saved without the nine', '11 98765-4321', '11 8765-4322'],
])('phones resemble each other when %s', (_why, one, other) => {
  expect(isLike(one, other)).toBe(true);
  expect(isLike(other, one)).toBe(true);
});

test('two digits that are others, or none, make no likeness', () => {
  expect(isLike('11 98765-4321', '11 98765-4355')).toBe(false);
  expect(isLike('11 98765-4321', '11 8765-4321')).toBe(false);
  expect(phoneKeysLike('')).toEqual([]);
});
