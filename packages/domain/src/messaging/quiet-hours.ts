import { minutesOfDay } from '../shared/local-time.ts';
import type { MessageNature } from './occasion.ts';

/** HH:mm in the company's zone; from evening until morning, over midnight. */
export type QuietHours = { from: string; until: string };

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:00', until: '08:00' };

type Awaited = {
  nature: MessageNature;
  /** When it would come too late, such as the beginning of the visit of which it reminds. */
  tooLateAt?: Temporal.Instant | undefined;
};

/**
 * Until when a message waits, or `null` when it may go. Whoever books or writes at night is awake and
 * gets her answer; what comes at a moment that we chose waits, unless it would then come too late.
 */
export function quietUntil(
  { nature, tooLateAt }: Awaited,
  { quiet, zone }: { quiet: QuietHours; zone: string },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (nature === 'answer' || nature === 'notice') return null;
  const end = endOfQuiet(quiet, now.toZonedDateTimeISO(zone));
  if (end === null) return null;
  return tooLateAt && Temporal.Instant.compare(end, tooLateAt) >= 0 ? null : end;
}

/** Until when it is quiet, or `null` when it is not. */
export function endOfQuiet(
  quiet: QuietHours,
  now: Temporal.ZonedDateTime,
): Temporal.Instant | null {
  const from = minutesOfDay(quiet.from);
  const until = minutesOfDay(quiet.until);
  const minute = now.hour * 60 + now.minute;
  const isOverMidnight = from > until;
  const isQuiet = isOverMidnight
    ? minute >= from || minute < until
    : minute >= from && minute < until;
  if (!isQuiet) return null;

  const day = isOverMidnight && minute >= from ? now.add({ days: 1 }) : now;
  return day.withPlainTime({ hour: Math.floor(until / 60), minute: until % 60 }).toInstant();
}
