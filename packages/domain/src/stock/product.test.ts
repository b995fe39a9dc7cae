import { expect, test } from 'vitest';
import { foundNow, isLow, isSellableQuantity, needsAttention, reorderQuantity } from './product.ts';

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
  ['nothing moved since', { counted: 9, expected: 10 }, 10, 9],
  ['one was sold since', { counted: 10, expected: 11 }, 10, 9],
  ['some came since', { counted: 0, expected: 0 }, 6, 6],
  ['more left than were found', { counted: 1, expected: 8 }, 5, 0],
])('what is found when %s', (_name, count, currentStock, found) => {
  expect(foundNow(count, currentStock)).toBe(found);
});
