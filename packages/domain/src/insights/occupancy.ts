import { type Interval, lengthOf, merge } from '../shared/interval.ts';
import { type Calendar, workingTimeOn } from '../team/schedule-day.ts';

/** Minutes of somebody's hours, and those of them that were booked. */
type Occupancy = { workingMinutes: number; bookedMinutes: number };

const NO_HOURS: Occupancy = { workingMinutes: 0, bookedMinutes: 0 };

const MINUTES_OF_DAY = 24 * 60;
const DAYS_OF_WEEK = 7;

/**
 * Booked time counts once, however many are squeezed into it, and only within her hours: whoever
 * works longer than she has to is full, not more than full.
 */
export function occupancyOf(booked: readonly Interval[], hours: readonly Interval[]): Occupancy {
  return { workingMinutes: lengthOfAll(hours), bookedMinutes: sharedMinutes(hours, merge(booked)) };
}

/**
 * Somebody's hours on days that follow each other, in minutes by the company's clock from the first
 * midnight on. Sorted and apart, because the days are, and what is worked on each.
 */
export function hoursOver(days: readonly Temporal.PlainDate[], calendar: Calendar): Interval[] {
  const hoursOn = isOrdinary(calendar) ? ordinaryHours(calendar) : hoursOf(calendar);
  return days.flatMap((date, day) =>
    hoursOn(date, day).map((piece) => onDay(piece, day * MINUTES_OF_DAY)),
  );
}

/** Whoever leaves in the middle of a shift worked the part before. */
export function hoursBefore(minute: number, hours: readonly Interval[]): Interval[] {
  return hours.flatMap(({ from, until }) =>
    from < minute ? { from, until: Math.min(until, minute) } : [],
  );
}

type HoursOn = (date: Temporal.PlainDate, day: number) => readonly Interval[];

function isOrdinary({ exceptions, closingDays }: Calendar): boolean {
  return exceptions.length === 0 && closingDays.length === 0;
}

function hoursOf(calendar: Calendar): HoursOn {
  return (date) => workingTimeOn(date, calendar).hours;
}

/** Every Monday is like the first: a year has seven days to work out. */
function ordinaryHours(calendar: Calendar): HoursOn {
  const week: (readonly Interval[])[] = [];
  return (date, day) => {
    const hours = week[day % DAYS_OF_WEEK] ?? workingTimeOn(date, calendar).hours;
    week[day % DAYS_OF_WEEK] = hours;
    return hours;
  };
}

function onDay({ from, until }: Interval, midnight: number): Interval {
  return { from: midnight + from, until: midnight + until };
}

function lengthOfAll(list: readonly Interval[]): number {
  return list.reduce((sum, one) => sum + lengthOf(one), 0);
}

/** Both are sorted and apart, so each is walked through once. */
function sharedMinutes(first: readonly Interval[], second: readonly Interval[]): number {
  let [shared, at] = [0, 0];
  for (const one of first) {
    for (let other = second[at]; other && other.from < one.until; other = second[at]) {
      shared += Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from));
      if (other.until > one.until) break;
      at++;
    }
  }
  return shared;
}

export function addUp(list: readonly Occupancy[]): Occupancy {
  return list.reduce(
    (sum, one) => ({
      workingMinutes: sum.workingMinutes + one.workingMinutes,
      bookedMinutes: sum.bookedMinutes + one.bookedMinutes,
    }),
    NO_HOURS,
  );
}
