import { expect, test } from 'vitest';
import { isAdministrative, mayBookMore, mayHireMore } from './plan-limits.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const paying = { trialEndsAt: null };
const trying = { trialEndsAt: now.add({ hours: 1 }) };
const tried = { trialEndsAt: now };

test.each([
  ['one below the limit', 2, 3, paying, true],
  ['at the limit', 3, 3, paying, false],
  ['above a limit that was lowered', 5, 3, paying, false],
  ['without a limit', 500, null, paying, true],
  ['with a limit of none', 0, 0, paying, false],
  ['at the limit during the trial', 3, 3, trying, true],
  ['at the limit once the trial is over', 3, 3, tried, false],
])('hiring %s', (_case, count, limit, subscription, expected) => {
  expect(mayHireMore(count, limit, subscription, now)).toBe(expected);
});

test.each([
  ['one below the limit', 99, 100, paying, true],
  ['at the limit', 100, 100, paying, false],
  ['with a limit of 0, which is none', 5000, 0, paying, true],
  ['at the limit during the trial', 100, 100, trying, true],
  ['at the limit once the trial is over', 100, 100, tried, false],
])('booking %s', (_case, count, limit, subscription, expected) => {
  expect(mayBookMore(count, limit, subscription, now)).toBe(expected);
});

const administrative = {
  status: 'active',
  trialEndsAt: null,
  currentPeriodEnd: null,
  planId: null,
  subscriptionId: null,
} as const;

test.each([
  ['open for good without a plan', {}, true],
  ['in a trial', { status: 'trial', trialEndsAt: now }, false],
  ['opened by hand after its trial', { trialEndsAt: now }, false],
  ['with a plan', { planId: 'plan' }, false],
  ['with a subscription', { subscriptionId: 'sub_1' }, false],
  ['closed', { status: 'inactive' }, false],
] as const)('a company %s', (_case, change, expected) => {
  expect(isAdministrative({ ...administrative, ...change })).toBe(expected);
});
