export const RECURRENCE_UNITS = ['day', 'week', 'month'] as const;
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number];

/** The most appointments of one series. */
export const LONGEST_SERIES = 52;

/** Every N days, weeks or months: so many times, or until a day that still belongs. */
export type Recurrence = {
  every: number;
  unit: RecurrenceUnit;
  ends: { count: number } | { lastDay: Temporal.PlainDate };
};

/** What stands against one date of a series: somebody has the time, or nobody works then. */
export const SERIES_CONFLICTS = ['taken', 'outside-hours'] as const;
export type SeriesConflict = (typeof SERIES_CONFLICTS)[number];

/** Whether dates outside of the hours are avoided like those that are taken, or booked on purpose. */
export const OUTSIDE_HOURS = ['avoid', 'book'] as const;
export type OutsideHours = (typeof OUTSIDE_HOURS)[number];

export function canBeHad(conflict: SeriesConflict | null, outsideHours: OutsideHours): boolean {
  if (conflict === 'outside-hours') return outsideHours === 'book';
  return conflict === null;
}

/** The days of a series, the first among them. A month without the day uses its last one. */
export function datesOf(first: Temporal.PlainDate, recurrence: Recurrence): Temporal.PlainDate[] {
  const dates: Temporal.PlainDate[] = [];
  for (let index = 0; index < LONGEST_SERIES; index += 1) {
    const date = first.add({ [`${recurrence.unit}s`]: index * recurrence.every });
    if (isBeyond(date, index, recurrence)) break;
    dates.push(date);
  }
  return dates;
}

function isBeyond(date: Temporal.PlainDate, index: number, { ends }: Recurrence): boolean {
  if ('count' in ends) return index >= ends.count;
  return Temporal.PlainDate.compare(date, ends.lastDay) > 0;
}

/** Whether it would go on after the last appointment that a series may have. */
export function isCutShort(first: Temporal.PlainDate, { every, unit, ends }: Recurrence): boolean {
  if ('count' in ends) return ends.count > LONGEST_SERIES;
  const next = first.add({ [`${unit}s`]: LONGEST_SERIES * every });
  return Temporal.PlainDate.compare(next, ends.lastDay) <= 0;
}

/** When each of a series begins: at the same time of the local day, whatever the clocks did. */
export function startsOf(
  first: Temporal.Instant,
  recurrence: Recurrence,
  zone: string,
): Temporal.Instant[] {
  const local = first.toZonedDateTimeISO(zone);
  const time = local.toPlainTime();
  return datesOf(local.toPlainDate(), recurrence).map((date) =>
    inZone(date.toPlainDateTime(time), zone),
  );
}

/** By how much somebody moved one of a series, as the clock on the wall shows it. */
type LocalShift = { by: Temporal.Duration; zone: string };

export function localShift(from: Temporal.Instant, to: Temporal.Instant, zone: string): LocalShift {
  const [before, after] = [localOf(from, zone), localOf(to, zone)];
  return { by: before.until(after, { largestUnit: 'day' }), zone };
}

export function shifted(start: Temporal.Instant, { by, zone }: LocalShift): Temporal.Instant {
  return inZone(localOf(start, zone).add(by), zone);
}

function localOf(moment: Temporal.Instant, zone: string): Temporal.PlainDateTime {
  return moment.toZonedDateTimeISO(zone).toPlainDateTime();
}

function inZone(local: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return local.toZonedDateTime(zone).toInstant();
}
