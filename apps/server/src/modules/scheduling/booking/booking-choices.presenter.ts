import type {
  AppliedCoupon,
  BookableDay,
  BookableService,
  Slot,
} from '@app/contract/scheduling/booking-choices.contract';
import type { AppliedCoupon as Applied } from '../../promotions/coupon-uses.queries.ts';
import type { FreeDay, FreeSlot } from '../free-time/availability.rules.ts';
import type { BookableServiceRow } from '../free-time/bookable-services.rules.ts';

export function presentBookable(service: BookableServiceRow): BookableService {
  const { price, durationMinutes, ...rest } = service;
  return { ...rest, priceCents: price, durationMinutes };
}

export function presentDay({ date, available }: FreeDay): BookableDay {
  return { date: date.toString(), available };
}

export function presentSlot(slot: FreeSlot): Slot {
  return {
    startTime: slot.startTime.toString(),
    endTime: slot.endTime.toString(),
    durationMinutes: slot.durationMinutes,
    professionalId: slot.professionalId,
  };
}

export function presentApplied({ couponId, code, discount, finalTotal }: Applied): AppliedCoupon {
  return { id: couponId, code, discountCents: discount, finalTotalCents: finalTotal };
}

/** The refusal of a check that names no code at all. */
export const NO_CODE = { message: 'Código ou empresa não informados' };
