import { contains } from '../shared/interval.ts';
import { type Calendar, workingTimeOn } from '../team/schedule-day.ts';

export type Time = { startTime: Temporal.Instant; endTime: Temporal.Instant };

/** Whether she works from the first minute of it to the last. */
export function isWithinHours(
  { startTime, endTime }: Time,
  calendar: Calendar,
  zone: string,
): boolean {
  const local = startTime.toZonedDateTimeISO(zone);
  const from = local.hour * 60 + local.minute;
  const until = from + startTime.until(endTime).total('minutes');
  const { hours } = workingTimeOn(local.toPlainDate(), calendar);
  return hours.some((piece) => contains(piece, { from, until }));
}
