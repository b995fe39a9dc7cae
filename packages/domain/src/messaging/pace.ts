/** Who gets a message: somebody this number never wrote with, somebody it did, or who talks to us now. */
export type Acquaintance = 'new' | 'known' | 'talking';

const GAPS_MS = {
  new: { least: 6_000, most: 15_000 },
  known: { least: 6_000, most: 15_000 },
  talking: { least: 1_500, most: 3_000 },
} as const;

/** How long a number is silent after a message. `random` lies in [0, 1): no rhythm is a machine's. */
export function gapAfter(to: Acquaintance, random: number): number {
  const { least, most } = GAPS_MS[to];
  return Math.round(least + (most - least) * random);
}

const TALK_HOURS = 24;

/** `lastWrote`: when she last wrote to us; `wasWrittenTo`: whether this number ever wrote to her. */
export function acquaintanceOf(
  { lastWrote, wasWrittenTo }: { lastWrote: Temporal.Instant | null; wasWrittenTo: boolean },
  now: Temporal.Instant,
): Acquaintance {
  if (lastWrote && Temporal.Instant.compare(lastWrote.add({ hours: TALK_HOURS }), now) > 0) {
    return 'talking';
  }
  return lastWrote || wasWrittenTo ? 'known' : 'new';
}

export const HOURLY_LIMIT = 100;
const LARGEST_HOURLY_LIMIT = 1000;

/** Whether the platform may say so. */
export function isHourlyLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_HOURLY_LIMIT;
}

/** An hour that began with its first message. */
export type CountedHour = { from: Temporal.Instant; sent: number };

export function hourAt(hour: CountedHour | null, now: Temporal.Instant): CountedHour {
  const isOver = hour === null || Temporal.Instant.compare(now, endOf(hour)) >= 0;
  return isOver ? { from: now, sent: 0 } : hour;
}

export function endOf({ from }: CountedHour): Temporal.Instant {
  return from.add({ hours: 1 });
}

/** A day of the company, on which so many people got their first message. */
export type CountedDay = { day: Temporal.PlainDate; newPeople: number };

export function dayAt(counted: CountedDay | null, today: Temporal.PlainDate): CountedDay {
  return counted?.day.equals(today) ? counted : { day: today, newPeople: 0 };
}

const FIRST_DAY = 20;
const GROWTH = 1.25;
const GROWN_UP = 400;

/** WhatsApp bans young numbers that write to many strangers; `daysConnected` is 0 on the first day. */
export function newPeopleADay(daysConnected: number): number {
  return Math.min(GROWN_UP, Math.floor(FIRST_DAY * GROWTH ** Math.max(0, daysConnected)));
}

export function daysConnected(
  connectedAt: Temporal.Instant,
  zone: string,
  now: Temporal.Instant,
): number {
  const since = connectedAt.toZonedDateTimeISO(zone).toPlainDate();
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return since.until(today, { largestUnit: 'day' }).days;
}
