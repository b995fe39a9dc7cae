import type { ClosingDay } from '@app/contract/company/closing-days.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveClosingDay } from './closing-days.api.ts';
import { closingLabels, removeTitle } from './closing-days.labels.ts';

type RemoveClosingDayDialogProps = { closingDay: ClosingDay | null; onClose: () => void };

export function RemoveClosingDayDialog({ closingDay, onClose }: RemoveClosingDayDialogProps) {
  const removeClosingDay = useRemoveClosingDay();

  async function remove(): Promise<void> {
    if (!closingDay) return;
    await removeClosingDay.mutateAsync({ id: closingDay.id });
    showSuccess(closingLabels.removed);
  }

  return (
    <ConfirmDialog
      opened={closingDay !== null}
      title={closingDay ? removeTitle(closingDay.name) : ''}
      confirmLabel={closingLabels.remove}
      tone="destructive"
      onConfirm={remove}
      onClose={onClose}
    >
      {closingLabels.removeQuestion}
    </ConfirmDialog>
  );
}
