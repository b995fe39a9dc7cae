import { type Cents, cents, splitByWeights, sumOf } from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';
import { feeSharesOf } from './card-fees.ts';
import {
  type Cart,
  type CartItem,
  type CartRefusal,
  earnedOf,
  type PricedCart,
  type PricedItem,
  priceCart,
} from './cart.ts';

/** `fee` is what the card machine keeps of it. */
export type Part = { amount: Cents; isCash: boolean; fee?: Cents };

/** How a cart is paid at the counter. */
export type Checkout<Item extends CartItem = CartItem, Paid extends Part = Part> = Cart<Item> & {
  tip: Cents;
  /** May be none where nothing is left to pay. */
  parts: readonly Paid[];
  /** What was handed over in cash; null when nobody counted. */
  receivedCash: Cents | null;
  /** Commissions are of what is left when the machine has kept its part; otherwise of all. */
  commissionAfterFees?: boolean;
};

export type SettlementRefusal = CartRefusal | 'parts-do-not-add-up' | 'not-enough-received';

/** What came in by one part: for what was done or sold, and for whoever did it. */
type SettledPart<Paid> = Paid & { payment: Cents; tip: Cents };

/** `fee` is its share of what the machine keeps, where commissions are of what is left of it. */
type SettledItem<Item> = PricedItem<Item> & { fee: Cents };

export type SettledCheckout<Item, Paid> = Omit<PricedCart<Item>, 'due' | 'items'> & {
  items: SettledItem<Item>[];
  tip: Cents;
  parts: SettledPart<Paid>[];
  change: Cents;
};

/** What all parts together have to be. */
export function totalDue(due: { price: Cents; discount: Cents; tip: Cents }): Cents {
  return cents(due.price - due.discount + due.tip);
}

/** Null when less was handed over than the parts in cash ask for. */
export function changeOf({
  parts,
  receivedCash,
}: Pick<Checkout, 'parts' | 'receivedCash'>): Cents | null {
  const cash = sumOf(parts.filter(({ isCash }) => isCash).map(({ amount }) => amount));
  if (receivedCash === null || cash === 0) return cents(0);
  return receivedCash < cash ? null : cents(receivedCash - cash);
}

export function settleCheckout<Item extends CartItem, Paid extends Part>(
  checkout: Checkout<Item, Paid>,
): Result<SettledCheckout<Item, Paid>, SettlementRefusal> {
  const { tip, parts } = checkout;
  const cart = priceCart(checkout);
  if (!cart.accepted) return cart;
  const { due, ...priced } = cart.value;
  if (sumOf(parts.map(({ amount }) => amount)) !== due + tip) return refuse('parts-do-not-add-up');
  const change = changeOf(checkout);
  if (change === null) return refuse('not-enough-received');
  const settled = partsOf(parts, tip);
  const items = afterFees(priced.items, checkout.commissionAfterFees ? settled : []);
  return accept({ ...priced, items, tip, change, parts: settled });
}

/** What each line bears of the fees lowers what its commission is of. */
function afterFees<Item extends CartItem>(
  items: readonly PricedItem<Item>[],
  parts: readonly SettledPart<Part>[],
): SettledItem<Item>[] {
  const borne = parts.map(({ payment, tip, fee = cents(0) }) => ({ payment, tip, fee }));
  const shares = feeSharesOf(items, borne);
  return items.map((item, place) => {
    const fee = shares[place] ?? cents(0);
    const commission = earnedOf(item, sumOf([item.discount, fee]));
    return { ...item, fee, commission };
  });
}

/** The tip comes out of every part in proportion, so that each still says what was received. */
function partsOf<Paid extends Part>(parts: readonly Paid[], tip: Cents): SettledPart<Paid>[] {
  const tips = splitByWeights(
    tip,
    parts.map(({ amount }) => amount),
  );
  return parts.map((part, place) => {
    const share = tips[place] ?? cents(0);
    return { ...part, payment: cents(part.amount - share), tip: share };
  });
}
