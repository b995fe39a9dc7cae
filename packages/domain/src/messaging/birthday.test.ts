import { expect, test } from 'vitest';
import {
  birthDaysOn,
  birthdayRun,
  DEFAULT_BIRTHDAY_SETTINGS,
  daysUntilBirthday,
  hasBirthdayOn,
  isOn,
  leftOutOnBirthday,
  wishesStatus,
} from './birthday.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const at = (text: string) => Temporal.Instant.from(text);
const MANAUS = 'America/Manaus';

test.each([
  ['before nine in Manaus', '2026-03-10T12:59:59Z', '2026-03-10', '2026-03-10T13:00:00Z', false],
  ['at nine in Manaus', '2026-03-10T13:00:00Z', '2026-03-10', '2026-03-10T13:00:00Z', true],
  ['in the last second', '2026-03-10T13:14:59Z', '2026-03-10', '2026-03-10T13:00:00Z', true],
  ['a quarter later', '2026-03-10T13:15:00Z', '2026-03-11', '2026-03-11T13:00:00Z', false],
  ['in the night', '2026-03-11T02:00:00Z', '2026-03-11', '2026-03-11T13:00:00Z', false],
])('%s', (_case, now, runsOn, from, on) => {
  const run = birthdayRun(DEFAULT_BIRTHDAY_SETTINGS, MANAUS, at(now));
  expect([String(run.day), String(run.from)]).toEqual([runsOn, from]);
  expect(isOn(run, at(now))).toBe(on);
});

test('the hour is that of Brasília for whoever wants it so', () => {
  const settings = { ...DEFAULT_BIRTHDAY_SETTINGS, timezoneAware: false };
  const run = birthdayRun(settings, MANAUS, at('2026-03-10T10:00:00Z'));
  expect(String(run.from)).toBe('2026-03-10T12:00:00Z');
});

test('a run late in the evening ends on the next day and is still of the day it began', () => {
  const settings = { ...DEFAULT_BIRTHDAY_SETTINGS, sendTime: '23:50' };
  const run = birthdayRun(settings, MANAUS, at('2026-03-11T03:55:00Z'));
  expect(String(run.day)).toBe('2026-03-10');
  expect(isOn(run, at('2026-03-11T03:55:00Z'))).toBe(true);
  expect(
    isOn(birthdayRun(settings, MANAUS, at('2026-03-11T04:02:00Z')), at('2026-03-11T04:02:00Z')),
  ).toBe(true);
});

test.each([
  ['1990-03-10', '2026-03-10', true],
  ['1990-03-10', '2026-03-11', false],
  ['2000-02-29', '2026-02-28', true],
  ['2000-02-29', '2026-03-01', false],
  ['2000-02-29', '2028-02-28', false],
  ['2000-02-29', '2028-02-29', true],
])('who was born on %s has her birthday on %s: %s', (born, today, expected) => {
  expect(hasBirthdayOn(day(born), day(today))).toBe(expected);
});

test.each([
  ['1990-03-10', '2026-03-10', 0],
  ['1990-03-10', '2026-03-11', 364],
  ['1990-03-12', '2026-03-10', 2],
  ['2000-02-29', '2026-02-27', 1],
  ['1990-01-01', '2026-12-31', 1],
])('who was born on %s waits on %s for %i days', (born, today, expected) => {
  expect(daysUntilBirthday(day(born), day(today))).toBe(expected);
});

test.each([
  ['2026-02-28', ['2/28', '2/29']],
  ['2028-02-28', ['2/28']],
  ['2028-02-29', ['2/29']],
  ['2026-03-10', ['3/10']],
])('on %s those are wished well who were born on %j', (on, expected) => {
  expect(birthDaysOn(day(on)).map((one) => `${one.month}/${one.day}`)).toEqual(expected);
});

test('only who can be reached and did not say no is wished well', () => {
  const ana = { active: true, blocked: false, phone: '5511987654321', refused: false };
  expect(leftOutOnBirthday(ana)).toBeNull();
  expect(leftOutOnBirthday({ ...ana, refused: true })).toBe('refused');
  expect(leftOutOnBirthday({ ...ana, phone: '', refused: true })).toBe('no-phone');
  expect(leftOutOnBirthday({ ...ana, blocked: true, phone: '' })).toBe('blocked');
  expect(leftOutOnBirthday({ ...ana, active: false, blocked: true })).toBe('inactive');
});

test.each([
  ['all are sent', { sent: 2, failed: 0, waiting: 0 }, 'success'],
  ['one failed', { sent: 1, failed: 1, waiting: 0 }, 'partial'],
  ['one failed and one still waits', { sent: 0, failed: 1, waiting: 1 }, 'partial'],
  ['one still waits', { sent: 1, failed: 0, waiting: 1 }, 'waiting'],
  ['nobody got one', { sent: 0, failed: 0, waiting: 0 }, 'none'],
])('a day of wishes where %s', (_case, count, expected) => {
  expect(wishesStatus(count)).toBe(expected);
});
