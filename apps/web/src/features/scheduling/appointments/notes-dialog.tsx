import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { Textarea } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { notesLabels as labels } from './appointments.labels.ts';
import { useNotesForm } from './notes.form.ts';

type NotesDialogProps = { appointment: AppointmentDetail; onClose: () => void };

export function NotesDialog({ appointment, onClose }: NotesDialogProps) {
  const { saving, merged } = useNotesForm(appointment, onClose);
  return (
    <FormDialog
      title={labels.title}
      saving={saving}
      merged={merged}
      names={{ notes: labels.field }}
      onClose={onClose}
    >
      <Textarea
        {...saving.form.getInputProps('notes')}
        label={labels.field}
        maxLength={APPOINTMENT_LIMITS.notesLength}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
    </FormDialog>
  );
}
