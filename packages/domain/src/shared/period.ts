import { accept, type Result, refuse } from './result.ts';

/** Days of the company, half-open. */
export type Period = { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };

/** A leap year whole. */
const LONGEST_PERIOD_IN_DAYS = 366;

/** The days from one to the other, both belonging, as a person chooses them. */
export function periodOf(
  firstDay: Temporal.PlainDate,
  lastDay: Temporal.PlainDate,
): Result<Period, 'too-long'> {
  const untilDate = lastDay.add({ days: 1 });
  const days = firstDay.until(untilDate, { largestUnit: 'days' }).days;
  if (days < 1 || days > LONGEST_PERIOD_IN_DAYS) return refuse('too-long');
  return accept({ fromDate: firstDay, untilDate });
}

/** The same of dates that are written, both valid. */
export function periodBetween({
  fromDate,
  toDate,
}: {
  fromDate: string;
  toDate: string;
}): Result<Period, 'too-long'> {
  return periodOf(Temporal.PlainDate.from(fromDate), Temporal.PlainDate.from(toDate));
}

/** The last day that belongs. */
export function lastDayOf({ untilDate }: Period): Temporal.PlainDate {
  return untilDate.subtract({ days: 1 });
}

export function daysOf({ fromDate, untilDate }: Period): Temporal.PlainDate[] {
  const { days } = fromDate.until(untilDate, { largestUnit: 'days' });
  return Array.from({ length: days }, (_, index) => fromDate.add({ days: index }));
}

/** The whole calendar month in which a day lies. */
export function monthOf(date: Temporal.PlainDate): Period {
  const fromDate = date.with({ day: 1 });
  return { fromDate, untilDate: fromDate.add({ months: 1 }) };
}

export function monthBefore({ fromDate }: Period, months = 1): Period {
  return monthOf(fromDate.subtract({ months }));
}

/** The month until today, and the same days of the one before: like is compared with like. */
export type SameDays = { current: Period; previous: Period };

/** Where the month before is shorter, it is compared whole. */
export function sameDaysUpTo(today: Temporal.PlainDate): SameDays {
  const month = monthOf(today);
  const before = monthBefore(month);
  const days = before.fromDate.add({ days: today.day });
  const isShorter = Temporal.PlainDate.compare(before.untilDate, days) < 0;
  return {
    current: { ...month, untilDate: today.add({ days: 1 }) },
    previous: { ...before, untilDate: isShorter ? before.untilDate : days },
  };
}

/**
 * A chosen period as far as it has run, and what is like it before: of a month, the same days of the
 * one before, or all of it where the month is over; of other days as many before them. Null where
 * nothing of it has begun.
 */
export function likeBefore(period: Period, today: Temporal.PlainDate): SameDays | null {
  if (Temporal.PlainDate.compare(period.fromDate, today) > 0) return null;
  const current = { ...period, untilDate: earlierOf(period.untilDate, today.add({ days: 1 })) };
  const month = monthOf(period.fromDate);
  const endsWithin = Temporal.PlainDate.compare(period.untilDate, month.untilDate) <= 0;
  if (!period.fromDate.equals(month.fromDate) || !endsWithin) {
    return { current, previous: asManyBefore(current) };
  }
  const isOver = Temporal.PlainDate.compare(month.untilDate, today) <= 0;
  if (isOver && current.untilDate.equals(month.untilDate)) {
    return { current, previous: monthBefore(month) };
  }
  return { current, previous: sameDaysUpTo(lastDayOf(current)).previous };
}

function asManyBefore({ fromDate, untilDate }: Period): Period {
  const { days } = fromDate.until(untilDate, { largestUnit: 'days' });
  return { fromDate: fromDate.subtract({ days }), untilDate: fromDate };
}

function earlierOf(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
}

/** So many months, oldest first, of which the last is the one given. */
export function monthsUpTo(month: Period, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => monthBefore(month, count - 1 - index));
}

/** '2026-03', as it is written everywhere but on the screen. */
export function monthKeyOf({ fromDate }: Period): string {
  return fromDate.toPlainYearMonth().toString();
}
