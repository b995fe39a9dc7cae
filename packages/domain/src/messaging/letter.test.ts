import { expect, test } from 'vitest';
import { isLetterOccasion, lettersAfter } from './letter.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const startTime = '2026-03-20T12:00:00Z';
const told = { appointmentId: 'a', startTime, status: 'scheduled', by: 'client' } as const;
const after = (event: Parameters<typeof lettersAfter>[0], changed: object = {}) =>
  lettersAfter(event, { ...told, ...changed }, now);
const occasions = (...asked: Parameters<typeof after>) =>
  after(...asked).map(({ occasion }) => occasion.replace('appointment_', ''));

test.each([
  ['appointment.booked', ['created', 'reminder_24h', 'reminder_1h']],
  ['appointment.restored', ['created', 'reminder_24h', 'reminder_1h']],
  ['appointment.reassigned', ['created', 'reminder_24h', 'reminder_1h']],
  ['appointment.confirmed', ['confirmation', 'reminder_24h', 'reminder_1h']],
  ['appointment.moved', ['moved', 'reminder_24h', 'reminder_1h']],
  ['appointment.cancelled', ['cancelled']],
  ['appointment.completed', []],
  ['appointment.no-show', []],
] as const)('%s brings the letters %j', (event, expected) => {
  expect(occasions(event)).toEqual(expected);
});

test('whoever only comes to somebody else gets no letter about a new time', () => {
  expect(occasions('appointment.moved', { previousStartTime: startTime })).toEqual([]);
});

test('a letter has a key of its own, and one about a request says so', () => {
  expect(after('appointment.booked')[0]?.key).toBe(
    'letter:a:appointment_created:2026-03-10T12:00:00Z',
  );
  const [asked, reminder] = after('appointment.booked', { needsApproval: true });
  expect(asked?.key).toBe('request:a:appointment_created:2026-03-10T12:00:00Z');
  expect(reminder).toBeUndefined();
  const approved = after('appointment.confirmed', { isApproval: true });
  expect(approved[1]?.key).toBe('letter:a:appointment_reminder_24h:2026-03-19T12:00:00Z');
});

test('what is moved comes to rest before it is written, whoever moved it', () => {
  const previousStartTime = '2026-03-19T12:00:00Z';
  const plannedAt = (by: string) =>
    String(after('appointment.moved', { by, previousStartTime })[0]?.plannedAt);
  expect(plannedAt('staff')).toBe('2026-03-10T12:01:00Z');
  expect(plannedAt('client')).toBe('2026-03-10T12:01:00Z');
});

test('thanks and marketing are no letters', () => {
  expect(['appointment_completed', 'birthday', 'toString'].filter(isLetterOccasion)).toEqual([]);
});
