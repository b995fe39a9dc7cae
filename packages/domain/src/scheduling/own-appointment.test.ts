import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES } from './appointment.ts';
import { changeUntil, firstNameOf, mayChange, mayConfirm } from './own-appointment.ts';

const startTime = Temporal.Instant.from('2026-03-11T13:00:00Z');
const own = { status: 'scheduled' as const, needsApproval: false, startTime };
const before = (minutes: number) => startTime.subtract({ minutes });

describe('a client confirms', () => {
  test('until the moment it begins', () => {
    expect(mayConfirm(own, before(1))).toBe(true);
    expect(mayConfirm(own, startTime)).toBe(false);
  });

  test('nothing that waits for the approval of the company', () => {
    expect(mayConfirm({ ...own, needsApproval: true }, before(60))).toBe(false);
  });

  test.each(APPOINTMENT_STATUSES)('only what is scheduled: %s', (status) => {
    expect(mayConfirm({ ...own, status }, before(60))).toBe(status === 'scheduled');
  });
});

describe('a client cancels or moves', () => {
  test.each([
    [2, 121, true],
    [2, 120, false],
    [2, 119, false],
    [0, 1, true],
    [0, 0, false],
    [24, 25 * 60, true],
    [24, 24 * 60, false],
  ])('with a cut-off of %i hours, %i minutes before: %s', (cutoff, minutes, allowed) => {
    expect(mayChange(own, cutoff, before(minutes))).toBe(allowed);
  });

  test.each(APPOINTMENT_STATUSES)('only what is still to come: %s', (status) => {
    const isOpen = status === 'scheduled' || status === 'confirmed';
    expect(mayChange({ ...own, status }, 2, before(600))).toBe(isOpen);
  });

  test('until the cut-off', () => {
    expect(changeUntil(own, 2).toString()).toBe('2026-03-11T11:00:00Z');
  });
});

test.each([
  ['Maria Antônia Souza', 'Maria'],
  ['  Zé\tdo Bar ', 'Zé'],
  ['Ana', 'Ana'],
  ['', ''],
])('of %j the page shows %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
