import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useChangeStatus } from './appointments.api.ts';
import { approvalLabels as labels, statusFailureText } from './appointments.labels.ts';

type RefuseDialogProps = { entry: AgendaEntry; onClose: () => void };

/** Says no to what a visitor asked for. */
export default function RefuseDialog({ entry, onClose }: RefuseDialogProps) {
  const change = useChangeStatus();

  async function refuse(): Promise<void> {
    await change.mutateAsync({ id: entry.id, status: 'cancelled' });
    showSuccess(labels.refused);
  }

  return (
    <ConfirmDialog
      opened
      title={labels.refuseTitle}
      confirmLabel={labels.refuse}
      cancelLabel={labels.keep}
      tone="destructive"
      onConfirm={refuse}
      explain={statusFailureText}
      onClose={onClose}
    >
      {labels.refuseText}
    </ConfirmDialog>
  );
}
