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
  Record<EmptiableField, number | ''> & { typedValidUntil: string };
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
  active: true,
};

const complaintsAbout = schemaResolver(couponForm, { sync: true });

export function useCouponForm(coupon: Coupon | null, close: () => void) {
  const form = useForm<CouponDraft>({
    initialValues: coupon ? draftOf(coupon) : newCoupon,
    validate: (draft) => ({
      ...complaintsAbout(inputOf(draft)),
      ...(isUnreadable(draft) && { validUntil: couponFieldLabels.validUntilInvalid }),
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
    fieldOf: { COUPON_CODE_TAKEN: 'code' },
    failed: coupon ? couponLabels.failedToUpdate : couponLabels.failedToCreate,
    done: close,
  });
}

function draftOf({ id, version, createdAt, usageCount, ...form }: Coupon): CouponDraft {
  return { ...form, usageLimit: form.usageLimit === 0 ? '' : form.usageLimit, typedValidUntil: '' };
}

/** Only a percentage knows a maximum. What is left empty restricts nothing. */
function inputOf({ typedValidUntil, ...draft }: CouponDraft): CouponForm {
  const isPercentage = draft.discountType === 'percentage';
  return {
    ...draft,
    discountValue: draft.discountValue === '' ? Number.NaN : draft.discountValue,
    maximumDiscountCents: isPercentage ? draft.maximumDiscountCents : null,
    usageLimit: Number(draft.usageLimit),
    usageLimitPerClient: Number(draft.usageLimitPerClient),
  };
}

function isUnreadable({ validUntil, typedValidUntil }: CouponDraft): boolean {
  return validUntil === null && typedValidUntil !== '';
}
