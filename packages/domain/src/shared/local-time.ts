/** One zone for each offset in use in Brazil. The offset is only a label: a decree can change it. */
export const COMPANY_TIMEZONES = [
  { id: 'America/Sao_Paulo', label: 'Brasília (UTC-3)' },
  { id: 'America/Manaus', label: 'Manaus (UTC-4)' },
  { id: 'America/Rio_Branco', label: 'Rio Branco (UTC-5)' },
  { id: 'America/Noronha', label: 'Fernando de Noronha (UTC-2)' },
] as const;
export type Timezone = (typeof COMPANY_TIMEZONES)[number]['id'];

export const DEFAULT_TIMEZONE: Timezone = 'America/Sao_Paulo';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Half-open: `until` is the first moment that no longer belongs. */
export type Bounds = { from: Temporal.Instant; until: Temporal.Instant };

export function isTimezone(text: string): text is Timezone {
  return COMPANY_TIMEZONES.some((zone) => zone.id === text);
}

export function todayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(zone).toPlainDate();
}

/** The first moment of the day, which is 01:00 where the clocks jumped forward at midnight. */
export function startOfDay(date: Temporal.PlainDate, zone: string): Temporal.Instant {
  return date.toZonedDateTime(zone).toInstant();
}

export function dayBounds(date: Temporal.PlainDate, zone: string): Bounds {
  return { from: startOfDay(date, zone), until: startOfDay(date.add({ days: 1 }), zone) };
}

/** The whole month in which the date lies. */
export function monthBounds(date: Temporal.PlainDate, zone: string): Bounds {
  const firstDay = date.with({ day: 1 });
  return { from: startOfDay(firstDay, zone), until: startOfDay(firstDay.add({ months: 1 }), zone) };
}

export function weekdayOf(date: Temporal.PlainDate): Weekday {
  // ISO days run from 1 (Monday) to 7 (Sunday), so the remainder is always a Weekday.
  return (date.dayOfWeek % 7) as Weekday;
}

/** '09:30' is 570; '24:00' is the end of the day. The seconds of a database time must be zero. */
export function minutesOfDay(time: string): number {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)(?::00)?$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!isMinuteOfDay(total)) throw new RangeError(`Not a time of day: ${time}`);
  return total;
}

export function timeOfMinutes(minutes: number): string {
  if (!isMinuteOfDay(minutes)) throw new RangeError(`Not a minute of the day: ${minutes}`);
  return clock(Math.floor(minutes / 60), minutes % 60);
}

function isMinuteOfDay(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60;
}

/** dd/MM/yyyy */
export function formatDate(date: Temporal.PlainDate): string {
  return `${twoDigits(date.day)}/${twoDigits(date.month)}/${String(date.year).padStart(4, '0')}`;
}

/** HH:mm */
export function formatTime(moment: Temporal.Instant, zone: string): string {
  const { hour, minute } = moment.toZonedDateTimeISO(zone);
  return clock(hour, minute);
}

/** dd/MM/yyyy HH:mm */
export function formatDateTime(moment: Temporal.Instant, zone: string): string {
  return `${formatDate(todayIn(zone, moment))} ${formatTime(moment, zone)}`;
}

function clock(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

const DAY_FIRST = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
const ONLY_DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;
const SHORT_YEAR = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{2})$/;
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Reads '15/11/2026', '15112026' or '2026-11-15'; `null` when the calendar has no such day. */
export function parseDate(text: string): Temporal.PlainDate | null {
  const written = text.trim();
  const match = DAY_FIRST.exec(written) ?? ONLY_DIGITS.exec(written) ?? YEAR_FIRST.exec(written);
  return match && dayOf(match, Number(match.groups?.year));
}

/** Reads '15/11/26': the latest year that ends so and is not after `lastYear`. */
export function parseShortDate(text: string, lastYear: number): Temporal.PlainDate | null {
  const match = SHORT_YEAR.exec(text.trim());
  if (!match) return null;

  const yearsBefore = (lastYear - Number(match.groups?.year)) % 100;
  return dayOf(match, lastYear - yearsBefore);
}

function dayOf({ groups }: RegExpExecArray, year: number): Temporal.PlainDate | null {
  const day = Number(groups?.day);
  const month = Number(groups?.month);
  if (day < 1 || month < 1) return null;

  const date = Temporal.PlainDate.from({ year, month, day });
  return date.day === day && date.month === month ? date : null;
}
