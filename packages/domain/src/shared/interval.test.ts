import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contains,
  type Interval,
  intersection,
  interval,
  lengthOf,
  merge,
  overlaps,
  subtract,
  touches,
} from './interval.ts';

const morning = interval(9, 12);

test('an interval never ends before it begins', () => {
  expect(interval(9, 9)).toEqual({ from: 9, until: 9 });
  expect(() => interval(9, 8)).toThrow(RangeError);
  expect(() => interval(NaN, 8)).toThrow(RangeError);
});

test('the length is the distance between the ends', () => {
  expect(lengthOf(morning)).toBe(3);
  expect(lengthOf(interval(9, 9))).toBe(0);
});

test.each([
  ['before', 6, 8, false, false],
  ['ending where it begins', 6, 9, false, true],
  ['over its beginning', 6, 10, true, false],
  ['inside', 10, 11, true, false],
  ['the same', 9, 12, true, false],
  ['around it', 8, 13, true, false],
  ['over its end', 11, 14, true, false],
  ['beginning where it ends', 12, 14, false, true],
  ['after', 13, 14, false, false],
  ['empty, inside', 10, 10, false, false],
])('one %s', (_case, from, until, expectedOverlap, expectedTouch) => {
  const other = interval(from, until);

  expect(overlaps(morning, other)).toBe(expectedOverlap);
  expect(overlaps(other, morning)).toBe(expectedOverlap);
  expect(touches(morning, other)).toBe(expectedTouch);
  expect(touches(other, morning)).toBe(expectedTouch);
});

test.each([
  [8, false],
  [9, true],
  [11, true],
  [12, false],
])('whether it contains the point %d: %s', (point, expected) => {
  expect(contains(morning, point)).toBe(expected);
});

test.each([
  [9, 12, true],
  [10, 11, true],
  [12, 12, true],
  [8, 10, false],
  [11, 13, false],
  [13, 13, false],
])('whether it contains the interval from %d until %d: %s', (from, until, expected) => {
  expect(contains(morning, interval(from, until))).toBe(expected);
});

test('back-to-back intervals have nothing in common', () => {
  expect(intersection(morning, interval(12, 14))).toBeNull();
  expect(intersection(morning, interval(11, 14))).toEqual({ from: 11, until: 12 });
});

test('merging joins what overlaps or touches and drops what is empty', () => {
  const list = [interval(14, 16), interval(9, 10), interval(10, 12), interval(15, 18)];

  expect(merge([...list, interval(20, 20)])).toEqual([
    { from: 9, until: 12 },
    { from: 14, until: 18 },
  ]);
  expect(merge([])).toEqual([]);
});

test.each([
  ['in the middle', [interval(10, 11)], [interval(9, 10), interval(11, 12)]],
  ['at the beginning', [interval(8, 10)], [interval(10, 12)]],
  ['at the end', [interval(11, 12)], [interval(9, 11)]],
  ['over everything', [interval(8, 13)], []],
  ['beside it', [interval(12, 13)], [interval(9, 12)]],
  ['that is empty', [interval(10, 10)], [interval(9, 12)]],
  ['that comes twice', [interval(10, 11), interval(10, 11)], [interval(9, 10), interval(11, 12)]],
])('what is left around a hole %s', (_case, holes, expected) => {
  expect(subtract([morning], holes)).toEqual(expected);
});

// The model: an interval is the set of whole points it holds, as a row of yes and no.
const POINTS = 40;
const point = fc.integer({ min: 0, max: POINTS });
const anyInterval = fc
  .tuple(point, point)
  .map(([first, second]) => interval(Math.min(first, second), Math.max(first, second)));
const anyList = fc.array(anyInterval, { maxLength: 10 });

function pointsOf(list: readonly Interval[]): boolean[] {
  return Array.from({ length: POINTS }, (_, at) =>
    list.some(({ from, until }) => from <= at && at < until),
  );
}

function isTidy(list: readonly Interval[]): boolean {
  return list.every(({ from, until }, index) => {
    const previous = list[index - 1];
    return from < until && (previous === undefined || previous.until < from);
  });
}

test('two intervals overlap when some point lies in both, which is their intersection', () => {
  fc.assert(
    fc.property(anyInterval, anyInterval, (first, second) => {
      const inFirst = pointsOf([first]);
      const common = pointsOf([second]).map((inSecond, at) => inSecond && inFirst[at] === true);
      const shared = intersection(first, second);

      expect(overlaps(first, second)).toBe(common.includes(true));
      expect(pointsOf(shared ? [shared] : [])).toEqual(common);
      expect(shared === null).toBe(!common.includes(true));
    }),
  );
});

test('one contains another when it holds every point of it', () => {
  fc.assert(
    fc.property(anyInterval, anyInterval, (outer, inner) => {
      fc.pre(lengthOf(inner) > 0);
      const inOuter = pointsOf([outer]);
      const holdsAll = pointsOf([inner]).every((inInner, at) => !inInner || inOuter[at] === true);

      expect(contains(outer, inner)).toBe(holdsAll);
    }),
  );
});

test('merging keeps every point, in order and apart', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const merged = merge(list);

      expect(pointsOf(merged)).toEqual(pointsOf(list));
      expect(isTidy(merged)).toBe(true);
      expect(merge(merged)).toEqual(merged);
    }),
  );
});

test('subtracting leaves exactly the points that no hole holds, in order and apart', () => {
  fc.assert(
    fc.property(anyList, anyList, (list, holes) => {
      const inHole = pointsOf(holes);
      const left = subtract(list, holes);

      expect(pointsOf(left)).toEqual(pointsOf(list).map((held, at) => held && !inHole[at]));
      expect(isTidy(left)).toBe(true);
    }),
  );
});

test('what is given is never changed', () => {
  fc.assert(
    fc.property(anyList, anyList, (list, holes) => {
      const before = structuredClone({ list, holes });

      for (const merged of merge(list)) merged.until += 1;
      for (const left of subtract(list, holes)) left.until += 1;
      expect({ list, holes }).toEqual(before);
    }),
  );
});
