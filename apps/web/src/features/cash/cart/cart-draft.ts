import type { CartLine } from '@app/contract/cash/cart.contract';
import type { Package } from '@app/contract/prepaid/packages.contract';
import type { Product } from '@app/contract/stock/products.contract';
import { CART_LINES, type CartItem, lineTotal } from '@app/domain/cash/cart';
import { type Cents, cents } from '@app/domain/shared/money';
import { isSellableQuantity } from '@app/domain/stock/product';
import { cartLabels as labels } from './cart.labels.ts';

/** One product in the cart while somebody fills it in. */
export type ProductLine = {
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
export type PackageLine = {
  key: number;
  kind: 'package';
  packageId: string | null;
  name: string;
  priceCents: number;
  sellerId?: string | null | undefined;
};
export type GiftCardLine = {
  key: number;
  kind: 'gift_card';
  amount: Cents | null;
  recipientName: string;
  message: string;
  validDays: number | '';
};
/** The client pays in: what she owes, or in advance. */
export type AccountLine = { key: number; kind: 'account'; amount: Cents | null };
export type DraftLine = ProductLine | PackageLine | GiftCardLine | AccountLine;
/** What is paid now and used later. */
export type PrepaidKind = Exclude<DraftLine['kind'], 'product'>;

/** What is likely to be sold next stands first; the others stay in their order. */
export function lastSoldFirst(products: readonly Product[], lastSold: readonly string[]) {
  const place = ({ id }: Product) => (lastSold.includes(id) ? lastSold.indexOf(id) : Infinity);
  return products.toSorted((one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? 0 : first - second;
  });
}

/** One more of it; a second line only where another one sells it. */
export function withOneMore(lines: readonly DraftLine[], product: Product): DraftLine[] {
  const known = lines.find((line) => line.kind === 'product' && line.productId === product.id);
  if (known?.kind === 'product') {
    const quantity = (known.quantity || 0) + 1;
    return lines.map((line) => (line === known ? { ...known, quantity } : line));
  }
  const { id: productId, name, unit, priceCents } = product;
  const line = { kind: 'product' as const, productId, name, unit, quantity: 1 };
  return withLine(lines, { ...line, key: 0, priceCents: priceCents ?? 0 });
}

/** As many as one payment may have. */
export function withLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  if (lines.length >= CART_LINES) return [...lines];
  const key = Math.max(0, ...lines.map((one) => one.key)) + 1;
  return [...lines, { ...line, key }];
}

type Known = {
  /** Chosen already where there is only one. */
  packages?: readonly Package[] | undefined;
  /** What is likely to be paid in: what she owes. */
  owedCents?: number | undefined;
};

/** What she owes; nothing while that is not known. */
export function owedOn(account: { balanceCents: number } | undefined): number {
  return Math.max(0, -(account?.balanceCents ?? 0));
}

/** A line as it begins; what is known already stands in it. */
export function newLine(kind: PrepaidKind, { packages = [], owedCents = 0 }: Known): DraftLine {
  if (kind === 'account') return { key: 1, kind, amount: owedCents > 0 ? cents(owedCents) : null };
  if (kind === 'gift_card')
    return { key: 1, kind, amount: null, recipientName: '', message: '', validDays: '' };
  const [only] = packages.length === 1 ? packages : [];
  return { key: 1, kind, ...chosenPackage(only), sellerId: undefined };
}

export function chosenPackage(chosen: Package | undefined) {
  const { id: packageId = null, name = '', priceCents = 0 } = chosen ?? {};
  return { packageId, name, priceCents };
}

type OnSale = {
  products?: readonly Product[] | undefined;
  packages?: readonly Package[] | undefined;
};

/** At the prices of now: whoever put it in before they changed sees what it costs today. */
export function withPrices(lines: readonly DraftLine[], onSale: OnSale): DraftLine[] {
  return lines.map((line) => {
    if (line.kind === 'product') {
      const product = onSale.products?.find(({ id }) => id === line.productId);
      return { ...line, priceCents: product?.priceCents ?? line.priceCents };
    }
    if (line.kind !== 'package') return line;
    const sold = onSale.packages?.find(({ id }) => id === line.packageId);
    return sold ? { ...line, ...chosenPackage(sold) } : line;
  });
}

export function totalOf(line: DraftLine): Cents {
  if (line.kind === 'product') return lineTotal(cents(line.priceCents), line.quantity || 0);
  if (line.kind === 'package') return cents(line.priceCents);
  return line.amount ?? cents(0);
}

/** As the bill counts it. */
export function cartItems(lines: readonly DraftLine[]): CartItem[] {
  return lines.map((line) => ({ kind: line.kind, gross: totalOf(line), basisPoints: null }));
}

/** Whether somebody has to be named whose it is. */
export function needsClient(lines: readonly DraftLine[]): boolean {
  return lines.some(({ kind }) => kind === 'package' || kind === 'account');
}

/** By the path of its field: what is missing in a line, or is none of its unit. */
export function wrongLines(lines: readonly DraftLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      const wrong = wrongIn(line);
      return wrong ? [[`lines.${index}.${wrong[0]}`, wrong[1]] as const] : [];
    }),
  );
}

function wrongIn(line: DraftLine): [field: string, sentence: string] | null {
  if (line.kind === 'product')
    return isSellableQuantity(line.unit, line.quantity || 0)
      ? null
      : ['quantity', labels.wrongQuantity];
  if (line.kind === 'package')
    return line.packageId === null ? ['packageId', labels.noPackage] : null;
  return line.amount ? null : ['amount', labels.noAmount[line.kind]];
}

export function cartInput(lines: readonly DraftLine[]): CartLine[] {
  return lines.map((line) => {
    if (line.kind === 'account') return { kind: line.kind, amountCents: totalOf(line) };
    if (line.kind === 'gift_card') {
      const { kind, recipientName, message, validDays } = line;
      const days = validDays === '' ? null : validDays;
      return { kind, amountCents: totalOf(line), recipientName, message, validDays: days };
    }
    const { kind, priceCents, sellerId } = line;
    const seller = sellerId === undefined ? {} : { sellerId };
    if (kind === 'package') return { kind, packageId: line.packageId ?? '', priceCents, ...seller };
    const { productId, quantity } = line;
    return { kind, productId, quantity: quantity || 0, priceCents, ...seller };
  });
}
