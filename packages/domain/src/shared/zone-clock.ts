/** Between two changes of its clocks a zone is so many minutes ahead of UTC. Epoch minutes. */
type Stretch = { from: number; until: number; ahead: number };

/** What the clocks of a zone show at an epoch minute, counted in minutes since 1970 began there. */
export type ZoneClock = (epochMinute: number) => number;

/** Asking for a zone's clocks costs more than a whole report, and the answer stays the same. */
const kept = new Map<string, Stretch[]>();

/** For those who ask row by row; whoever asks once has Temporal. */
export function zoneClockOf(zone: string): ZoneClock {
  const stretches = kept.get(zone) ?? [];
  kept.set(zone, stretches);
  let last: Stretch | undefined;
  return (epochMinute) => {
    if (!last || !lasts(last, epochMinute)) last = stretchAt(epochMinute, { zone, stretches });
    return epochMinute + last.ahead;
  };
}

function lasts({ from, until }: Stretch, epochMinute: number): boolean {
  return from <= epochMinute && epochMinute < until;
}

function stretchAt(
  epochMinute: number,
  { zone, stretches }: { zone: string; stretches: Stretch[] },
): Stretch {
  const known = stretches.find((stretch) => lasts(stretch, epochMinute));
  if (known) return known;
  const read = readStretch(epochMinute, zone);
  stretches.push(read);
  return read;
}

const MINUTE = 60_000;

function readStretch(epochMinute: number, zone: string): Stretch {
  const moment = zonedAt(epochMinute, zone);
  // The change before a moment is never that moment itself, so the next minute is asked.
  const began = zonedAt(epochMinute + 1, zone).getTimeZoneTransition('previous');
  const ends = moment.getTimeZoneTransition('next');
  return {
    from: began ? began.epochMilliseconds / MINUTE : Number.NEGATIVE_INFINITY,
    until: ends ? ends.epochMilliseconds / MINUTE : Number.POSITIVE_INFINITY,
    ahead: moment.offsetNanoseconds / (MINUTE * 1e6),
  };
}

function zonedAt(epochMinute: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMinute * MINUTE).toZonedDateTimeISO(zone);
}
