import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { availableOn, limitOf, owedOf, splitUse } from './account.ts';

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

test.each<[string, [string, number][], Record<string, number>]>([
  [
    'nothing paid in',
    [
      ['a', -50_00],
      ['b', -20_00],
    ],
    { a: 50_00, b: 20_00 },
  ],
  [
    'credit there before',
    [
      ['in', 30_00],
      ['a', -50_00],
    ],
    { a: 20_00 },
  ],
  [
    'a part paid later',
    [
      ['a', -50_00],
      ['b', -20_00],
      ['in', 60_00],
    ],
    { b: 10_00 },
  ],
  [
    'all paid later, and more',
    [
      ['a', -50_00],
      ['in', 80_00],
      ['b', -20_00],
    ],
    {},
  ],
])('with %s the oldest is paid first', (_name, entries, owed) => {
  const entered = entries.map(([settlementId, amount]) => ({
    settlementId,
    amount: cents(amount),
  }));
  expect(Object.fromEntries(owedOf(entered))).toEqual(owed);
});

test.each([
  [50_00, 0, 0, 50_00],
  [50_00, -10_00, 0, 50_00],
  [50_00, 20_00, 20_00, 30_00],
  [50_00, 80_00, 50_00, 0],
])('of %d on an account of %d, %d were there and %d are owed', (used, before, credit, owed) => {
  expect(splitUse(cents(used), cents(before))).toEqual({ credit, owed });
});
