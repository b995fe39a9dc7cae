import { expect, test } from 'vitest';
import {
  AUTOMATIONS,
  autoConfirmAfter,
  DEFAULT_AUTOMATIONS,
  isStillTrue,
  remindersToCome,
} from './automation.ts';

const startTime = Temporal.Instant.from('2026-03-10T12:00:00Z');
const before = (duration: Temporal.DurationLike) => startTime.subtract(duration);

test('a company that said nothing sends nothing', () => {
  expect(Object.keys(DEFAULT_AUTOMATIONS)).toEqual(AUTOMATIONS);
  expect(Object.values(DEFAULT_AUTOMATIONS).some((setting) => setting?.enabled)).toBe(false);
  expect(autoConfirmAfter(DEFAULT_AUTOMATIONS, null)).toBeNull();
});

test.each([
  [false, false, null],
  [true, false, 45],
  [false, true, 45],
  [true, true, 45],
])(
  'auto-confirm of created %s and of confirmation %s waits %s seconds',
  (created, confirmation, seconds) => {
    const settings = {
      appointment_created: {
        ...DEFAULT_AUTOMATIONS.appointment_created,
        autoConfirm: created,
        autoConfirmDelaySeconds: 45,
      },
      appointment_confirmation: {
        ...DEFAULT_AUTOMATIONS.appointment_confirmation,
        autoConfirm: confirmation,
      },
    };
    expect(autoConfirmAfter(settings, null)).toBe(seconds);
  },
);

test.each([
  ['switched on without a delay waits half a minute', { autoConfirm: true }, null, 30],
  ['switched on keeps the delay there was', { autoConfirm: true }, 90, 90],
  ['of which nothing is said stays on', {}, 90, 90],
  ['of which nothing is said stays off', {}, null, null],
  ['takes another delay', { autoConfirmDelaySeconds: 5 }, 90, 5],
  ['that is off is not turned on by a delay', { autoConfirmDelaySeconds: 5 }, null, null],
  ['switched off is off', { autoConfirm: false, autoConfirmDelaySeconds: 5 }, 90, null],
])('auto-confirm %s', (_case, said, seconds, expected) => {
  expect(autoConfirmAfter({ appointment_created: said }, seconds)).toBe(expected);
});

test.each([
  ['a week before', before({ hours: 168 }), ['24h', '1h']],
  ['a second more than a day before', before({ hours: 24, seconds: 1 }), ['24h', '1h']],
  ['exactly a day before', before({ hours: 24 }), ['1h']],
  ['two hours before', before({ hours: 2 }), ['1h']],
  ['exactly an hour before', before({ hours: 1 }), []],
  ['later', startTime.add({ hours: 1 }), []],
])('an appointment made %s has the reminders %j', (_case, now, expected) => {
  const planned = remindersToCome({ startTime, status: 'scheduled' }, now);
  expect(planned.map(({ occasion }) => occasion.split('_').at(-1))).toEqual(expected);
});

test.each([
  ['scheduled', 2],
  ['confirmed', 2],
  ['completed', 0],
  ['cancelled', 0],
  ['no_show', 0],
] as const)('an appointment that is %s has %i reminders', (status, expected) => {
  expect(remindersToCome({ startTime, status }, before({ hours: 48 }))).toHaveLength(expected);
});

test('a day before is 24 hours, also over a change of the clocks', () => {
  // In New York the clocks jump forward in the night before the 8th of March 2026.
  const nine = Temporal.ZonedDateTime.from('2026-03-08T09:00[America/New_York]');
  const [dayBefore] = remindersToCome(
    { startTime: nine.toInstant(), status: 'scheduled' },
    nine.subtract({ days: 7 }).toInstant(),
  );
  expect(String(dayBefore?.at.toZonedDateTimeISO('America/New_York').toPlainDateTime())).toBe(
    '2026-03-07T08:00:00',
  );
});

test.each([
  ['appointment_reminder_24h', 'scheduled', true],
  ['appointment_reminder_24h', 'cancelled', false],
  ['appointment_reminder_1h', 'no_show', false],
  ['appointment_created', 'cancelled', false],
  ['appointment_confirmation', 'confirmed', true],
  ['appointment_confirmation', 'scheduled', false],
  ['appointment_completed', 'completed', true],
  ['appointment_completed', 'confirmed', false],
  ['appointment_cancelled', 'cancelled', true],
  ['appointment_cancelled', 'scheduled', false],
  ['appointment_moved', 'confirmed', true],
] as const)('%s of an appointment that is %s is still true: %s', (occasion, status, expected) => {
  expect(isStillTrue(occasion, { status, needsApproval: false })).toBe(expected);
});

test('a request is told, and not reminded of', () => {
  const request = { status: 'scheduled', needsApproval: true } as const;
  expect(isStillTrue('appointment_created', request)).toBe(true);
  expect(isStillTrue('appointment_reminder_24h', request)).toBe(false);
  expect(remindersToCome({ ...request, startTime }, before({ hours: 48 }))).toEqual([]);
});
