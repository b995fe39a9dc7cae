import { type Interval, merge, subtract } from '../shared/interval.ts';
import type { WeekdayShifts } from './schedule.ts';
import { type Calendar, closingDayOn, workingTimeOn } from './schedule-day.ts';

/** 0 is Sunday; minutes of the day, sorted and apart. */
export type OpeningHours = { weekday: number; hours: Interval[] };
/** `name` is that of the closing day or the special hours; empty on an ordinary day. */
export type OpeningOfDay = { hours: Interval[]; name: string };

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** When somebody of the team works in an ordinary week. Days on which nobody does are missing. */
export function openingHoursOf(weeks: readonly (readonly WeekdayShifts[])[]): OpeningHours[] {
  return WEEKDAYS.flatMap((weekday) => {
    const hours = merge(weeks.flatMap((week) => workedOn(week, weekday)));
    return hours.length === 0 ? [] : [{ weekday, hours }];
  });
}

function workedOn(week: readonly WeekdayShifts[], weekday: number): Interval[] {
  const shifts = week.flatMap((day) => (day.weekday === weekday ? day.shifts : []));
  return subtract(
    shifts,
    shifts.flatMap(({ breaks }) => breaks),
  );
}

/** When somebody of the team really works on a day. What keeps one of them away stays between her and them. */
export function openingOn(date: Temporal.PlainDate, calendars: readonly Calendar[]): OpeningOfDay {
  const hours = merge(calendars.flatMap((calendar) => workingTimeOn(date, calendar).hours));
  const decided = calendars.map((calendar) => closingDayOn(date, calendar)).find(Boolean);
  const isOrdinary = decided === undefined || decided.kind === 'open';
  return { hours, name: isOrdinary ? '' : decided.name };
}
