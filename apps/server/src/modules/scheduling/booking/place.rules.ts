import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import type { TimeWish } from '../free-time/booking-candidates.rules.ts';
import type { Offer } from '../free-time/offer.rules.ts';

type PlaceKey = 'startTime' | 'endTime' | 'professionalId';

/** Where in the agenda something stands, with the time around it that only the team sees. */
export type Place = Pick<AppointmentRow, PlaceKey> & {
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};
export type BusyTime = Pick<AppointmentRow, 'busyFrom' | 'busyUntil'>;

/** The place of something that is already in the agenda. */
export function placeOf(row: Pick<AppointmentRow, keyof BusyTime | PlaceKey>): Place {
  const { startTime, endTime, professionalId } = row;
  return {
    startTime,
    endTime,
    professionalId,
    bufferBeforeMinutes: minutesBetween(row.busyFrom, startTime),
    bufferAfterMinutes: minutesBetween(endTime, row.busyUntil),
  };
}

function minutesBetween(from: Temporal.Instant, until: Temporal.Instant): number {
  return from.until(until).total('minutes');
}

/** All the time that a place takes of the professional. */
export function busyTimeOf(place: Place): BusyTime {
  return {
    busyFrom: place.startTime.subtract({ minutes: place.bufferBeforeMinutes }),
    busyUntil: place.endTime.add({ minutes: place.bufferAfterMinutes }),
  };
}

/** Where an offer stands in the agenda when it begins then. */
export function placeFor(offer: Offer, startTime: Temporal.Instant): Place {
  const { professional, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = offer;
  return {
    professionalId: professional.id,
    startTime,
    endTime: startTime.add({ minutes: durationMinutes }),
    bufferBeforeMinutes,
    bufferAfterMinutes,
  };
}

/** Whether the hold is of exactly this place, and still hers. */
export function isHeldFor(
  { professionalId, startTime, endTime, busyFrom, busyUntil, heldUntil }: AppointmentRow,
  offer: Offer,
  wish: Pick<TimeWish, 'startTime' | 'now'>,
): boolean {
  const place = placeFor(offer, wish.startTime);
  if (heldUntil === null || Temporal.Instant.compare(heldUntil, wish.now) <= 0) return false;
  const busy = busyTimeOf(place);
  return (
    professionalId === place.professionalId &&
    startTime.equals(place.startTime) &&
    endTime.equals(place.endTime) &&
    busyFrom.equals(busy.busyFrom) &&
    busyUntil.equals(busy.busyUntil)
  );
}
