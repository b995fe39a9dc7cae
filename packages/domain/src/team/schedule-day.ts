import type { ClosingDay } from '../company/closing-day.ts';
import { type Interval, intersection, lengthOf, subtract } from '../shared/interval.ts';
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
  const company = closingDayOn(date, calendar);
  if (company?.kind === 'closed') {
    return { hours: [], because: { kind: 'closed', name: company.name } };
  }
  const own = ownTimeOn(date, calendar);
  if (company?.kind !== 'special-hours' || !company.hours) return own;
  const hours = cut(own.hours, company.hours);
  if (totalOf(hours) === totalOf(own.hours)) return own;
  return { hours, because: { kind: 'special-hours', name: company.name } };
}

/** What the company itself decided about a day. */
export function closingDayOn(
  date: Temporal.PlainDate,
  { closingDays }: Pick<Calendar, 'closingDays'>,
): ClosingDay | undefined {
  return closingDays.find((days) => covers(days, date));
}

/** Shifts as they were written, not yet joined or cut: where each begins is known from them alone. */
type ShiftsOfDay = {
  shifts: WeekdayShifts['shifts'];
  /** Special hours of the company, outside of which nobody works. */
  open: Interval | null;
};

/** From what `workingTimeOn` is made, for those who need to know where each shift begins. */
export function shiftsOn(date: Temporal.PlainDate, calendar: Calendar): ShiftsOfDay {
  const company = closingDayOn(date, calendar);
  if (company?.kind === 'closed') return { shifts: [], open: null };
  const exception = calendar.exceptions.find((days) => covers(days, date));
  return {
    shifts: exception ? shiftsOf(exception) : ordinaryShifts(calendar.week, weekdayOf(date)),
    open: company?.kind === 'special-hours' ? company.hours : null,
  };
}

function ownTimeOn(
  date: Temporal.PlainDate,
  { week, exceptions }: Pick<Calendar, 'week' | 'exceptions'>,
): WorkingTime {
  const exception = exceptions.find((days) => covers(days, date));
  if (!exception) return { hours: workedIn(ordinaryShifts(week, weekdayOf(date))), because: null };
  return {
    hours: workedIn(shiftsOf(exception)),
    because: { kind: exception.kind, name: exception.reason },
  };
}

function ordinaryShifts(week: readonly WeekdayShifts[], weekday: number): ShiftsOfDay['shifts'] {
  // Asked for each day of a search for free times, where a filter and a flatMap are felt.
  const shifts: ShiftsOfDay['shifts'][number][] = [];
  for (const day of week) if (day.weekday === weekday) shifts.push(...day.shifts);
  return shifts;
}

function shiftsOf({ kind, shifts }: ExceptionDays): ShiftsOfDay['shifts'] {
  if (kind !== 'special-hours') return [];
  return shifts.map((shift) => ({ ...shift, breaks: [] }));
}

function workedIn(shifts: ShiftsOfDay['shifts']): Interval[] {
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
