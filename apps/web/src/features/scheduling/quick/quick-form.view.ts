import { useClientOf, useQuickChoices, useQuickTimes } from './quick.api.ts';
import { useQuickBooking } from './quick-booking.api.ts';
import type { QuickDraft } from './quick-draft.ts';
import type { useQuickDraft } from './quick-draft.view.ts';

type Around = { clientId: string | undefined; onBooked: () => void };

/** What the panel holds, what can be chosen for it, and how it is booked. */
export function useQuickFields(
  quick: ReturnType<typeof useQuickDraft>,
  { clientId, onBooked }: Around,
) {
  const { draft } = quick;
  const choices = useQuickChoices(draft);
  const { chosen } = choices;
  const serviceIds = chosen.map(({ id }) => id);
  const durationMinutes = sum(chosen.map((one) => one.durationMinutes));
  const times = useQuickTimes(draft, serviceIds, durationMinutes);
  const { startTime } = times;
  const booking = useQuickBooking({
    draft,
    serviceIds,
    startTime,
    change: quick.change,
    onBooked,
  });
  const change = (part: Partial<QuickDraft>) => {
    quick.change(part);
    booking.settle();
  };
  useClientOf(clientId, (client) => change({ client }));
  const isGone = choices.isGone || booking.trouble?.about === 'professional';
  return { draft, change, choices, chosen, serviceIds, durationMinutes, times, booking, isGone };
}
export type QuickFields = ReturnType<typeof useQuickFields>;

export function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
