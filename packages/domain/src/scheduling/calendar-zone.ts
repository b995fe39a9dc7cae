import type { Bounds } from '../shared/local-time.ts';
import { line } from './calendar-lines.ts';

const LONG_AGO = '19700101T000000';

/**
 * The clock of a zone between two moments, with every change of it: a calendar program that knows
 * the zone by another name still shows the right hour.
 */
export function zoneLines(zone: string, { from, until }: Bounds): string[] {
  const changes = [firstChange(zone, from), ...changesBetween(zone, { from, until })];
  return ['BEGIN:VTIMEZONE', line('TZID', zone), ...changes.flatMap(observance), 'END:VTIMEZONE'];
}

/** As the clock on the wall shows it: 20260311T100000. */
export function localTime(moment: Temporal.Instant, zone: string): string {
  return wallTime(moment.toZonedDateTimeISO(zone).toPlainDateTime());
}

/** When clocks changed, by what they showed before, and from which offset to which. */
type Change = { at: string; offsetFrom: number; offsetTo: number };

/** What holds at the beginning; a zone that never changed its clock has it since ever. */
function firstChange(zone: string, from: Temporal.Instant): Change {
  const then = from.toZonedDateTimeISO(zone);
  const last = then.getTimeZoneTransition('previous');
  if (last && last.year >= 1970) return changeAt(last);
  return { at: LONG_AGO, offsetFrom: then.offsetNanoseconds, offsetTo: then.offsetNanoseconds };
}

function changesBetween(zone: string, { from, until }: Bounds): Change[] {
  const changes: Change[] = [];
  // Something that begins exactly at a change is ruled by it; the first one covers what is before.
  let next = from.subtract({ nanoseconds: 1 }).toZonedDateTimeISO(zone);
  for (;;) {
    const change = next.getTimeZoneTransition('next');
    if (!change || Temporal.Instant.compare(change.toInstant(), until) >= 0) return changes;
    changes.push(changeAt(change));
    next = change;
  }
}

function changeAt(change: Temporal.ZonedDateTime): Change {
  const before = change.subtract({ nanoseconds: 1 });
  return {
    at: wallTime(before.toPlainDateTime().add({ nanoseconds: 1 })),
    offsetFrom: before.offsetNanoseconds,
    offsetTo: change.offsetNanoseconds,
  };
}

function observance({ at, offsetFrom, offsetTo }: Change): string[] {
  const kind = offsetTo > offsetFrom ? 'DAYLIGHT' : 'STANDARD';
  return [
    line('BEGIN', kind),
    line('DTSTART', at),
    line('TZOFFSETFROM', offset(offsetFrom)),
    line('TZOFFSETTO', offset(offsetTo)),
    line('END', kind),
  ];
}

const NANOSECONDS_OF_A_MINUTE = 60_000_000_000;

/** -0300 */
function offset(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / NANOSECONDS_OF_A_MINUTE);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${hours}${String(minutes % 60).padStart(2, '0')}`;
}

function wallTime(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}
