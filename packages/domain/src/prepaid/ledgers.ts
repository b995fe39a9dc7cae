/** Why the balance of a gift card changed. */
export const GIFT_CARD_KINDS = ['sold', 'used', 'returned', 'voided'] as const;
export type GiftCardKind = (typeof GIFT_CARD_KINDS)[number];

/** Why what a client has or owes changed: she paid in, or left something to be paid later. */
export const ACCOUNT_KINDS = ['paid_in', 'used', 'paid_in_back', 'used_back'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What somebody ordered by the link: it waits until whoever sees the money says so. */
export const ORDER_STATUSES = ['waiting', 'paid', 'refused', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const ORDER_KINDS = ['package', 'gift_card'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
