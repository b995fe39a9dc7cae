import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { paidShareOf, paymentLabelOf, pendingOf } from './commission-payments.ts';

test.each([
  [100_00, 80_00, 20_00, 800],
  [100_00, 0, 100_00, 0],
  [30_00, 20_00, 10_00, 667],
  [0, 0, 0, 1000],
])('of %i owed and %i paid, %i is pending', (total, paid, pending, share) => {
  const sums = { total: cents(total), paid: cents(paid) };
  expect(pendingOf(sums)).toBe(pending);
  expect(paidShareOf(sums)).toBe(share);
});

test.each([
  [1000, 'Em dia'],
  [800, 'Em dia'],
  [799, 'Necessita atenção'],
  [500, 'Necessita atenção'],
  [499, 'Atrasado'],
  [0, 'Atrasado'],
])('%i tenths of a percent paid is called %s', (share, label) => {
  expect(paymentLabelOf(share)).toBe(label);
});
