import { describe, expect, test } from 'vitest';
import type { Calendar } from '../team/schedule-day.ts';
import { isUnsolved, troubleOf } from './trouble.ts';

const zone = 'America/Sao_Paulo';
const at = (text: string) => Temporal.Instant.from(`2026-03-20T${text}-03:00`);
const time = { startTime: at('09:00'), endTime: at('10:00') };
const FRIDAY = 5;
const CLOSED: Calendar = { week: [], exceptions: [], closingDays: [] };
const OPEN: Calendar = {
  ...CLOSED,
  week: [{ weekday: FRIDAY, shifts: [{ from: 9 * 60, until: 12 * 60, breaks: [] }] }],
};

describe('a client who comes', () => {
  test.each([
    ['is served', { calendar: OPEN, doesAll: true }, null],
    ['finds that she left', { calendar: undefined, doesAll: true }, 'nobody'],
    ['finds a closed door', { calendar: CLOSED, doesAll: true }, 'no-hours'],
    ['finds that she does it no more', { calendar: OPEN, doesAll: false }, 'not-offered'],
  ])('%s', (_case, standing, expected) => {
    expect(troubleOf({ time, zone, ...standing })).toBe(expected);
  });

  test('before the door opens, or until after it closes, is not served', () => {
    const standing = { calendar: OPEN, doesAll: true, zone };
    const early = { startTime: at('08:59'), endTime: at('09:30') };
    const late = { startTime: at('11:30'), endTime: at('12:01') };
    expect(troubleOf({ ...standing, time: early })).toBe('no-hours');
    expect(troubleOf({ ...standing, time: late })).toBe('no-hours');
  });
});

const place = { professionalId: 'ana', startTime: at('09:00') };
const mark = { ...place, keptDespite: false };

test.each([
  ['taken away', { mark, place }, true],
  ['kept', { mark: { ...mark, keptDespite: true }, place }, false],
  ['given to another', { mark, place: { ...place, professionalId: 'bia' } }, false],
  ['moved', { mark, place: { ...place, startTime: at('09:01') } }, false],
])('%s: somebody has to see to it', (_case, seen, expected) => {
  expect(isUnsolved({ ...seen, trouble: 'no-hours' })).toBe(expected);
  expect(isUnsolved({ ...seen, trouble: null })).toBe(false);
});
