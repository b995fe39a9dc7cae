import { cents } from '@app/domain/shared/money';
import { expect, test } from 'vitest';
import { NOTHING_PREPAID, prepaidInput, prepaidUse, sessionOffers } from './prepaid-use.ts';

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
  goods: cents(45_00),
  discount: cents(0),
};
const means = { packages: [three], account };

test('a session is offered for each service that is covered, as often as it is left', () => {
  expect(sessionOffers([cut, cut, brushing], [three])).toMatchObject([
    { key: 'three cut 0', place: 0, left: 1, packageName: 'Três cortes' },
  ]);
});

test.each([
  ['nothing', {}, 125_00],
  ['a session', { sessions: ['three cut 0'] }, 75_00],
  ['a card', { card: { code: 'A', balanceCents: 30_00 } }, 95_00],
  ['her credit', { account: 'credit' as const }, 105_00],
  ['all on account', { account: 'rest' as const }, 5_00],
  ['a session that is not offered', { sessions: ['three cut 9'] }, 125_00],
])('with %s there is so much left', (_name, chosen, left) => {
  expect(prepaidUse(bill, { ...NOTHING_PREPAID, ...chosen }, means).left).toBe(left);
});

test('a card and the account pay no more than is left, and what is taken off is not theirs', () => {
  const card = { code: 'A', balanceCents: 500_00 };
  const draft = { ...NOTHING_PREPAID, card, account: 'rest' as const };
  const use = prepaidUse({ ...bill, discount: cents(25_00) }, draft, means);
  expect(use).toMatchObject({ card: 100_00, account: 0, left: 25_00 });
  expect(prepaidInput(draft, use)).toEqual({
    sessions: [],
    giftCards: [{ code: 'A', amountCents: 100_00 }],
    accountCents: 0,
  });
  expect(prepaidInput(NOTHING_PREPAID, prepaidUse(bill, NOTHING_PREPAID, means))).toBeUndefined();
});
