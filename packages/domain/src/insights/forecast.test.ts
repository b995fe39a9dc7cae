import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { forecastOf } from './forecast.ts';

test.each([
  ['three months, grown by a tenth', 55_00, 50_00, [80_00, 120_00, 100_00], 110_00, 'Alta'],
  ['a month without income is left out', 25_00, 50_00, [0, 100_00, 100_00], 50_00, 'Média'],
  ['as is one that gave back more', 50_00, 50_00, [-5_00, 90_00, 100_00], 95_00, 'Média'],
  ['no month before: nothing grows', 7_00, 0, [10_00, 20_00, 0], 15_00, 'Média'],
  ['what came in already is the least', 70_00, 90_00, [10_00, 20_00, 30_00], 70_00, 'Baixa'],
  ['and it may be just that', 15_00, 15_00, [15_00, 15_00, 15_00], 15_00, 'Alta'],
  ['one month is not enough', 70_00, 100_00, [0, 0, 100_00], null, 'Baixa'],
  ['no month at all', 0, 0, [0, 0, 0], null, 'Baixa'],
  ['thirds of a cent', 1, 1, [1, 1, 2], 1, 'Alta'],
  ['a month of refunds forecasts nothing', -300_00, 100_00, [100_00, 100_00, 100_00], 0, 'Alta'],
] as const)('%s', (_case, current, previous, months, amount, confidence) => {
  const days = { current: cents(current), previous: cents(previous) };
  const incomes = { ...days, earned: days.current, months: months.map(cents) };
  expect(forecastOf(incomes)).toEqual({ amount, confidence });
});
