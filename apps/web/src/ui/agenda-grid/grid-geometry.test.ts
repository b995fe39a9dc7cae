import { describe, expect, test } from 'vitest';
import {
  bookableStart,
  columnAt,
  endsInSight,
  hoursIn,
  isOutside,
  MINUTE_IN_PIXELS,
  minuteAt,
  movedTo,
  pixelsAt,
  resizedTo,
  sizeOf,
  snapped,
  spanOf,
} from './grid-geometry.ts';

const span = { from: 480, until: 1200 };

test('minutes and pixels are the same place said twice', () => {
  for (const minute of [480, 485, 733, 1200]) {
    expect(minuteAt(pixelsAt(minute, span), span)).toBeCloseTo(minute);
  }
  expect(pixelsAt(540, span)).toBe(60 * MINUTE_IN_PIXELS);
});

test('nothing starts between the lines of five minutes', () => {
  expect([602, 602.5, 603, 607.4].map((minute) => snapped(minute))).toEqual([600, 605, 605, 605]);
});

test('a place beside the columns belongs to the nearest one', () => {
  expect([-20, 0, 99, 100, 399, 900].map((x) => columnAt(x, 400, 4))).toEqual([0, 0, 0, 1, 3, 3]);
  expect(columnAt(50, 0, 3)).toBe(2);
  expect(columnAt(0, 0, 3)).toBe(0);
});

test('the drawn hours hold all work and all entries, and end at midnight', () => {
  expect(spanOf([])).toEqual({ from: 480, until: 1200 });
  expect(spanOf([{ from: 425, until: 1275 }])).toEqual({ from: 420, until: 1320 });
  expect(spanOf([{ from: -30, until: 1500 }])).toEqual({ from: 0, until: 1440 });
  expect(hoursIn({ from: 480, until: 660 })).toEqual([480, 540, 600]);
});

describe('moving', () => {
  const entry = { from: 600, until: 645 };

  test('keeps the length and snaps the start', () => {
    expect(movedTo(612.4, entry, span)).toEqual({ from: 610, until: 655 });
  });

  test('stays inside the drawn hours', () => {
    expect(movedTo(100, entry, span)).toEqual({ from: 480, until: 525 });
    expect(movedTo(1190, entry, span)).toEqual({ from: 1155, until: 1200 });
  });
});

test('resizing moves the end alone, never before five minutes and never out of sight', () => {
  const entry = { from: 600, until: 645 };
  expect(resizedTo(672, entry, span)).toEqual({ from: 600, until: 670 });
  expect(resizedTo(590, entry, span)).toEqual({ from: 600, until: 605 });
  expect(resizedTo(1300, entry, span)).toEqual({ from: 600, until: 1200 });
});

describe('what lasts over midnight', () => {
  const day = { from: 0, until: 1440 };
  const begun = { from: 1380, until: 1500 };
  const ending = { from: -60, until: 60 };

  test('stays where it is when it only changes its column', () => {
    expect(movedTo(1380, begun, day)).toEqual(begun);
    expect(movedTo(-60, ending, day)).toEqual(ending);
  });

  test('is moved on either side of midnight, and never wholly out of sight', () => {
    expect(movedTo(1410, begun, day)).toEqual({ from: 1410, until: 1530 });
    expect(movedTo(1500, begun, day)).toEqual({ from: 1435, until: 1555 });
    expect(movedTo(600, begun, day)).toEqual({ from: 600, until: 720 });
    expect(movedTo(-90, ending, day)).toEqual({ from: -90, until: 30 });
    expect(movedTo(-300, ending, day)).toEqual({ from: -115, until: 5 });
  });

  test('ends later or earlier on the second day, and begins as before', () => {
    expect(resizedTo(150, ending, day)).toEqual({ from: -60, until: 150 });
    expect(resizedTo(-30, ending, day)).toEqual({ from: -60, until: 0 });
  });

  test('is not cut at midnight on the first day', () => {
    expect(resizedTo(1450, begun, day)).toEqual(begun);
    expect(endsInSight(begun, day)).toBe(false);
    expect(endsInSight(ending, day)).toBe(true);
    expect(endsInSight({ from: 1380, until: 1440 }, day)).toBe(true);
  });
});

test('a click books the quarter before it, or right after what ends within that quarter', () => {
  expect(bookableStart(613, [])).toBe(600);
  expect(bookableStart(613, [{ from: 570, until: 610 }])).toBe(610);
  expect(bookableStart(613, [{ from: 570, until: 600 }])).toBe(600);
  expect(bookableStart(605, [{ from: 570, until: 610 }])).toBe(600);
});

test('a time is outside when no shift holds all of it', () => {
  const hours = [
    { from: 540, until: 720 },
    { from: 780, until: 1080 },
  ];
  expect(isOutside({ from: 540, until: 600 }, hours)).toBe(false);
  expect(isOutside({ from: 700, until: 730 }, hours)).toBe(true);
  expect(isOutside({ from: 540, until: 600 }, [])).toBe(true);
});

test('the higher an entry, the more it says', () => {
  const sizes = [10, 25, 30, 45, 60].map((length) => sizeOf({ from: 0, until: length }));
  expect(sizes).toEqual(['line', 'line', 'two', 'three', 'full']);
});
