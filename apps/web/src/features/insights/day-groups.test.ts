import { expect, test } from 'vitest';
import { groupDays, groupSizeOf } from './day-groups.ts';

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    date: Temporal.PlainDate.from(from).add({ days: place }).toString(),
    appointments: 1,
    completed: 1,
    revenueCents: 100,
  }));

test.each([
  [1, 'day'],
  [45, 'day'],
  [46, 'week'],
  [190, 'week'],
  [191, 'month'],
  [366, 'month'],
])('%i days are drawn by %s', (count, size) => {
  expect(groupSizeOf(count)).toBe(size);
});

test('weeks begin on Monday, and the first one may be short', () => {
  const groups = groupDays(days('2026-11-07', 10), 'week');
  expect(groups.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual([
    ['2026-11-07', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-16'],
  ]);
});

test.each(['day', 'week', 'month'] as const)('by %s nothing is lost', (size) => {
  const groups = groupDays(days('2026-01-15', 100), size);
  expect(groups.reduce((sum, { appointments }) => sum + appointments, 0)).toBe(100);
  expect(groups.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(10_000);
});
