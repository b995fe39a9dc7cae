import type { CartLine } from '@app/contract/cash/cart.contract';
import { mayUse } from '@app/domain/billing/access';
import { cents } from '@app/domain/shared/money';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { cartSentences } from './cart.labels.ts';
import type { About, WantedLine } from './cart.rules.ts';
import type { Paying } from './checking-out.rules.ts';

/** What the contract calls why something is not sold or paid like this. */
export const CART_ERRORS = {
  'product-unavailable': 'PRODUCT_UNAVAILABLE',
  'product-price-changed': 'PRODUCT_PRICE_CHANGED',
  'not-enough-stock': 'STOCK_NOT_ENOUGH',
  'bad-quantity': 'BAD_QUANTITY',
  'seller-not-found': 'SELLER_NOT_FOUND',
  'cash-closed': 'CASH_CLOSED',
  'method-unavailable': 'PAYMENT_METHOD_UNAVAILABLE',
  'category-unavailable': 'CATEGORY_UNAVAILABLE',
  'discount-too-large': 'DISCOUNT_TOO_LARGE',
  // Nothing that was paid before can be sent yet.
  'prepaid-too-large': 'PARTS_DO_NOT_ADD_UP',
  'parts-do-not-add-up': 'PARTS_DO_NOT_ADD_UP',
  'not-enough-received': 'NOT_ENOUGH_RECEIVED',
} as const;

/** The sentence with the name of what it is about; otherwise the contract's own. */
export function sentenceOf({ reason, about }: { reason: string; about?: About }) {
  const sentences: Record<string, (product: About) => string> = cartSentences;
  const sentence = about && sentences[reason]?.(about);
  return sentence ? { message: sentence } : {};
}

type Asking = Pick<CompanyContext, 'subscription' | 'now'>;

/** Products are sold where the plan has them. */
export function maySell({ subscription, now }: Asking, lines: readonly CartLine[]): boolean {
  return lines.length === 0 || mayUse('stock', subscription, now);
}

export function lineOf({ priceCents, ...line }: CartLine): WantedLine {
  const { productId, sellerId } = line;
  return {
    ...line,
    productId: productId.toLowerCase(),
    sellerId: sellerId?.toLowerCase() ?? sellerId,
    price: cents(priceCents),
  };
}

type PayingForm = {
  discountCents: number;
  parts: readonly { paymentMethodId: string; amountCents: number }[];
  receivedCashCents: number | null;
  categoryId: string | null;
};

export function payingOf({
  discountCents,
  parts,
  receivedCashCents,
  categoryId,
}: PayingForm): Paying {
  return {
    discount: cents(discountCents),
    parts: parts.map(({ paymentMethodId, amountCents }) => ({
      paymentMethodId,
      amount: cents(amountCents),
    })),
    receivedCash: receivedCashCents === null ? null : cents(receivedCashCents),
    categoryId,
  };
}
