import type {
  AgendaEntry,
  ChangedAppointment,
} from '@app/contract/scheduling/agenda-entry.contract';
import { type AppointmentStatus, isMarkedEarly } from '@app/domain/scheduling/appointment';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { type Saving, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { paidCommissionText } from '../../../foundation/refund-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import {
  useAppointment,
  useCancelFollowing,
  useChangeStatus,
  useStoredAppointment,
} from './appointments.api.ts';
import { cancelledText, statusFailureText, statusLabels } from './appointments.labels.ts';
import { counterLabels } from './counter.labels.ts';
import { useCanSettle } from './counter.view.ts';

type StatusDraft = { status: AppointmentStatus; notes: string; which: 'one' | 'following' };

/** What comes after the dialog. */
export type Endings = {
  onClose: () => void;
  /** It was completed just now. */
  onCompleted: (entry: AgendaEntry) => void;
};

/** A new status and the notes; cancelling one of a series asks for which of them. */
export function useStatusForm(entry: AgendaEntry, chosen: AppointmentStatus, endings: Endings) {
  const form = useForm<StatusDraft>({
    initialValues: { status: chosen, notes: entry.notes, which: 'one' },
  });
  const { status } = form.values;
  const following = useFollowing(entry);
  const isCancelling = status === 'cancelled' && entry.status !== 'cancelled';
  const [reason, setReason] = useState<string | null>(null);
  const merging = useMerging({
    form,
    opened: entry,
    code: 'APPOINTMENT_CHANGED',
    // One that is being cancelled stays so, whatever it became meanwhile.
    draftOf: ({ status, notes }) => ({
      status: chosen === entry.status ? status : chosen,
      notes,
      which: 'one' as const,
    }),
    read: useStoredAppointment(),
  });
  const saving = useSavingStatus(entry, form, {
    ...endings,
    merging,
    // What was begun as another status must not come back as the answer to this one.
    draftOf: chosen === entry.status ? 'status' : 'cancel',
    onCashClosed: setReason,
  });
  const question = useEarlyQuestion(entry, saving);

  return {
    saving: { ...saving, save: question.save },
    merged: merging.merged,
    question,
    closed: {
      reason,
      // Chosen and written before; only the drawer was missing.
      onOpened: () => {
        setReason(null);
        void saving.save(form.getValues());
      },
      onClose: () => setReason(null),
    },
    refund: useRefund(entry, status),
    // What was paid is cancelled and refunded by itself.
    following: isCancelling && !entry.isPaid ? following : 0,
  };
}

type SavingOptions = Endings & {
  merging: Pick<
    ReturnType<typeof useMerging<StatusDraft, AgendaEntry>>,
    'settle' | 'version' | 'base'
  >;
  draftOf: 'status' | 'cancel';
  onCashClosed: (reason: string) => void;
};

function useSavingStatus(
  entry: AgendaEntry,
  form: UseFormReturnType<StatusDraft>,
  { merging, draftOf, onClose, onCompleted, onCashClosed }: SavingOptions,
) {
  const canSettle = useCanSettle();
  const kept = useDraft(form, { form: draftOf, thing: entry.id, isAct: true });
  const change = useChangeStatus(kept.request);
  const cancel = useCancelFollowing(kept.request);
  const isDone = (changed: ChangedAppointment) =>
    changed.status === 'completed' && entry.status !== 'completed';

  return useSaving({
    form,
    send: async ({ status, which, notes }) => {
      const noted = notes.trim();
      const written =
        noted === merging.base?.notes ? {} : { notes: noted, version: merging.version };
      const isOfAll = status === 'cancelled' && entry.status !== status && which === 'following';
      if (!isOfAll) return change.mutateAsync({ id: entry.id, status, ...written });
      return cancel.mutateAsync({ id: entry.id, ...written });
    },
    saved: (stored) => {
      if ('cancelledIds' in stored) showSuccess(cancelledText(stored.cancelledIds.length));
      // What is paid next opens a dialog, whose buttons a toast would cover.
      else if (!isDone(stored) || !canSettle(stored)) sayChanged(stored);
    },
    meet: (error, unheard) => {
      if (!isRefusedWith('CASH_CLOSED', error)) return merging.settle(error, unheard);
      onCashClosed(error.message);
      return true;
    },
    failed: statusFailureText,
    draft: kept,
    done: (stored) => {
      onClose();
      if (!('cancelledIds' in stored) && isDone(stored)) onCompleted(stored);
    },
  });
}

/** What has not begun is marked only after a question. */
function useEarlyQuestion(entry: AgendaEntry, { form, save }: Saving<StatusDraft>) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    save: async (draft: StatusDraft) => {
      if (!isMarkedEarly(readTimes(entry), draft.status, Temporal.Now.instant())) {
        return save(draft);
      }
      setIsAsking(true);
    },
    saveAnyway: () => save(form.getValues()),
    stopAsking: () => setIsAsking(false),
  };
}

function readTimes({ status, startTime, arrivedAt }: AgendaEntry) {
  return { status, startTime: Temporal.Instant.from(startTime), arrivedAt };
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
