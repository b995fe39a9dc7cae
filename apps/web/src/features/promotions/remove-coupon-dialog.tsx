import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { showSuccess } from '../../foundation/toasts.ts';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { useDeactivateCoupon, useRemoveCoupon } from './coupons.api.ts';
import { couponLabels, removeTitle } from './coupons.labels.ts';

type RemoveCouponDialogProps = { coupon: Coupon | null; onClose: () => void };

export function RemoveCouponDialog({ coupon, onClose }: RemoveCouponDialogProps) {
  const { mutateAsync: remove } = useRemoveCoupon();
  const { mutateAsync: deactivate } = useDeactivateCoupon();
  return (
    <RemoveDialog
      thing={coupon}
      title={removeTitle}
      question={couponLabels.removeQuestion}
      history={{ code: 'COUPON_HAS_HISTORY', sentence: couponLabels.hasHistory }}
      remove={async (id) => {
        await remove({ id });
        showSuccess(couponLabels.removed);
      }}
      deactivate={async (id) => {
        await deactivate({ id });
        showSuccess(couponLabels.deactivated);
      }}
      onClose={onClose}
    />
  );
}
