import { contains, type Interval, lengthOf } from '@app/domain/shared/interval';
import { spanAround } from '../day-bar.tsx';

/** The grid: nothing starts or ends between its lines. */
export const STEP = 5;
/** Where a click on free time begins: people say 'dez e quinze', not 'dez e doze'. */
const CLICK_STEP = 15;
const SHORTEST = 5;
const DAY = 24 * 60;
/** On a screen; on paper the stylesheet makes it fit. */
export const MINUTE_IN_PIXELS = 1.6;

export function snapped(minute: number, step = STEP): number {
  return Math.round(minute / step) * step;
}

export function minuteAt(pixels: number, span: Interval): number {
  return span.from + pixels / MINUTE_IN_PIXELS;
}

export function pixelsAt(minute: number, span: Interval): number {
  return (minute - span.from) * MINUTE_IN_PIXELS;
}

/** Which of the columns, that are equally wide, lies there; outside, the nearest one. */
export function columnAt(pixels: number, width: number, columns: number): number {
  const place = Math.floor((pixels / width) * columns);
  return Math.min(columns - 1, Math.max(0, place || 0));
}

/** The hours that are drawn: all of the work, all that stands there, and never past midnight. */
export function spanOf(periods: readonly Interval[]): Interval {
  const { from, until } = spanAround(periods);
  return { from: Math.max(0, from), until: Math.min(DAY, until) };
}

/** As long as before, begun elsewhere, and wholly in sight if it was; else a part of it stays there. */
export function movedTo(from: number, entry: Interval, span: Interval): Interval {
  const length = lengthOf(entry);
  const earliest = entry.from < span.from ? span.from - length + STEP : span.from;
  const latest = endsInSight(entry, span) ? span.until - length : span.until - STEP;
  const start = Math.max(earliest, Math.min(latest, snapped(from)));
  return { from: start, until: start + length };
}

/** The end alone, where it can be seen. */
export function resizedTo(until: number, entry: Interval, span: Interval): Interval {
  const { from } = entry;
  if (!endsInSight(entry, span)) return { from, until: entry.until };
  const end = Math.max(from + SHORTEST, span.from, snapped(until));
  return { from, until: Math.min(span.until, end) };
}

/** What lasts over midnight ends on the day after. */
export function endsInSight({ until }: Interval, span: Interval): boolean {
  return until <= span.until;
}

/** A quarter of an hour, or where what stands before it ends. */
export function bookableStart(minute: number, taken: readonly Interval[]): number {
  const quarter = Math.floor(minute / CLICK_STEP) * CLICK_STEP;
  const before = taken.filter(({ until }) => until > quarter && until <= minute);
  return Math.max(quarter, ...before.map(({ until }) => until));
}

export function isOutside(period: Interval, hours: readonly Interval[]): boolean {
  return !hours.some((open) => contains(open, period));
}

export type EntrySize = 'line' | 'two' | 'three' | 'full';

/** How much of an entry's text has room: time and client, then the service, then the status. */
export function sizeOf(period: Interval): EntrySize {
  const height = lengthOf(period) * MINUTE_IN_PIXELS;
  if (height < 46) return 'line';
  if (height < 64) return 'two';
  if (height < 84) return 'three';
  return 'full';
}

export function hoursIn({ from, until }: Interval): number[] {
  const first = Math.ceil(from / 60);
  return Array.from({ length: Math.ceil(until / 60) - first }, (_, n) => (first + n) * 60);
}
