import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredAppointment, useWriteNotes } from './appointments.api.ts';
import { notesLabels as labels } from './appointments.labels.ts';

/** What is noted of a visit; what a colleague noted meanwhile joins it. */
export function useNotesForm(appointment: AppointmentDetail, close: () => void) {
  const form = useForm({ initialValues: draftOf(appointment) });
  const { mutateAsync: write } = useWriteNotes();
  const merging = useMerging({
    form,
    opened: appointment,
    code: 'APPOINTMENT_CHANGED',
    draftOf,
    read: useStoredAppointment(),
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'visit-notes', thing: appointment.id }),
    send: ({ notes }) => write({ id: appointment.id, version: merging.version, notes }),
    saved: labels.saved,
    meet: merging.settle,
    failed: labels.failed,
    done: close,
  });
  return { saving, merged: merging.merged };
}

function draftOf({ notes }: AppointmentDetail) {
  return { notes };
}
