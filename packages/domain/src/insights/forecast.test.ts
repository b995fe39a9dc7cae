import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { forecastOf } from './forecast.ts';

test.each([
  ['three months, grown by a tenth', 110_00, 100_00, [80_00, 120_00, 100_00], 110_00, 'Alta'],
  [
    'two months: the one without income is left out',
    50_00,
    100_00,
    [0, 100_00, 100_00],
    50_00,
    'Média',
  ],
  [
    'a month in which more was given back is left out',
    100_00,
    100_00,
    [-5_00, 90_00, 100_00],
    95_00,
    'Média',
  ],
  ['no month before: nothing grows', 70_00, 0, [10_00, 20_00, 0], 15_00, 'Média'],
  ['one month is not enough', 70_00, 100_00, [0, 0, 100_00], null, 'Baixa'],
  ['no month at all', 0, 0, [0, 0, 0], null, 'Baixa'],
  ['thirds of a cent', 100_00, 100_00, [1, 1, 2], 1, 'Alta'],
  ['a month of refunds forecasts nothing', -300_00, 100_00, [100_00, 100_00, 100_00], 0, 'Alta'],
] as const)('%s', (_case, current, previous, months, amount, confidence) => {
  const incomes = { current: cents(current), previous: cents(previous), months: months.map(cents) };
  expect(forecastOf(incomes)).toEqual({ amount, confidence });
});
