import { COUPON_STANDINGS, DISCOUNT_TYPES } from '@app/domain/promotions/coupon';
import { oneOf, trueIn } from '../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../foundation/filters.ts';

export const couponFilters = filters({
  chosen: { status: oneOf(COUPON_STANDINGS), discountType: oneOf(DISCOUNT_TYPES) },
  /** The form of a new one is asked for. */
  kept: { new: trueIn },
});
export type CouponsView = FilteredView<typeof couponFilters>;
