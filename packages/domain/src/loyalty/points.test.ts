import { expect, test } from 'vitest';
import { missingOf, pointsOf, pointsTotals, takenBackOf } from './points.ts';

test.each([
  [[], 0],
  [[10], 10],
  [[10, 0, 5], 15],
])('a visit earns the points of its services: %j', (each, expected) => {
  expect(pointsOf(each.map((loyaltyPoints) => ({ loyaltyPoints })))).toBe(expected);
});

test.each([
  ['all of it', 10, 25, 10],
  ['all that is there', 10, 4, 4],
  ['nothing of nothing', 10, 0, 0],
])('a visit that was not takes back %s', (_, earned, balance, expected) => {
  expect(takenBackOf(earned, balance)).toBe(expected);
});

test.each([
  ['all of it', 10, 0, 10],
  ['what is missing', 10, 4, 6],
  ['nothing of what is there', 10, 10, 0],
  ['nothing of more', 5, 10, 0],
])('a visit completed again earns %s', (_, promised, kept, expected) => {
  expect(missingOf(promised, kept)).toBe(expected);
});

test('what is left is what was earned without what was used', () => {
  const moved = { earned: 50, taken_back: -10, redeemed: -30, returned: 30 };
  expect(pointsTotals(moved)).toEqual({ balance: 40, earned: 40, used: 0 });
  expect(pointsTotals({ ...moved, returned: 0 })).toEqual({ balance: 10, earned: 40, used: 30 });
});
