import { expect, test } from 'vitest';
import { formatCount, formatInstant, moneyText, percentText } from './format.ts';

const service = { one: 'serviço', many: 'serviços' };

test.each([
  [0, '0 serviços'],
  [1, '1 serviço'],
  [2, '2 serviços'],
  [1234, '1.234 serviços'],
])('%d is counted as "%s"', (count, text) => {
  expect(formatCount(count, service)).toBe(text);
});

test('an instant is shown on the clock of the company', () => {
  expect(formatInstant('2026-11-16T02:30:00Z', 'America/Sao_Paulo')).toBe('15/11/2026 23:30');
});

test('the sign of an amount and its number are never torn apart', () => {
  expect(moneyText(123_456)).toBe('R$\u00a01.234,56');
  expect(moneyText(-5)).toBe('\u2212R$\u00a00,05');
});

test('a rate is shown in percent, and where there is none in the words of the screen', () => {
  expect(percentText(4025)).toBe('40,25%');
  expect(percentText(4000)).toBe('40%');
  expect(percentText(null)).toBe('—');
  expect(percentText(null, 'sem comissão')).toBe('sem comissão');
});
