import type { Bounds } from '../shared/local-time.ts';
import { fileOf, line, textOf } from './calendar-lines.ts';
import { localTime, zoneLines } from './calendar-zone.ts';

/** Something in a calendar, as RFC 5545 has it. Texts may be anything; empty ones are left out. */
export type CalendarEvent = {
  /** The same for as long as the thing exists: by it a calendar finds what it already has. */
  uid: string;
  /** Goes up with every change. */
  sequence: number;
  createdAt: Temporal.Instant;
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  title: string;
  place?: string;
  description?: string;
  url?: string;
};

export type CalendarContent = { name: string; zone: string; events: readonly CalendarEvent[] };

/** The text of an `.ics` file. The same content is always the same text. */
export function calendarFile({ name, zone, events }: CalendarContent): string {
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hora Marcada//Agenda//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    line('X-WR-CALNAME', textOf(name)),
    line('X-WR-TIMEZONE', zone),
    // How often a program that follows the calendar may come back.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? zoneLines(zone, boundsOf(events)) : []),
    ...events.flatMap((event) => eventLines(event, zone)),
    'END:VCALENDAR',
  ]);
}

function boundsOf(events: readonly CalendarEvent[]): Bounds {
  const { compare } = Temporal.Instant;
  const [from] = events.map(({ startTime }) => startTime).toSorted(compare);
  const until = events
    .map(({ endTime }) => endTime)
    .toSorted(compare)
    .at(-1);
  if (!from || !until) throw new RangeError('A calendar without events has no bounds');
  return { from, until };
}

function eventLines(event: CalendarEvent, zone: string): string[] {
  const { place = '', description = '', url = '' } = event;
  return [
    'BEGIN:VEVENT',
    line('UID', textOf(event.uid)),
    line('DTSTAMP', inUtc(event.createdAt)),
    line('SEQUENCE', String(event.sequence)),
    line(`DTSTART;TZID=${zone}`, localTime(event.startTime, zone)),
    line(`DTEND;TZID=${zone}`, localTime(event.endTime, zone)),
    line('SUMMARY', textOf(event.title)),
    ...(place ? [line('LOCATION', textOf(place))] : []),
    ...(description ? [line('DESCRIPTION', textOf(description))] : []),
    // An address is no text: nothing in it is escaped.
    ...(url ? [line('URL', url)] : []),
    line('STATUS', event.status),
    line('TRANSP', event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
    'END:VEVENT',
  ];
}

/** 20260311T130000Z */
function inUtc(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}
