import type { ClosingDay } from '../company/closing-day.ts';
import { type Interval, intersection, lengthOf, merge, subtract } from '../shared/interval.ts';
import { weekdayOf } from '../shared/local-time.ts';
import type { ExceptionDays, ExceptionKind, WeekdayShifts } from './schedule.ts';

export type Calendar = {
  week: readonly WeekdayShifts[];
  exceptions: readonly ExceptionDays[];
  closingDays: readonly ClosingDay[];
};

export type WorkingTime = {
  /** Minutes of the day, sorted and apart, breaks taken out. */
  hours: Interval[];
  /** Why the day differs from an ordinary one; null when it does not. */
  because: { kind: 'closed' | ExceptionKind; name: string } | null;
};

/**
 * When somebody really works on a day. A closed company is closed for everybody; otherwise a dated
 * exception stands in for the weekday, and special hours of the company cut what is left.
 */
export function workingTimeOn(date: Temporal.PlainDate, calendar: Calendar): WorkingTime {
  const company = calendar.closingDays.find((days) => covers(days, date));
  if (company?.kind === 'closed') {
    return { hours: [], because: { kind: 'closed', name: company.name } };
  }
  const own = ownTimeOn(date, calendar);
  if (company?.kind !== 'special-hours' || !company.hours) return own;
  const hours = cut(own.hours, company.hours);
  if (totalOf(hours) === totalOf(own.hours)) return own;
  return { hours, because: { kind: 'special-hours', name: company.name } };
}

function ownTimeOn(
  date: Temporal.PlainDate,
  { week, exceptions }: Pick<Calendar, 'week' | 'exceptions'>,
): WorkingTime {
  const exception = exceptions.find((days) => covers(days, date));
  if (!exception) return { hours: ordinaryHours(week, weekdayOf(date)), because: null };
  return {
    hours: exception.kind === 'special-hours' ? merge(exception.shifts) : [],
    because: { kind: exception.kind, name: exception.reason },
  };
}

function ordinaryHours(week: readonly WeekdayShifts[], weekday: number): Interval[] {
  const shifts = week.filter((day) => day.weekday === weekday).flatMap((day) => day.shifts);
  return subtract(
    shifts,
    shifts.flatMap(({ breaks }) => breaks),
  );
}

function covers(
  { fromDate, untilDate }: Pick<ExceptionDays, 'fromDate' | 'untilDate'>,
  date: Temporal.PlainDate,
): boolean {
  const { compare } = Temporal.PlainDate;
  return compare(fromDate, date) <= 0 && compare(date, untilDate) < 0;
}

function cut(hours: readonly Interval[], open: Interval): Interval[] {
  return hours.flatMap((piece) => intersection(piece, open) ?? []);
}

function totalOf(hours: readonly Interval[]): number {
  return hours.reduce((total, piece) => total + lengthOf(piece), 0);
}
