import type {
  OwedItem,
  PaidItem,
  Payout,
  PendingCommissions,
} from '@app/contract/cash/commissions.contract';
import type { Statement } from '@app/contract/cash/statement.contract';
import type { Professional } from '@app/contract/team/professionals.contract';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

export const ana = { id: id('a1'), name: 'Ana Beatriz' };
export const bia = { id: id('a2'), name: 'Bia' };

const member: Omit<Professional, 'id' | 'name'> = {
  specialties: [],
  email: '',
  phone: '',
  color: '#3b82f6',
  photoUrl: null,
  memberId: null,
  memberName: null,
  birthday: '',
  active: true,
  position: 0,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
};
/** Newest first, as the server answers. */
export const team: Professional[] = [
  { ...member, ...bia },
  { ...member, ...ana },
];

export const cut: OwedItem = {
  id: id('b1'),
  kind: 'commission',
  professionalId: ana.id,
  professionalName: ana.name,
  settlementId: id('e1'),
  appointmentId: id('c1'),
  appointmentTime: '2026-11-16T13:00:00Z',
  clientName: 'Maria Lima',
  serviceName: 'Corte',
  basisPoints: 4000,
  baseCents: 100_00,
  amountCents: 40_00,
  date: '2026-11-16',
};
export const tip: OwedItem = {
  ...cut,
  id: id('b2'),
  kind: 'tip_share',
  basisPoints: null,
  baseCents: 10_00,
  amountCents: 10_00,
};
export const nails: OwedItem = {
  ...cut,
  id: id('b3'),
  professionalId: bia.id,
  professionalName: bia.name,
  settlementId: id('e2'),
  clientName: 'Rita Alves',
  serviceName: 'Manicure',
  basisPoints: 3250,
  baseCents: 80_00,
  amountCents: 26_00,
};

/** Ana has a vale of R$ 30,00, Bia one that is larger than what she gets. */
export const pending: PendingCommissions = {
  items: [cut, tip, nails],
  professionals: [
    { ...ana, owedCents: 50_00, advancesCents: 30_00 },
    { ...bia, owedCents: 26_00, advancesCents: 90_00 },
  ],
  hasMore: false,
};

const paidPart: PaidItem = {
  ...cut,
  id: id('b4'),
  paymentId: id('d1'),
  refundedAt: null,
  owedBackCents: 0,
};
export const paidCut: Payout = {
  id: paidPart.paymentId,
  professionalId: ana.id,
  professionalName: ana.name,
  paidAt: '2026-11-17T13:00:00Z',
  paymentMethodName: 'PIX',
  paymentMethodKind: 'pix',
  amountCents: 40_00,
  canSplit: false,
  parts: [paidPart],
  advance: null,
};
/** A service, its tip and a vale of R$ 30,00: R$ 20,00 were handed over. */
export const paidTogether: Payout = {
  ...paidCut,
  amountCents: 20_00,
  canSplit: true,
  parts: [paidPart, { ...paidPart, ...tip, paymentId: id('d2') }],
  advance: { paymentId: id('d3'), amountCents: 30_00, refundedAt: null },
};

export const statement: Statement = {
  company: { name: 'Salão da Ana', document: '11222333000181' },
  professional: ana,
  fromDate: '2026-11-01',
  untilDate: '2026-12-01',
  lines: [
    {
      date: '2026-11-16',
      settlementId: id('e1'),
      appointmentTime: '2026-11-16T13:00:00Z',
      clientName: 'Maria Lima',
      kind: 'service',
      serviceName: 'Corte',
      grossCents: 110_00,
      discountCents: 10_00,
      feeCents: 0,
      baseCents: 100_00,
      basisPoints: 4000,
      houseCents: 60_00,
      professionalCents: 40_00,
      openCents: 40_00,
      status: 'open',
      isRefund: false,
    },
  ],
  tips: [
    {
      date: '2026-11-16',
      settlementId: id('e1'),
      clientName: 'Maria Lima',
      amountCents: 10_00,
      openCents: 0,
      status: 'paid',
    },
  ],
  payments: [
    {
      date: '2026-11-17',
      description: 'Pagamento Comissão - Ana Beatriz',
      amountCents: 10_00,
      paymentMethodName: 'PIX',
      takenOffCents: 0,
      visits: [
        {
          clientName: 'Maria Lima',
          serviceNames: 'Corte',
          amountCents: 10_00,
          tipCents: 10_00,
          isRefunded: false,
        },
      ],
    },
  ],
  advances: [
    {
      date: '2026-11-18',
      description: 'Vale - Ana Beatriz',
      amountCents: 30_00,
      paymentMethodName: 'Dinheiro',
    },
  ],
  sums: {
    grossCents: 110_00,
    discountCents: 10_00,
    feeCents: 0,
    baseCents: 100_00,
    houseCents: 60_00,
    professionalCents: 40_00,
    soldCents: 0,
    tipsCents: 10_00,
    paidCents: 10_00,
    openCents: 40_00,
  },
  owedNowCents: 45_00,
  advancesNowCents: 30_00,
};
