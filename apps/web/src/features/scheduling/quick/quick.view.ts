import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import type { BookingPlace, ChosenPlace } from '../agenda/booking-place.ts';
import {
  type AppointmentsView,
  quickSearch,
  quickStartOf,
  withoutQuick,
} from '../appointments/appointments-view.ts';
import type { TakenBack } from './quick-draft.view.ts';

/** Whether the quick panel is open stands in the address. */
export function useQuick(view: AppointmentsView, onView: (view: AppointmentsView) => void) {
  const timezone = useTimezone();
  const start = quickStartOf(view);
  const [chosen, choose] = useState<ChosenPlace | null>(null);
  const [back, setBack] = useState<TakenBack | null>(null);

  function open({ professionalId, startTime }: BookingPlace): void {
    const local = Temporal.Instant.from(startTime).toZonedDateTimeISO(timezone);
    const at = local.toPlainDateTime().toString({ smallestUnit: 'minute' });
    onView(quickSearch({ at, professionalId }, view));
  }

  return {
    start,
    open,
    /** The time that stands in it now, for the agenda beside it. */
    chosen,
    choose,
    close: () => {
      setBack(null);
      onView(withoutQuick(view));
    },
    /** What was closed and is wanted again, also where another one is open by now. */
    back,
    reopen: (closed: TakenBack) => {
      setBack(closed);
      onView(quickSearch(closed.start, withoutQuick(view)));
    },
  };
}
