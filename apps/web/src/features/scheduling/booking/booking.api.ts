import { useRef } from 'react';
import type { BookingGate, BookingRequest, Notice } from '../../../booking/booking-gate.ts';
import { useApi } from '../../../foundation/api.tsx';
import { type Repeat, recurrenceOf } from '../series/repeat.api.ts';
import { repeatLabels, seriesBookedText } from '../series/repeat.labels.ts';
import { type BookedVisit, useBookedText } from './booked-text.api.ts';
import { answered, bookedOf, notifyByToast, staffBookingOf } from './staff-gate.api.ts';

/** Books once, or as often as it repeats. */
export function useBooking({ form }: Repeat) {
  const { appointments, series } = useApi().scheduling;
  const bookedText = useBookedText();
  const booked = useRef<BookedVisit | null>(null);

  async function bookSeries(request: BookingRequest, requestKey: string) {
    const recurrence = recurrenceOf(form);
    if (!recurrence) throw { code: 'RECURRENCE_INCOMPLETE', message: repeatLabels.incomplete };
    const booking = staffBookingOf(request);
    const { conflicts, outsideHours } = form;
    const wish = { booking, recurrence, conflicts, outsideHours };
    const done = await answered(series.book.call(wish, { context: { requestKey } }));
    const [id = ''] = done.bookedIds;
    notifyByToast({
      tone: 'success',
      title: seriesBookedText(done.bookedIds.length, done.skipped.length),
    });
    return answered(appointments.get.call({ id }));
  }

  const book: BookingGate['book'] = async (request, { key }) => {
    const detail = form.isOn
      ? await bookSeries(request, key)
      : await answered(
          appointments.book.call(staffBookingOf(request), { context: { requestKey: key } }),
        );
    booked.current = detail;
    return bookedOf(detail);
  };

  function notify(notice: Notice): void {
    // How many of a series were made has been said already.
    if (form.isOn && notice.tone === 'success') return;
    if (notice.tone === 'error') notifyByToast(notice);
    else notifyByToast({ ...notice, title: bookedText(notice.title, booked.current) });
  }

  return { book, notify };
}
