import { commissionOf } from '../catalog/commission.ts';
import { type Cents, cents, splitByWeights, sumOf } from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

/** What a line of a payment is for; `account` is what a client puts on her account. */
export const ITEM_KINDS = ['service', 'product', 'package', 'gift_card', 'account'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** What is done, before any discount, and the commission that held on its day. */
type ServiceToPay = { gross: Cents; basisPoints: number | null };
export type Part = { amount: Cents; isCash: boolean };

/** How an appointment is paid at the counter. */
export type Checkout<Service extends ServiceToPay = ServiceToPay, Paid extends Part = Part> = {
  services: readonly Service[];
  /** Of the appointment: a coupon is off already. */
  price: Cents;
  /** Taken off at the counter. */
  discount: Cents;
  tip: Cents;
  parts: readonly Paid[];
  /** What was handed over in cash; null when nobody counted. */
  receivedCash: Cents | null;
};

export type SettlementRefusal =
  | 'discount-too-large'
  | 'parts-do-not-add-up'
  | 'not-enough-received';

export type SettledItem<Service> = Service & {
  /** Its share of the coupon and of what was taken off at the counter. */
  discount: Cents;
  paid: Cents;
  commission: Cents;
};
/** What came in by one part: for the services, and for whoever did them. */
type SettledPart<Paid> = Paid & { payment: Cents; tip: Cents };

export type SettledCheckout<Service, Paid> = {
  subtotal: Cents;
  /** The coupon's and the counter's. */
  discount: Cents;
  tip: Cents;
  items: SettledItem<Service>[];
  parts: SettledPart<Paid>[];
  change: Cents;
};

type Due = Pick<Checkout, 'price' | 'discount' | 'tip'>;

/** What all parts together have to be. */
export function totalDue({ price, discount, tip }: Due): Cents {
  return cents(price - discount + tip);
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

export function settleCheckout<Service extends ServiceToPay, Paid extends Part>(
  checkout: Checkout<Service, Paid>,
): Result<SettledCheckout<Service, Paid>, SettlementRefusal> {
  const { services, price, discount, tip, parts } = checkout;
  if (discount > price) return refuse('discount-too-large');
  if (sumOf(parts.map(({ amount }) => amount)) !== totalDue(checkout))
    return refuse('parts-do-not-add-up');
  const change = changeOf(checkout);
  if (change === null) return refuse('not-enough-received');

  const subtotal = sumOf(services.map(({ gross }) => gross));
  const takenOff = cents(subtotal - price + discount);
  return accept({
    subtotal,
    discount: takenOff,
    tip,
    change,
    items: itemsOf(services, takenOff),
    parts: partsOf(parts, tip),
  });
}

function itemsOf<Service extends ServiceToPay>(
  services: readonly Service[],
  takenOff: Cents,
): SettledItem<Service>[] {
  const shares = splitByWeights(
    takenOff,
    services.map(({ gross }) => gross),
  );
  return services.map((service, place) => {
    const discount = shares[place] ?? cents(0);
    const paid = cents(service.gross - discount);
    const { basisPoints } = service;
    const commission = basisPoints === null ? cents(0) : commissionOf(paid, basisPoints);
    return { ...service, discount, paid, commission };
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
