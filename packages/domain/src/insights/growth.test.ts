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
    ['something after nothing', 500_00, 0, null],
    ['nothing after nothing', 0, 0, null],
    ['nothing after something', 0, 100_00, -1000],
    ['a smaller loss after a loss', -50_00, -100_00, 500],
    ['a profit after a loss', 100_00, -100_00, 2000],
    ['a larger loss after a loss', -150_00, -100_00, -500],
    ['one decimal, rounded', 100_05, 100_00, 1],
  ])('%s', (_case, current, previous, permille) => {
    expect(growthOf(current, previous)).toBe(permille);
  });

  test.each([
    ['a tenth more', 1_100_00, 1_000_00, 'Crescimento forte'],
    ['a cent less than a tenth more', 1_099_99, 1_000_00, 'Crescimento positivo'],
    ['the same', 1_000_00, 1_000_00, 'Crescimento positivo'],
    ['something after nothing', 500_00, 0, null],
    ['nothing after nothing', 0, 0, null],
    ['a cent less', 999_99, 1_000_00, 'Queda moderada'],
    ['a tenth less', 900_00, 1_000_00, 'Queda moderada'],
    ['a cent beyond a tenth less', 899_99, 1_000_00, 'Queda acentuada'],
    ['a loss that became a tenth smaller', -900_00, -1_000_00, 'Crescimento forte'],
    ['a loss that became larger', -1_100_01, -1_000_00, 'Queda acentuada'],
  ])('%s is called by what it is, not by how it is rounded', (_case, current, previous, label) => {
    expect(growthLabelOf(current, previous)).toBe(label);
  });

  test.each([
    [120, 62],
    [-800, 0],
    [0, 50],
    [null, 50],
    [500, 100],
    [501, 100],
    [-500, 0],
    [-123, 37.7],
  ])('of %s tenths of a percent fills %d of the bar', (growth, bar) => {
    expect(growthBarOf(growth)).toBeCloseTo(bar, 10);
  });
});
