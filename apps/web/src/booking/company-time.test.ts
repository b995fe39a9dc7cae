import { expect, test } from 'vitest';
import { dateOf, instantAt, partOfDay, timeOf } from './company-time.ts';

test.each([
  ['2026-11-16T02:30:00Z', 'America/Sao_Paulo', '2026-11-15', '23:30'],
  ['2026-11-16T03:00:00Z', 'America/Sao_Paulo', '2026-11-16', '00:00'],
  ['2026-11-16T03:00:00Z', 'America/Rio_Branco', '2026-11-15', '22:00'],
])('%s in %s is %s %s, and back', (instant, timezone, date, time) => {
  expect(dateOf(instant, timezone)).toBe(date);
  expect(timeOf(instant, timezone)).toBe(time);
  expect(instantAt(date, time, timezone)).toBe(new Date(instant).toISOString());
});

test.each([
  ['2018-11-04', '09:00', '2018-11-04T11:00:00.000Z'],
  ['2018-11-03', '23:30', '2018-11-04T02:30:00.000Z'],
  ['2019-02-17', '01:00', '2019-02-17T04:00:00.000Z'],
])('%s %s is right beside a change of the clock', (date, time, instant) => {
  expect(instantAt(date, time, 'America/Sao_Paulo')).toBe(instant);
});

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'night'],
])('%s belongs to the %s', (time, part) => {
  expect(partOfDay(time)).toBe(part);
});
