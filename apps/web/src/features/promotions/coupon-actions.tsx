import type { Coupon } from '@app/contract/promotions/coupons.contract';
import {
  IconCircleCheck,
  IconCircleMinus,
  IconCopy,
  IconEdit,
  IconTrash,
} from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import type { RowAction } from '../../ui/table-column.ts';
import { useDeactivateCoupon, useDuplicateCoupon, useReactivateCoupon } from './coupons.api.ts';
import { couponLabels } from './coupons.labels.ts';

type CouponActionsProps = {
  coupon: Coupon;
  onEdit: (coupon: Coupon) => void;
  onRemove: (coupon: Coupon) => void;
};

/** What whoever manages the coupons can do with one of them. */
export function CouponActions({ coupon, onEdit, onRemove }: CouponActionsProps) {
  const duplicateAction = useDuplicateAction(coupon);
  const switchAction = useSwitchAction(coupon);
  return (
    <RowActions
      name={coupon.name}
      actions={[
        { label: 'Editar', icon: <IconEdit size={18} />, onSelect: () => onEdit(coupon) },
        duplicateAction,
        switchAction,
        {
          label: 'Excluir',
          icon: <IconTrash size={18} />,
          tone: 'destructive',
          onSelect: () => onRemove(coupon),
        },
      ]}
    />
  );
}

function useDuplicateAction({ id }: Coupon): RowAction {
  const duplicate = useDuplicateCoupon();
  const onSuccess = () => showSuccess(couponLabels.duplicated);
  const onError = (error: unknown) => showFailure(couponLabels.failedToDuplicate, errorText(error));
  return {
    label: 'Duplicar',
    icon: <IconCopy size={18} />,
    onSelect: () => duplicate.mutate({ id }, { onSuccess, onError }),
  };
}

/** Out of use, or back into it, whichever it is not. */
function useSwitchAction({ id, active }: Coupon): RowAction {
  const deactivate = useDeactivateCoupon();
  const reactivate = useReactivateCoupon();
  const onError = (error: unknown) => showFailure(couponLabels.failedToChange, errorText(error));

  if (active) {
    const onSuccess = () => showSuccess(couponLabels.deactivated);
    return {
      label: 'Inativar',
      icon: <IconCircleMinus size={18} />,
      onSelect: () => deactivate.mutate({ id }, { onSuccess, onError }),
    };
  }
  const onSuccess = () => showSuccess(couponLabels.reactivated);
  return {
    label: 'Ativar',
    icon: <IconCircleCheck size={18} />,
    onSelect: () => reactivate.mutate({ id }, { onSuccess, onError }),
  };
}
