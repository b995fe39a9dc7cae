import { expect, test } from 'vitest';
import { byDue, nextDueDate, reminderOf, taskStatus, wishedDay } from './task.ts';

const zone = 'America/Sao_Paulo';
const now = Temporal.Instant.from('2026-03-10T15:00:00Z'); // 12:00 in São Paulo
const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  ['2026-03-10', null, null, 'pending'],
  ['2026-03-09', null, null, 'late'],
  ['2026-03-10', '12:00', null, 'pending'],
  ['2026-03-10', '11:59', null, 'late'],
  ['2026-03-11', '08:00', null, 'pending'],
  ['2026-03-01', null, now, 'completed'],
] as const)('due %s at %s, completed %s: %s', (dueDate, dueTime, completedAt, status) => {
  expect(taskStatus({ dueDate: day(dueDate), dueTime, completedAt }, { now, zone })).toBe(status);
});

test('one of the whole day is late as the next day begins, on the company’s clock', () => {
  const task = { dueDate: day('2026-03-10'), dueTime: null, completedAt: null };
  const midnight = Temporal.Instant.from('2026-03-11T03:00:00Z');
  const before = midnight.subtract({ seconds: 1 });
  expect(taskStatus(task, { now: before, zone })).toBe('pending');
  expect(taskStatus(task, { now: midnight, zone })).toBe('late');
});

test.each([
  ['2026-03-10', '14:30', '2026-03-10T17:30:00Z', 'to come'],
  ['2026-03-11', null, '2026-03-11T12:00:00Z', 'to come'],
  ['2026-03-10', null, '2026-03-10T12:00:00Z', 'past'],
  ['2026-03-10', '12:00', '2026-03-10T15:00:00Z', 'past'],
])('of one due %s at %s somebody hears at %s, which is %s', (dueDate, dueTime, at, when) => {
  const reminder = reminderOf({ dueDate: day(dueDate), dueTime }, { now, zone });
  expect(reminder.at.toString()).toBe(at);
  expect(reminder.isPast).toBe(when === 'past');
});

test.each([
  ['2026-03-10', 'none', null],
  ['2026-02-28', 'daily', '2026-03-01'],
  ['2026-12-28', 'weekly', '2027-01-04'],
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2028-01-31', 'monthly', '2028-02-29'],
  ['2026-03-15', 'monthly', '2026-04-15'],
] as const)('after %s, %s, comes %s', (dueDate, recurrence, next) => {
  expect(nextDueDate(day(dueDate), recurrence)?.toString() ?? null).toBe(next);
});

test.each([
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-01-30', '2026-02-28', '2026-03-30'],
  ['2026-03-31', '2026-04-30', '2026-05-31'],
  ['2026-01-15', '2026-02-28', '2026-03-28'],
  ['2026-01-31', '2026-02-10', '2026-03-10'],
  ['2028-01-31', '2028-02-29', '2028-03-31'],
])(
  'each month after %s and %s comes %s: a short month does not move it',
  (before, dueDate, next) => {
    const kept = wishedDay(day(before), null);
    expect(nextDueDate(day(dueDate), 'monthly', kept)?.toString()).toBe(next);
  },
);

test('the earliest comes first, the whole day after its hours', () => {
  const [a, b, c] = [
    { id: 'a', dueDate: '2026-03-10', dueTime: null },
    { id: 'b', dueDate: '2026-03-10', dueTime: '18:00' },
    { id: 'c', dueDate: '2026-03-09', dueTime: null },
  ];
  expect([a, b, c].toSorted(byDue).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
