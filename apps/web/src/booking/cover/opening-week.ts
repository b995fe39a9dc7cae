import { weekdayLabels } from '../booking.labels.ts';
import type { BookingCompany } from '../booking-gate.ts';
import { coverLabels } from './cover.labels.ts';

type OpeningHours = NonNullable<BookingCompany['openingHours']>;
export type OpeningLine = { days: string; hours: string };

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** '09:00–12:00, 13:00–18:00', or that it is closed. 0 is Sunday. */
export function hoursOn(weekday: number, week: OpeningHours): string {
  return writtenHours(week.find((day) => day.weekday === weekday)?.hours ?? []);
}

export function writtenHours(hours: OpeningHours[number]['hours']): string {
  if (hours.length === 0) return coverLabels.closed;
  return hours.map(({ from, until }) => `${clock(from)}–${clock(until)}`).join(', ');
}

/** Days that follow each other with the same hours are one line: 'terça a sábado'. */
export function openingLines(week: OpeningHours): OpeningLine[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const weekday of FROM_MONDAY) {
    const hours = hoursOn(weekday, week);
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = weekday;
    else lines.push({ first: weekday, last: weekday, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: daysOf(first, last), hours }));
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function daysOf(first: number, last: number): string {
  const [from, until] = [nameOf(first), nameOf(last)];
  if (from === until) return from;
  return `${from} ${isNext(first, last) ? 'e' : 'a'} ${until}`;
}

function isNext(first: number, last: number): boolean {
  return (first + 1) % 7 === last;
}

function nameOf(weekday: number): string {
  return weekdayLabels[weekday]?.long.replace('-feira', '') ?? '';
}
