import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useChangeStatus } from './appointments.api.ts';
import { approvalLabels as labels, statusFailureText } from './appointments.labels.ts';

type RefuseDialogProps = { entry: AgendaEntry; onClose: () => void };

/** Says no to what a visitor asked for. */
export default function RefuseDialog({ entry, onClose }: RefuseDialogProps) {
  const change = useChangeStatus();
  return (
    <ConfirmDialog
      opened
      title={labels.refuseTitle}
      confirmLabel={labels.refuse}
      cancelLabel={labels.keep}
      tone="destructive"
      onConfirm={() => change.mutateAsync({ id: entry.id, status: 'cancelled' })}
      done={labels.refused}
      explain={statusFailureText}
      onClose={onClose}
    >
      {labels.refuseText}
    </ConfirmDialog>
  );
}
