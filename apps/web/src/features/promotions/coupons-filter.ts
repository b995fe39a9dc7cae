import type { Coupon } from '@app/contract/promotions/coupons.contract';
import {
  COUPON_STANDING_WORDS,
  COUPON_STANDINGS,
  DISCOUNT_TYPES,
} from '@app/domain/promotions/coupon';
import { type ThingsFilter, thingsFilter } from '../../ui/kept-things/things-filter.tsx';
import type { FilterField } from '../../ui/lists/filter-field.tsx';
import { standingOf } from './coupon-card.tsx';
import { discountTypeLabels, couponFilterLabels as labels } from './coupons.labels.ts';
import { type CouponsView, couponFilters } from './coupons-view.ts';

export type CouponsViewing = { view: CouponsView; onView: (view: CouponsView) => void };

const fields: FilterField<keyof CouponsView>[] = [
  {
    name: 'status',
    label: labels.status,
    placeholder: labels.anyStatus,
    choices: COUPON_STANDINGS.map((value) => ({ value, label: COUPON_STANDING_WORDS[value] })),
  },
  {
    name: 'discountType',
    label: labels.discountType,
    placeholder: labels.anyDiscountType,
    choices: DISCOUNT_TYPES.map((value) => ({ value, label: discountTypeLabels[value] })),
  },
];

/** By whether they still take something off, and by how. */
export function couponsFilter(
  { view, onView }: CouponsViewing,
  today: Temporal.PlainDate,
): ThingsFilter<Coupon> {
  const { status, discountType } = view;
  return thingsFilter({
    list: 'coupons',
    filters: couponFilters,
    view,
    onView,
    fields,
    shows: (coupon: Coupon) =>
      (status === undefined || standingOf(coupon, today).standing === status) &&
      (discountType === undefined || coupon.discountType === discountType),
  });
}
