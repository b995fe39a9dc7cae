import type { CartLine, PrepaidForm } from '@app/contract/cash/cart.contract';
import { mayUse } from '@app/domain/billing/access';
import { formatGiftCardCode, hideGiftCardCode } from '@app/domain/prepaid/gift-card';
import { cents } from '@app/domain/shared/money';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import type { OfferedCard } from '../../prepaid/gift-cards/client-cards.queries.ts';
import type { WantedPrepaid } from '../../prepaid/paying.commands.ts';
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
  'prepaid-too-large': 'PREPAID_TOO_LARGE',
  'package-unavailable': 'PACKAGE_UNAVAILABLE',
  'package-price-changed': 'PACKAGE_PRICE_CHANGED',
  'client-needed': 'CLIENT_NEEDED',
  'client-unknown': 'CLIENT_NEEDED',
  'client-anonymized': 'CLIENT_ANONYMIZED',
  'session-unavailable': 'SESSION_UNAVAILABLE',
  'package-expired': 'PACKAGE_EXPIRED',
  'gift-card-unknown': 'GIFT_CARD_UNKNOWN',
  'gift-card-expired': 'GIFT_CARD_EXPIRED',
  'gift-card-not-enough': 'GIFT_CARD_NOT_ENOUGH',
  'account-limit': 'ACCOUNT_LIMIT',
  'cash-in-instalments': 'CASH_IN_INSTALMENTS',
  'parts-do-not-add-up': 'PARTS_DO_NOT_ADD_UP',
  'not-enough-received': 'NOT_ENOUGH_RECEIVED',
} as const;

/** The sentence with the name of what it is about; otherwise the contract's own. */
export function sentenceOf({ reason, about }: { reason: string; about?: About }) {
  const sentences: Record<string, (product: About) => string> = cartSentences;
  const sentence = about && sentences[reason]?.(about);
  return sentence ? { message: sentence } : {};
}

/** A name proves nothing: whoever is called so reads the end of the code and pays with the whole one. */
export function presentClientCard({ code, balance, isHers, ...card }: OfferedCard) {
  const { recipientName, validUntil } = card;
  const shown = isHers ? formatGiftCardCode(code) : hideGiftCardCode(code);
  return { code: shown, hasWholeCode: isHers, balanceCents: balance, recipientName, validUntil };
}

type Asking = Pick<CompanyContext, 'subscription' | 'now'>;

/** Products are sold where the plan has them. */
export function maySell({ subscription, now }: Asking, lines: readonly CartLine[]): boolean {
  return lines.every(({ kind }) => kind !== 'product') || mayUse('stock', subscription, now);
}

export function lineOf(line: CartLine): WantedLine {
  if (line.kind === 'product') {
    const { priceCents, ...product } = line;
    const productId = product.productId.toLowerCase();
    return { ...product, productId, sellerId: lowerCase(line.sellerId), price: cents(priceCents) };
  }
  if (line.kind === 'package') {
    const { priceCents, ...sold } = line;
    return { ...sold, sellerId: lowerCase(line.sellerId), price: cents(priceCents) };
  }
  const { amountCents, ...money } = line;
  return { ...money, amount: cents(amountCents) };
}

/** Ids are compared as they are stored. */
function lowerCase(id: string | null | undefined): string | null | undefined {
  return id?.toLowerCase() ?? id;
}

type PayingForm = {
  discountCents: number;
  parts: readonly {
    paymentMethodId: string;
    amountCents: number;
    brand?: string | undefined;
    instalments?: number | undefined;
  }[];
  receivedCashCents: number | null;
  categoryId: string | null;
  prepaid?: PrepaidForm | undefined;
};

export function payingOf({
  discountCents,
  parts,
  receivedCashCents,
  categoryId,
  prepaid,
}: PayingForm): Paying {
  return {
    discount: cents(discountCents),
    parts: parts.map(({ amountCents, ...part }) => ({ ...part, amount: cents(amountCents) })),
    receivedCash: receivedCashCents === null ? null : cents(receivedCashCents),
    categoryId,
    ...(prepaid && { prepaid: prepaidOf(prepaid) }),
  };
}

function prepaidOf({ sessions, giftCards, accountCents }: PrepaidForm): WantedPrepaid {
  return {
    sessions: sessions.map(({ clientPackageId, serviceId }) => ({
      clientPackageId: clientPackageId.toLowerCase(),
      serviceId: serviceId.toLowerCase(),
    })),
    giftCards: giftCards.map(({ code, amountCents }) => ({ code, amount: cents(amountCents) })),
    account: cents(accountCents),
  };
}
