import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumOf } from '../shared/money.ts';
import { type CartItem, ITEM_KINDS, priceCart } from './cart.ts';
import { type PaymentWish, planPayment } from './payment-plan.ts';

const item = (kind: CartItem['kind'], gross: number, session?: number): CartItem => ({
  kind,
  gross: cents(gross),
  basisPoints: null,
  ...(session !== undefined && { session: cents(session) }),
});
const cut = item('service', 100_00);
const covered = item('service', 60_00, 40_00);
const shampoo = item('product', 50_00);
const sold = item('package', 200_00);
const gift = item('gift_card', 80_00);
const paidIn = item('account', 30_00);

type Asked = { takenOff?: number; percent?: number; off?: number; cards?: number[]; on?: number };

function wish(items: CartItem[], asked: Asked = {}): PaymentWish {
  const { takenOff = 0, percent, off = 0, cards = [], on = 0 } = asked;
  return {
    items,
    takenOff: cents(takenOff),
    discount: percent === undefined ? { amount: cents(off) } : { percent },
    cards: cards.map(cents),
    account: cents(on),
  };
}

describe('the discount of the counter comes before gift card and account', () => {
  test.each<[string, CartItem[], Asked, object]>([
    ['nothing', [cut, shampoo], {}, { discount: 0, due: 150_00 }],
    ['10 %', [cut, shampoo], { percent: 10 }, { discount: 15_00, due: 135_00 }],
    [
      '10 % and a card',
      [cut, shampoo],
      { percent: 10, cards: [100_00] },
      { discount: 15_00, cards: [100_00], due: 35_00 },
    ],
    [
      '10 % and a card that pays all that is left',
      [cut, shampoo],
      { percent: 10, cards: [500_00], on: 500_00 },
      { discount: 15_00, cards: [135_00], account: 0, due: 0 },
    ],
    [
      '10 % and the account',
      [cut, shampoo],
      { percent: 10, on: 500_00 },
      { discount: 15_00, account: 135_00, due: 0 },
    ],
    [
      'R$ 20,00, a card and then the account',
      [cut, shampoo],
      { off: 20_00, cards: [30_00, 40_00], on: 50_00 },
      { discount: 20_00, cards: [30_00, 40_00], account: 50_00, due: 10_00 },
    ],
    [
      'a service that a session pays is not lowered as well',
      [covered, cut],
      { percent: 10 },
      { discountable: 100_00, discount: 10_00, covered: 60_00, due: 90_00 },
    ],
    [
      'everything is paid by a session: there is nothing to lower',
      [covered],
      { percent: 50 },
      { discountable: 0, discount: 0, covered: 60_00, due: 0 },
    ],
    [
      'a coupon first, then the percentage of what it leaves',
      [cut, shampoo],
      { takenOff: 40_00, percent: 10 },
      { discountable: 110_00, discount: 11_00, due: 99_00 },
    ],
    [
      'packages, gift cards and the account are never lowered',
      [shampoo, sold, gift, paidIn],
      { percent: 100 },
      { discountable: 50_00, discount: 50_00, due: 310_00 },
    ],
    [
      'a gift card pays for a package, not for a gift card or the account',
      [sold, gift, paidIn],
      { cards: [500_00], on: 500_00 },
      { cards: [200_00], account: 0, due: 110_00 },
    ],
    [
      'more than there is: nothing is taken off',
      [cut],
      { off: 100_01 },
      { isDiscountTooLarge: true, due: 100_00 },
    ],
    ['more than the coupon can lower', [cut], { takenOff: 120_00 }, { discountable: 0, due: 0 }],
    ['an empty cart', [], { percent: 10, cards: [5], on: 5 }, { discount: 0, cards: [0], due: 0 }],
  ])('%s', (_name, items, asked, plan) => {
    expect(planPayment(wish(items, asked))).toMatchObject(plan);
  });
});

test('whatever is planned can be paid, to the cent', () => {
  const amount = fc.integer({ min: 0, max: 1_000_00 });
  const anItem = fc
    .record({ kind: fc.constantFrom(...ITEM_KINDS), gross: amount, isCovered: fc.boolean() })
    .map(({ kind, gross, isCovered }) =>
      item(kind, gross, kind === 'service' && isCovered ? 0 : undefined),
    );
  const asked = fc.record({
    takenOff: amount,
    percent: fc.integer({ min: 0, max: 100 }),
    cards: fc.array(amount, { maxLength: 3 }),
    on: amount,
  });
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 6 }), asked, (items, chosen) => {
      const services = items.filter(({ kind }) => kind === 'service');
      const most = sumOf(services.map(({ gross }) => gross));
      const takenOff = Math.min(chosen.takenOff, most);
      const plan = planPayment(wish(items, { ...chosen, takenOff }));
      const prepaid = sumOf([...plan.cards, plan.account]);
      const cart = { items, takenOff: cents(takenOff), discount: plan.discount, prepaid };
      const priced = priceCart(cart);
      expect(priced.accepted && priced.value.due).toBe(plan.due);
      expect(Math.min(plan.due, plan.account, ...plan.cards)).toBeGreaterThanOrEqual(0);
    }),
  );
});
