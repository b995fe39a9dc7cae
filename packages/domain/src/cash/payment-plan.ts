import { type Cents, cents, larger, percentOf, smaller, sumOf } from '../shared/money.ts';
import { type CartItem, type PricedCart, priceCart } from './cart.ts';

/** Taken off at the counter: an amount, or a part of what can be lowered. */
export type CounterDiscount = { amount: Cents } | { percent: number };

/** What somebody wants to pay with, before anybody knows what each of it comes to. */
export type PaymentWish<Item extends CartItem = CartItem> = {
  items: readonly Item[];
  /** By a coupon and by rewards. */
  takenOff: Cents;
  discount: CounterDiscount;
  /** What is on each gift card, in the order in which they are spent. */
  cards: readonly Cents[];
  /** As much as may be taken from the client's account. */
  account: Cents;
};
export type PaymentPlan = {
  /** What the percentage is of: services no session pays for, and products. */
  discountable: Cents;
  discount: Cents;
  /** Then nothing is taken off. */
  isDiscountTooLarge: boolean;
  /** What sessions spare the client. */
  covered: Cents;
  /** What each gift card pays. */
  cards: Cents[];
  account: Cents;
  /** What is left to be paid in money, without a tip. */
  due: Cents;
};

const NOTHING = cents(0);

/**
 * In which order a bill is paid: coupon and rewards lower it first, sessions pay for their services, the
 * discount of the counter lowers what is left of services and products, and only then gift cards pay,
 * one after the other, and last the account. What is money itself is paid in money.
 */
export function planPayment({ items, takenOff, ...wish }: PaymentWish): PaymentPlan {
  const bill = { items, takenOff, discount: NOTHING, prepaid: NOTHING };
  const whole = pricedOr(bill);
  const discountable = paidFor(whole, ['service', 'product']);
  const wanted =
    'amount' in wish.discount
      ? wish.discount.amount
      : percentOf(wish.discount.percent, discountable);
  const isDiscountTooLarge = wanted > discountable;
  const discount = isDiscountTooLarge ? NOTHING : wanted;
  const payable = cents(paidFor(whole, ['service', 'product', 'package']) - discount);
  const cards = spendInTurn(wish.cards, payable);
  const account = smaller(wish.account, cents(payable - sumOf(cards)));
  return {
    discountable,
    discount: wanted,
    isDiscountTooLarge,
    covered: whole.prepaid,
    cards,
    account: larger(NOTHING, account),
    due: cents(whole.due - discount - sumOf(cards) - larger(NOTHING, account)),
  };
}

/** More than everything is taken off by nothing but a coupon of an older price: then all of it is. */
function pricedOr(bill: Parameters<typeof priceCart<CartItem>>[0]): PricedCart<CartItem> {
  const priced = priceCart(bill);
  if (priced.accepted) return priced.value;
  const services = bill.items.filter(({ kind }) => kind === 'service');
  const most = sumOf(services.map(({ gross }) => gross));
  const capped = priceCart({ ...bill, takenOff: smaller(bill.takenOff, most) });
  if (!capped.accepted) throw new Error(capped.reason);
  return capped.value;
}

function paidFor({ items }: PricedCart<CartItem>, kinds: readonly CartItem['kind'][]): Cents {
  return sumOf(items.filter(({ kind }) => kinds.includes(kind)).map(({ paid }) => paid));
}

function spendInTurn(balances: readonly Cents[], payable: Cents): Cents[] {
  let left = larger(NOTHING, payable);
  return balances.map((balance) => {
    const spent = smaller(balance, left);
    left = cents(left - spent);
    return spent;
  });
}
