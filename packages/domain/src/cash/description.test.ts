import { expect, test } from 'vitest';
import {
  advanceDescription,
  commissionDescription,
  isPay,
  movementDescription,
  namelessPayDescription,
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
  const of = { countsAs: 'payment', clientName: 'Maria' } as const;
  const row = { ...of, kind: 'payment', description } as const;
  expect(shownDescription(row)).toBe('Pagamento - Maria - Corte - Infantil, Barba');
  const refund = { ...of, kind: 'refund', description: refundDescription(description) } as const;
  expect(shownDescription(refund)).toBe('ESTORNO - Pagamento - Maria - Corte - Infantil, Barba');
  expect(shownDescription({ ...row, clientName: null })).toBe(description);
});

test('what somebody wrote by hand, or is owed, stays as it is', () => {
  const commission = commissionDescription('Ana', 4000);
  const owed = { kind: 'commission', countsAs: 'commission', clientName: 'Maria' } as const;
  expect(shownDescription({ ...owed, description: commission })).toBe(commission);
});

test('a movement says why, where somebody said so', () => {
  expect(movementDescription('supply', '')).toBe('Suprimento');
  expect(movementDescription('withdrawal', 'Banco')).toBe('Sangria - Banco');
});

test('an advance says why, where somebody said so', () => {
  expect(advanceDescription('Ana', '')).toBe('Vale - Ana');
  expect(advanceDescription('Ana', 'Remédio')).toBe('Vale - Ana - Remédio');
});

test('whoever may not know what colleagues get reads only that something was paid', () => {
  const pay = ['commission_payment', 'tip_payment', 'advance', 'advance_return'] as const;
  expect(pay.every(isPay)).toBe(true);
  expect((['payment', 'tip', 'manual', 'supply', 'withdrawal'] as const).some(isPay)).toBe(false);
  expect(namelessPayDescription('advance', 'advance')).toBe('Vale a um profissional');
  expect(namelessPayDescription('refund', 'commission_payment')).toBe(
    'ESTORNO - Comissões pagas a um profissional',
  );
});
