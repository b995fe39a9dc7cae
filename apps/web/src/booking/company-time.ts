const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses of it. */
function wallClock(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, made);
  return made;
}

/** An instant on the company's calendar: '2026-11-16'. */
export function dateOf(instant: string | number, timezone: string): string {
  const { year, month, day } = wallParts(new Date(instant), timezone);
  return `${year}-${month}-${day}`;
}

/** On the company's clock: '14:30'. */
export function timeOf(instant: string | number, timezone: string): string {
  const { hour, minute } = wallParts(new Date(instant), timezone);
  return `${hour}:${minute}`;
}

/** The instant at which the company's clock shows this date and time. */
export function instantAt(date: string, time: string, timezone: string): string {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // The second look is for days on which the clock changes.
  const near = shown - offsetAt(shown, timezone);
  return new Date(shown - offsetAt(near, timezone)).toISOString();
}

function offsetAt(moment: number, timezone: string): number {
  const { year, month, day, hour, minute, second } = wallParts(new Date(moment), timezone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - moment;
}

function wallParts(moment: Date, timezone: string): Record<string, string> {
  const parts = wallClock(timezone).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export function partOfDay(time: string): PartOfDay {
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'night';
}
