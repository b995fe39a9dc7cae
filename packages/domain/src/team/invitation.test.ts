import { expect, test } from 'vitest';
import { canBeAccepted, invitationEndOf } from './invitation.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const open = { acceptedAt: null, expiresAt: invitationEndOf(now) };

test('an invitation can be accepted for seven days and not a moment longer', () => {
  expect(open.expiresAt.toString()).toBe('2026-03-17T12:00:00Z');
  expect(canBeAccepted(open, now)).toBe(true);
  expect(canBeAccepted(open, open.expiresAt.subtract({ seconds: 1 }))).toBe(true);
  expect(canBeAccepted(open, open.expiresAt)).toBe(false);
});

test('an invitation is accepted once', () => {
  expect(canBeAccepted({ ...open, acceptedAt: now }, now)).toBe(false);
});
