import { expect, test } from 'vitest';
import { endingOf } from './ending.ts';

const trialEndsAt = Temporal.Instant.from('2026-03-01T12:00:00Z');
const currentPeriodEnd = Temporal.Instant.from('2026-04-01T12:00:00Z');
const never = { trialEndsAt: null, currentPeriodEnd: null };

test.each([
  ['a trial that ran out', { status: 'trial', trialEndsAt, currentPeriodEnd: null }, 'trial'],
  ['a trial at the provider', { status: 'trial', trialEndsAt, currentPeriodEnd }, 'trial'],
  ['a payment that failed', { status: 'past_due', trialEndsAt, currentPeriodEnd }, 'payment'],
  ['a payment nobody dated', { status: 'past_due', ...never }, 'payment'],
  ['a cancellation', { status: 'canceled', trialEndsAt, currentPeriodEnd }, 'subscription'],
  ['nothing that is known', { status: 'inactive', ...never }, 'none'],
] as const)('access ends by %s', (_case, dates, kind) => {
  expect(endingOf(dates).kind).toBe(kind);
});

test('since when is told where it is known', () => {
  const dates = { status: 'canceled', trialEndsAt, currentPeriodEnd } as const;
  expect(endingOf(dates)).toEqual({ kind: 'subscription', at: currentPeriodEnd });
});
