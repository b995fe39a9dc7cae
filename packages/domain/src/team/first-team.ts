import type { Shift, WeekdayShifts } from './schedule.ts';

export const FIRST_TEAM_AT_ONCE = 20;

/** Tuesday to Saturday, nine to six: what most of the trade works until somebody says otherwise. */
export const USUAL_HOURS: WeekHours = {
  weekdays: [2, 3, 4, 5, 6],
  hours: { from: 9 * 60, until: 18 * 60 },
};

/** The same hours on some days of the week; 0 is Sunday. */
export type WeekHours = { weekdays: readonly number[]; hours: Shift };

export function weekOfHours({ weekdays, hours }: WeekHours): WeekdayShifts[] {
  return weekdays
    .toSorted((one, other) => one - other)
    .map((weekday) => ({ weekday, shifts: [{ ...hours, breaks: [] }] }));
}
