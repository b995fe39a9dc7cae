import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, formatAmount, formatMoney, parseMoney } from './money.ts';

const anyAmount = fc.maxSafeInteger().map(cents);

test.each([
  [0, 'R$ 0,00', '0,00'],
  [5, 'R$ 0,05', '0,05'],
  [59_90, 'R$ 59,90', '59,90'],
  [1234_50, 'R$ 1.234,50', '1.234,50'],
  [1_234_567_89, 'R$ 1.234.567,89', '1.234.567,89'],
  [-5_00, '-R$ 5,00', '-5,00'],
  [-1234_50, '-R$ 1.234,50', '-1.234,50'],
  [Number.MAX_SAFE_INTEGER, 'R$ 90.071.992.547.409,91', '90.071.992.547.409,91'],
])('%d cents read %s', (amount, money, plain) => {
  expect(formatMoney(cents(amount))).toBe(money);
  expect(formatAmount(cents(amount))).toBe(plain);
});

test.each([
  ['1.234,50', 1234_50],
  ['R$ 85,5', 85_50],
  ['R$85,50', 85_50],
  ['r$ 85,50', 85_50],
  ['85.50', 85_50],
  ['85.5', 85_50],
  ['1234', 1234_00],
  ['1.234', 1234_00],
  ['1.234.567', 1_234_567_00],
  ['1,234.56', 1234_56],
  ['1,234,567.8', 1_234_567_80],
  ['1,234,567', 1_234_567_00],
  ['0,5', 50],
  [',50', 50],
  ['85,', 85_00],
  ['0', 0],
  ['007,00', 7_00],
  ['  85,50  ', 85_50],
  ['R$\u00a01.234,50', 1234_50],
  ['1 234,50', 1234_50],
  ['-R$ 5,00', -5_00],
  ['R$ -5,00', -5_00],
  ['- 5', -5_00],
  ['90.071.992.547.409,91', Number.MAX_SAFE_INTEGER],
])('reads %j as %d cents', (text, expected) => {
  expect(parseMoney(text)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['the currency alone', 'R$'],
  ['a sign alone', '-'],
  ['a separator alone', ','],
  ['letters', 'abc'],
  ['letters after the number', '85 reais'],
  ['another currency', 'US$ 85,00'],
  ['three decimals after a comma, or an English thousand', '1,234'],
  ['three decimals', '85,505'],
  ['three decimals after a point', '1234.567'],
  ['a thousand that starts with zero', '0.500'],
  ['groups of the wrong size', '12.34,50'],
  ['two decimal points', '1.234.56'],
  ['two decimal commas', '1,5,5'],
  ['a comma before the thousands', '1,234.567'],
  ['two signs', '--5'],
  ['a sign on both sides of the currency', '-R$ -5'],
  ['two numbers', '12 50'],
  ['an exponent', '1e3'],
  ['more than can be counted exactly', '90.071.992.547.409,92'],
])('does not read %s', (_case, text) => {
  expect(parseMoney(text)).toBeNull();
});

test('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(parseMoney(formatMoney(amount))).toBe(amount);
      expect(parseMoney(formatAmount(amount))).toBe(amount);
    }),
  );
});

test('never writes a space that does not break', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(formatMoney(amount)).toMatch(/^-?R\$ [\d.]+,\d{2}$/);
      expect(formatMoney(amount)).not.toContain('\u00a0');
    }),
  );
});
