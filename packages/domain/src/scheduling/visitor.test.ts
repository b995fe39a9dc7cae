import { expect, test } from 'vitest';
import { isEnoughWork, MOST_OPEN, mayBookUnseen, workFor } from './visitor.ts';

test('a family books without work, and each booking more costs more', () => {
  const work = Array.from({ length: 12 }, (_, ofAddress) => workFor({ ofAddress, ofNetwork: 0 }));
  expect(work.slice(0, 4)).toEqual([0, 0, 0, 50_000]);
  expect(work.slice(3)).toEqual(work.slice(3).toSorted((one, other) => one - other));
  expect(work.at(-1)).toBeGreaterThan(40 * 50_000);
});

test('a network works too, later and less, and never without end', () => {
  expect(workFor({ ofAddress: 0, ofNetwork: 9 })).toBe(0);
  expect(workFor({ ofAddress: 0, ofNetwork: 10 })).toBe(50_000);
  expect(workFor({ ofAddress: 0, ofNetwork: 12 })).toBe(50_000);
  expect(workFor({ ofAddress: 0, ofNetwork: 13 })).toBe(80_000);
  expect(workFor({ ofAddress: 1_000, ofNetwork: 1_000 })).toBe(3_000_000);
});

test('work for two bookings less is still enough, for three less it is not', () => {
  const asked = workFor({ ofAddress: 8, ofNetwork: 0 });
  expect(isEnoughWork(workFor({ ofAddress: 6, ofNetwork: 0 }), asked)).toBe(true);
  expect(isEnoughWork(workFor({ ofAddress: 5, ofNetwork: 0 }), asked)).toBe(false);
});

test.each([
  [{ ofAddress: 0, ofNetwork: 0, ofPhone: 0 }, true],
  [{ ofAddress: MOST_OPEN.ofAddress - 1, ofNetwork: 0, ofPhone: 0 }, true],
  [{ ofAddress: MOST_OPEN.ofAddress, ofNetwork: 0, ofPhone: 0 }, false],
  [{ ofAddress: 0, ofNetwork: MOST_OPEN.ofNetwork, ofPhone: 0 }, false],
  [{ ofAddress: 0, ofNetwork: 0, ofPhone: MOST_OPEN.ofPhone }, false],
])('with %j open one more may come: %s', (open, may) => {
  expect(mayBookUnseen(open)).toBe(may);
});
