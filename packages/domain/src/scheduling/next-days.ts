import type { Period } from '../shared/period.ts';

/** So many days after today stay readable when access to the rest has ended. */
const DAYS_AHEAD = 7;

/** Today and the next days: whoever comes in them is expected, whatever is paid for. */
export function nextDaysFrom(today: Temporal.PlainDate): Period {
  return { fromDate: today, untilDate: today.add({ days: DAYS_AHEAD + 1 }) };
}
