import { expect, test } from 'vitest';
import type { Calendar } from '../team/schedule-day.ts';
import { isWithinHours } from './within-hours.ts';

const zone = 'America/Sao_Paulo';
const tuesday = Temporal.PlainDate.from('2026-03-10');
const usual: Calendar = {
  week: [{ weekday: 2, shifts: [{ from: 540, until: 1080, breaks: [{ from: 720, until: 780 }] }] }],
  exceptions: [],
  closingDays: [],
};
const days = { fromDate: tuesday, untilDate: tuesday.add({ days: 1 }) };
const closed: Calendar = {
  ...usual,
  closingDays: [{ ...days, name: 'Reforma', kind: 'closed', hours: null }],
};
const vacation: Calendar = {
  ...usual,
  exceptions: [{ ...days, kind: 'vacation', reason: '', shifts: [] }],
};

test.each([
  ['in the first hour', '09:00', '10:00', usual, true],
  ['until the last minute', '17:00', '18:00', usual, true],
  ['up to the break', '11:00', '12:00', usual, true],
  ['into the break', '11:30', '12:30', usual, false],
  ['before she comes', '08:30', '09:30', usual, false],
  ['over closing time', '17:30', '18:30', usual, false],
  ['on a day the company is closed', '09:00', '10:00', closed, false],
  ['in her vacation', '09:00', '10:00', vacation, false],
])('%s', (_case, from, until, calendar, expected) => {
  const at = (time: string) => Temporal.Instant.from(`2026-03-10T${time}-03:00`);
  expect(isWithinHours({ startTime: at(from), endTime: at(until) }, calendar, zone)).toBe(expected);
});
