import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const haircut: CalendarEvent = {
  uid: '0199@hora.test',
  sequence: 3,
  createdAt: Temporal.Instant.from('2026-03-10T15:00:00.123Z'),
  startTime: Temporal.Instant.from('2026-03-11T13:00:00Z'),
  endTime: Temporal.Instant.from('2026-03-11T14:00:00Z'),
  status: 'CONFIRMED',
  title: 'Corte — Salão X',
};
const brazil = { name: 'Salão X', zone: 'America/Sao_Paulo' };

function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('a whole file, letter by letter', () => {
  const event = { ...haircut, place: 'Rua A, 1', url: 'https://hora.test/a/x' };
  expect(calendarFile({ ...brazil, events: [event] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hora Marcada//Agenda//PT-BR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Salão X',
      'X-WR-TIMEZONE:America/Sao_Paulo',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
      'TZID:America/Sao_Paulo',
      'BEGIN:STANDARD',
      'DTSTART:20190217T000000',
      'TZOFFSETFROM:-0200',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:0199@hora.test',
      'DTSTAMP:20260310T150000Z',
      'SEQUENCE:3',
      'DTSTART;TZID=America/Sao_Paulo:20260311T100000',
      'DTEND;TZID=America/Sao_Paulo:20260311T110000',
      'SUMMARY:Corte — Salão X',
      'LOCATION:Rua A\\, 1',
      'URL:https://hora.test/a/x',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('an empty calendar needs no clock', () => {
  const lines = linesOf(calendarFile({ ...brazil, events: [] }));
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
  expect(lines).toContain('END:VCALENDAR');
});

test('what was cancelled keeps nobody busy', () => {
  const lines = linesOf(calendarFile({ ...brazil, events: [{ ...haircut, status: 'CANCELLED' }] }));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('TRANSP:TRANSPARENT');
});

describe('text', () => {
  test.each([
    ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
    ['uma\nduas\r\ntrês', 'uma\\nduas\\ntrês'],
    ['sino\u0007 e fim\u0000', 'sino e fim'],
  ])('%j is written %j', (title, written) => {
    expect(linesOf(calendarFile({ ...brazil, events: [{ ...haircut, title }] }))).toContain(
      `SUMMARY:${written}`,
    );
  });

  test('nobody can write a property of their own into it', () => {
    const title = 'Corte\r\nATTENDEE:mailto:x@y.test';
    const lines = linesOf(calendarFile({ ...brazil, events: [{ ...haircut, title }] }));
    expect(lines.filter((one) => one.startsWith('ATTENDEE'))).toEqual([]);
  });

  test.each(['ç', '💈', 'a', '—'])('of long lines of %s no piece is over 75 octets', (letter) => {
    const title = letter.repeat(400);
    const file = calendarFile({ ...brazil, events: [{ ...haircut, title }] });
    const octets = file.split('\r\n').map((one) => new TextEncoder().encode(one).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
    expect(file.isWellFormed()).toBe(true);
  });
});

describe('the clock of a zone', () => {
  const clockOf = (zone: string, from: string, until: string) => {
    const event = {
      ...haircut,
      startTime: Temporal.Instant.from(from),
      endTime: Temporal.Instant.from(until),
    };
    const lines = linesOf(calendarFile({ name: 'X', zone, events: [event] }));
    return lines.slice(lines.indexOf('BEGIN:VTIMEZONE') + 2, lines.indexOf('END:VTIMEZONE'));
  };
  const change = (kind: string, at: string, from: string, to: string) => [
    `BEGIN:${kind}`,
    `DTSTART:${at}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];

  test('a summer time that begins and ends has each change', () => {
    expect(clockOf('Europe/Lisbon', '2026-03-01T10:00:00Z', '2026-11-01T10:00:00Z')).toEqual([
      ...change('STANDARD', '20251026T020000', '+0100', '+0000'),
      ...change('DAYLIGHT', '20260329T010000', '+0000', '+0100'),
      ...change('STANDARD', '20261025T020000', '+0100', '+0000'),
    ]);
  });

  test('clocks that jump at midnight, as they did in Brazil', () => {
    expect(clockOf('America/Sao_Paulo', '2018-10-01T10:00:00Z', '2019-03-01T10:00:00Z')).toEqual([
      ...change('STANDARD', '20180218T000000', '-0200', '-0300'),
      ...change('DAYLIGHT', '20181104T000000', '-0300', '-0200'),
      ...change('STANDARD', '20190217T000000', '-0200', '-0300'),
    ]);
  });

  test('what begins at the very change is ruled by it', () => {
    const lines = clockOf('Europe/Lisbon', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z');
    expect(lines).toEqual(
      expect.arrayContaining(change('DAYLIGHT', '20260329T010000', '+0000', '+0100')),
    );
  });

  test('a zone whose clocks never changed is the same since ever', () => {
    expect(clockOf('UTC', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z')).toEqual(
      change('STANDARD', '19700101T000000', '+0000', '+0000'),
    );
  });

  test('half hours of an offset are written', () => {
    const lines = clockOf('Asia/Kolkata', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z');
    expect(lines).toContain('TZOFFSETTO:+0530');
  });
});
