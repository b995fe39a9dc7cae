import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, cents, larger, percentOf, smaller, splitByWeights, sumOf } from './money.ts';

const anyAmount = fc.maxSafeInteger().map(cents);
const anyPrice = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map(cents);

test.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d as cents', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError);
});

test('there is only one zero', () => {
  expect(cents(-0)).toBe(0);
  expect(percentOf(10, cents(-1))).toBe(0);
});

test('sums amounts, and nothing is zero', () => {
  expect(sumOf([cents(10_00), cents(-2_50), cents(1)])).toBe(7_51);
  expect(sumOf([])).toBe(0);
});

test('tells the smaller and the larger of two amounts', () => {
  expect(smaller(cents(-5), cents(3))).toBe(-5);
  expect(smaller(cents(3), cents(-5))).toBe(-5);
  expect(larger(cents(-5), cents(3))).toBe(3);
  expect(larger(cents(3), cents(-5))).toBe(3);
});

test.each([
  [10, 80_00, 8_00],
  [50, 1, 1],
  [50, -1, -1],
  [49.99, 1, 0],
  [12.5, 1_00, 13],
  [12.5, -1_00, -13],
  [1.005, 100_00, 1_01],
  [1.005, -100_00, -1_01],
  [0.285, 1000_00, 2_85],
  [2.675, 20_00, 54],
  [3, 90_00, 2_70],
  [100, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [-10, 80_00, -8_00],
  [0, 80_00, 0],
  [1e-7, 80_00, 0],
])('%d%% of %d cents is %d cents', (percent, amount, expected) => {
  expect(percentOf(percent, cents(amount))).toBe(expected);
});

test('refuses a percentage that is not a number', () => {
  expect(() => percentOf(NaN, cents(1))).toThrow(RangeError);
});

test('a percentage up to 100 stays between zero and the amount', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), anyAmount, (percent, amount) => {
      const share = percentOf(percent, amount);

      expect(share).toBeGreaterThanOrEqual(Math.min(0, amount));
      expect(share).toBeLessThanOrEqual(Math.max(0, amount));
    }),
  );
});

test('a percentage is never more than half a cent away from the exact value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), anyPrice, (thousandths, amount) => {
      const exact = BigInt(amount) * BigInt(thousandths);
      const given = BigInt(percentOf(thousandths / 1000, amount)) * 100_000n;
      const distance = given > exact ? given - exact : exact - given;

      expect(distance <= 50_000n).toBe(true);
    }),
  );
});

test('the percentage of a refund undoes the percentage of the charge', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), anyPrice, (percent, amount) => {
      expect(percentOf(percent, amount) + percentOf(percent, cents(-amount))).toBe(0);
    }),
  );
});

test.each([
  [100_00, [1, 1, 1], [33_34, 33_33, 33_33]],
  [-100_00, [1, 1, 1], [-33_34, -33_33, -33_33]],
  [10_00, [70_00, 30_00], [7_00, 3_00]],
  [1, [1, 2], [0, 1]],
  [5, [0, 1, 0], [0, 5, 0]],
  [5, [0, 0], [3, 2]],
  [0, [3, 4], [0, 0]],
  [0, [], []],
  [100, [0.1, 0.2, 0.7], [10, 20, 70]],
  [100, [33.3, 33.3, 33.4], [33, 33, 34]],
])('%d cents split by %j give %j', (total, weights, expected) => {
  expect(splitByWeights(cents(total), weights)).toEqual(expected);
});

test('refuses weights that cannot divide a total', () => {
  expect(() => splitByWeights(cents(1), [])).toThrow(RangeError);
  expect(() => splitByWeights(cents(1), [1, -1])).toThrow(RangeError);
  expect(() => splitByWeights(cents(1), [NaN])).toThrow(RangeError);
  expect(() => splitByWeights(cents(1), [Infinity])).toThrow(RangeError);
});

const anyWeights = fc.array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), {
  minLength: 1,
  maxLength: 12,
});

test('shares always add up to the total', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (total, weights) => {
      expect(exactSum(splitByWeights(total, weights))).toBe(BigInt(total));
    }),
  );
});

test('a share is less than one cent away from its exact part', () => {
  const wholeWeights = fc.array(fc.integer({ min: 1, max: 1_000_00 }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyPrice, wholeWeights, (total, weights) => {
      const sum = weights.reduce((left, right) => left + right, 0);

      splitByWeights(total, weights).forEach((share, index) => {
        const exact = BigInt(total) * BigInt(weights[index] ?? 0);
        const distance = BigInt(share) * BigInt(sum) - exact;
        expect(distance < BigInt(sum) && distance > -BigInt(sum)).toBe(true);
      });
    }),
  );
});

test('who weighs nothing gets nothing, as long as someone weighs something', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (total, weights) => {
      expect(splitByWeights(total, [...weights, 0, 1]).at(-2)).toBe(0);
    }),
  );
});

function exactSum(amounts: readonly Cents[]): bigint {
  return amounts.reduce((total, amount) => total + BigInt(amount), 0n);
}
