import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import { detail } from './sample-appointments.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

/** The sample appointment, paid by card and in cash with a tip and something off. */
export const settlement: Omit<NewSettlement, 'withoutCommission'> = {
  id: id('f1'),
  receiptNumber: 41,
  appointmentId: detail.id,
  appointmentTime: detail.startTime,
  date: '2026-11-16',
  createdAt: '2026-11-16T14:05:00Z',
  createdByName: 'Ana Souza',
  company: {
    name: 'Salão da Ana',
    document: '11222333000181',
    phone: '(11) 3333-4444',
    address: 'Rua A, 1, São Paulo, SP',
  },
  clientName: 'Maria Lima',
  clientPhone: '5511987654321',
  clientEmail: 'maria@exemplo.com.br',
  professionalId: '01990000-0000-7000-8000-0000000000f0',
  professionalName: 'Bia',
  items: [
    {
      kind: 'service',
      giftCardId: null,
      quantity: 1,
      name: 'Corte',
      grossCents: 60_00,
      discountCents: 9_00,
      paidCents: 51_00,
    },
    {
      kind: 'service',
      giftCardId: null,
      quantity: 1,
      name: 'Escova',
      grossCents: 40_00,
      discountCents: 6_00,
      paidCents: 34_00,
    },
  ],
  subtotalCents: 100_00,
  discountCents: 15_00,
  rewards: [],
  prepaid: [],
  tipCents: 10_00,
  totalCents: 95_00,
  changeCents: 5_00,
  parts: [
    {
      paymentMethodName: 'Cartão de Crédito',
      paymentMethodKind: 'card',
      amountCents: 50_00,
      brand: '',
      instalments: 1,
    },
    {
      paymentMethodName: 'Dinheiro',
      paymentMethodKind: 'cash',
      amountCents: 45_00,
      brand: '',
      instalments: 1,
    },
  ],
  refundedAt: null,
};
