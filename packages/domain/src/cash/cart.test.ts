import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { type Cart, type CartItem, lineTotal, priceCart } from './cart.ts';

const item = (kind: CartItem['kind'], gross: number, about: Partial<CartItem> = {}): CartItem => ({
  kind,
  gross: cents(gross),
  basisPoints: null,
  ...about,
});
const cart = (items: CartItem[], off: Partial<Record<keyof Cart, number>> = {}): Cart => ({
  items,
  takenOff: cents(off.takenOff ?? 0),
  discount: cents(off.discount ?? 0),
  prepaid: cents(off.prepaid ?? 0),
});

function priced(...asked: Parameters<typeof cart>) {
  const outcome = priceCart(cart(...asked));
  if (!outcome.accepted) throw new Error(outcome.reason);
  return outcome.value;
}

describe('what is taken off', () => {
  test('a coupon lowers services alone, and whoever sold a product earns of all of it', () => {
    const { items } = priced(
      [
        item('service', 10_000, { basisPoints: 5000 }),
        item('product', 4000, { basisPoints: 1000 }),
      ],
      { takenOff: 2000 },
    );
    expect(items).toMatchObject([
      { discount: 2000, paid: 8000, commission: 4000 },
      { discount: 0, paid: 4000, commission: 400 },
    ]);
  });

  test('at the counter it lowers services and products by what is left to pay', () => {
    const { items, due } = priced([item('service', 10_000), item('product', 4000)], {
      takenOff: 2000,
      discount: 1200,
    });
    expect(items).toMatchObject([{ discount: 2800 }, { discount: 400 }]);
    expect(due).toBe(10_800);
  });

  test('nothing is taken off what is money itself, or off a package', () => {
    const sold = [item('product', 1000), item('package', 50_000), item('gift_card', 10_000)];
    const { items } = priced([...sold, item('account', 3000)], { discount: 1000 });
    expect(items.map(({ discount }) => discount)).toEqual([1000, 0, 0, 0]);
    expect(priceCart(cart(sold, { discount: 1001 }))).toEqual({
      accepted: false,
      reason: 'discount-too-large',
    });
  });
});

describe('what was paid before', () => {
  test('a session pays what is left of its service, and earns what a session is worth', () => {
    const session = cents(7000);
    const { items, due, prepaid } = priced([
      item('service', 10_000, { basisPoints: 5000, session }),
      item('service', 3000, { basisPoints: 5000 }),
    ]);
    expect(items).toMatchObject([
      { prepaid: 10_000, paid: 0, commission: 3500 },
      { prepaid: 0, paid: 3000, commission: 1500 },
    ]);
    expect({ due, prepaid }).toEqual({ due: 3000, prepaid: 10_000 });
  });

  test('what is taken off at the counter lowers no service that a session pays', () => {
    const covered = item('service', 10_000, { session: cents(0) });
    const { items } = priced([covered, item('product', 5000)], { discount: 1000 });
    expect(items).toMatchObject([{ discount: 0, prepaid: 10_000 }, { discount: 1000 }]);
  });

  test('gift cards and the account pay by what is left, and commissions stay', () => {
    const { items, due } = priced(
      [item('service', 8000, { basisPoints: 4000 }), item('product', 2000, { basisPoints: 1000 })],
      { prepaid: 5000 },
    );
    expect(items).toMatchObject([
      { prepaid: 4000, paid: 4000, commission: 3200 },
      { prepaid: 1000, paid: 1000, commission: 200 },
    ]);
    expect(due).toBe(5000);
  });

  test('nobody pays for a gift card with another, or pays in with one', () => {
    const sold = [item('gift_card', 5000), item('account', 5000), item('package', 900)];
    expect(priced(sold, { prepaid: 900 }).items.map(({ prepaid }) => prepaid)).toEqual([0, 0, 900]);
    expect(priceCart(cart(sold, { prepaid: 901 }))).toEqual({
      accepted: false,
      reason: 'prepaid-too-large',
    });
  });
});

test.each([
  [1999, 1, 1999],
  [1999, 3, 5997],
  [1999, 0.5, 1000],
  [333, 0.333, 111],
  [0, 7, 0],
])('%i cents by %d comes to %i', (price, quantity, total) => {
  expect(lineTotal(cents(price), quantity)).toBe(total);
});
