import { expect, test } from 'vitest';
import {
  advanceDescription,
  commissionDescription,
  movementDescription,
  paymentDescription,
  refundDescription,
  shownDescription,
} from './description.ts';

test('a commission says whose it is and of how much', () => {
  expect(commissionDescription('Ana', 4000)).toBe('Comissão - Ana (40%)');
  expect(commissionDescription('Ana', 4025)).toBe('Comissão - Ana (40,25%)');
  expect(commissionDescription('Ana', 50)).toBe('Comissão - Ana (0,5%)');
});

test('whoever may know reads who paid', () => {
  const description = paymentDescription('Corte - Infantil, Barba');
  const row = { description, countsAs: 'payment', clientName: 'Maria' } as const;
  expect(shownDescription(row)).toBe('Pagamento - Maria - Corte - Infantil, Barba');
  expect(shownDescription({ ...row, description: refundDescription(description) })).toBe(
    'ESTORNO - Pagamento - Maria - Corte - Infantil, Barba',
  );
  expect(shownDescription({ ...row, clientName: null })).toBe(description);
});

test('what somebody wrote by hand, or is owed, stays as it is', () => {
  const commission = commissionDescription('Ana', 4000);
  const row = { description: commission, countsAs: 'commission', clientName: 'Maria' } as const;
  expect(shownDescription(row)).toBe(commission);
});

test('a movement says why, where somebody said so', () => {
  expect(movementDescription('supply', '')).toBe('Suprimento');
  expect(movementDescription('withdrawal', 'Banco')).toBe('Sangria - Banco');
});

test('an advance says why, where somebody said so', () => {
  expect(advanceDescription('Ana', '')).toBe('Vale - Ana');
  expect(advanceDescription('Ana', 'Remédio')).toBe('Vale - Ana - Remédio');
});
