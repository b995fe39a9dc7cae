import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sumOf } from '../shared/money.ts';
import { ITEM_KINDS, priceCart } from './cart.ts';
import { type Checkout, changeOf, settleCheckout } from './settlement.ts';

const cash = (amount: number) => ({ amount: cents(amount), isCash: true });
const card = (amount: number) => ({ amount: cents(amount), isCash: false });
const service = (gross: number, basisPoints: number | null = null) => ({
  kind: 'service' as const,
  gross: cents(gross),
  basisPoints,
});

function checkout(about: Partial<Checkout>): Checkout {
  return {
    items: [service(5000)],
    takenOff: cents(0),
    discount: cents(0),
    prepaid: cents(0),
    tip: cents(0),
    parts: [card(5000)],
    receivedCash: null,
    ...about,
  };
}

function settled(about: Partial<Checkout>) {
  const outcome = settleCheckout(checkout(about));
  if (!outcome.accepted) throw new Error(outcome.reason);
  return outcome.value;
}

test('one service, paid as it is', () => {
  expect(settled({ items: [service(5000, 4000)] })).toMatchObject({
    subtotal: 5000,
    discount: 0,
    tip: 0,
    change: 0,
    items: [{ gross: 5000, discount: 0, paid: 5000, commission: 2000 }],
    parts: [{ payment: 5000, tip: 0 }],
  });
});

test('coupon and counter discount are shared by price, and the commission is of what was paid', () => {
  const { items, subtotal, discount } = settled({
    items: [service(6000, 5000), service(3000, 4025), service(1000)],
    takenOff: cents(1000),
    discount: cents(500),
    parts: [card(8500)],
  });
  expect({ subtotal, discount }).toEqual({ subtotal: 10_000, discount: 1500 });
  expect(items).toMatchObject([
    { discount: 900, paid: 5100, commission: 2550 },
    { discount: 450, paid: 2550, commission: 1026 },
    { discount: 150, paid: 850, commission: 0 },
  ]);
});

test('the partner law: half of what is left after the coupon', () => {
  const { items } = settled({
    items: [service(10_000, 5000)],
    takenOff: cents(1000),
    parts: [card(9000)],
  });
  expect(items).toMatchObject([{ paid: 9000, commission: 4500 }]);
});

test('the fee of a card lowers commissions only where the company says so', () => {
  const about = {
    items: [service(6000, 5000), service(3000, 5000)],
    parts: [{ ...card(9000), fee: cents(300) }],
  };
  expect(settled(about).items).toMatchObject([
    { fee: 0, commission: 3000 },
    { fee: 0, commission: 1500 },
  ]);
  expect(settled({ ...about, commissionAfterFees: true }).items).toMatchObject([
    { fee: 200, commission: 2900 },
    { fee: 100, commission: 1450 },
  ]);
});

test('a session of a package earns the same, whatever the card beside it costs', () => {
  const { items } = settled({
    items: [{ ...service(5000, 4000), session: cents(4000) }, service(3000, 4000)],
    parts: [{ ...card(3000), fee: cents(90) }],
    commissionAfterFees: true,
  });
  expect(items).toMatchObject([
    { fee: 0, commission: 1600 },
    { fee: 90, commission: 1164 },
  ]);
});

test('a tip comes out of every part in proportion', () => {
  const { parts } = settled({ tip: cents(1000), parts: [card(4000), cash(2000)] });
  expect(parts).toMatchObject([
    { payment: 3333, tip: 667 },
    { payment: 1667, tip: 333 },
  ]);
});

test('a present costs nothing and may still bring a tip', () => {
  expect(settled({ discount: cents(5000), parts: [cash(0)] })).toMatchObject({
    discount: 5000,
    items: [{ paid: 0 }],
    parts: [{ payment: 0, tip: 0 }],
  });
  expect(
    settled({ discount: cents(5000), tip: cents(300), parts: [cash(300)] }).parts,
  ).toMatchObject([{ payment: 0, tip: 300 }]);
});

describe('change', () => {
  test('is what was handed over beyond the parts in cash', () => {
    const parts = [card(3000), cash(1500), cash(500)];
    expect(changeOf({ parts, receivedCash: cents(5000) })).toBe(3000);
    expect(changeOf({ parts, receivedCash: cents(2000) })).toBe(0);
    expect(changeOf({ parts, receivedCash: null })).toBe(0);
  });

  test('is none where nothing is paid in cash', () => {
    expect(changeOf({ parts: [card(5000)], receivedCash: cents(10_000) })).toBe(0);
  });
});

describe('refused is', () => {
  test.each([
    ['a discount beyond the price', { discount: cents(5001) }, 'discount-too-large'],
    ['less than is due', { parts: [card(4999)] }, 'parts-do-not-add-up'],
    ['more than is due', { parts: [card(5000), cash(1)] }, 'parts-do-not-add-up'],
    ['a tip nobody paid', { tip: cents(1) }, 'parts-do-not-add-up'],
    [
      'less cash than the part in cash',
      { parts: [cash(5000)], receivedCash: cents(4999) },
      'not-enough-received',
    ],
  ])('%s', (_case, about, reason) => {
    expect(settleCheckout(checkout(about))).toEqual({ accepted: false, reason });
  });
});

const someCents = (max: number) => fc.integer({ min: 0, max }).map(cents);
const someRate = fc.option(fc.integer({ min: 0, max: 10_000 }));
const someItem = fc.record({
  kind: fc.constantFrom(...ITEM_KINDS),
  gross: someCents(1_000_000),
  basisPoints: someRate,
  session: fc.option(someCents(1_000_000), { freq: 3 }),
});
const someShare = fc.double({ min: 0, max: 1, noNaN: true });

/** A checkout whose parts add up, cut anywhere. */
const someCheckout = fc
  .record({
    items: fc.array(someItem, { minLength: 1, maxLength: 20 }),
    shares: fc.tuple(someShare, someShare, someShare),
    tip: someCents(50_000),
    cuts: fc.array(someShare, { maxLength: 9 }),
    kinds: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  })
  .map(({ items, shares: [coupon, counter, before], tip, cuts, kinds }) => {
    const takenOff = most(items, coupon, { discount: 0, prepaid: 0 }, 'takenOff');
    const discount = most(items, counter, { takenOff, prepaid: 0 }, 'discount');
    const prepaid = most(items, before, { takenOff, discount }, 'prepaid');
    const cart = { items, takenOff, discount, prepaid };
    const priced = priceCart(cart);
    const due = (priced.accepted ? priced.value.due : 0) + tip;
    const edges = [0, ...cuts.map((cut) => Math.floor(due * cut)).toSorted(byNumber), due];
    const parts = edges.slice(1).map((edge, place) => ({
      amount: cents(edge - (edges[place] ?? 0)),
      isCash: kinds[place] ?? false,
    }));
    return { ...cart, tip, parts, receivedCash: null };
  });

type Given = Partial<Record<'takenOff' | 'discount' | 'prepaid', number>>;

/** A share of the most that is not refused, found by halving. */
function most(items: Checkout['items'], share: number, given: Given, name: keyof Given): Cents {
  let [low, high] = [0, 20_000_000];
  const isTaken = (amount: number) => {
    const asked: Given = { ...given, [name]: amount };
    const { takenOff = 0, discount = 0, prepaid = 0 } = asked;
    const off = { takenOff: cents(takenOff), discount: cents(discount), prepaid: cents(prepaid) };
    return priceCart({ items, ...off }).accepted;
  };
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isTaken(middle)) low = middle;
    else high = middle - 1;
  }
  return cents(Math.floor(low * share));
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function total<Key extends string>(rows: readonly Record<Key, Cents>[], key: Key): number {
  return sumOf(rows.map((row) => row[key]));
}

test('nothing is lost or made: items, parts and commissions always add up', () => {
  fc.assert(
    fc.property(someCheckout, (asked) => {
      const { subtotal, discount, prepaid, tip, items, parts } = settled(asked);
      const paid = subtotal - discount - prepaid;
      expect(total(items, 'gross')).toBe(subtotal);
      expect(total(items, 'discount')).toBe(discount);
      expect(discount).toBe(asked.takenOff + asked.discount);
      expect(total(items, 'prepaid')).toBe(prepaid);
      expect(total(items, 'paid')).toBe(paid);
      expect(total(parts, 'payment')).toBe(paid);
      expect(total(parts, 'tip')).toBe(tip);
      for (const part of parts) expect(part.payment + part.tip).toBe(part.amount);
      for (const part of parts) expect(Math.min(part.payment, part.tip)).toBeGreaterThanOrEqual(0);
      for (const { discount: off, prepaid: before, paid: left, commission } of items)
        expect(Math.min(off, before, left, commission)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test('a cent too much or too little is never taken', () => {
  fc.assert(
    fc.property(someCheckout, fc.constantFrom(-1, 1), (asked, off) => {
      const [first, ...rest] = asked.parts;
      const amount = cents((first?.amount ?? 0) + off);
      const parts = [{ amount, isCash: false }, ...rest];
      expect(settleCheckout({ ...asked, parts })).toMatchObject({ accepted: false });
    }),
  );
});
