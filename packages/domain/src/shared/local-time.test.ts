import { expect, test } from 'vitest';
import {
  COMPANY_TIMEZONES,
  DEFAULT_TIMEZONE,
  dayBounds,
  formatDate,
  formatDateTime,
  formatTime,
  isTimezone,
  minutesOfDay,
  monthBounds,
  parseDate,
  parseShortDate,
  startOfDay,
  timeOfMinutes,
  todayIn,
  weekdayOf,
} from './local-time.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const date = Temporal.PlainDate.from;
const instant = Temporal.Instant.from;

test.each([
  ['America/Sao_Paulo', '-03:00', 'UTC-3'],
  ['America/Manaus', '-04:00', 'UTC-4'],
  ['America/Rio_Branco', '-05:00', 'UTC-5'],
  ['America/Noronha', '-02:00', 'UTC-2'],
])('%s is %s, as its label says', (id, offset, label) => {
  const zone = COMPANY_TIMEZONES.find((known) => known.id === id);

  expect(instant('2026-11-15T12:00:00Z').toZonedDateTimeISO(id).offset).toBe(offset);
  expect(zone?.label).toContain(`(${label})`);
});

test('there are four time zones and Brasília is the default', () => {
  expect(COMPANY_TIMEZONES).toHaveLength(4);
  expect(DEFAULT_TIMEZONE).toBe(SAO_PAULO);
});

test.each([
  ['America/Sao_Paulo', true],
  ['America/Noronha', true],
  ['Europe/Lisbon', false],
  ['america/sao_paulo', false],
  ['', false],
])('whether a company may live in %j: %s', (text, expected) => {
  expect(isTimezone(text)).toBe(expected);
});

test.each([
  ['America/Noronha', '2026-11-16'],
  ['America/Sao_Paulo', '2026-11-15'],
  ['America/Rio_Branco', '2026-11-15'],
])('today in %s is the day of its own clock', (zone, expected) => {
  expect(todayIn(zone, instant('2026-11-16T02:30:00Z')).toString()).toBe(expected);
});

test('the last change of the clocks was the end of summer time in February 2019', () => {
  const now = instant('2026-11-15T12:00:00Z').toZonedDateTimeISO(SAO_PAULO);
  const lastChange = now.getTimeZoneTransition('previous');

  expect(lastChange?.toInstant().toString()).toBe('2019-02-17T02:00:00Z');
});

test.each([
  ['an ordinary day', '2026-11-15', '2026-11-15T03:00:00Z', 24],
  ['the day whose midnight does not exist', '2018-11-04', '2018-11-04T03:00:00Z', 23],
  ['the day whose last hour comes twice', '2019-02-16', '2019-02-16T02:00:00Z', 25],
])('the bounds of %s', (_case, day, start, hours) => {
  const { from, until } = dayBounds(date(day), SAO_PAULO);

  expect(startOfDay(date(day), SAO_PAULO).toString()).toBe(start);
  expect(from.toString()).toBe(start);
  expect(until.equals(startOfDay(date(day).add({ days: 1 }), SAO_PAULO))).toBe(true);
  expect(from.until(until).total('hours')).toBe(hours);
});

test('the day whose midnight does not exist begins at one', () => {
  expect(formatTime(startOfDay(date('2018-11-04'), SAO_PAULO), SAO_PAULO)).toBe('01:00');
});

test.each([
  ['2026-11-15', 'America/Manaus', '2026-11-01T04:00:00Z', '2026-12-01T04:00:00Z'],
  ['2026-12-31', 'America/Sao_Paulo', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
  ['2028-02-29', 'America/Noronha', '2028-02-01T02:00:00Z', '2028-03-01T02:00:00Z'],
  ['2018-11-30', 'America/Sao_Paulo', '2018-11-01T03:00:00Z', '2018-12-01T02:00:00Z'],
])('the month of %s in %s', (day, zone, from, until) => {
  const bounds = monthBounds(date(day), zone);

  expect(bounds.from.toString()).toBe(from);
  expect(bounds.until.toString()).toBe(until);
});

test.each([
  ['2026-11-15', 0],
  ['2026-11-16', 1],
  ['2026-11-17', 2],
  ['2026-11-18', 3],
  ['2026-11-19', 4],
  ['2026-11-20', 5],
  ['2026-11-21', 6],
])('%s is day %d of a week that begins on Sunday', (day, expected) => {
  expect(weekdayOf(date(day))).toBe(expected);
});

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
  ['24:00', 1440],
])('%s is minute %d of the day', (time, minutes) => {
  expect(minutesOfDay(time)).toBe(minutes);
  expect(timeOfMinutes(minutes)).toBe(time);
});

test('reads a time as the database writes it', () => {
  expect(minutesOfDay('09:30:00')).toBe(570);
});

test.each(['24:01', '25:00', '09:60', '9:30', '09:30:15', '0930', '', 'noon'])(
  'refuses %j as a time of day',
  (time) => {
    expect(() => minutesOfDay(time)).toThrow(RangeError);
  },
);

test.each([-1, 1441, 0.5, NaN])('refuses %d as a minute of the day', (minutes) => {
  expect(() => timeOfMinutes(minutes)).toThrow(RangeError);
});

test('dates and times are written as in Brazil, by the clock of the company', () => {
  const moment = instant('2026-01-05T02:07:00Z');

  expect(formatDate(date('2026-01-05'))).toBe('05/01/2026');
  expect(formatTime(moment, SAO_PAULO)).toBe('23:07');
  expect(formatDateTime(moment, SAO_PAULO)).toBe('04/01/2026 23:07');
  expect(formatDateTime(moment, 'America/Noronha')).toBe('05/01/2026 00:07');
});

test.each([
  ['15/11/2026', '2026-11-15'],
  ['5/1/2026', '2026-01-05'],
  ['2026-11-15', '2026-11-15'],
  ['15112026', '2026-11-15'],
  [' 15/11/2026 ', '2026-11-15'],
  ['29/02/2028', '2028-02-29'],
])('reads %j as %s', (text, expected) => {
  expect(parseDate(text)?.toString()).toBe(expected);
});

test.each([
  '',
  '31/02/2026',
  '29/02/2027',
  '00/11/2026',
  '15/00/2026',
  '15/13/2026',
  '11/15/2026',
  '2026-13-01',
  '15/11/26',
  '151126',
  '15/11/2026 10:00',
  'amanhã',
])('does not read %j as a date', (text) => {
  expect(parseDate(text)).toBeNull();
});

test.each([
  ['15/11/26', 2099, '2026-11-15'],
  ['5/1/00', 2099, '2000-01-05'],
  ['05/12/99', 2099, '2099-12-05'],
  ['15/11/26', 2026, '2026-11-15'],
  ['15/11/27', 2026, '1927-11-15'],
  ['29/02/00', 2026, '2000-02-29'],
])('reads %j, in a year up to %i, as %s', (text, lastYear, expected) => {
  expect(parseShortDate(text, lastYear)?.toString()).toBe(expected);
});

test.each(['', '31/02/26', '00/11/26', '15/11/2026', '15/11/6', '15/11'])(
  'does not read %j as a date with a short year',
  (text) => {
    expect(parseShortDate(text, 2099)).toBeNull();
  },
);
