import { contains } from '../shared/interval.ts';
import { type Calendar, workingTimeOn } from '../team/schedule-day.ts';

export type Time = { startsAt: Temporal.Instant; endsAt: Temporal.Instant };

/** Whether she works from the first minute of it to the last. */
export function isWithinHours(
  { startsAt, endsAt }: Time,
  calendar: Calendar,
  zone: string,
): boolean {
  const local = startsAt.toZonedDateTimeISO(zone);
  const from = local.hour * 60 + local.minute;
  const until = from + startsAt.until(endsAt).total('minutes');
  const { hours } = workingTimeOn(local.toPlainDate(), calendar);
  return hours.some((piece) => contains(piece, { from, until }));
}
