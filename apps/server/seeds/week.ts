import { subtract } from '@app/domain/shared/interval';
import { minutesOfDay, type Weekday, weekdayOf } from '@app/domain/shared/local-time';
import type { ExceptionDays, Shift, WeekdayShifts } from '@app/domain/team/schedule';

type Span = `${string}-${string}`;

/** '09:00-18:00' */
export function hours(span: Span): Shift {
  const [from = '', until = ''] = span.split('-');
  return { from: minutesOfDay(from), until: minutesOfDay(until) };
}

/** The same shifts on several days. A pause belongs to the shift it lies in. */
export function onDays(
  days: readonly Weekday[],
  shifts: readonly Span[],
  pauses: readonly Span[] = [],
): WeekdayShifts[] {
  const breaks = pauses.map(hours);
  const worked = shifts.map(hours).map((shift) => ({
    ...shift,
    breaks: breaks.filter(({ from, until }) => shift.from <= from && until <= shift.until),
  }));
  return days.map((weekday) => ({ weekday, shifts: worked }));
}

/** That day of the week after this one; Monday is its first. */
export function dayOfNextWeek(today: Temporal.PlainDate, weekday: Weekday): Temporal.PlainDate {
  const nextMonday = today.add({ days: 8 - today.dayOfWeek });
  return nextMonday.add({ days: (weekday + 6) % 7 });
}

/** Two weeks from the first Monday of the next month on. */
export function vacationNextMonth(today: Temporal.PlainDate): ExceptionDays {
  const first = today.with({ day: 1 }).add({ months: 1 });
  const fromDate = first.add({ days: (8 - weekdayOf(first)) % 7 });
  return {
    fromDate,
    untilDate: fromDate.add({ days: 14 }),
    kind: 'vacation',
    reason: 'Férias',
    shifts: [],
  };
}

export function dayOff(date: Temporal.PlainDate, reason: string): ExceptionDays {
  return { ...oneDay(date), kind: 'day-off', reason, shifts: [] };
}

export function specialHours(
  date: Temporal.PlainDate,
  reason: string,
  ...spans: Span[]
): ExceptionDays {
  return { ...oneDay(date), kind: 'special-hours', reason, shifts: spans.map(hours) };
}

/**
 * Whoever looks at a demonstration looks at today. On a day on which most of the team rests, those
 * who would be away work as on their last full day of the week. By name of whoever does.
 */
export function extraDays(
  team: readonly { name: string; week: readonly WeekdayShifts[] }[],
  today: Temporal.PlainDate,
): ReadonlyMap<string, ExceptionDays> {
  const resting = team.filter(({ week }) => shiftsOn(week, weekdayOf(today)).length === 0);
  if (resting.length <= team.length / 2) return new Map();
  return new Map(
    resting.map(({ name, week }) => {
      const shifts = shiftsOn(week, FRIDAY);
      return [name, { ...oneDay(today), kind: 'special-hours', reason: 'Dia extra', shifts }];
    }),
  );
}

const FRIDAY = 5;

/** Without their breaks, which special hours do not know. */
function shiftsOn(week: readonly WeekdayShifts[], weekday: number): Shift[] {
  const shifts = week.filter((day) => day.weekday === weekday).flatMap((day) => day.shifts);
  return shifts.flatMap(({ from, until, breaks }) => subtract([{ from, until }], breaks));
}

/** The next time the calendar comes to '12-24'. */
export function nextDay(monthDay: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const date = Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year: today.year });
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date;
}

/** The time before that. */
export function lastYears(monthDay: string, today: Temporal.PlainDate): Temporal.PlainDate {
  return nextDay(monthDay, today).subtract({ years: 1 });
}

function oneDay(date: Temporal.PlainDate) {
  return { fromDate: date, untilDate: date.add({ days: 1 }) };
}
