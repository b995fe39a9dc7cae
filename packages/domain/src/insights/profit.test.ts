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
    expect(marginOf({ income: cents(income), expenses: cents(expenses) })).toBe(margin);
  });

  test.each([
    [200, 'Excelente'],
    [199, 'Bom'],
    [100, 'Bom'],
    [99, 'Regular'],
    [50, 'Regular'],
    [49, 'Baixo'],
    [-300, 'Baixo'],
  ])('of %i tenths of a percent is called %s', (margin, label) => {
    expect(marginLabelOf(margin)).toBe(label);
  });
});

test('a refund that reduces expenses is profit', () => {
  expect(profitOf({ income: cents(0), expenses: cents(-5_00) })).toBe(5_00);
});
