import type {
  AppliedCoupon,
  BookableService,
} from '@app/contract/scheduling/booking-choices.contract';
import type { AppliedCoupon as Applied } from '../../promotions/coupon-uses.queries.ts';
import type { BookableServiceRow } from '../free-time/bookable-services.rules.ts';

export function presentBookable(service: BookableServiceRow): BookableService {
  const { price, durationMinutes, ...rest } = service;
  return { ...rest, priceCents: price, durationMinutes };
}

export function presentApplied({ couponId, code, discount, finalTotal }: Applied): AppliedCoupon {
  return { id: couponId, code, discountCents: discount, finalTotalCents: finalTotal };
}

/** The refusal of a check that names no code at all. */
export const NO_CODE = { message: 'Código ou empresa não informados' };
