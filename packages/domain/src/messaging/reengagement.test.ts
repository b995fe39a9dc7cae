import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  attemptWith,
  isReengagementDue,
  nextReengagement,
  type Reengagement,
} from './reengagement.ts';

const today = Temporal.PlainDate.from('2026-03-10');
const rule: Reengagement = {
  daysInactive: 30,
  frequency: 'weekly',
  maxAttempts: 2,
  excludeIfScheduled: true,
};
const away = {
  registeredOn: today.subtract({ days: 400 }),
  birthDate: null,
  appointments: 3,
  lastAppointmentOn: today.subtract({ days: 30 }),
  hasFutureAppointment: false,
  spent: cents(0),
  isDueForReturn: false,
  attempts: 0,
};

test.each([
  ['is away for 30 days', away, 1],
  ['is away for 29 days', { ...away, lastAppointmentOn: today.subtract({ days: 29 }) }, null],
  ['never came', { ...away, lastAppointmentOn: null }, 1],
  ['was asked once', { ...away, attempts: 1 }, 2],
  ['was asked twice', { ...away, attempts: 2 }, null],
  ['comes again', { ...away, hasFutureAppointment: true }, null],
])('who %s', (_case, client, attempt) => {
  expect(attemptWith(client, rule, today)).toBe(attempt);
});

test('who comes again is asked where that is wanted', () => {
  const client = { ...away, hasFutureAppointment: true };
  expect(attemptWith(client, { ...rule, excludeIfScheduled: false }, today)).toBe(1);
});

test.each([
  ['daily', '2026-03-11'],
  ['weekly', '2026-03-17'],
  ['monthly', '2026-04-10'],
] as const)('a %s run follows on %s', (frequency, expected) => {
  expect(String(nextReengagement({ ...rule, frequency }, today, today))).toBe(expected);
  expect(nextReengagement({ ...rule, frequency }, null, today)).toEqual(today);
});

test.each([
  ['2026-03-10T08:59', null, false],
  ['2026-03-10T09:00', null, true],
  ['2026-03-10T23:59', '2026-03-10', false],
  ['2026-03-16T12:00', '2026-03-10', false],
  ['2026-03-17T08:59', '2026-03-10', false],
  ['2026-03-17T09:00', '2026-03-10', true],
])('a weekly run at %s after one on %s is due: %s', (time, last, expected) => {
  const zone = 'America/Manaus';
  const now = Temporal.ZonedDateTime.from(`${time}[${zone}]`).toInstant();
  const lastRunOn = last === null ? null : Temporal.PlainDate.from(last);
  expect(isReengagementDue({ frequency: 'weekly', lastRunOn }, zone, now)).toBe(expected);
});
