import type {
  AgendaEntry,
  ChangedAppointment,
} from '@app/contract/scheduling/agenda-entry.contract';
import { type AppointmentStatus, isMarkedEarly } from '@app/domain/scheduling/appointment';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { paidCommissionText } from '../../../foundation/refund-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useAppointment, useCancelFollowing, useChangeStatus } from './appointments.api.ts';
import { cancelledText, statusFailureText, statusLabels } from './appointments.labels.ts';
import { counterLabels } from './counter.labels.ts';
import { useCanSettle } from './counter.view.ts';

/** What comes after the dialog. */
export type Endings = {
  onClose: () => void;
  /** It was completed just now. */
  onCompleted: (entry: AgendaEntry) => void;
  onCashClosed: (reason: string) => void;
};

/** A new status and the notes; cancelling one of a series asks for which of them. */
export function useStatusForm(entry: AgendaEntry, endings: Endings) {
  const [status, setStatus] = useState<AppointmentStatus>(entry.status);
  const [notes, setNotes] = useState(entry.notes);
  const [which, setWhich] = useState<'one' | 'following'>('one');
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const following = useFollowing(entry);
  const refund = useRefund(entry, status);
  const canSettle = useCanSettle();
  const change = useChangeStatus();
  const cancel = useCancelFollowing();
  const isCancelling = status === 'cancelled' && entry.status !== 'cancelled';
  const written = notes.trim() === entry.notes ? {} : { notes: notes.trim() };

  async function cancelAll(): Promise<void> {
    const { cancelledIds } = await cancel.mutateAsync({ id: entry.id, ...written });
    showSuccess(cancelledText(cancelledIds.length));
    endings.onClose();
  }

  async function changeOne(): Promise<void> {
    const changed = await change.mutateAsync({ id: entry.id, status, ...written });
    const isDone = changed.status === 'completed' && entry.status !== 'completed';
    // What is paid next opens a dialog, whose buttons a toast would cover.
    if (!isDone || !canSettle(changed)) sayChanged(changed);
    endings.onClose();
    if (isDone) endings.onCompleted(changed);
  }

  async function save(): Promise<void> {
    const now = Temporal.Now.instant();
    if (isMarkedEarly(readTimes(entry), status, now)) return setIsAsking(true);
    await saveAnyway();
  }

  async function saveAnyway(): Promise<void> {
    setFailure(null);
    try {
      await (isCancelling && which === 'following' ? cancelAll() : changeOne());
    } catch (error) {
      if (isRefusedWith('CASH_CLOSED', error)) return endings.onCashClosed(error.message);
      setFailure(statusFailureText(error));
    }
  }

  return {
    ...{ status, setStatus, notes, setNotes, which, setWhich, failure, save, refund },
    question: { isAsking, saveAnyway, stopAsking: () => setIsAsking(false) },
    // What was paid is cancelled and refunded by itself.
    following: isCancelling && !entry.isPaid ? following : 0,
    isSaving: change.isPending || cancel.isPending,
  };
}

function readTimes({ status, startTime }: AgendaEntry) {
  return { status, startTime: Temporal.Instant.from(startTime) };
}

/** What became of the money is said too. */
function sayChanged({ refund, paidCommissionCents }: ChangedAppointment): void {
  if (refund === 'none') showSuccess(statusLabels.saved);
  if (refund === 'done') {
    showSuccess(counterLabels.refundDone, paidCommissionText(paidCommissionCents));
  }
  if (refund === 'failed') showFailure(counterLabels.refundFailedTitle, counterLabels.refundFailed);
}

/** Whether the new status gives money back, and whether this person may do that. */
function useRefund(entry: AgendaEntry, status: AppointmentStatus): 'none' | 'due' | 'forbidden' {
  const mayRefund = useMay('cash.refund');
  if (!entry.isPaid || status !== 'cancelled' || entry.status === 'cancelled') return 'none';
  return mayRefund ? 'due' : 'forbidden';
}

/** How many of its series stand from this one on, for whoever may change all of them. */
function useFollowing({ id, seriesId }: AgendaEntry): number {
  const mayManage = useMay('appointments.manage');
  const { data } = useAppointment(seriesId !== null && mayManage ? id : null);
  return data?.followingInSeries ?? 0;
}
