import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  countedLines,
  differenceOf,
  expectedLines,
  hasEnoughCash,
  hasExpectedChanged,
  hasUnknownPlace,
  isUncounted,
  type Movement,
  sessionTotals,
} from './session.ts';

const CASH = { id: 'cash', name: 'Dinheiro', kind: 'cash' } as const;
const PIX = { id: 'pix', name: 'PIX', kind: 'pix' } as const;
const CARD = { id: 'card', name: 'Cartão', kind: 'card' } as const;
const income = (amount: number, method: Movement['method'] = null): Movement => ({
  type: 'income',
  countsAs: 'payment',
  amount: cents(amount),
  method,
});
const expense = (amount: number, method: Movement['method'] = null): Movement => ({
  type: 'expense',
  countsAs: 'manual',
  amount: cents(amount),
  method,
});

describe('what should be there', () => {
  test('is the opening amount, plus income, minus expense', () => {
    const totals = sessionTotals(cents(10_000), [income(25_000, PIX), expense(4_000, CASH)]);
    expect(totals).toEqual({ income: 25_000, expense: 4_000, expected: 31_000 });
  });

  test('is the opening amount while nothing moved', () => {
    expect(sessionTotals(cents(10_000), [])).toEqual({ income: 0, expense: 0, expected: 10_000 });
    expect(expectedLines(cents(10_000), [])).toEqual([
      { key: 'drawer', name: 'Dinheiro na gaveta', expected: 10_000 },
    ]);
  });

  test('is less by what was refunded, on the side it came from', () => {
    const movements = [income(25_000, CASH), income(-25_000, CASH)];
    expect(sessionTotals(cents(0), movements)).toEqual({ income: 0, expense: 0, expected: 0 });
  });

  test('lies in the drawer, behind each way of paying, or nobody said where', () => {
    const lines = expectedLines(cents(10_000), [
      ...[income(500), income(7_000, PIX), income(3_000, CASH), income(2_000, CARD)],
      ...[expense(1_000, CASH), expense(100), expense(1_500, PIX)],
      { type: 'income', countsAs: 'supply', amount: cents(5_000), method: null },
      { type: 'expense', countsAs: 'withdrawal', amount: cents(8_000), method: null },
    ]);
    expect(lines).toEqual([
      { key: 'drawer', name: 'Dinheiro na gaveta', expected: 9_000 },
      { key: 'pix', name: 'PIX', expected: 5_500 },
      { key: 'card', name: 'Cartão', expected: 2_000 },
      { key: 'unsaid', name: 'Sem forma de pagamento', expected: 400 },
    ]);
  });

  test('is the same whether it is added up by line or at once', () => {
    const movements = [income(7_001, PIX), expense(333, CASH), income(12), expense(9_999, CARD)];
    const byLine = expectedLines(cents(777), movements).reduce(
      (sum, line) => sum + line.expected,
      0,
    );
    expect(byLine).toBe(sessionTotals(cents(777), movements).expected);
  });
});

describe('what was counted', () => {
  const expected = expectedLines(cents(10_000), [income(7_000, PIX)]);
  const names = new Map([PIX, CARD].map(({ id, name }) => [id as string, name as string]));

  test('stands beside what was expected, and what nobody counted is zero', () => {
    const lines = countedLines(expected, [{ key: 'drawer', counted: cents(9_500) }], names);
    expect(lines.map(({ key, counted }) => [key, counted])).toEqual([
      ['drawer', 9_500],
      ['pix', 0],
    ]);
    expect(lines.map(differenceOf)).toEqual([-500, -7_000]);
  });

  test('may be less than nothing, where more left an account than came in', () => {
    const spent = expectedLines(cents(0), [expense(300, PIX)]);
    const lines = countedLines(spent, [{ key: 'pix', counted: cents(-250) }], names);
    expect(lines.map(differenceOf)).toEqual([0, 50]);
  });

  test('is kept where nothing was expected, and nobody counts where no place is known', () => {
    const counts = ['card', 'unsaid'].map((key) => ({ key, counted: cents(100) }));
    const lines = countedLines(expected, counts, names);
    expect(lines.slice(2)).toEqual([
      { key: 'card', name: 'Cartão', expected: 0, counted: 100 },
      { key: 'unsaid', name: 'Sem forma de pagamento', expected: 0, counted: 100 },
    ]);
    const all = ['drawer', 'pix', 'card', 'unsaid'].map((key) => ({ key, counted: cents(0) }));
    expect(hasUnknownPlace(expected, all, names)).toBe(false);
    const nowhere = { key: 'nowhere', counted: cents(12_345) };
    expect(hasUnknownPlace(expected, [...all, nowhere], names)).toBe(true);
  });
});

describe('what was shown to whoever counted', () => {
  const now = expectedLines(cents(10_000), [income(7_000, PIX)]);
  const drawer = { key: 'drawer', expected: cents(10_000) };
  const pix = { key: 'pix', expected: cents(7_000) };

  test.each([
    ['the same in another order', [pix, drawer], false],
    ['a line more, of nothing', [drawer, pix, { key: 'card', expected: cents(0) }], false],
    ['a line less', [drawer], true],
    ['a line more', [drawer, pix, { key: 'card', expected: cents(1) }], true],
    ['another amount', [drawer, { ...pix, expected: cents(6_999) }], true],
    ['nothing', [], true],
  ])('%s', (_name, seen, hasChanged) => {
    expect(hasExpectedChanged(now, seen)).toBe(hasChanged);
  });
});

test('only what lies in the drawer can be taken out of it', () => {
  const lines = expectedLines(cents(10_000), [income(7_000, PIX)]);
  expect(hasEnoughCash(lines, cents(10_000))).toBe(true);
  expect(hasEnoughCash(lines, cents(10_001))).toBe(false);
});

test.each([
  ['cash is there and nobody said how much', 10_00, [], true],
  ['only something else was counted', 10_00, [{ key: 'pix', counted: cents(5_00) }], true],
  ['somebody said that it is empty', 10_00, [{ key: 'drawer', counted: cents(0) }], false],
  ['no cash should be there', 0, [], false],
])('a drawer is left uncounted: %s', (_name, opening, counts, uncounted) => {
  expect(isUncounted(expectedLines(cents(opening), []), counts)).toBe(uncounted);
});
