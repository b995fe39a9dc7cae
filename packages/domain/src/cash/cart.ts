import { commissionOf } from '../catalog/commission.ts';
import { type Cents, cents, splitByWeights, sumOf } from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

/** What a line of a payment is for; `account` is what a client puts on her account. */
export const ITEM_KINDS = ['service', 'product', 'package', 'gift_card', 'account'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** What is done or sold, before any discount, and the commission that holds for it. */
export type CartItem = {
  kind: ItemKind;
  gross: Cents;
  basisPoints: number | null;
  /** Of a service that a session of a package pays for: what its commission is of. */
  session?: Cents | null;
};

/** How many lines one payment may have. */
export const CART_LINES = 50;

/** What is paid at once, and what need not be paid of it. */
export type Cart<Item extends CartItem = CartItem> = {
  items: readonly Item[];
  /** Off the services before anybody comes to the counter: by a coupon, by rewards. */
  takenOff: Cents;
  /** Taken off at the counter: off services and products, never off what is money itself. */
  discount: Cents;
  /** Paid before: by gift cards and the client's account. Sessions say so themselves. */
  prepaid: Cents;
};

export type PricedItem<Item> = Item & {
  /** Its share of everything that was taken off. */
  discount: Cents;
  /** Its share of what was paid before. */
  prepaid: Cents;
  /** What is left to be paid in money. */
  paid: Cents;
  commission: Cents;
};
export type PricedCart<Item> = {
  subtotal: Cents;
  discount: Cents;
  prepaid: Cents;
  /** In money, without the tip. */
  due: Cents;
  items: PricedItem<Item>[];
};
export type CartRefusal = 'discount-too-large' | 'prepaid-too-large';

/** How much money a cart comes to, to the cent, and which part of it each line is. */
export function priceCart<Item extends CartItem>(
  cart: Cart<Item>,
): Result<PricedCart<Item>, CartRefusal> {
  const discounts = discountsOf(cart);
  if (!discounts) return refuse('discount-too-large');
  const left = cart.items.map(({ gross }, place) => cents(gross - (discounts[place] ?? 0)));
  const prepaids = prepaidsOf(cart, left);
  if (!prepaids) return refuse('prepaid-too-large');
  const items = cart.items.map((item, place) => {
    const discount = discounts[place] ?? NOTHING;
    const prepaid = prepaids[place] ?? NOTHING;
    const paid = cents(item.gross - discount - prepaid);
    return { ...item, discount, prepaid, paid, commission: earnedOf(item, discount) };
  });
  return accept({
    subtotal: grossOf(items),
    discount: sumOf(discounts),
    prepaid: sumOf(prepaids),
    due: sumOf(items.map(({ paid }) => paid)),
    items,
  });
}

const NOTHING = cents(0);

function grossOf(items: readonly CartItem[]): Cents {
  return sumOf(items.map(({ gross }) => gross));
}

const isCovered = ({ kind, session = null }: CartItem) => kind === 'service' && session !== null;
const isOpenService = (item: CartItem) => item.kind === 'service' && !isCovered(item);
const isProduct = ({ kind }: CartItem) => kind === 'product';

/**
 * A coupon lowers the services that it was given for; what is taken off at the counter lowers what is
 * paid there. Within each of them by price. Null when there is less than is to be taken off.
 */
function discountsOf({ items, takenOff, discount }: Cart): Cents[] | null {
  const covered = grossOf(items.filter(isCovered));
  const open = grossOf(items.filter(isOpenService));
  const products = grossOf(items.filter(isProduct));
  if (takenOff > covered + open) return null;
  const [offCovered = NOTHING, offOpen = NOTHING] = splitByWeights(takenOff, [covered, open]);
  const weights = [open - offOpen, products];
  if (discount > open - offOpen + products) return null;
  const [byOpen = NOTHING, byProducts = NOTHING] = splitByWeights(discount, weights);
  const shares = [
    sharesOf(items, isCovered, offCovered),
    sharesOf(items, isOpenService, sumOf([offOpen, byOpen])),
    sharesOf(items, isProduct, byProducts),
  ];
  return items.map((_item, place) => sumOf(shares.flatMap((some) => some.get(place) ?? [])));
}

/** By place: what each of these has of the total. */
function sharesOf(
  items: readonly CartItem[],
  isOne: (item: CartItem) => boolean,
  total: Cents,
): ReadonlyMap<number, Cents> {
  const places = items.flatMap((item, place) => (isOne(item) ? place : []));
  const weights = places.map((place) => items[place]?.gross ?? 0);
  const shares = splitByWeights(total, weights);
  return new Map(places.map((place, index) => [place, shares[index] ?? NOTHING]));
}

/** Nobody pays for one gift card with another. */
const MONEY_KINDS: readonly ItemKind[] = ['gift_card', 'account'];

/** Null when more was paid before than there is to pay. */
function prepaidsOf({ items, prepaid }: Cart, left: readonly Cents[]): Cents[] | null {
  const spendable = items.map((item, place) =>
    isCovered(item) || MONEY_KINDS.includes(item.kind) ? NOTHING : (left[place] ?? NOTHING),
  );
  if (prepaid > sumOf(spendable)) return null;
  const shares = splitByWeights(prepaid, spendable);
  return items.map((item, place) => (isCovered(item) ? left[place] : shares[place]) ?? NOTHING);
}

/**
 * Of what is left of its price. The work was done whatever it was paid with; what is money itself earns
 * nothing.
 */
export function earnedOf(
  { kind, gross, basisPoints, session = null }: CartItem,
  takenOff: Cents,
): Cents {
  if (basisPoints === null || MONEY_KINDS.includes(kind)) return NOTHING;
  return commissionOf(session ?? cents(gross - takenOff), basisPoints);
}

/** What a line of so many costs; half a cent rounds up. */
export function lineTotal(price: Cents, quantity: number): Cents {
  return cents(Math.round((price * Math.round(quantity * 1000)) / 1000));
}
