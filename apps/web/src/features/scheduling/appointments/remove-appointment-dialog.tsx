import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveAppointment } from './appointments.api.ts';
import {
  removeLabels as labels,
  removeFailureText,
  removeQuestion,
  whenText,
} from './appointments.labels.ts';

type RemoveAppointmentDialogProps = {
  entry: AgendaEntry;
  onRemoved: () => void;
  onClose: () => void;
};

export default function RemoveAppointmentDialog(props: RemoveAppointmentDialogProps) {
  const { entry, onRemoved, onClose } = props;
  const timezone = useTimezone();
  const removeAppointment = useRemoveAppointment();

  async function remove(): Promise<void> {
    await removeAppointment.mutateAsync({ id: entry.id });
    showSuccess(labels.removed);
    onRemoved();
  }

  return (
    <ConfirmDialog
      opened
      title={labels.title}
      confirmLabel={labels.confirm}
      tone="destructive"
      onConfirm={remove}
      explain={removeFailureText}
      onClose={onClose}
    >
      {removeQuestion(entry, whenText(entry, timezone))}
    </ConfirmDialog>
  );
}
