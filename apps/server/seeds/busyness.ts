import { DAYS_BACK, HISTORY_DAYS, type Season } from './diary.ts';

const A_YEAR_AGO = 0.28;
const A_MONTH_AGO = 0.85;

/** The share of today's clients who came already, so many days ago: slowly first, then faster. */
export function growthBy(daysAgo: number): number {
  if (daysAgo <= DAYS_BACK) return 1;
  const passed = 1 - (daysAgo - DAYS_BACK) / (HISTORY_DAYS - DAYS_BACK);
  return A_YEAR_AGO + (A_MONTH_AGO - A_YEAR_AGO) * passed ** 2;
}

/** Full before Christmas, slow in January: 1 is an ordinary day. */
export function seasonOn(date: Temporal.PlainDate, seasons: readonly Season[]): number {
  const day = date.toString().slice(5);
  const season = seasons.find(({ from, until }) => from <= day && day < until);
  return (season?.percent ?? 100) / 100;
}
