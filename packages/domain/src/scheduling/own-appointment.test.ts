import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { APPOINTMENT_STATUSES } from './appointment.ts';
import {
  changeUntil,
  firstNameOf,
  mayChange,
  mayConfirm,
  priceInOtherHands,
} from './own-appointment.ts';

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

describe('with somebody else a visit costs', () => {
  type Case = [
    string,
    { agreed: number; usual: number | null; isPaid?: boolean },
    number,
    number | null,
  ];
  test.each<Case>([
    ['as agreed where both charge the same', { agreed: 50, usual: 50 }, 50, 50],
    ['what the other one charges, if more', { agreed: 50, usual: 50 }, 70, 70],
    ['what the other one charges, if less', { agreed: 50, usual: 50 }, 40, 40],
    ['nothing new once it is paid', { agreed: 50, usual: 50, isPaid: true }, 70, null],
    ['the same once it is paid', { agreed: 50, usual: 50, isPaid: true }, 50, 50],
    ['as promised where both charge more by now', { agreed: 50, usual: 60 }, 60, 50],
    ['nothing new where another price was promised', { agreed: 50, usual: 70 }, 80, null],
    ['as promised by whoever charges that', { agreed: 50, usual: 70 }, 50, 50],
    ['what the other one charges where she left it', { agreed: 50, usual: null }, 70, 70],
  ])('%s', (_case, { agreed, usual, isPaid = false }, theirs, expected) => {
    const known = { agreed: cents(agreed), usual: usual === null ? null : cents(usual), isPaid };
    expect(priceInOtherHands(known, cents(theirs))).toBe(expected);
  });
});
