const WEEK = 7;

/** How soon before it is due somebody is called, and until when it still makes sense. */
export const RETURN_WINDOW = { daysAhead: 7, daysLate: 180, historyDays: 730 } as const;

/**
 * Before it somebody's day is late: who comes back around now is called first, while she still thinks of it.
 * The week begins on its Monday.
 */
export function returnWeek(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: today.dayOfWeek - 1 });
}

/** The days between visits of one client for one service, from their dates in any order. */
export function gapsBetween(dates: readonly Temporal.PlainDate[]): number[] {
  const inOrder = dates.toSorted(Temporal.PlainDate.compare);
  return inOrder
    .slice(1)
    .map((date, index) => inOrder[index]?.until(date, { largestUnit: 'day' }).days ?? 0)
    .filter((days) => days > 0);
}

/** Her own rhythm says more than the service's. */
export function usualInterval(
  dates: readonly Temporal.PlainDate[],
  ofService: number | null,
): number | null {
  return medianOf(gapsBetween(dates)) ?? ofService;
}

/** Of several services at one visit, the one that is due first calls her back. */
export function soonest(intervals: readonly (number | null)[]): number | null {
  const known = intervals.filter((days) => days !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** From a week on in whole weeks: people keep their day. */
export function daysUntilReturn(rhythm: number): number {
  return rhythm < WEEK ? Math.round(rhythm) : Math.round(rhythm / WEEK) * WEEK;
}

/** Offered where nothing is known of her: the same day of the week, about a month later. */
export const USUAL_RETURN_DAYS = 28;

/** When she is due, and never in the past: that day is booked. */
export function returnDate(
  visited: Temporal.PlainDate,
  rhythm: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const due = visited.add({ days: daysUntilReturn(rhythm) });
  if (Temporal.PlainDate.compare(due, today) > 0) return due;
  return today.add({ days: 1 });
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = (inOrder.length - 1) / 2;
  const [low = 0, high = 0] = [inOrder[Math.floor(middle)], inOrder[Math.ceil(middle)]];
  return Math.round((low + high) / 2);
}
