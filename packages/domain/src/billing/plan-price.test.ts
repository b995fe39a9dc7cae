import { expect, test } from 'vitest';
import { type ProviderPrice, priceStanding } from './plan-price.ts';

const price: ProviderPrice = {
  amountCents: 59_90,
  currency: 'brl',
  interval: 'month',
  intervalCount: 1,
  active: true,
};

test.each<[string, number, Parameters<typeof priceStanding>[1]]>([
  ['same', 59_90, price],
  ['free', 0, price],
  ['free', 0, 'not-linked'],
  ['not-linked', 59_90, 'not-linked'],
  ['not-found', 59_90, 'not-found'],
  ['archived', 59_90, { ...price, active: false }],
  ['other-kind', 59_90, { ...price, currency: 'usd' }],
  ['other-kind', 59_90, { ...price, interval: 'year' }],
  ['other-kind', 59_90, { ...price, interval: null }],
  ['other-kind', 59_90, { ...price, intervalCount: 3 }],
  ['other-amount', 59_91, price],
  ['other-amount', 59_90, { ...price, amountCents: null }],
])('a price is %s to a plan of %d cents', (standing, cents, known) => {
  expect(priceStanding(cents, known)).toBe(standing);
});
