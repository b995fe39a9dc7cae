import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sumOf } from '../shared/money.ts';
import { owedBackOf, stillOwedOf } from './owed.ts';

test.each([
  ['nothing', 0, [2000, 1000]],
  ['a part of the first', 500, [1500, 1000]],
  ['all of the first and some of the next', 2300, [0, 700]],
  ['all of it', 3000, [0, 0]],
  ['more than all of it', 9000, [0, 0]],
])('what was paid out before is taken off in order: %s', (_case, paidBefore, owed) => {
  expect(stillOwedOf([cents(2000), cents(1000)], cents(paidBefore))).toEqual(owed);
});

test('nobody gets more than her shares, and the less was paid before the more is owed of each', () => {
  const amount = fc.nat({ max: 10_000 });
  fc.assert(
    fc.property(fc.array(amount), amount, amount, (some, one, other) => {
      const shares = some.map(cents);
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(cents);
      const owed = stillOwedOf(shares, less ?? cents(0));
      const all = sumOf(shares);
      expect(sumOf(owed)).toBe(all - Math.min(all, less ?? 0));
      const fewer = stillOwedOf(shares, more ?? cents(0));
      expect(fewer.every((left, place) => left >= 0 && left <= (owed[place] ?? 0))).toBe(true);
    }),
  );
});

test.each([
  ['nothing', 0, [2000, 1000]],
  ['less than the first', 500, [1500, 1000]],
  ['all of the first and some of the next', 2300, [0, 700]],
  ['all of it', 3000, [0, 0]],
  ['more than all of it', 9000, [0, 0]],
])('what was paid out is hers as far as it was earned anew: %s', (_case, earned, owedBack) => {
  expect(owedBackOf([cents(2000), cents(1000)], cents(earned))).toEqual(owedBack);
});

test('never do both owe something, and what she has and gets is what she earned', () => {
  const amounts = fc.array(fc.nat({ max: 10_000 }).map(cents));
  fc.assert(
    fc.property(amounts, amounts, (shares, payouts) => {
      const [earned, paid] = [sumOf(shares), sumOf(payouts)];
      const owed = sumOf(stillOwedOf(shares, paid));
      const owedBack = sumOf(owedBackOf(payouts, earned));
      expect(Math.min(owed, owedBack)).toBe(0);
      expect(paid - owedBack + owed).toBe(earned);
    }),
  );
});
