import type { Cents } from '../shared/money.ts';

/** What was done in a visit, as it was promised when it was booked. */
export type Visit = {
  services: readonly { serviceId: string; price: Cents; loyaltyPoints: number }[];
  /** What is to be paid for all of it, a coupon taken off. */
  price: Cents;
};
