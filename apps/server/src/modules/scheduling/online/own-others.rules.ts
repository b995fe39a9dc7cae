import { keptDiscount } from '@app/domain/promotions/coupon';
import { priceInOtherHands } from '@app/domain/scheduling/own-appointment';
import { type Cents, cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findUsedCoupon } from '../../promotions/coupon-uses.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { readOthers } from '../free-time/appointment-length.rules.ts';
import type { Offer } from '../free-time/offer.rules.ts';

/** In whose hands it would be, how long it takes there and what is to be paid. */
export type Hands = {
  professionalId: string;
  durationMinutes: number;
  /** What her coupon still takes off is taken off. */
  price: Cents;
  /** By which it is priced anew; null where the price stays as it was agreed. */
  offer: Offer | null;
};

/** Everybody else who does all of it, as far as its price may become hers. */
export async function listOtherHands(scope: CompanyScope, row: AppointmentRow): Promise<Hands[]> {
  const { others, usualPrice: usual } = await readOthers(scope, row);
  const agreed = cents(row.price + row.discount);
  const isPaid = row.settledAt !== null;
  const coupon = row.couponId && (await findUsedCoupon(scope, row.id));
  return others.flatMap(({ offer, durationMinutes }): Hands[] => {
    const hands = { professionalId: offer.professional.id, durationMinutes };
    const full = priceInOtherHands({ agreed, usual, isPaid }, offer.price);
    if (full === null) return [];
    if (full === agreed) return [{ ...hands, price: row.price, offer: null }];
    const discount = coupon ? keptDiscount(coupon, offer.services) : null;
    return [{ ...hands, price: cents(full - (discount ?? 0)), offer }];
  });
}
