import { expect, test } from 'vitest';
import { decimalOf, unitsAt } from './decimal.ts';

test.each([
  [0, 0n, 0],
  [-0, 0n, 0],
  [10, 10n, 0],
  [1.005, 1005n, 3],
  [-2.5, -25n, 1],
  [0.000_000_1, 1n, 7],
  [1e21, 1_000_000_000_000_000_000_000n, 0],
])('%d is read as it is written', (value, units, decimals) => {
  expect(decimalOf(value)).toEqual({ units, decimals });
});

test.each([NaN, Infinity, -Infinity])('refuses %d', (value) => {
  expect(() => decimalOf(value)).toThrow(RangeError);
});

test('counts the same value in smaller units', () => {
  expect(unitsAt(5, decimalOf(1.005))).toBe(100_500n);
  expect(unitsAt(3, decimalOf(1.005))).toBe(1005n);
});

test('refuses units too large to hold the value', () => {
  expect(() => unitsAt(2, decimalOf(1.005))).toThrow(RangeError);
});
