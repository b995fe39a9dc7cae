import { describe, expect, test } from 'vitest';
import {
  bookedMinutesIn,
  epochMinuteOf,
  isWholeMinute,
  judgeStart,
  momentOf,
  orderOfPick,
} from './booking-place.ts';

const question = {
  durationMinutes: 60,
  bufferBeforeMinutes: 10,
  bufferAfterMinutes: 5,
  stepMinutes: 30,
  earliestStart: 0,
};
const pieces = [{ from: 480, until: 720, origin: 480 }];

describe('a wish', () => {
  test.each([
    ['on the grid with nobody there', 540, [], { fits: true, isClear: true }],
    ['off the grid', 545, [], { fits: false, isClear: true }],
    ['that would outlast the shift', 690, [], { fits: false, isClear: true }],
    ['on time that is taken', 540, [{ from: 540, until: 600 }], { fits: true, isClear: false }],
    ['whose buffer before touches', 540, [{ from: 0, until: 530 }], { fits: true, isClear: true }],
    ['whose buffer before meets', 540, [{ from: 0, until: 531 }], { fits: true, isClear: false }],
    ['whose buffer after meets', 540, [{ from: 604, until: 700 }], { fits: true, isClear: false }],
    ['wrong in both ways', 545, [{ from: 540, until: 600 }], { fits: false, isClear: false }],
  ])('%s', (_case, start, busy, expected) => {
    expect(judgeStart(start, { pieces, busy, question })).toEqual(expected);
  });

  test('too soon does not fit', () => {
    const later = { ...question, earliestStart: 541 };
    expect(judgeStart(540, { pieces, busy: [], question: later }).fits).toBe(false);
  });
});

test('whoever has less to do is tried first, then the rest in order', () => {
  const rita = { id: '1', name: 'Rita', bookedMinutes: 60 };
  const ana = { id: '2', name: 'Ana', bookedMinutes: 60 };
  const zoe = { id: '3', name: 'Zoe', bookedMinutes: 0 };
  expect(orderOfPick([rita, ana, zoe])).toEqual([zoe, ana, rita]);
  expect(orderOfPick([])).toEqual([]);
});

test('of busy time only what lies in the day counts', () => {
  const busy = [
    { from: 0, until: 110 },
    { from: 150, until: 160 },
    { from: 190, until: 300 },
    { from: 300, until: 400 },
  ];
  expect(bookedMinutesIn({ from: 100, until: 200 }, busy)).toBe(10 + 10 + 10);
});

test('a moment lies in its minute, and only whole ones can be wished for', () => {
  const nine = Temporal.Instant.from('2026-03-10T12:00:00Z');
  expect(momentOf(epochMinuteOf(nine)).equals(nine)).toBe(true);
  expect(epochMinuteOf(nine.add({ seconds: 59 }))).toBe(epochMinuteOf(nine));
  expect(isWholeMinute(nine)).toBe(true);
  expect(isWholeMinute(nine.add({ nanoseconds: 1 }))).toBe(false);
});
