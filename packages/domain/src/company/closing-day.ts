import { type Holiday, nationalHolidays, optionalHolidays } from '../shared/holidays.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

/** What a company decided about some days: closed, open for fewer hours, or as always. */
export const CLOSING_DAY_KINDS = ['closed', 'special-hours', 'open'] as const;
export type ClosingDayKind = (typeof CLOSING_DAY_KINDS)[number];

export const CLOSING_DAY_LIMITS = { nameLength: 120, lengthInDays: 366 } as const;

/** Half-open: `untilDate` is the first day that no longer belongs. */
export type ClosingDay = {
  fromDate: Temporal.PlainDate;
  untilDate: Temporal.PlainDate;
  name: string;
  kind: ClosingDayKind;
  /** Minutes of the day, of special hours only. */
  hours: { from: number; until: number } | null;
};

/** As people name them: both days belong, and the last is not before the first. */
type NamedDays = { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate };
type Days = Pick<ClosingDay, 'fromDate' | 'untilDate'>;

export function daysFrom({ firstDay, lastDay }: NamedDays): Result<Days, 'too-long'> {
  const untilDate = lastDay.add({ days: 1 });
  const length = firstDay.until(untilDate, { largestUnit: 'day' }).days;
  if (length > CLOSING_DAY_LIMITS.lengthInDays) return refuse('too-long');
  return accept({ fromDate: firstDay, untilDate });
}

export function namedDaysOf({ fromDate, untilDate }: Days): NamedDays {
  return { firstDay: fromDate, lastDay: untilDate.subtract({ days: 1 }) };
}

/** A closed door closes whatever was said about single days behind it; fewer hours do not. */
export function coversOthers(kind: ClosingDayKind): boolean {
  return kind === 'closed';
}

export type UpcomingHoliday<Decision extends Days> = Holiday & {
  /** Many businesses keep the day, though no national law closes them. */
  isOptional: boolean;
  decision: Decision | null;
};

/** The holidays of twelve months from today on, each with what was decided about it. */
export function upcomingHolidays<Decision extends Days>(
  today: Temporal.PlainDate,
  decisions: readonly Decision[],
): UpcomingHoliday<Decision>[] {
  const until = today.add({ years: 1 });
  return [today.year, today.year + 1]
    .flatMap(holidaysOf)
    .filter(({ date }) => covers({ fromDate: today, untilDate: until }, date))
    .sort((first, second) => Temporal.PlainDate.compare(first.date, second.date))
    .map((holiday) => ({
      ...holiday,
      decision: decisions.find((decision) => covers(decision, holiday.date)) ?? null,
    }));
}

/** So long before, somebody still can tell clients and team. */
const ASKED_BEFORE_IN_DAYS = 21;

/** The next ones about which somebody should say something, and nobody has. */
export function holidaysToDecide<Decision extends Days>(
  today: Temporal.PlainDate,
  decisions: readonly Decision[],
): UpcomingHoliday<Decision>[] {
  const days = { fromDate: today, untilDate: today.add({ days: ASKED_BEFORE_IN_DAYS + 1 }) };
  return upcomingHolidays(today, decisions).filter(
    ({ date, decision }) => decision === null && covers(days, date),
  );
}

export function holidayOn(date: Temporal.PlainDate): Holiday | null {
  return holidaysOf(date.year).find((holiday) => holiday.date.equals(date)) ?? null;
}

function holidaysOf(year: number): (Holiday & { isOptional: boolean })[] {
  return [
    ...nationalHolidays(year).map((holiday) => ({ ...holiday, isOptional: false })),
    ...optionalHolidays(year).map((holiday) => ({ ...holiday, isOptional: true })),
  ];
}

function covers({ fromDate, untilDate }: Days, date: Temporal.PlainDate): boolean {
  const { compare } = Temporal.PlainDate;
  return compare(fromDate, date) <= 0 && compare(date, untilDate) < 0;
}
