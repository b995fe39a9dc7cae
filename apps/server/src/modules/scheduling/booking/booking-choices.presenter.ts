import type {
  AppliedCoupon,
  BookableService,
  KnownClient,
} from '@app/contract/scheduling/booking-choices.contract';
import { mayUse, type Subscription } from '@app/domain/billing/access';
import type { ClientOfPhone } from '../../clients/client-phones.queries.ts';
import type { AppliedCoupon as Applied } from '../../promotions/coupon-uses.queries.ts';
import type { BookableServiceRow } from '../free-time/bookable-services.rules.ts';

/** Points are promised only where the plan lets somebody exchange them. */
export function presentBookable(
  rows: readonly BookableServiceRow[],
  subscription: Subscription,
  now: Temporal.Instant,
): BookableService[] {
  const promisesPoints = mayUse('points', subscription, now);
  return rows.map(({ price, loyaltyPoints, ...rest }) => ({
    ...rest,
    priceCents: price,
    loyaltyPoints: promisesPoints ? loyaltyPoints : 0,
  }));
}

export function presentApplied({
  couponId,
  discount,
  finalTotal,
  ...told
}: Applied): AppliedCoupon {
  return { id: couponId, discountCents: discount, finalTotalCents: finalTotal, ...told };
}

export function presentKnown(client: ClientOfPhone): KnownClient {
  const { id, name, email, phone, isBlocked, blockedReason } = client;
  return { id, name, email, phone, isBlocked, blockedReason: blockedReason || null };
}

/** The refusal of a check that names no code at all. */
export const NO_CODE = { message: 'Código ou empresa não informados' };
