import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { availableOn, limitOf } from './account.ts';

test.each([
  [null, 50_00, 50_00],
  [0, 50_00, 0],
  [80_00, 50_00, 80_00],
])('of a client %s, of everybody %d: she may owe %d', (own, everybody, limit) => {
  expect(limitOf(own === null ? null : cents(own), cents(everybody))).toBe(limit);
});

test.each([
  ['credit and limit', 30_00, 50_00, 80_00],
  ['what is left of the limit', -20_00, 50_00, 30_00],
  ['nothing once the limit went down', -60_00, 50_00, 0],
])('%s can be taken', (_name, balance, limit, available) => {
  expect(availableOn({ balance: cents(balance), limit: cents(limit) })).toBe(available);
});
