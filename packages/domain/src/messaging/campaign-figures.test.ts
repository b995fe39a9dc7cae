import { expect, test } from 'vitest';
import { changeOf, figuresOf, isConversion, timeSlotOf } from './campaign-figures.ts';

test.each([
  [0, 9],
  [8, 9],
  [9, 9],
  [11, 9],
  [12, 12],
  [14, 12],
  [15, 15],
  [20, 18],
  [21, 21],
  [23, 21],
])('a message of %i h is counted at %i h', (hour, slot) => {
  expect(timeSlotOf(hour)).toBe(slot);
});

test('rates come from receipts and bookings', () => {
  expect(figuresOf({ sent: 10, arrived: 8, recipients: 9, converted: 3 })).toEqual({
    sent: 10,
    deliveryRate: 0.8,
    reached: 9,
    conversionRate: 1 / 3,
  });
});

test('what is not known is not estimated', () => {
  const figures = figuresOf({ sent: 10, arrived: null, recipients: 0, converted: 0 });
  expect(figures).toMatchObject({ deliveryRate: null, conversionRate: null });
  const nothing = figuresOf({ sent: 0, arrived: 0, recipients: 0, converted: 0 });
  expect(nothing).toMatchObject({ deliveryRate: null, conversionRate: null });
});

test.each([
  [15, 10, 0.5],
  [5, 10, -0.5],
  [0, 10, -1],
  [10, 0, null],
  [null, 10, null],
  [10, null, null],
])('%s after %s is a change of %s', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected);
});

const sentAt = Temporal.Instant.from('2026-03-10T12:00:00Z');
test.each([
  ['before it', sentAt.subtract({ seconds: 1 }), false],
  ['at once', sentAt, true],
  ['almost a week later', sentAt.add({ hours: 167, minutes: 59 }), true],
  ['a week later', sentAt.add({ hours: 168 }), false],
])('a booking %s is owed to the message: %s', (_case, bookedAt, expected) => {
  expect(isConversion(sentAt, bookedAt)).toBe(expected);
});
