import { expect, test } from 'vitest';
import {
  hasAccess,
  isInTrial,
  MODULES,
  mayUse,
  openModules,
  type Subscription,
  trialEndOf,
} from './access.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const later = now.add({ hours: 1 });

const withoutAccess: Subscription = {
  status: 'inactive',
  trialEndsAt: null,
  currentPeriodEnd: null,
  closedModules: [],
};

test.each([
  ['the trial runs', { trialEndsAt: later }, true],
  ['the trial ends this very moment', { trialEndsAt: now }, false],
  ['the subscription is active', { status: 'active' }, true],
  ['the paid period has not ended', { status: 'canceled', currentPeriodEnd: later }, true],
  ['the paid period is over', { status: 'canceled', currentPeriodEnd: now }, false],
  ['payment is overdue', { status: 'past_due' }, false],
] as const)('access when %s', (_case, change, expected) => {
  expect(hasAccess({ ...withoutAccess, ...change }, now)).toBe(expected);
});

test('a plan closes a module only after the trial', () => {
  const plan: Subscription = { ...withoutAccess, status: 'active', closedModules: ['stock'] };

  expect(mayUse('stock', plan, now)).toBe(false);
  expect(mayUse('services', plan, now)).toBe(true);
  expect(mayUse('stock', { ...plan, trialEndsAt: later }, now)).toBe(true);
});

test('without access every module is closed', () => {
  expect(openModules(withoutAccess, now)).toEqual([]);
  expect(openModules({ ...withoutAccess, status: 'active' }, now)).toEqual([...MODULES]);
});

test('a trial runs for seven days and not a moment longer', () => {
  const trialEndsAt = trialEndOf(now);
  const inTrial = { ...withoutAccess, trialEndsAt };

  expect(trialEndsAt.toString()).toBe('2026-03-17T12:00:00Z');
  expect(isInTrial(inTrial, trialEndsAt.subtract({ seconds: 1 }))).toBe(true);
  expect(isInTrial(inTrial, trialEndsAt)).toBe(false);
});
