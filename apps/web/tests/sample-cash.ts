import type { Transaction } from '@app/contract/cash/money.contract';
import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

export const cash = { id: id('d1'), name: 'Dinheiro', kind: 'cash' as const };
export const pix = { id: id('d2'), name: 'PIX', kind: 'pix' as const };

export const payment: Transaction = {
  id: id('f1'),
  type: 'income',
  kind: 'payment',
  countsAs: 'payment',
  amountCents: 25_000,
  feeCents: 0,
  cardBrand: '',
  instalments: 1,
  description: 'Pagamento - Maria Silva - Corte',
  date: '2026-11-16',
  paymentMethod: pix,
  category: null,
  appointmentId: id('a1'),
  settlementId: id('b1'),
  cashSessionId: id('c1'),
  professional: null,
  refundOfId: null,
  refundedAt: null,
  takenOffCents: 0,
  payout: null,
  tipCents: 0,
  canChange: false,
  canRefund: false,
  version: 1,
  createdByName: 'Ana Souza',
  createdAt: '2026-11-16T13:00:00Z',
};
export const rent: Transaction = {
  ...payment,
  id: id('f2'),
  type: 'expense',
  kind: 'manual',
  countsAs: 'manual',
  amountCents: 4_000,
  description: 'Aluguel da cadeira',
  paymentMethod: cash,
  category: { id: id('e1'), name: 'Aluguel' },
  appointmentId: null,
  settlementId: null,
  canChange: true,
  canRefund: true,
};
export const withdrawal: Transaction = {
  ...rent,
  id: id('f3'),
  kind: 'withdrawal',
  countsAs: 'withdrawal',
  description: 'Sangria - banco',
  category: null,
  canChange: false,
};

export const openSession: CashSessionDetail = {
  id: id('c1'),
  status: 'open',
  openedAt: '2026-11-16T12:00:00Z',
  openedByName: 'Ana Souza',
  openingAmountCents: 10_000,
  openingNotes: '',
  incomeCents: 25_000,
  expenseCents: 4_000,
  expectedCents: 31_000,
  expected: [
    { key: 'drawer', name: 'Dinheiro na gaveta', expectedCents: 6_000, isOutflow: false },
    { key: pix.id, name: 'PIX', expectedCents: 25_000, isOutflow: false },
  ],
  closedAt: null,
  closedByName: null,
  closingAmountCents: null,
  differenceCents: null,
  counts: null,
  closingNotes: '',
  movements: [payment, rent],
  isBlind: false,
  mark: 'c1-2',
};

export const closedSession: CashSessionDetail = {
  ...openSession,
  status: 'closed',
  closedAt: '2026-11-16T22:00:00Z',
  closedByName: 'Ana Souza',
  closingAmountCents: 30_500,
  differenceCents: -500,
  counts: [
    {
      key: 'drawer',
      name: 'Dinheiro na gaveta',
      expectedCents: 6_000,
      countedCents: 5_500,
      differenceCents: -500,
    },
    { key: pix.id, name: 'PIX', expectedCents: 25_000, countedCents: 25_000, differenceCents: 0 },
  ],
  closingNotes: 'troco errado',
};
