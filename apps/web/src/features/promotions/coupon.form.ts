import {
  type Coupon,
  type CouponForm,
  couponForm,
} from '@app/contract/promotions/coupons.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import { couponFieldLabels, couponLabels } from './coupons.labels.ts';

/** What stands in the fields: a number may be missing, and half a date is kept as it was typed. */
export type CouponDraft = Omit<CouponForm, EmptiableField> &
  Record<EmptiableField, number | ''> & { typedValidUntil: string; typedValidFrom: string };
type EmptiableField = 'discountValue' | 'usageLimit' | 'usageLimitPerClient';

export type CouponDraftForm = UseFormReturnType<CouponDraft>;

const newCoupon: CouponDraft = {
  name: '',
  code: '',
  description: '',
  discountType: 'percentage',
  discountValue: '',
  minimumAmountCents: null,
  maximumDiscountCents: null,
  usageLimit: '',
  usageLimitPerClient: 1,
  validUntil: null,
  typedValidUntil: '',
  firstVisitOnly: false,
  birthdayMonthOnly: false,
  weekdays: [],
  validFrom: null,
  typedValidFrom: '',
  serviceIds: [],
  active: true,
};

const complaintsAbout = schemaResolver(couponForm, { sync: true });

export function useCouponForm(coupon: Coupon | null, close: () => void) {
  const form = useForm<CouponDraft>({
    initialValues: coupon ? draftOf(coupon) : newCoupon,
    validate: (draft) => ({
      ...complaintsAbout(inputOf(draft)),
      ...unreadableDates(draft),
    }),
  });
  return useKeeping({
    form,
    about: 'coupon',
    api: useApi().promotions.coupons,
    opened: coupon,
    draftOf,
    inputOf,
    changedCode: 'COUPON_CHANGED',
    labels: couponLabels,
    fieldOf: { COUPON_CODE_TAKEN: 'code', SERVICE_NOT_FOUND: 'serviceIds' },
    failed: coupon ? couponLabels.failedToUpdate : couponLabels.failedToCreate,
    done: close,
  });
}

function draftOf(coupon: Coupon): CouponDraft {
  const { id, version, createdAt, usageCount, linkUsageCount, services, ...form } = coupon;
  return {
    ...form,
    usageLimit: form.usageLimit === 0 ? '' : form.usageLimit,
    serviceIds: services.map((service) => service.id),
    typedValidUntil: '',
    typedValidFrom: '',
  };
}

/** Only a percentage knows a maximum. What is left empty restricts nothing. */
function inputOf({ typedValidUntil, typedValidFrom, ...draft }: CouponDraft): CouponForm {
  const isPercentage = draft.discountType === 'percentage';
  return {
    ...draft,
    discountValue: draft.discountValue === '' ? Number.NaN : draft.discountValue,
    maximumDiscountCents: isPercentage ? draft.maximumDiscountCents : null,
    usageLimit: Number(draft.usageLimit),
    usageLimitPerClient: Number(draft.usageLimitPerClient),
  };
}

/** Half a date is not saved as none. */
function unreadableDates(draft: CouponDraft) {
  const { validUntil, typedValidUntil, validFrom, typedValidFrom } = draft;
  const invalid = couponFieldLabels.dateInvalid;
  return {
    ...(validUntil === null && typedValidUntil !== '' && { validUntil: invalid }),
    ...(validFrom === null && typedValidFrom !== '' && { validFrom: invalid }),
  };
}
