import { expect, test } from 'vitest';
import { outsideHours } from './outside-hours.ts';

const morning = { from: 540, until: 720 };
const afternoon = { from: 780, until: 1080 };
const hours = [afternoon, morning];
const lunch = { kind: 'break', from: 720, until: 780 };

test.each([
  ['from the first minute on', 540, 600, null],
  ['up to the break', 660, 720, null],
  ['from the end of the break on', 780, 840, null],
  ['until the last minute', 1020, 1080, null],
  ['into the break', 705, 750, lunch],
  ['out of the break', 750, 810, lunch],
  ['over the whole break', 705, 800, lunch],
  ['within the break', 730, 740, lunch],
  ['before she comes', 539, 600, { kind: 'before', from: 540 }],
  ['over closing time', 1060, 1081, { kind: 'after', until: 1080 }],
  ['after she left', 1100, 1130, { kind: 'after', until: 1080 }],
])('%s', (_case, from, until, expected) => {
  expect(outsideHours({ from, until }, hours)).toEqual(expected);
});

test('hours back to back have no break between them, and a day without hours is off', () => {
  const backToBack = [morning, { from: 720, until: 1080 }];
  expect(outsideHours({ from: 700, until: 740 }, backToBack)).toBeNull();
  expect(outsideHours({ from: 700, until: 740 }, [])).toEqual({ kind: 'off' });
});
