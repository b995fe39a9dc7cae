import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, formatAmount, formatMoney } from './money.ts';
import { readMoneyEntry } from './money-entry.ts';
import { accept, refuse } from './result.ts';

const maximum = cents(9_999_99);

test.each([
  ['90', 90_00],
  ['80', 80_00],
  ['90,5', 90_50],
  ['90,', 90_00],
  ['0,8', 80],
  ['0', 0],
  ['1.234,56', 1_234_56],
  ['1234.56', 1_234_56],
  ['R$ 90', 90_00],
  [' 90,50 ', 90_50],
  ['9.999,99', 9_999_99],
])('reads %j as %d cents', (text, amount) => {
  expect(readMoneyEntry(text, maximum)).toEqual(accept(amount));
});

test.each(['', '  ', ',', '.', 'R', 'R$', 'R$ '])('%j is the beginning of an amount', (text) => {
  expect(readMoneyEntry(text, maximum)).toEqual(accept(null));
});

test.each([
  ['-', 'negative'],
  ['-10', 'negative'],
  ['R$ -5,00', 'negative'],
  ['−10', 'negative'],
  ['10.000', 'too-large'],
  ['9.999,991', 'unreadable'],
  ['90,505', 'unreadable'],
  ['1,234', 'unreadable'],
  ['noventa', 'unreadable'],
] as const)('does not take %j: %s', (text, reason) => {
  expect(readMoneyEntry(text, maximum)).toEqual(refuse(reason));
});

test('whole reais are read as reais, whatever is typed after the comma adds cents only', () => {
  const reais = fc.integer({ min: 0, max: 9_999 });
  fc.assert(
    fc.property(reais, fc.integer({ min: 0, max: 9 }), (whole, tenth) => {
      expect(readMoneyEntry(`${whole}`, maximum)).toEqual(accept(whole * 100));
      expect(readMoneyEntry(`${whole},${tenth}`, maximum)).toEqual(
        accept(whole * 100 + tenth * 10),
      );
    }),
  );
});

test('every amount is taken as it is written, typed key by key or pasted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maximum }), (amount) => {
      const plain = formatAmount(cents(amount)).replaceAll('.', '');
      const keys = Array.from(plain, (_key, index) => plain.slice(0, index + 1));
      expect(keys.every((typed) => readMoneyEntry(typed, maximum).accepted)).toBe(true);
      expect(readMoneyEntry(plain, maximum)).toEqual(accept(amount));
      expect(readMoneyEntry(formatMoney(cents(amount)), maximum)).toEqual(accept(amount));
    }),
  );
});
