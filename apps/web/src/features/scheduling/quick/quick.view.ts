import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import type { BookingPlace, ChosenPlace } from '../agenda/booking-place.ts';
import {
  type AppointmentsView,
  quickSearch,
  quickStartOf,
  withoutQuick,
} from '../appointments/appointments-view.ts';

/** Whether the quick panel is open stands in the address. */
export function useQuick(view: AppointmentsView, onView: (view: AppointmentsView) => void) {
  const timezone = useTimezone();
  const start = quickStartOf(view);
  const [chosen, choose] = useState<ChosenPlace | null>(null);

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
    close: () => onView(withoutQuick(view)),
    reopen: () => start && onView(quickSearch(start, withoutQuick(view))),
  };
}
