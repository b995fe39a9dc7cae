import { type Cents, cents, splitByWeights, sumOf } from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';
import { type Cart, type CartItem, type CartRefusal, type PricedCart, priceCart } from './cart.ts';

export type Part = { amount: Cents; isCash: boolean };

/** How a cart is paid at the counter. */
export type Checkout<Item extends CartItem = CartItem, Paid extends Part = Part> = Cart<Item> & {
  tip: Cents;
  /** May be none where nothing is left to pay. */
  parts: readonly Paid[];
  /** What was handed over in cash; null when nobody counted. */
  receivedCash: Cents | null;
};

export type SettlementRefusal = CartRefusal | 'parts-do-not-add-up' | 'not-enough-received';

/** What came in by one part: for what was done or sold, and for whoever did it. */
type SettledPart<Paid> = Paid & { payment: Cents; tip: Cents };

export type SettledCheckout<Item, Paid> = Omit<PricedCart<Item>, 'due'> & {
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
  return accept({ ...priced, tip, change, parts: partsOf(parts, tip) });
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
