import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { Button, Modal } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { CommissionFields } from './commission-fields.tsx';
import { useCommissionForm, useSaveCommission } from './commission-form.api.ts';
import { changeTitle, commissionLabels } from './commissions.labels.ts';

type CommissionDialogProps = {
  opened: boolean;
  professionalId: string;
  /** The one to change; `null` for a new one. */
  commission: Commission | null;
  /** Those that have none yet. */
  services: readonly Service[];
  onClose: () => void;
};

/** Its content lives as long as it is open, so each opening starts anew. */
export function CommissionDialog(props: CommissionDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ professionalId, commission, services, onClose }: CommissionDialogProps) {
  const form = useCommissionForm(commission);
  const { save, isSaving } = useSaveCommission({
    form,
    professionalId,
    commission,
    close: onClose,
  });
  const changes = useUnsavedChanges(() => form.isDirty());
  const close = () => changes.askBefore(onClose);

  return (
    <>
      <Modal
        opened
        onClose={close}
        title={commission ? changeTitle(commission.serviceName) : commissionLabels.create}
        size="md"
      >
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <CommissionFields form={form} commission={commission} services={services} />
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {commissionLabels.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {commissionLabels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
