/** How the minutes of one local day become moments. */
export type DayClock = {
  /** Epoch minute of the local minute 0, by the clocks before and after their next change. */
  zeroBefore: number;
  zeroAfter: number;
  changesAt: number;
};

/** Asking for a zone's clocks is most of the work of a day, and the answer stays the same. */
const kept = new Map<string, Map<number, DayClock>>();
export const KEPT = { zones: 32, daysPerZone: 1500 } as const;

/** The clocks of a day, looked up once for as long as there is room to remember them. */
export function dayClockOf(date: Temporal.PlainDate, zone: string): DayClock {
  const days = daysOf(zone);
  const day = (date.year * 16 + date.month) * 32 + date.day;
  const known = days.get(day);
  if (known) return known;

  const clock = readClock(date, zone);
  if (days.size >= KEPT.daysPerZone) days.clear();
  days.set(day, clock);
  return clock;
}

/**
 * The epoch minute of a local one, 1440 being midnight at the end of the day. A time that the
 * clocks skip moves forward with them; of a time that they show twice, the first is meant.
 */
export function epochMinuteAt(clock: DayClock, minuteOfDay: number): number {
  const before = clock.zeroBefore + minuteOfDay;
  if (before < clock.changesAt) return before;
  const after = clock.zeroAfter + minuteOfDay;
  return after >= clock.changesAt ? after : before;
}

function daysOf(zone: string): Map<number, DayClock> {
  const known = kept.get(zone);
  if (known) return known;

  if (kept.size >= KEPT.zones) kept.clear();
  const days = new Map<number, DayClock>();
  kept.set(zone, days);
  return days;
}

function readClock(date: Temporal.PlainDate, zone: string): DayClock {
  // Some clocks change at midnight itself: only a moment of the evening before is surely earlier.
  // No zone changes its clocks again within a day.
  const evening = date.toZonedDateTime(zone).subtract({ hours: 3 });
  const change = evening.getTimeZoneTransition('next');
  return {
    zeroBefore: minuteZero(date, evening),
    zeroAfter: minuteZero(date, change ?? evening),
    changesAt: change ? change.epochMilliseconds / MINUTE : Number.MAX_SAFE_INTEGER,
  };
}

const MINUTE = 60_000;

function minuteZero(
  date: Temporal.PlainDate,
  { offsetNanoseconds }: Temporal.ZonedDateTime,
): number {
  return (
    date.toZonedDateTime('UTC').epochMilliseconds / MINUTE - offsetNanoseconds / (MINUTE * 1e6)
  );
}
