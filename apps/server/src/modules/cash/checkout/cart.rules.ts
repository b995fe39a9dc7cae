import { type CartItem, lineTotal } from '@app/domain/cash/cart';
import type { Cents } from '@app/domain/shared/money';
import { accept, refuse } from '@app/domain/shared/result';
import { isSellableQuantity, rounded } from '@app/domain/stock/product';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockProducts, type ProductRow } from '../../stock/products.queries.ts';
import { isActiveProfessional, readProductRates } from '../../team/professionals.queries.ts';
import {
  type PrepaidLineRefusal,
  readPrepaidLines,
  type SoldPrepaid,
  type WantedPrepaidLine,
} from './prepaid-lines.rules.ts';

/** A line as whoever sells it saw it. */
export type WantedLine = WantedProduct | WantedPrepaidLine;
type WantedProduct = {
  kind: 'product';
  productId: string;
  quantity: number;
  price: Cents;
  sellerId?: string | null | undefined;
};
/** A line of a payment, with all that is stored of it. */
export type PayableItem = CartItem & {
  name: string;
  quantity: number;
  /** Who earns of it. */
  professionalId: string | null;
  serviceId?: string;
  productId?: string;
  clientPackageId?: string;
  giftCardId?: string;
  /** What becomes of it when it goes over the counter. */
  becomes?: SoldPrepaid;
};
export type CartRefusal =
  | PrepaidLineRefusal
  | 'product-unavailable'
  | 'product-price-changed'
  | 'not-enough-stock'
  | 'bad-quantity'
  | 'seller-not-found';
/** What a refusal is about, where it has a name; and how much of it is there. */
export type About = Pick<ProductRow, 'name' | 'currentStock' | 'unit'>;
export type CartAnswer<Value, Reason extends string> =
  | { accepted: true; value: Value }
  | { accepted: false; reason: Reason; about?: About };

/**
 * What is in the cart, at its prices of now. Products stay locked until the transaction ends: nobody
 * else sells them meanwhile, or says that they cost more.
 */
export async function readCart(
  scope: CompanyScope,
  lines: readonly WantedLine[],
  { sellerId, clientId }: { sellerId: string | null; clientId: string | null },
): Promise<CartAnswer<PayableItem[], CartRefusal>> {
  const products = await readProductLines(scope, lines.filter(isProductLine), sellerId);
  if (!products.accepted) return products;
  const others = lines.filter((line) => line.kind !== 'product');
  const prepaid = await readPrepaidLines(scope, others, { sellerId, clientId });
  if (!prepaid.accepted) return prepaid;
  const items = [...products.value, ...prepaid.value];
  const sellers = new Set(items.flatMap(({ professionalId }) => professionalId ?? []));
  for (const seller of sellers)
    if (!(await isActiveProfessional(scope, seller))) return refuse('seller-not-found');
  return accept(items);
}

function isProductLine(line: WantedLine): line is WantedProduct {
  return line.kind === 'product';
}

async function readProductLines(
  scope: CompanyScope,
  lines: readonly WantedProduct[],
  sellerId: string | null,
): Promise<CartAnswer<PayableItem[], CartRefusal>> {
  const locked = await lockProducts(
    scope,
    lines.map(({ productId }) => productId),
  );
  const sellers = lines.map((line) => (line.sellerId === undefined ? sellerId : line.sellerId));
  const usual = await readProductRates(
    scope,
    sellers.flatMap((id) => id ?? []),
  );
  const items: PayableItem[] = [];
  for (const [place, line] of lines.entries()) {
    const product = locked.get(line.productId);
    if (!product) return refuse('product-unavailable');
    const reason = complaintAbout(product, line, lines);
    if (reason) return { ...refuse(reason), about: product };
    const who = sellers[place] ?? null;
    items.push(itemOf(product, line, { who, usual: usual.get(who?.toLowerCase() ?? '') ?? null }));
  }
  return accept(items);
}

function complaintAbout(
  product: ProductRow,
  { quantity, price }: WantedProduct,
  lines: readonly WantedProduct[],
): CartRefusal | null {
  if (!product.active || product.price === null) return 'product-unavailable';
  if (!isSellableQuantity(product.unit, quantity)) return 'bad-quantity';
  if (product.price !== price) return 'product-price-changed';
  const hers = lines.filter(({ productId }) => productId === product.id);
  const wanted = rounded(hers.reduce((sum, line) => sum + line.quantity, 0));
  return wanted > product.currentStock ? 'not-enough-stock' : null;
}

function itemOf(
  { id, name, commissionBasisPoints }: ProductRow,
  { quantity, price }: WantedProduct,
  { who, usual }: { who: string | null; usual: number | null },
): PayableItem {
  return {
    kind: 'product',
    productId: id,
    name,
    quantity,
    professionalId: who,
    gross: lineTotal(price, quantity),
    basisPoints: who === null ? null : (commissionBasisPoints ?? usual),
  };
}
