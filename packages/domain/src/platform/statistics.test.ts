import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { estimatedRevenue } from './statistics.ts';

const plans = [
  { id: 'total', price: cents(59_90) },
  { id: 'basic', price: cents(29_90) },
];

test('the revenue of a month is the price of each plan for everyone who pays it', () => {
  const subscribers = [
    { planId: 'total', subscribers: 3 },
    { planId: 'basic', subscribers: 1 },
  ];
  expect(estimatedRevenue(plans, subscribers)).toBe(209_60);
});

test('nobody pays, or nobody for a plan that we know: there is no revenue', () => {
  expect(estimatedRevenue(plans, [])).toBe(0);
  expect(estimatedRevenue([], [{ planId: 'gone', subscribers: 2 }])).toBe(0);
});
