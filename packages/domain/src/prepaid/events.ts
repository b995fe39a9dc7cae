export type PrepaidEvents = {
  /** Somebody ordered by the public link, and says to pay by PIX. */
  'order.placed': { orderId: string; amountCents: number };
};
