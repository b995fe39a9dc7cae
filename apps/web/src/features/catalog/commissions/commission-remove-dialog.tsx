import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveCommission } from './commissions.api.ts';
import { commissionLabels, removeTitle } from './commissions.labels.ts';

type CommissionRemoveDialogProps = {
  professionalId: string;
  commission: Commission | null;
  onClose: () => void;
};

export function CommissionRemoveDialog(props: CommissionRemoveDialogProps) {
  const { professionalId, commission, onClose } = props;
  const removeCommission = useRemoveCommission();

  async function remove(): Promise<void> {
    if (!commission) return;
    await removeCommission.mutateAsync({ professionalId, serviceId: commission.serviceId });
    showSuccess(commissionLabels.removed);
  }

  return (
    <ConfirmDialog
      opened={commission !== null}
      title={commission ? removeTitle(commission.serviceName) : ''}
      confirmLabel={commissionLabels.remove}
      tone="destructive"
      onConfirm={remove}
      onClose={onClose}
    >
      {commissionLabels.removeQuestion}
    </ConfirmDialog>
  );
}
