import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { useState } from 'react';
import { useMay } from '../../foundation/session.tsx';
import { showSuccess } from '../../foundation/toasts.ts';
import { useAppointment, useCancelFollowing, useChangeStatus } from './appointments.api.ts';
import { cancelledText, statusFailureText, statusLabels } from './appointments.labels.ts';

/** A new status and the notes; cancelling one of a series asks for which of them. */
export function useStatusForm(entry: AgendaEntry, close: () => void) {
  const [status, setStatus] = useState<AppointmentStatus>(entry.status);
  const [notes, setNotes] = useState(entry.notes);
  const [which, setWhich] = useState<'one' | 'following'>('one');
  const [failure, setFailure] = useState<string | null>(null);
  const following = useFollowing(entry);
  const change = useChangeStatus();
  const cancel = useCancelFollowing();
  const isCancelling = status === 'cancelled' && entry.status !== 'cancelled';
  const written = notes.trim() === entry.notes ? {} : { notes: notes.trim() };

  async function send(): Promise<string> {
    const { id } = entry;
    if (isCancelling && which === 'following') {
      const { cancelledIds } = await cancel.mutateAsync({ id, ...written });
      return cancelledText(cancelledIds.length);
    }
    await change.mutateAsync({ id, status, ...written });
    return statusLabels.saved;
  }

  async function save(): Promise<void> {
    setFailure(null);
    try {
      showSuccess(await send());
    } catch (error) {
      setFailure(statusFailureText(error));
      return;
    }
    close();
  }

  return {
    ...{ status, setStatus, notes, setNotes, which, setWhich, failure, save },
    following: isCancelling ? following : 0,
    isSaving: change.isPending || cancel.isPending,
  };
}

/** How many of its series stand from this one on, for whoever may change all of them. */
function useFollowing({ id, seriesId }: AgendaEntry): number {
  const mayManage = useMay('appointments.manage');
  const { data } = useAppointment(seriesId !== null && mayManage ? id : null);
  return data?.followingInSeries ?? 0;
}
