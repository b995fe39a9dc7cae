import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith, isUnanswered } from '../../../foundation/failure.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { clockOf } from '../agenda/agenda-columns.ts';
import { useBookedText } from '../booking/booked-text.api.ts';
import { useLikeness } from '../client-choice/client-choice.api.ts';
import { clientChoiceLabels } from '../client-choice/client-choice.labels.ts';
import { type ClientFault, faultOf, whoIn } from '../client-choice/client-choice.ts';
import { quickLabels as labels } from './quick.labels.ts';
import { attemptFor, type QuickDraft } from './quick-draft.ts';

type Booking = {
  draft: QuickDraft;
  serviceIds: string[];
  startTime: string | null;
  change: (part: Partial<QuickDraft>) => void;
  onBooked: () => void;
};
export type QuickTrouble = {
  about: 'client' | 'services' | 'date' | 'time' | 'professional' | 'all';
} & {
  sentence: string;
};

/** Books what the panel holds; whatever is refused is said where it stands. */
export function useQuickBooking({ draft, serviceIds, startTime, change, onBooked }: Booking) {
  const { appointments } = useApi().scheduling;
  const timezone = useTimezone();
  const bookedText = useBookedText();
  const [fault, setFault] = useState<ClientFault | null>(null);
  const [trouble, setTrouble] = useState<QuickTrouble | null>(null);
  const { isOpenQuestion } = useLikeness(draft.client);

  const sending = useMutation({
    mutationFn: async (at: string) => {
      const wish = wishOf(draft, serviceIds, at);
      const attempt = attemptFor(draft, wish);
      // Once it is stored another time is the next free one: sent again, it asks for the same.
      change({ attempt, ...clockOf(at, timezone) });
      return appointments.book.call(wish, { context: { requestKey: attempt.key } });
    },
    onSuccess: (visit) => {
      showSuccess(bookedText(labels.booked, visit));
      onBooked();
    },
    onError: (error) => setTrouble(troubleOf(error)),
  });

  async function book(): Promise<void> {
    const wrong = faultOf(draft.client);
    const open = !wrong && (await isOpenQuestion());
    const asked = { field: 'phone', sentence: clientChoiceLabels.unanswered } as const;
    const clientFault = wrong ?? (open ? asked : null);
    const missing = missingIn(draft, serviceIds, startTime);
    setFault(clientFault);
    setTrouble(missing);
    // Whatever is refused is said by the mutation itself.
    if (!clientFault && !missing && startTime) {
      await sending.mutateAsync(startTime).catch(() => undefined);
    }
  }

  function settle(): void {
    setFault(null);
    setTrouble(null);
  }

  return { book: useOneAtATime(book), fault, trouble, settle, isSending: sending.isPending };
}

function missingIn(
  { date }: QuickDraft,
  serviceIds: string[],
  startTime: string | null,
): QuickTrouble | null {
  if (serviceIds.length === 0) return { about: 'services', sentence: labels.missingServices };
  if (date === null) return { about: 'date', sentence: labels.missingDate };
  return startTime === null ? { about: 'time', sentence: labels.missingTime } : null;
}

function wishOf(draft: QuickDraft, serviceIds: string[], startTime: string) {
  const { professionalId, notes, overbook } = draft;
  const who = whoIn(draft.client);
  const at = Temporal.Instant.from(startTime).toString();
  return { ...who, professionalId, serviceIds, startTime: at, notes: notes.trim(), overbook };
}

function troubleOf(error: unknown): QuickTrouble {
  if (isRefusedWith('SLOT_TAKEN', error)) return { about: 'time', sentence: labels.taken };
  if (isRefusedWith('PROFESSIONAL_NOT_FOUND', error)) {
    return { about: 'professional', sentence: labels.gone };
  }
  if (isUnanswered(error)) return { about: 'all', sentence: labels.unanswered };
  return { about: 'all', sentence: errorText(error) };
}
