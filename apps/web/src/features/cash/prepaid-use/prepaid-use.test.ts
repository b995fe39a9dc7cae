import { cents } from '@app/domain/shared/money';
import { expect, test } from 'vitest';
import { newLine } from '../cart/cart-draft.ts';
import {
  NOTHING_PREPAID,
  paymentUse,
  prepaidInput,
  sessionOffers,
  withCard,
  withoutCard,
} from './prepaid-use.ts';

const cut = { id: 'cut', name: 'Corte', priceCents: 50_00 };
const brushing = { id: 'brushing', name: 'Escova', priceCents: 30_00 };
const three = {
  id: 'three',
  name: 'Três cortes',
  priceCents: 100_00,
  validUntil: null,
  standing: 'usable' as const,
  services: [{ serviceId: 'cut', serviceName: 'Corte', sessions: 3, left: 1 }],
  createdAt: '2026-03-10T15:00:00Z',
};
const account = { balanceCents: 20_00, limitCents: 100_00, ownLimitCents: null, entries: [] };
const bill = {
  services: [cut, brushing],
  takenOff: cents(0),
  lines: [
    {
      key: 1,
      kind: 'product' as const,
      productId: 'shampoo',
      name: 'Xampu',
      unit: 'un',
      priceCents: 45_00,
      quantity: 1,
    },
  ],
  discount: { amount: cents(0) },
};
const none = { ...NOTHING_PREPAID, sessions: [] };
const means = { packages: [three], account };

test('a session is offered for each service that is covered, as often as it is left', () => {
  expect(sessionOffers([cut, cut, brushing], [three])).toMatchObject([
    { key: 'three cut 0', place: 0, left: 1, packageName: 'Três cortes' },
  ]);
});

test('a session that only one package covers is chosen until somebody says otherwise', () => {
  const two = { ...three, id: 'two', name: 'Dois cortes' };
  const dueWith = (packages: (typeof three)[], sessions: string[] | null) =>
    paymentUse(bill, { ...none, sessions }, { packages, account }).due;
  expect(dueWith([three], null)).toBe(75_00);
  expect(dueWith([three], [])).toBe(125_00);
  expect(dueWith([three, two], null)).toBe(125_00);
  const usedUp = { ...two, services: two.services.map((held) => ({ ...held, left: 0 })) };
  expect(dueWith([three, usedUp], null)).toBe(75_00);
});

test.each([
  ['nothing', {}, 125_00],
  ['a session', { sessions: ['three cut 0'] }, 75_00],
  ['a card', { cards: [{ code: 'A', balanceCents: 30_00 }] }, 95_00],
  ['her credit', { account: 'credit' as const }, 105_00],
  ['all on account', { account: 'rest' as const }, 5_00],
  ['a session that is not offered', { sessions: ['three cut 9'] }, 125_00],
])('with %s there is so much left', (_name, chosen, left) => {
  expect(paymentUse(bill, { ...none, ...chosen }, means).due).toBe(left);
});

test('a percentage comes first: card and account pay what it leaves', () => {
  const draft = { ...none, cards: [{ code: 'A', balanceCents: 100_00 }], account: 'rest' as const };
  const use = paymentUse({ ...bill, discount: { percent: 20 } }, draft, means);
  expect(use).toMatchObject({ discount: 25_00, cards: [100_00], account: 0, due: 0 });
});

test('cards are spent one after the other, and only as far as there is something to pay', () => {
  const cards = [
    { code: 'A', balanceCents: 100_00 },
    { code: 'B', balanceCents: 100_00 },
    { code: 'C', balanceCents: 100_00 },
  ];
  const draft = { ...none, cards, account: 'rest' as const };
  const use = paymentUse(bill, draft, means);
  expect(prepaidInput(draft, use)).toEqual({
    sessions: [],
    giftCards: [
      { code: 'A', amountCents: 100_00 },
      { code: 'B', amountCents: 25_00 },
    ],
    accountCents: 0,
  });
  expect(prepaidInput(none, paymentUse(bill, none, means))).toBeUndefined();
});

test('a gift card that is sold is not paid with another', () => {
  const sold = { ...newLine('gift_card', {}), amount: cents(50_00) };
  const draft = { ...none, cards: [{ code: 'A', balanceCents: 500_00 }] };
  const use = paymentUse({ ...bill, services: [], lines: [sold as never] }, draft, means);
  expect(use).toMatchObject({ cards: [0], due: 50_00 });
});

test('the same card is chosen once', () => {
  const card = { code: 'A', balanceCents: 1 };
  const twice = withCard(withCard(none, card), { ...card, balanceCents: 2 });
  expect(twice.cards).toEqual([{ code: 'A', balanceCents: 2 }]);
  expect(withoutCard(twice, 'A').cards).toEqual([]);
});
