import { expect, test } from 'vitest';
import type { SubscriptionDates } from './access.ts';
import { badgeOf, bannerOf } from './banner.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const inHours = (hours: number) => now.add({ minutes: Math.round(hours * 60) });
const nothing: SubscriptionDates = {
  status: 'inactive',
  trialEndsAt: null,
  currentPeriodEnd: null,
};

test.each<[string, Partial<SubscriptionDates>, ReturnType<typeof bannerOf>]>([
  [
    'a trial of a week',
    { trialEndsAt: inHours(168) },
    { kind: 'trial', daysLeft: 7, urgent: false },
  ],
  [
    'a trial of three days and a bit',
    { trialEndsAt: inHours(72.1) },
    { kind: 'trial', daysLeft: 4, urgent: false },
  ],
  [
    'a trial of three days',
    { trialEndsAt: inHours(72) },
    { kind: 'trial', daysLeft: 3, urgent: true },
  ],
  [
    'the last hour of a trial',
    { trialEndsAt: inHours(1) },
    { kind: 'trial', daysLeft: 1, urgent: true },
  ],
  [
    'the last days of a trial that she subscribed in',
    { status: 'trial', trialEndsAt: inHours(72), currentPeriodEnd: inHours(72) },
    { kind: 'trial', daysLeft: 3, urgent: false },
  ],
  [
    'the last days of a trial that is paid beyond it',
    { status: 'active', trialEndsAt: inHours(72), currentPeriodEnd: inHours(24 * 30) },
    { kind: 'trial', daysLeft: 3, urgent: false },
  ],
  [
    'the last days of a trial whose subscription she cancelled',
    { status: 'canceled', trialEndsAt: inHours(72), currentPeriodEnd: inHours(72) },
    { kind: 'trial', daysLeft: 3, urgent: true },
  ],
  ['a trial that ends this moment', { status: 'trial', trialEndsAt: now }, { kind: 'none' }],
  ['a renewal far away', { status: 'active', currentPeriodEnd: inHours(24 * 7 + 0.1) }, null],
  [
    'a renewal in seven days',
    { status: 'active', currentPeriodEnd: inHours(24 * 7) },
    { kind: 'renewal', daysLeft: 7 },
  ],
  ['a renewal that is due', { status: 'active', currentPeriodEnd: now }, null],
  ['an active one without a date', { status: 'active' }, null],
  [
    'a late payment',
    { status: 'past_due', currentPeriodEnd: inHours(5) },
    { kind: 'past-due', hasAccess: true },
  ],
  [
    'a late payment, access over',
    { status: 'past_due', currentPeriodEnd: now },
    { kind: 'past-due', hasAccess: false },
  ],
  [
    'a cancelled one that was paid',
    { status: 'canceled', currentPeriodEnd: inHours(5) },
    { kind: 'canceled', until: inHours(5) },
  ],
  ['a cancelled one that is over', { status: 'canceled', currentPeriodEnd: now }, { kind: 'none' }],
  ['no subscription', {}, { kind: 'none' }],
  ['a suspended one', { status: 'suspended', currentPeriodEnd: inHours(5) }, { kind: 'none' }],
])('the banner for %s', (_case, subscription, expected) => {
  expect(bannerOf({ ...nothing, ...subscription }, now)).toEqual(expected);
});

test.each<[string, Partial<SubscriptionDates>, ReturnType<typeof badgeOf>]>([
  ['a trial', { trialEndsAt: inHours(49) }, { kind: 'trial', daysLeft: 3 }],
  ['an active one', { status: 'active' }, { kind: 'active' }],
  ['a late payment', { status: 'past_due' }, { kind: 'past-due' }],
  [
    'a cancelled one that was paid',
    { status: 'canceled', currentPeriodEnd: inHours(1) },
    { kind: 'canceled', until: inHours(1) },
  ],
  ['a cancelled one that is over', { status: 'canceled', currentPeriodEnd: now }, { kind: 'none' }],
  ['no subscription', {}, { kind: 'none' }],
])('the badge for %s', (_case, subscription, expected) => {
  expect(badgeOf({ ...nothing, ...subscription }, now)).toEqual(expected);
});
