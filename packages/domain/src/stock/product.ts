import { type Cents, LARGEST_AMOUNT } from '../shared/money.ts';

/** Why stock moves. `sale_return` and `use_return` undo a sale and a use. */
export const MOVEMENT_KINDS = [
  'opening',
  'purchase',
  'sale',
  'sale_return',
  'use',
  'use_return',
  'loss',
  'count',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What is counted. */
export const UNITS = ['un', 'cx', 'ml', 'l', 'g', 'kg'] as const;
export type Unit = (typeof UNITS)[number];

export const PRODUCT_LIMITS = {
  nameLength: 120,
  descriptionLength: 1000,
  /** Of the purchase price and of the price; quantities are bounded alike. */
  amountCents: LARGEST_AMOUNT,
  quantity: 999_999,
  /** What lies there, which many movements come to. */
  stock: 99_999_999,
  barcodeLength: 40,
  supplierLength: 120,
  imageUrlLength: 1000,
  reasonLength: 200,
  /** How many products are counted at once. */
  countedAtOnce: 500,
  /** What one counted line may be off by: all of them still come to a number that is exact. */
  countedWorthCents: 9_999_999_999_999,
  /** How many services say that they use one up. */
  uses: 200,
} as const;

/** What is written down of a product; what lies there comes of its movements. */
export type NewProduct = {
  name: string;
  description: string;
  purchasePrice: Cents;
  /** Null: it is not sold. */
  price: Cents | null;
  commissionBasisPoints: number | null;
  barcode: string;
  unit: Unit;
  minimumStock: number;
  supplier: string;
  supplierPhone: string;
  imageUrl: string;
  lowStockAlert: boolean;
  active: boolean;
};

type Level = { currentStock: number; minimumStock: number };

/** At its minimum it is already low: whoever waits longer runs out. */
export function isLow({ currentStock, minimumStock }: Level): boolean {
  return currentStock <= minimumStock;
}

/** A low one that somebody wants to hear of. */
export function needsAttention(
  product: Level & { lowStockAlert: boolean; active: boolean },
): boolean {
  return product.active && product.lowStockAlert && isLow(product);
}

/** Up to twice the minimum, so that it does not run low again with the next one that leaves. */
export function reorderQuantity({ currentStock, minimumStock }: Level): number {
  const wanted = Math.max(2 * minimumStock, 1);
  return Math.max(Math.ceil(wanted - currentStock), 1);
}

/** Thousandths, as they are kept: what sums of floats add beyond that was never there. */
export function rounded(quantity: number): number {
  return Math.round(quantity * 1000) / 1000 + 0;
}

/** What somebody found on the shelf, and what was thought to lie there when she counted. */
export type Count = { counted: number; expected: number };

/** What moved meanwhile may lie among what she counted or not: nobody but her can tell. */
export function hasMovedSince(
  { expected }: Pick<Count, 'expected'>,
  currentStock: number,
): boolean {
  return rounded(expected) !== rounded(currentStock);
}

/** A difference beyond what is ever kept: a digit too many, or a cost that nobody paid. */
export function isBeyondWorth({ counted, expected }: Count, purchasePrice: Cents): boolean {
  return Math.abs(counted - expected) * purchasePrice > PRODUCT_LIMITS.countedWorthCents;
}

/** Nobody sells half a bottle; what is measured is sold by the measure. */
export function isSellableQuantity(unit: string, quantity: number): boolean {
  if (!(quantity > 0)) return false;
  return unit === 'un' || unit === 'cx' ? Number.isInteger(quantity) : true;
}
