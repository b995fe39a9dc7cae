import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeeRule } from '../company/fee-rule.ts';
import { isBankingDay } from '../shared/holidays.ts';
import { type Cents, cents, sumOf } from '../shared/money.ts';
import { feeOf, feeSharesOf, receivablesOf, rowFeesOf } from './card-fees.ts';

// A Tuesday.
const date = Temporal.PlainDate.from('2026-03-10');

function rule(about: Partial<FeeRule>): FeeRule {
  const usual = { brand: '', fromInstalments: 1, basisPoints: 300, days: 30, daysBetween: 30 };
  return { ...usual, fixed: cents(0), ...about };
}

describe('what the machine keeps', () => {
  test.each([
    ['a percentage', 300, 0, 100_00, 3_00],
    ['half a cent rounds up', 150, 0, 1_00, 2],
    ['less than half rounds down', 149, 0, 1_00, 1],
    ['something each time besides', 199, 39, 50_00, 1_39],
    ['never more than was paid', 300, 50, 40, 40],
    ['nothing of nothing', 300, 50, 0, 0],
    ['nothing at no cost', 0, 0, 100_00, 0],
  ])('%s', (_case, basisPoints, fixed, amount, fee) => {
    expect(feeOf({ basisPoints, fixed: cents(fixed) }, cents(amount))).toBe(fee);
  });
});

describe('what comes, and when', () => {
  const due = (about: Partial<FeeRule>, amount: number, instalments: number) =>
    receivablesOf(rule(about), { amount: cents(amount), instalments, date }).map((one) => [
      one.instalment,
      one.dueDate.toString(),
      one.amount,
      one.fee,
    ]);

  test('each instalment a month after the last, on a day of the banks', () => {
    expect(due({}, 100_00, 3)).toEqual([
      [1, '2026-04-09', 33_34, 1_00],
      [2, '2026-05-11', 33_33, 1_00],
      [3, '2026-06-08', 33_33, 1_00],
    ]);
  });

  test('all at once where the machine pays at once', () => {
    expect(due({ days: 1, daysBetween: 0 }, 100_00, 3)).toEqual([[1, '2026-03-11', 100_00, 3_00]]);
  });

  test('not on a Saturday, unless it comes on the very day', () => {
    expect(due({ days: 4, daysBetween: 0 }, 10_00, 1)).toEqual([[1, '2026-03-16', 10_00, 30]]);
    const saturday = { amount: cents(10_00), instalments: 1, date: date.add({ days: 4 }) };
    const [today] = receivablesOf(rule({ days: 0 }), saturday);
    expect(today?.dueDate.toString()).toBe('2026-03-14');
  });

  test('nothing where nothing is left for an instalment', () => {
    expect(due({}, 2, 3).map(([, , amount]) => amount)).toEqual([1, 1]);
    expect(due({}, 0, 3)).toEqual([]);
  });

  test('nothing is lost or made, whatever the rule', () => {
    const someRule = fc.record({
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      fixed: fc.integer({ min: 0, max: 1000 }).map(cents),
      days: fc.integer({ min: 0, max: 400 }),
      daysBetween: fc.integer({ min: 0, max: 60 }),
    });
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(
        someRule,
        amounts,
        fc.integer({ min: 1, max: 24 }),
        (about, amount, instalments) => {
          const held = rule(about);
          const rows = receivablesOf(held, { amount, instalments, date });
          expect(sumOf(rows.map((row) => row.amount))).toBe(amount);
          expect(sumOf(rows.map((row) => row.fee))).toBe(feeOf(held, amount));
          for (const row of rows) expect(row.fee).toBeLessThanOrEqual(row.amount);
          for (const row of rows) {
            const isToday = about.days === 0 && row.dueDate.equals(date);
            expect(isToday || isBankingDay(row.dueDate)).toBe(true);
          }
          const places = rows.map(({ instalment }) => instalment);
          expect(new Set(places).size).toBe(places.length);
        },
      ),
    );
  });
});

describe('the fee in commissions', () => {
  const part = (payment: number, tip: number, fee: number) => ({
    payment: cents(payment),
    tip: cents(tip),
    fee: cents(fee),
  });
  const paid = (...amounts: number[]) => amounts.map((amount) => ({ paid: cents(amount) }));

  test('is shared by what was paid for each line in money', () => {
    expect(feeSharesOf(paid(60_00, 30_00, 0), [part(90_00, 0, 3_00)])).toEqual([2_00, 1_00, 0]);
  });

  test('is that of all parts, and not that of the tip', () => {
    const parts = [part(50_00, 50_00, 2_00), part(20_00, 0, 10), part(30_00, 0, 0)];
    expect(feeSharesOf(paid(100_00), parts)).toEqual([1_10]);
    expect(feeSharesOf(paid(0), [part(0, 3_00, 10)])).toEqual([0]);
  });

  test('is never more than was paid for a line', () => {
    const someCents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.array(someCents, { minLength: 1, maxLength: 8 }), someCents, (items, most) => {
        const total = items.reduce((sum, amount) => sum + amount, 0);
        const shares = feeSharesOf(paid(...items), [part(total, 0, Math.min(total, most))]);
        expect(sumOf(shares)).toBe(Math.min(total, most));
        for (const [place, share] of shares.entries())
          expect(share).toBeLessThanOrEqual(items[place] ?? 0);
      }),
    );
  });
});

test('the row of a payment bears the fee as far as it goes, that of the tip the rest', () => {
  const fees = (payment: number, fee: number): Record<string, Cents> =>
    rowFeesOf({ payment: cents(payment), fee: cents(fee) });
  expect(fees(50_00, 1_50)).toEqual({ ofPayment: 1_50, ofTip: 0 });
  expect(fees(0, 10)).toEqual({ ofPayment: 0, ofTip: 10 });
  expect(fees(5, 10)).toEqual({ ofPayment: 5, ofTip: 5 });
});
