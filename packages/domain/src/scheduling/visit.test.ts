import { describe, expect, test } from 'vitest';
import { nextVerb, shortcutOf, type VisitState } from './next-verb.ts';
import {
  keepsMoments,
  minutesLate,
  momentsAt,
  NO_MOMENTS,
  shownState,
  stageOf,
  visitRefusal,
} from './visit.ts';

const startTime = Temporal.Instant.from('2026-03-10T14:00:00Z');
const endTime = startTime.add({ minutes: 30 });
const early = startTime.subtract({ hours: 13 });
const before = startTime.subtract({ minutes: 10 });
const after = endTime.add({ minutes: 5 });
const expected: VisitState = {
  status: 'confirmed',
  startTime,
  endTime,
  isPaid: false,
  ...NO_MOMENTS,
};
const arrived = { ...expected, arrivedAt: before };
const started = { ...arrived, startedAt: startTime };

describe('one verb for each state', () => {
  test.each([
    ['a booked one is confirmed', { ...expected, status: 'scheduled' }, early, 'confirm'],
    [
      'a booked one whose time came arrives',
      { ...expected, status: 'scheduled' },
      startTime,
      'arrive',
    ],
    ['a confirmed one of another day waits', expected, early, null],
    ['a confirmed one of today arrives', expected, before, 'arrive'],
    ['whoever came begins', arrived, before, 'start'],
    ['what has begun is finished', started, startTime, 'finish'],
    ['what is over is finished, whatever was noted', expected, after, 'finish'],
    ['what is done is paid', { ...started, status: 'completed' }, after, 'receive'],
    [
      'what is paid is booked again',
      { ...started, status: 'completed', isPaid: true },
      after,
      'return',
    ],
    ['what was cancelled has none', { ...expected, status: 'cancelled' }, before, null],
    ['whoever did not come has none', { ...expected, status: 'no_show' }, after, null],
  ] as const)('%s', (_rule, visit, now, verb) => {
    expect(nextVerb(visit, now, 'taken')).toBe(verb);
  });

  test('whoever takes no money goes on to the next visit', () => {
    expect(nextVerb({ ...started, status: 'completed' }, after, 'not-taken')).toBe('return');
  });

  test('a step may be skipped', () => {
    expect(shortcutOf('confirm', expected, before)).toBe('arrive');
    expect(shortcutOf('confirm', expected, early)).toBeNull();
    expect(shortcutOf('arrive', expected, before)).toBe('finish');
    expect(shortcutOf('start', expected, before)).toBe('finish');
    expect(shortcutOf('finish', expected, after)).toBeNull();
    expect(shortcutOf(null, expected, after)).toBeNull();
  });
});

describe('moments', () => {
  test('are noted once and taken back one by one', () => {
    const came = momentsAt('arrived', NO_MOMENTS, before);
    expect(came).toEqual({ arrivedAt: before, startedAt: null });
    const began = momentsAt('started', came, startTime);
    expect(began).toEqual({ arrivedAt: before, startedAt: startTime });
    expect(momentsAt('started', began, after)).toEqual(began);
    expect(momentsAt('arrived', began, after)).toEqual(came);
    expect(momentsAt('expected', began, after)).toEqual(NO_MOMENTS);
    // Asked for just before a colleague noted the arrival.
    expect(momentsAt('started', came, early).startedAt).toEqual(came.arrivedAt);
  });

  test('whoever begins has come', () => {
    const began = momentsAt('started', NO_MOMENTS, startTime);
    expect(began).toEqual({ arrivedAt: startTime, startedAt: startTime });
    expect(stageOf(began)).toBe('started');
  });

  test('nobody comes half a day early or for what is over, and a slip is taken back', () => {
    const edge = startTime.subtract({ hours: 12 });
    expect(visitRefusal(expected, 'arrived', edge)).toBeNull();
    expect(visitRefusal(expected, 'arrived', early)).toBe('too-early');
    expect(visitRefusal(expected, 'expected', early)).toBeNull();
    for (const status of ['completed', 'cancelled', 'no_show'] as const) {
      expect(visitRefusal({ ...expected, status }, 'arrived', before)).toBe('over');
    }
  });

  test('go when somebody was not there after all, or comes on another day', () => {
    expect(keepsMoments({ ...expected, status: 'completed' }, after)).toBe(true);
    expect(keepsMoments({ ...expected, status: 'cancelled' }, after)).toBe(false);
    expect(keepsMoments({ ...expected, status: 'no_show' }, after)).toBe(false);
    expect(keepsMoments(expected, early)).toBe(false);
  });
});

test.each([
  ['not before it begins', expected, before, 0],
  ['by whole minutes', expected, startTime.add({ seconds: 119 }), 1],
  ['not once she is here', arrived, after, 0],
  ['not when it is over', { ...expected, status: 'completed' as const }, after, 0],
])('somebody is late: %s', (_, visit, now, minutes) => {
  expect(minutesLate(visit, now)).toBe(minutes);
});

test('what nobody agreed to is shown as asked for, until somebody comes or it is decided', () => {
  const asked = { status: 'scheduled' as const, needsApproval: true, ...NO_MOMENTS };
  expect(shownState(asked)).toBe('requested');
  expect(shownState({ ...asked, needsApproval: false })).toBe('scheduled');
  expect(shownState({ ...asked, status: 'confirmed' })).toBe('confirmed');
  expect(shownState({ ...asked, status: 'cancelled' })).toBe('cancelled');
  expect(shownState({ ...asked, arrivedAt: before })).toBe('arrived');
});
