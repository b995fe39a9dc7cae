import { describe, expect, test } from 'vitest';
import { growthBarOf, growthLabelOf, growthOf, permilleOf } from './growth.ts';

describe('a share', () => {
  test.each([
    [1, 3, 333],
    [2, 3, 667],
    [1, 2000, 1],
    [-1, 2000, -1],
    [0, 5, 0],
    [5, 0, 0],
    [7, 7, 1000],
  ])('%i of %i is %i tenths of a percent', (part, whole, permille) => {
    expect(permilleOf(part, whole)).toBe(permille);
  });
});

describe('growth', () => {
  test.each([
    ['more than before', 112_00, 100_00, 120],
    ['less than before', 20_00, 100_00, -800],
    ['the same', 100_00, 100_00, 0],
    ['something after nothing', 500_00, 0, 0],
    ['nothing after nothing', 0, 0, 0],
    ['nothing after something', 0, 100_00, -1000],
    ['a smaller loss after a loss', -50_00, -100_00, 500],
    ['a profit after a loss', 100_00, -100_00, 2000],
    ['a larger loss after a loss', -150_00, -100_00, -500],
    ['one decimal, rounded', 100_05, 100_00, 1],
  ])('%s', (_case, current, previous, permille) => {
    expect(growthOf(current, previous)).toBe(permille);
  });

  test.each([
    [100, 'Crescimento forte'],
    [99, 'Crescimento positivo'],
    [0, 'Crescimento positivo'],
    [-1, 'Queda moderada'],
    [-100, 'Queda moderada'],
    [-101, 'Queda acentuada'],
  ])('of %i tenths of a percent is called %s', (growth, label) => {
    expect(growthLabelOf(growth)).toBe(label);
  });

  test.each([
    [120, 62],
    [-800, 0],
    [0, 50],
    [500, 100],
    [501, 100],
    [-500, 0],
    [-123, 37.7],
  ])('of %i tenths of a percent fills %d of the bar', (growth, bar) => {
    expect(growthBarOf(growth)).toBeCloseTo(bar, 10);
  });
});
