import { expect, test } from 'vitest';
import { paymentsOf, serviceText, statusOfParts } from './statement-payments.ts';

const cut = {
  settlementId: 'first',
  serviceName: 'Corte',
  grossCents: 50_00,
  discountCents: 10_00,
  baseCents: 40_00,
  basisPoints: 4025,
  houseCents: 23_90,
  professionalCents: 16_10,
  openCents: 16_10,
  feeCents: 0,
  status: 'open' as const,
};
const beard = { ...cut, serviceName: 'Barba', basisPoints: null, professionalCents: 0 };
const tip = { settlementId: 'first', amountCents: 5_00, openCents: 0, status: 'paid' as const };

test('services and tip that were paid at once are one payment, and its sums are theirs', () => {
  const other = { ...cut, settlementId: 'second', openCents: 0, status: 'paid' as const };
  const [first, second, ...more] = paymentsOf([cut, { ...beard, openCents: 0 }, other], [tip]);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ grossCents: 100_00, baseCents: 80_00, professionalCents: 16_10 });
  expect(first).toMatchObject({ tipCents: 5_00, openCents: 16_10, status: 'open' });
  expect(first?.lines).toHaveLength(2);
  expect(second).toMatchObject({ tip: null, tipCents: 0, openCents: 0, status: 'paid' });
});

test.each([
  [['paid', 'open'], 'open'],
  [['refunded', 'paid'], 'paid'],
  [['none', 'refunded'], 'refunded'],
  [['none'], 'none'],
] as const)('of %j the payment is %s', (parts, status) => {
  expect(statusOfParts(parts)).toBe(status);
});

test('a service says what share of what it comes to', () => {
  expect(serviceText(cut)).toBe('Corte · 40,25% de R$ 40,00 = R$ 16,10');
  expect(serviceText(beard)).toBe('Barba · sem cota-parte');
});
