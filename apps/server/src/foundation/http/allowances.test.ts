import { expect, test } from 'vitest';
import { createAllowances } from './allowances.ts';

const FEW = { atOnce: 5, lot: 2, every: 100 };

function takeMany(take: (moment: number) => number, times: number, moment: number): number {
  return Array.from({ length: times }, () => take(moment)).filter((wait) => wait === 0).length;
}

test('after a calm while many pass at once, then a few in each moment', () => {
  const allowances = createAllowances(FEW);
  const take = (moment: number) => allowances.take('a', moment);
  expect(takeMany(take, 20, 1_000)).toBe(5);
  expect(takeMany(take, 20, 1_099)).toBe(0);
  expect(takeMany(take, 20, 1_100)).toBe(2);
  expect(takeMany(take, 20, 1_199)).toBe(0);
  expect(takeMany(take, 20, 1_350)).toBe(4);
  expect(takeMany(take, 20, 9_000)).toBe(5);
});

test('whoever has to wait is told whole seconds, and nobody waits for others', () => {
  const allowances = createAllowances(FEW);
  for (let times = 0; times < 5; times += 1) expect(allowances.take('a', 0)).toBe(0);
  expect(allowances.take('a', 0)).toBe(1);
  expect(allowances.take('b', 0)).toBe(0);
});

test('a clock that goes back takes nothing away', () => {
  const allowances = createAllowances(FEW);
  expect(allowances.take('a', 5_000)).toBe(0);
  expect(allowances.take('a', 1_000)).toBe(0);
});
