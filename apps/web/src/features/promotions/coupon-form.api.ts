import {
  type Coupon,
  type CouponForm,
  couponForm,
} from '@app/contract/promotions/coupons.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useMerging } from '../../foundation/use-merging.ts';
import { useCreateCoupon, useStoredCoupon, useUpdateCoupon } from './coupons.api.ts';
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

/** The form starts anew each time the dialog opens. */
export function useCouponForm(opened: boolean, coupon: Coupon | null): CouponDraftForm {
  const form = useForm<CouponDraft>({
    initialValues: newCoupon,
    validate: (draft) => ({
      ...complaintsAbout(inputOf(draft)),
      ...(isUnreadable(draft) && { validUntil: couponFieldLabels.validUntilInvalid }),
    }),
  });
  const { setInitialValues, setValues, clearErrors } = form;

  useEffect(() => {
    if (!opened) return;
    const draft = coupon ? draftOf(coupon) : newCoupon;
    setInitialValues(draft);
    setValues(draft);
    clearErrors();
  }, [opened, coupon, setInitialValues, setValues, clearErrors]);

  return form;
}

/** Saves what was typed; the dialog closes only when it is stored. */
export function useSaveCoupon(form: CouponDraftForm, coupon: Coupon | null, close: () => void) {
  const createCoupon = useCreateCoupon();
  const updateCoupon = useUpdateCoupon();
  const merging = useMerging({
    ...{ form, opened: coupon, code: 'COUPON_CHANGED', draftOf },
    read: useStoredCoupon(),
  });

  async function save(draft: CouponDraft): Promise<void> {
    const input = inputOf(draft);
    try {
      if (coupon) {
        const { version } = merging;
        await updateCoupon.mutateAsync({ ...input, id: coupon.id, version });
      }
      if (!coupon) await createCoupon.mutateAsync(input);
    } catch (error) {
      if (await merging.settle(error)) return;
      explain(form, error, coupon ? couponLabels.failedToUpdate : couponLabels.failedToCreate);
      return;
    }
    showSuccess(coupon ? couponLabels.updated : couponLabels.created);
    form.resetDirty();
    close();
  }

  const isSaving = createCoupon.isPending || updateCoupon.isPending;
  return { save, isSaving, merged: merging.merged };
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

function explain(form: CouponDraftForm, error: unknown, title: string): void {
  if (isRefusedWith('COUPON_CODE_TAKEN', error)) {
    form.setFieldError('code', error.message);
    form.getInputNode('code')?.focus();
    return;
  }
  if (!showFieldErrors(form, error)) showFailure(title, errorText(error));
}
