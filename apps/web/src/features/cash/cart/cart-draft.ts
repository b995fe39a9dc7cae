import type { CartLine } from '@app/contract/cash/cart.contract';
import type { Product } from '@app/contract/stock/products.contract';
import { CART_LINES, lineTotal } from '@app/domain/cash/cart';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { isSellableQuantity } from '@app/domain/stock/product';

/** One product in the cart while somebody fills it in. */
export type DraftLine = {
  key: number;
  kind: 'product';
  productId: string;
  name: string;
  unit: string;
  /** Of one, as it stood on the screen. */
  priceCents: number;
  quantity: number | '';
  /** Undefined: whoever did the visit, or is named as the seller. */
  sellerId?: string | null | undefined;
};

/** One more of it; a second line only where another one sells it. */
export function withOneMore(lines: readonly DraftLine[], product: Product): DraftLine[] {
  const known = lines.find(({ productId }) => productId === product.id);
  if (known) {
    const quantity = (known.quantity || 0) + 1;
    return lines.map((line) => (line === known ? { ...line, quantity } : line));
  }
  if (lines.length >= CART_LINES) return [...lines];
  const { id: productId, name, unit, priceCents } = product;
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
  const line = { key, kind: 'product' as const, productId, name, unit, quantity: 1 };
  return [...lines, { ...line, priceCents: priceCents ?? 0 }];
}

/** At the prices of now: whoever put it in before they changed sees what it costs today. */
export function withPrices(lines: readonly DraftLine[], products: readonly Product[]): DraftLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId);
    return { ...line, priceCents: product?.priceCents ?? line.priceCents };
  });
}

export function totalOf({ priceCents, quantity }: DraftLine): Cents {
  return lineTotal(cents(priceCents), quantity || 0);
}

export function cartTotal(lines: readonly DraftLine[]): Cents {
  return sumOf(lines.map(totalOf));
}

/** Where a quantity is missing, or is none of its unit. */
export function wrongQuantities(lines: readonly DraftLine[]): string[] {
  return lines.flatMap(({ unit, quantity }, index) =>
    isSellableQuantity(unit, quantity || 0) ? [] : [`lines.${index}.quantity`],
  );
}

export function cartInput(lines: readonly DraftLine[]): CartLine[] {
  return lines.map(({ kind, productId, quantity, priceCents, sellerId }) => ({
    kind,
    productId,
    quantity: quantity || 0,
    priceCents,
    ...(sellerId !== undefined && { sellerId }),
  }));
}
