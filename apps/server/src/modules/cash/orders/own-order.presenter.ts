import type { OwnOrder, PublicShop } from '@app/contract/prepaid/own-order.contract';
import { buildPixCode } from '@app/domain/cash/pix-code';
import { formatGiftCardCode } from '@app/domain/prepaid/gift-card';
import { openUntil, orderCodeOf, orderStatus } from '@app/domain/prepaid/order';
import { lastDayOf } from '@app/domain/prepaid/package';
import { cents, sumOf } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { GiftCardRow } from '../../prepaid/gift-cards/gift-cards.queries.ts';
import type { OrderRow } from '../../prepaid/orders/orders.queries.ts';
import type { Shop } from '../../prepaid/orders/shops.queries.ts';
import type { SettlementRow } from '../checkout/settlements.queries.ts';

export function presentShop({ company, packages, giftCards }: Shop): PublicShop {
  const { sells, least, most, validDays } = giftCards;
  return {
    company: companyOf(company),
    packages: packages.map(({ id, name, description, price, services, ...terms }) => ({
      id,
      name,
      description,
      priceCents: price,
      apartCents: sumOf(services.map((held) => cents(held.sessions * held.listPrice))),
      validDays: terms.validDays,
      services: services.map(({ serviceName, sessions }) => ({ serviceName, sessions })),
    })),
    giftCards: sells ? { leastCents: least, mostCents: most, validDays } : null,
  };
}

/** All that the page of an order tells. */
export type OpenedOrder = {
  order: OrderRow;
  company: CompanyRow;
  services: OwnOrder['services'];
  settlement: SettlementRow | null;
  giftCard: GiftCardRow | null;
};

export function presentOwnOrder(opened: OpenedOrder, now: Temporal.Instant): OwnOrder {
  const { order, company, services, settlement } = opened;
  const { kind, txid, name, amount, recipientName, message, reason, createdAt } = order;
  const status = settlement?.refundedAt ? ('refunded' as const) : orderStatus(order, now);
  return {
    company: companyOf(company),
    kind,
    status,
    code: orderCodeOf(txid),
    name,
    services,
    amountCents: amount,
    recipientName,
    message,
    createdAt: createdAt.toString(),
    openUntil: openUntil(createdAt).toString(),
    pixCode: status === 'waiting' ? pixCodeOf(order, company) : null,
    reason,
    receipt: status === 'paid' && settlement ? receiptOf(opened, settlement) : null,
  };
}

/** Null once the company took its key away: nobody could pay. */
function pixCodeOf({ amount, txid }: OrderRow, company: CompanyRow): string | null {
  const { pixKeyType, pixKey: key, tradeName, name, city } = company;
  if (pixKeyType === null || key === '') return null;
  return buildPixCode({ key, name: tradeName || name, city, amount, txid });
}

function receiptOf(
  { order: { validDays }, giftCard }: OpenedOrder,
  { receiptNumber, createdAt, date }: SettlementRow,
): OwnOrder['receipt'] {
  return {
    number: receiptNumber,
    paidAt: createdAt.toString(),
    validUntil: lastDayOf(date, validDays)?.toString() ?? null,
    giftCardCode: giftCard && formatGiftCardCode(giftCard.code),
  };
}

function companyOf(company: CompanyRow): PublicShop['company'] {
  const { id, slug, logoUrl, timezone, phone } = company;
  return {
    id,
    slug,
    logoUrl,
    timezone,
    phone,
    name: company.tradeName || company.name,
    // Never the company's e-mail: with it the owner signs in until she writes another one there.
    privacyContact: company.privacyContact || formatPhone(phone),
  };
}
