import { expect, test } from 'vitest';
import {
  accessEndOf,
  closedModulesIn,
  FULL_ACCESS,
  hasAccess,
  isInTrial,
  MODULES,
  mayStillRead,
  mayUse,
  modulesNamed,
  openModules,
  readStatus,
  type Subscription,
  trialDaysLeft,
  trialEndOf,
  trialHoursLeft,
} from './access.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const later = now.add({ hours: 1 });

const withoutAccess: Subscription = {
  status: 'inactive',
  trialEndsAt: null,
  currentPeriodEnd: null,
  closedModules: [],
  hiddenModules: [],
};

test('a plan opens or closes fifteen modules, and no other', () => {
  expect(MODULES).toEqual([
    'dashboard',
    'appointments',
    'services',
    'professionals',
    'clients',
    'reviews',
    'tasks',
    'loyalty',
    'points',
    'stock',
    'messages',
    'coupons',
    'financial',
    'reports',
    'settings',
  ]);
});

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

test.each([
  ['the trial', { trialEndsAt: later, status: 'active' }, later],
  ['nothing but a change', { trialEndsAt: now, status: 'active', currentPeriodEnd: later }, null],
  ['the paid period', { status: 'past_due', currentPeriodEnd: later }, later],
] as const)('%s ends access', (_case, change, expected) => {
  expect(accessEndOf({ ...withoutAccess, ...change }, now)).toEqual(expected);
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
  const trialEndsAt = Temporal.Instant.from('2026-03-17T12:00:00Z');
  const inTrial = { ...withoutAccess, trialEndsAt };

  expect(trialEndOf(now)).toEqual(trialEndsAt);
  expect(isInTrial(inTrial, trialEndsAt.subtract({ seconds: 1 }))).toBe(true);
  expect(isInTrial(inTrial, trialEndsAt)).toBe(false);
});

test.each([
  [1, '2026-03-11T12:00:00Z'],
  [14, '2026-03-24T12:00:00Z'],
  [0, null],
])('a trial of %i days ends at %s', (days, end) => {
  expect(trialEndOf(now, days)?.toString() ?? null).toBe(end);
});

test.each([
  [7 * 24, 7, 168],
  [49, 3, 49],
  [48, 2, 48],
  [0.5, 1, 1],
  [0, 0, 0],
  [-5, 0, 0],
])('with %d hours of trial left, %i days and %i hours are told', (hours, days, wholeHours) => {
  const trialEndsAt = now.add({ minutes: hours * 60 });

  expect(trialDaysLeft(trialEndsAt, now)).toBe(days);
  expect(trialHoursLeft(trialEndsAt, now)).toBe(wholeHours);
});

test('without a trial nothing of it is left', () => {
  expect(trialDaysLeft(null, now)).toBe(0);
  expect(trialHoursLeft(null, now)).toBe(0);
});

test.each([
  ['active', 'active'],
  ['overdue', 'past_due'],
  ['cancelled', 'canceled'],
  ['trialing', 'trial'],
  ['suspended', 'suspended'],
  ['whatever', 'inactive'],
  ['', 'inactive'],
])('the stored status %s is read as %s', (stored, status) => {
  expect(readStatus(stored)).toBe(status);
});

test('a plan closes what it sets to false, and nothing else', () => {
  expect(closedModulesIn({ stock: false, clients: true, nonsense: false })).toEqual(['stock']);
  expect(closedModulesIn({})).toEqual([]);
});

test('administrators may use every module, without trial or plan', () => {
  expect(openModules(FULL_ACCESS, now)).toEqual([...MODULES]);
  expect(isInTrial(FULL_ACCESS, now)).toBe(false);
});

test('what is switched off opens for nobody: neither in a trial, nor with a plan, nor for who runs it', () => {
  const hiddenModules = ['stock'] as const;
  const trialEndsAt = now.add({ hours: 1 });
  const active = { ...withoutAccess, status: 'active' } as const;
  for (const subscription of [{ ...withoutAccess, trialEndsAt }, active, FULL_ACCESS]) {
    expect(mayUse('stock', subscription, now)).toBe(true);
    expect(mayUse('stock', { ...subscription, hiddenModules }, now)).toBe(false);
    expect(mayUse('clients', { ...subscription, hiddenModules }, now)).toBe(true);
  }
});

test('a name of no module is no module', () => {
  expect(modulesNamed(['nonsense', 'stock'])).toEqual(['stock']);
});

test('when access ends, what was there may still be read', () => {
  expect(mayStillRead('appointments', withoutAccess, now)).toBe(true);
  expect(mayStillRead('appointments', FULL_ACCESS, now)).toBe(true);
  for (const left of ['closedModules', 'hiddenModules'] as const) {
    const without = { ...withoutAccess, [left]: ['appointments'] } as const;
    expect(mayStillRead('appointments', without, now)).toBe(false);
    expect(mayStillRead('appointments', { ...without, status: 'active' }, now)).toBe(false);
  }
});
