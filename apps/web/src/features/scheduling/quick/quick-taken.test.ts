import { expect, test } from 'vitest';
import { haircut } from '../../../../tests/sample-appointments.ts';
import { buffersOf, busyFrom, busyUntil, takenBy } from './quick-taken.ts';

const entry = { ...haircut, bufferBeforeMinutes: 10, bufferAfterMinutes: 15 };
const { professionalId } = entry;
const none = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
const moved = (moment: string, minutes: number) =>
  Temporal.Instant.from(moment).add({ minutes }).toString();
const after = (minutes: number, buffers = none) => ({
  startTime: moved(entry.endTime, minutes),
  endTime: moved(entry.endTime, minutes + 30),
  ...buffers,
});

test.each([
  ['in the time to tidy up it is taken', after(14), true],
  ['after it it is free', after(15), false],
  ['its own time to prepare counts too', after(15, { ...none, bufferBeforeMinutes: 1 }), true],
])('%s', (_rule, wished, isTaken) => {
  expect(takenBy([entry], professionalId, wished) !== undefined).toBe(isTaken);
});

test('what somebody else does, or what was cancelled, is in nobody’s way', () => {
  expect(takenBy([entry], 'somebody-else', after(-10))).toBeUndefined();
  expect(takenBy([{ ...entry, status: 'cancelled' }], professionalId, after(-10))).toBeUndefined();
});

test('services follow one another: before the first, after the last', () => {
  const first = { bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
  const last = { bufferBeforeMinutes: 20, bufferAfterMinutes: 30 };
  expect(buffersOf([first, last])).toEqual({ bufferBeforeMinutes: 5, bufferAfterMinutes: 30 });
  expect(buffersOf([])).toEqual(none);
  expect(busyFrom(entry)).toBe(moved(entry.startTime, -10));
  expect(busyUntil(entry)).toBe(moved(entry.endTime, 15));
});
