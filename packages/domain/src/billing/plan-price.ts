/** What a plan's price at the payment provider is worth to us. */
export const PRICE_STANDINGS = [
  'same',
  /** Nothing is charged, so the provider has no price of it. */
  'free',
  /** The first who subscribes makes it. */
  'not-linked',
  'not-found',
  'archived',
  'other-kind',
  'other-amount',
] as const;
export type PriceStanding = (typeof PRICE_STANDINGS)[number];

/** A price as the provider describes it. */
export type ProviderPrice = {
  amountCents: number | null;
  currency: string;
  /** How often it is charged; null for once. */
  interval: string | null;
  intervalCount: number;
  active: boolean;
};

/** Whether whoever subscribes at this price pays what the plan says. */
export function priceStanding(
  priceMonthlyCents: number,
  price: ProviderPrice | 'not-linked' | 'not-found',
): PriceStanding {
  if (priceMonthlyCents === 0) return 'free';
  if (typeof price === 'string') return price;
  if (!price.active) return 'archived';
  if (!isMonthlyInReais(price)) return 'other-kind';
  return price.amountCents === priceMonthlyCents ? 'same' : 'other-amount';
}

function isMonthlyInReais({ currency, interval, intervalCount }: ProviderPrice): boolean {
  return currency === 'brl' && interval === 'month' && intervalCount === 1;
}
