import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  hasTimeToFree,
  isClosed,
  isMarkedEarly,
  isMovedTooLongAgo,
  isTooLongAgo,
  keepsTime,
  lengthInOtherHands,
  readStatus,
  statusAfterMove,
} from './appointment.ts';

test.each<[AppointmentStatus, boolean]>([
  ['scheduled', false],
  ['confirmed', false],
  ['completed', true],
  ['cancelled', true],
  ['no_show', false],
])('of %s it is %s that it is history', (status, closed) => {
  expect(isClosed(status)).toBe(closed);
});

test('only what was cancelled or put over another one keeps no time', () => {
  const keeping = APPOINTMENT_STATUSES.filter((status) => keepsTime({ status, overbooked: false }));
  expect(keeping).toEqual(['scheduled', 'confirmed', 'completed', 'no_show']);
  expect(keepsTime({ status: 'scheduled', overbooked: true })).toBe(false);
});

test.each([undefined, null, '', 'pending', 'SCHEDULED'])('%j is shown as scheduled', (written) => {
  expect(readStatus(written)).toBe('scheduled');
});

describe('whoever gives up a time', () => {
  const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
  const coming = {
    status: 'scheduled',
    overbooked: false,
    endTime: Temporal.Instant.from('2026-03-10T15:00:01Z'),
  } as const;

  test('leaves it to others', () => {
    expect(hasTimeToFree(coming, now)).toBe(true);
  });

  test.each([
    ['is over', { ...coming, endTime: now }],
    ['was put over another one', { ...coming, overbooked: true }],
    ['was given up before', { ...coming, status: 'cancelled' as const }],
  ])('leaves none that %s', (_case, appointment) => {
    expect(hasTimeToFree(appointment, now)).toBe(false);
  });
});

describe('completing early', () => {
  const startTime = Temporal.Instant.from('2026-11-16T13:00:00Z');
  const before = startTime.subtract({ nanoseconds: 1 });

  const soon = startTime.subtract({ minutes: 15 });
  const early = soon.subtract({ nanoseconds: 1 });

  test.each<[string, AppointmentStatus, AppointmentStatus, Temporal.Instant, boolean]>([
    ['long before it begins', 'confirmed', 'completed', early, true],
    ['a quarter of an hour before', 'confirmed', 'completed', soon, false],
    ['what is completed already', 'completed', 'completed', early, false],
    ['cancelling', 'scheduled', 'cancelled', early, false],
    ['a client who did not come', 'no_show', 'completed', early, true],
    ['saying that she did not come', 'scheduled', 'no_show', before, true],
    ['saying so when it begins', 'scheduled', 'no_show', startTime, false],
    ['saying so once more', 'no_show', 'no_show', before, false],
  ])('%s', (_case, status, next, now, isEarly) => {
    expect(isMarkedEarly({ status, startTime, arrivedAt: null }, next, now)).toBe(isEarly);
  });

  test('nobody who was seen to come is asked about, unless it is said that she did not', () => {
    const here = { status: 'confirmed' as const, startTime, arrivedAt: early };
    expect(isMarkedEarly(here, 'completed', early)).toBe(false);
    expect(isMarkedEarly(here, 'no_show', early)).toBe(true);
  });
});

test('what was done is written down up to a year later, not of another century', () => {
  const now = Temporal.Instant.from('2026-11-16T13:00:00Z');
  const ago = (days: number) => now.subtract({ hours: days * 24 });
  expect(isTooLongAgo(ago(366), now)).toBe(false);
  expect(isTooLongAgo(ago(366).subtract({ nanoseconds: 1 }), now)).toBe(true);
  expect(isTooLongAgo(now.add({ hours: 1 }), now)).toBe(false);
});

test('what stands too long ago may stay, and nothing is moved there', () => {
  const old = Temporal.Instant.from('2024-01-02T12:00:00Z');
  const older = Temporal.Instant.from('1999-01-02T12:00:00Z');
  const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
  expect(isMovedTooLongAgo({ from: old, to: old }, now)).toBe(false);
  expect(isMovedTooLongAgo({ from: old, to: older }, now)).toBe(true);
  expect(isMovedTooLongAgo({ from: now, to: old }, now)).toBe(true);
  expect(isMovedTooLongAgo({ from: old, to: now }, now)).toBe(false);
});

test.each([
  ['as booked: what she needs', { lasts: 60, usual: [60, 75], hers: 90 }, 90],
  ['as whoever has it needs: what she needs', { lasts: 75, usual: [60, 75], hers: 45 }, 45],
  ['set by hand: as it is', { lasts: 50, usual: [60, 75], hers: 90 }, 50],
  ['not what she does: as it is', { lasts: 60, usual: [60], hers: null }, 60],
  ['a day and a night at most', { lasts: 60, usual: [60], hers: 24 * 60 + 1 }, 60],
])('in other hands it takes, %s', (_case, handedOver, expected) => {
  expect(lengthInOtherHands(handedOver)).toBe(expected);
});

test.each<[AppointmentStatus, string, string, AppointmentStatus]>([
  ['no_show', '09:00', '14:00', 'scheduled'],
  ['no_show', '09:00', '12:00', 'no_show'],
  ['no_show', '09:00', '10:00', 'no_show'],
  ['no_show', '14:00', '14:00', 'no_show'],
  ['confirmed', '09:00', '14:00', 'confirmed'],
])('%s, moved at noon from %s to %s, is %s', (status, from, to, becomes) => {
  const moment = (time: string) => Temporal.Instant.from(`2026-03-10T${time}Z`);
  const move = { status, from: moment(from), to: moment(to) };
  expect(statusAfterMove(move, moment('12:00'))).toBe(becomes);
});
