import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { marginLabelOf, marginOf, profitOf } from './profit.ts';

describe('the margin', () => {
  test.each([
    ['half of the income stays', 100_00, 50_00, 500],
    ['a third stays', 30_00, 20_00, 333],
    ['nothing is spent', 10_00, 0, 1000],
    ['more is spent than comes in', 100_00, 150_00, -500],
    ['nothing comes in', 0, 50_00, 0],
    ['more was given back than came in', -10_00, 0, 0],
  ])('when %s', (_case, income, expenses, margin) => {
    expect(marginOf({ income: cents(income), fees: cents(0), expenses: cents(expenses) })).toBe(
      margin,
    );
  });

  test.each([
    [200_00, 'Excelente'],
    [199_99, 'Bom'],
    [100_00, 'Bom'],
    [99_99, 'Regular'],
    [50_00, 'Regular'],
    [49_99, 'Baixo'],
    [-300_00, 'Baixo'],
  ])('of %i cents in R$ 1.000,00 is called %s', (profit, label) => {
    const income = cents(1_000_00);
    expect(marginLabelOf({ income, fees: cents(0), expenses: cents(income - profit) })).toBe(label);
  });

  test.each([0, -10_00])('of an income of %i cents is called low', (income) => {
    expect(marginLabelOf({ income: cents(income), fees: cents(0), expenses: cents(-50_00) })).toBe(
      'Baixo',
    );
  });
});

test('a refund that reduces expenses is profit', () => {
  expect(profitOf({ income: cents(0), fees: cents(0), expenses: cents(-5_00) })).toBe(5_00);
});

test('what card machines keep is no profit', () => {
  const balance = { income: cents(100_00), fees: cents(3_00), expenses: cents(40_00) };
  expect(profitOf(balance)).toBe(57_00);
  expect(marginOf(balance)).toBe(570);
});
