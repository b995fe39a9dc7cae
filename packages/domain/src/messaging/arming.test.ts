import { expect, test } from 'vitest';
import { armingAfter, tooLateAt } from './arming.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const startTime = '2026-03-20T12:00:00Z';
const told = { appointmentId: 'a', startTime, status: 'scheduled' } as const;
const armed = (event: Parameters<typeof armingAfter>[0], changed: object = {}) =>
  armingAfter(event, { ...told, ...changed }, now).arms.map(({ occasion }) => occasion);

test.each([
  [
    'appointment.booked',
    ['appointment_created', 'appointment_reminder_24h', 'appointment_reminder_1h'],
  ],
  ['appointment.moved', ['appointment_reminder_24h', 'appointment_reminder_1h']],
  [
    'appointment.confirmed',
    ['appointment_confirmation', 'appointment_reminder_24h', 'appointment_reminder_1h'],
  ],
  ['appointment.completed', ['appointment_completed', 'review_request']],
  ['appointment.reopened', ['appointment_reminder_24h', 'appointment_reminder_1h']],
  ['appointment.cancelled', ['appointment_cancelled']],
  [
    'appointment.restored',
    ['appointment_created', 'appointment_reminder_24h', 'appointment_reminder_1h'],
  ],
  [
    'appointment.reassigned',
    ['appointment_created', 'appointment_reminder_24h', 'appointment_reminder_1h'],
  ],
  ['appointment.no-show', []],
] as const)('%s arms %j', (event, expected) => {
  expect(armed(event)).toEqual(expected);
});

test('a request is told alone, and has its reminders once it is approved', () => {
  expect(armed('appointment.booked', { needsApproval: true })).toEqual(['appointment_created']);
  expect(armed('appointment.moved', { by: 'client', needsApproval: true })).toEqual([]);
  expect(armed('appointment.confirmed', { isApproval: true })).toEqual([
    'appointment_confirmation',
    'appointment_created',
    'appointment_reminder_24h',
    'appointment_reminder_1h',
  ]);
});

test('an approval is told as a booking only where no confirmation tells it', () => {
  const approved = armingAfter('appointment.confirmed', { ...told, isApproval: true }, now);
  expect(approved.arms.map(({ insteadOf }) => insteadOf)).toEqual([
    undefined,
    'appointment_confirmation',
    undefined,
    undefined,
  ]);
  expect(approved.skips).toContain('appointment_created');
});

test('what is booked for in a while gets only the reminder that is still to come', () => {
  expect(armed('appointment.booked', { startTime: '2026-03-10T14:00:00Z' })).toEqual([
    'appointment_created',
    'appointment_reminder_1h',
  ]);
});

test.each([
  ['2026-03-10T11:30:00Z', '2026-03-10T12:00:00Z'],
  ['2026-03-10T13:30:00Z', '2026-03-10T13:30:00Z'],
])('of a visit that ends at %s is asked from %s on; thanked is at once', (endTime, asked) => {
  const { arms } = armingAfter('appointment.completed', { ...told, endTime }, now);
  expect(arms.map(({ plannedAt }) => plannedAt.toString())).toEqual([now.toString(), asked]);
});

test.each([
  ['staff', ['appointment_moved', 'appointment_reminder_24h', 'appointment_reminder_1h']],
  ['client', ['appointment_reminder_24h', 'appointment_reminder_1h']],
])('a move by %s arms %j', (by, expected) => {
  expect(armed('appointment.moved', { by })).toEqual(expected);
});

test('a move is told a minute later, and not where only somebody else serves her', () => {
  const moved = { ...told, by: 'staff', previousStartTime: '2026-03-19T12:00:00Z' } as const;
  const [message] = armingAfter('appointment.moved', moved, now).arms;
  expect(message?.plannedAt).toEqual(now.add({ seconds: 60 }));
  expect(armed('appointment.moved', { by: 'staff', previousStartTime: startTime })).toEqual([]);
});

test('a message knows its moment and its key', () => {
  const [created, dayBefore] = armingAfter('appointment.booked', told, now).arms;
  expect(created).toMatchObject({
    key: 'appointment:a:appointment_created:2026-03-10T12:00:00Z',
    plannedAt: now,
  });
  expect(dayBefore).toMatchObject({
    key: 'appointment:a:appointment_reminder_24h:2026-03-19T12:00:00Z',
    plannedAt: Temporal.Instant.from('2026-03-19T12:00:00Z'),
  });
});

test('confirming or completing twice says it once; each cancellation is told', () => {
  const keyAt = (event: Parameters<typeof armingAfter>[0], moment: Temporal.Instant) =>
    armingAfter(event, told, moment).arms[0]?.key;
  const later = now.add({ hours: 1 });
  expect(keyAt('appointment.confirmed', now)).toBe(keyAt('appointment.confirmed', later));
  expect(keyAt('appointment.completed', now)).toBe(keyAt('appointment.completed', later));
  expect(keyAt('appointment.cancelled', now)).not.toBe(keyAt('appointment.cancelled', later));
});

test('a cancelled appointment has nothing left to be told but that', () => {
  const { skips, because } = armingAfter('appointment.cancelled', told, now);
  expect(skips).toContain('appointment_reminder_24h');
  expect(because).toBe('cancelled');
});

test('one that was cancelled and is confirmed is no longer told to be cancelled', () => {
  expect(armingAfter('appointment.confirmed', told, now).skips).toEqual(['appointment_cancelled']);
});

test('whoever comes to somebody else at the same time keeps her reminders, in new words', () => {
  const same = armingAfter('appointment.moved', { ...told, previousStartTime: startTime }, now);
  expect(same.skips).toEqual([]);
  expect(same.rewrites).toContain('appointment_reminder_24h');
  const previousStartTime = '2026-03-19T12:00:00Z';
  const later = armingAfter('appointment.moved', { ...told, previousStartTime }, now);
  expect(later.skips).toContain('appointment_reminder_24h');
  expect(later.rewrites).not.toContain('appointment_reminder_24h');
});

test.each([
  ['appointment_created', '2026-03-20T12:00:00Z'],
  ['appointment_cancelled', '2026-03-20T12:00:00Z'],
  ['appointment_reminder_1h', '2026-03-20T12:00:00Z'],
  // It says 'amanhã', which is no longer so from midnight on.
  ['appointment_reminder_24h', '2026-03-20T03:00:00Z'],
  ['appointment_completed', '2026-03-21T12:00:00Z'],
  ['review_request', '2026-04-03T12:00:00Z'],
] as const)('%s comes too late at %s', (occasion, moment) => {
  const start = Temporal.Instant.from(startTime);
  expect(tooLateAt(occasion, start, 'America/Sao_Paulo')).toEqual(Temporal.Instant.from(moment));
});
