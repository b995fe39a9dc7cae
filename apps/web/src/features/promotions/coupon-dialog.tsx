import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MergedNotice } from '../../ui/merged-notice.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { useCouponForm, useSaveCoupon } from './coupon-form.api.ts';
import { couponFieldLabels, couponFieldNames, couponLabels } from './coupons.labels.ts';

type CouponDialogProps = { opened: boolean; coupon: Coupon | null; onClose: () => void };

export default function CouponDialog({ opened, coupon, onClose }: CouponDialogProps) {
  const form = useCouponForm(opened, coupon);
  const { save, isSaving, merged } = useSaveCoupon(form, coupon, onClose);
  const changes = useUnsavedChanges(() => opened && form.isDirty());
  const close = () => changes.askBefore(onClose);
  // The dialog notes who opened it when it opens, not when it arrives: it must be there before.
  const isHere = useMounted();

  return (
    <>
      <Modal
        opened={opened && isHere}
        onClose={close}
        title={coupon ? couponLabels.edit : couponLabels.create}
        size="lg"
      >
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <MergedNotice merged={merged} names={couponFieldNames} />
          <CouponFields
            form={form}
            codeHelp={coupon ? couponFieldLabels.codeHelp : couponFieldLabels.newCodeHelp}
          />
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              Cancelar
            </Button>
            <Button type="submit" loading={isSaving}>
              Salvar
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
