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
  [1_000_00, 'Em dia'],
  [800_00, 'Em dia'],
  [799_99, 'Necessita atenção'],
  [500_00, 'Necessita atenção'],
  [499_99, 'Atrasado'],
  [0, 'Atrasado'],
])('%i cents paid of R$ 1.000,00 are called %s', (paid, label) => {
  expect(paymentLabelOf({ total: cents(1_000_00), paid: cents(paid) })).toBe(label);
});

test('where nobody is owed anything, nobody waits', () => {
  expect(paymentLabelOf({ total: cents(0), paid: cents(0) })).toBe('Em dia');
});
