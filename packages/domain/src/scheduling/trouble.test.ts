import { describe, expect, test } from 'vitest';
import type { Calendar } from '../team/schedule-day.ts';
import { isNews, isUnsolved, type Lack, type Trouble, troubleOf } from './trouble.ts';

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
  test.each<[string, { calendar: Calendar | undefined; lack: Lack | null }, Trouble | null]>([
    ['is served', { calendar: OPEN, lack: null }, null],
    ['finds that she left', { calendar: undefined, lack: null }, 'nobody'],
    ['finds a closed door', { calendar: CLOSED, lack: null }, 'no-hours'],
    ['finds that she does it no more', { calendar: OPEN, lack: 'not-offered' }, 'not-offered'],
    ['finds that nobody does it', { calendar: OPEN, lack: 'service-gone' }, 'service-gone'],
  ])('%s', (_case, standing, expected) => {
    expect(troubleOf({ time, zone, ...standing })).toBe(expected);
  });

  test('before the door opens, or until after it closes, is not served', () => {
    const standing = { calendar: OPEN, lack: null, zone };
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

test.each<[string, Parameters<typeof isNews>[0], boolean]>([
  ['takes hours away', { before: null, after: 'no-hours', known: 'nothing' }, true],
  ['gives them back', { before: 'no-hours', after: null, known: 'kept' }, false],
  ['leaves it as it is kept', { before: 'no-hours', after: 'no-hours', known: 'kept' }, false],
  [
    'gives what is kept another reason',
    { before: 'no-hours', after: 'nobody', known: 'kept' },
    true,
  ],
  ['adds to what waits', { before: 'no-hours', after: 'nobody', known: 'waits' }, false],
  ['leaves nobody', { before: 'no-hours', after: 'nobody', known: 'nothing' }, true],
  [
    'takes the hours of what she does not do',
    { before: 'not-offered', after: 'no-hours', known: 'nothing' },
    true,
  ],
  [
    'leaves out of hours what was',
    { before: 'no-hours', after: 'no-hours', known: 'nothing' },
    false,
  ],
  [
    'takes the hours of what waits',
    { before: 'not-offered', after: 'no-hours', known: 'waits' },
    false,
  ],
  ['brings her back', { before: 'nobody', after: 'no-hours', known: 'nothing' }, false],
  [
    'takes the service of what has no hours',
    { before: 'no-hours', after: 'not-offered', known: 'nothing' },
    false,
  ],
])('a change that %s is news or not', (_case, change, expected) => {
  expect(isNews(change)).toBe(expected);
});
