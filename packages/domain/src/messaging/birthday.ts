import { DEFAULT_TIMEZONE, minutesOfDay } from '../shared/local-time.ts';

export type BirthdaySettings = {
  /** HH:mm */
  sendTime: string;
  toleranceMinutes: number;
  /** Whether the hour is the company's own; otherwise it is Brasília's. */
  timezoneAware: boolean;
};

export const BIRTHDAY_TOLERANCE = { least: 1, most: 60 } as const;

export const DEFAULT_BIRTHDAY_SETTINGS: BirthdaySettings = {
  sendTime: '09:00',
  toleranceMinutes: 15,
  timezoneAware: true,
};

/** A day's run: whoever is told by then was told in time. Half-open. */
export type BirthdayRun = {
  day: Temporal.PlainDate;
  from: Temporal.Instant;
  until: Temporal.Instant;
};

/** The run that is on now, or the next one. */
export function birthdayRun(
  settings: BirthdaySettings,
  companyZone: string,
  now: Temporal.Instant,
): BirthdayRun {
  const zone = settings.timezoneAware ? companyZone : DEFAULT_TIMEZONE;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  // Yesterday's may end after midnight.
  const runs = [-1, 0].map((days) => runOf(settings, today.add({ days }), zone));
  const next = runs.find(({ until }) => Temporal.Instant.compare(now, until) < 0);
  return next ?? runOf(settings, today.add({ days: 1 }), zone);
}

export function isOn({ from, until }: BirthdayRun, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) < 0;
}

function runOf(
  { sendTime, toleranceMinutes }: BirthdaySettings,
  day: Temporal.PlainDate,
  zone: string,
): BirthdayRun {
  const minutes = minutesOfDay(sendTime);
  const plainTime = Temporal.PlainTime.from({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  const from = day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
  return { day, from, until: from.add({ minutes: toleranceMinutes }) };
}

export function hasBirthdayOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): boolean {
  return birthdayIn(day.year, birthDate).equals(day);
}

/** The days of birth that are celebrated on a day: most often one. */
export function birthDaysOn(day: Temporal.PlainDate): { month: number; day: number }[] {
  const isStandIn = day.month === 2 && day.day === 28 && !day.inLeapYear;
  const own = { month: day.month, day: day.day };
  return isStandIn ? [own, { month: 2, day: 29 }] : [own];
}

/** Why somebody who has her birthday is not written to. The first that holds is told. */
export const BIRTHDAY_LEFT_OUT = ['inactive', 'blocked', 'no-phone', 'refused'] as const;
export type BirthdayLeftOut = (typeof BIRTHDAY_LEFT_OUT)[number];

/** A wish needs no consent, but whoever said no to what nobody asked for gets none. */
export function leftOutOnBirthday(client: {
  active: boolean;
  blocked: boolean;
  phone: string;
  refused: boolean;
}): BirthdayLeftOut | null {
  if (!client.active) return 'inactive';
  if (client.blocked) return 'blocked';
  if (client.phone === '') return 'no-phone';
  return client.refused ? 'refused' : null;
}

/** What became of a day's wishes. One that failed is never passed over; no wish is no success. */
export const WISHES_STATUSES = ['success', 'partial', 'waiting', 'none'] as const;
export type WishesStatus = (typeof WISHES_STATUSES)[number];

export function wishesStatus(count: {
  sent: number;
  failed: number;
  waiting: number;
}): WishesStatus {
  if (count.failed > 0) return 'partial';
  if (count.waiting > 0) return 'waiting';
  return count.sent > 0 ? 'success' : 'none';
}

/** Who was born on a 29th of February has her day on the 28th in other years. */
export function birthdayIn(year: number, birthDate: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month: birthDate.month, day: birthDate.day });
}

export function daysUntilBirthday(
  birthDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): number {
  const thisYear = birthdayIn(today.year, birthDate);
  const isPast = Temporal.PlainDate.compare(thisYear, today) < 0;
  const next = isPast ? birthdayIn(today.year + 1, birthDate) : thisYear;
  return today.until(next, { largestUnit: 'day' }).days;
}
