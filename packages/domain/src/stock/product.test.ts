import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  hasMovedSince,
  isBeyondWorth,
  isLow,
  isSellableQuantity,
  needsAttention,
  reorderQuantity,
} from './product.ts';

test.each([
  [3, 3, true],
  [3.001, 3, false],
  [0, 0, true],
])('%d with a minimum of %d is low: %s', (currentStock, minimumStock, low) => {
  expect(isLow({ currentStock, minimumStock })).toBe(low);
});

test('only a low one in use, with its alert on, needs attention', () => {
  const low = { currentStock: 1, minimumStock: 2, lowStockAlert: true, active: true };
  expect(needsAttention(low)).toBe(true);
  expect(needsAttention({ ...low, lowStockAlert: false })).toBe(false);
  expect(needsAttention({ ...low, active: false })).toBe(false);
  expect(needsAttention({ ...low, currentStock: 3 })).toBe(false);
});

test.each([
  [1, 3, 5],
  [3, 3, 3],
  [0.4, 3, 6],
  [0, 0, 1],
])('with %d of a minimum of %d one orders %d', (currentStock, minimumStock, ordered) => {
  expect(reorderQuantity({ currentStock, minimumStock })).toBe(ordered);
});

test.each([
  ['un', 2, true],
  ['un', 1.5, false],
  ['cx', 0.5, false],
  ['ml', 1.5, true],
  ['ml', 0, false],
  ['un', -1, false],
  ['un', Number.NaN, false],
])('%s: %d can be sold: %s', (unit, quantity, sellable) => {
  expect(isSellableQuantity(unit, quantity)).toBe(sellable);
});

test.each([
  ['nothing moved since', 10, 10, false],
  ['sums of floats come to the same', 0.3, 0.1 + 0.2, false],
  ['one was sold since', 11, 10, true],
  ['some came since', 0, 6, true],
])('a count is of what lies there: %s', (_name, expected, currentStock, moved) => {
  expect(hasMovedSince({ expected }, currentStock)).toBe(moved);
});

test.each([
  [999_999, 0, 1_00, false],
  [0, 999_999, 9_999_999_99, true],
  [10_000.01, 0, 999_999_999, true],
])('%d counted for %d at %d is beyond what is kept: %s', (counted, expected, cost, beyond) => {
  expect(isBeyondWorth({ counted, expected }, cents(cost))).toBe(beyond);
});
