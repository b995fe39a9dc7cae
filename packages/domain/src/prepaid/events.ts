export type PrepaidEvents = {
  /** Somebody ordered by the public link, and says to pay by PIX. */
  'order.placed': { orderId: string; amountCents: number; placedAt: string };
  /** Something came onto a client's account, was taken from it or went back. */
  'account.changed': { clientId: string };
};
