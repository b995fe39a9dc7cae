import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Text } from '@mantine/core';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatDay } from '../../foundation/format.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useCouponForm } from './coupon.form.ts';
import { CouponFields } from './coupon-fields.tsx';
import {
  couponFieldLabels,
  couponFieldNames,
  couponLabels,
  couponValueText,
  usedText,
} from './coupons.labels.ts';

type CouponDialogProps = {
  /** `null` for a new one. */
  coupon: Coupon | null;
  onClose: () => void;
};

export default function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const timezone = useTimezone();
  const { saving, merged } = useCouponForm(coupon, onClose);
  return (
    <FormDialog
      title={coupon ? couponLabels.edit : couponLabels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={couponFieldNames}
      textOf={couponValueText}
      onClose={onClose}
    >
      {coupon && (
        <Text size="sm" c="dimmed" mb="md" className="tabular">
          {usedText(coupon, formatDay(coupon.createdAt, timezone))}
        </Text>
      )}
      <CouponFields
        form={saving.form}
        codeHelp={coupon ? couponFieldLabels.codeHelp : couponFieldLabels.newCodeHelp}
      />
    </FormDialog>
  );
}
