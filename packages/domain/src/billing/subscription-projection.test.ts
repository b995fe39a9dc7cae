import { expect, test } from 'vitest';
import {
  type CompanySubscription,
  isPlanSubscribed,
  projected,
} from './subscription-projection.ts';
import type { ProviderSubscription } from './subscription-state.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const trialEndsAt = now.add({ hours: 48 });
const end = now.add({ hours: 24 * 30 });

const fresh: CompanySubscription = {
  status: 'trial',
  trialEndsAt,
  currentPeriodEnd: null,
  planId: null,
  subscriptionId: null,
};
const paying: ProviderSubscription & { planId: string | null } = {
  id: 'sub_1',
  status: 'active',
  priceId: 'price_1',
  planId: 'plan-1',
  periodStart: now,
  periodEnd: end,
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  cancelReason: null,
  latestInvoiceStatus: 'paid',
};

test('a subscription is written down with its plan and until when it is paid', () => {
  expect(projected(fresh, paying, now)).toEqual({
    status: 'active',
    trialEndsAt,
    currentPeriodEnd: end,
    planId: 'plan-1',
    subscriptionId: 'sub_1',
  });
});

test('the trial ends when the provider says, for as long as the provider’s own trial runs', () => {
  const longer = trialEndsAt.add({ hours: 5 });
  const trialing = { ...paying, status: 'trialing', trialEnd: longer };

  expect(projected(fresh, trialing, now)).toMatchObject({ status: 'trial', trialEndsAt: longer });
  expect(projected(fresh, { ...paying, trialEnd: longer }, now)).toMatchObject({ trialEndsAt });
});

test('a price of no known plan leaves the plan that was there', () => {
  const before = { ...fresh, planId: 'plan-0' };
  expect(projected(before, { ...paying, planId: null }, now).planId).toBe('plan-0');
});

test.each<[string, string | null, string | null]>([
  ['another plan', 'plan-0', 'plan-0'],
  ['none', null, null],
])('what an administrator chose after the subscription ended stays: %s', (_case, planId, after) => {
  const before = { ...fresh, planId, subscriptionId: 'sub_1' };
  expect(projected(before, { ...paying, status: 'canceled' }, now).planId).toBe(after);
});

test('a subscription that never came into force takes no plan away', () => {
  const failed = { ...paying, status: 'incomplete' };
  expect(projected({ ...fresh, planId: 'plan-0' }, failed, now).planId).toBe('plan-0');
});

test('one that ended before anybody looked still brings its plan', () => {
  expect(projected(fresh, { ...paying, status: 'canceled' }, now).planId).toBe('plan-1');
});

test.each([
  ['goes on', paying, true],
  ['goes on late', { ...paying, status: 'past_due' }, true],
  ['goes on at a price of no known plan', { ...paying, planId: null }, false],
  ['ended', { ...paying, status: 'canceled' }, false],
  ['never was', null, false],
])('whether the plan is the provider’s to say where a subscription %s: %j', (_case, one, is) => {
  expect(isPlanSubscribed(one)).toBe(is);
});

test('a status that nobody knows leaves the last known one', () => {
  const before = { ...fresh, status: 'active' as const, currentPeriodEnd: end };
  expect(projected(before, { ...paying, status: 'hibernating' }, now)).toMatchObject({
    status: 'active',
    currentPeriodEnd: end,
  });
});

test('what an administrator opened by hand stays while there was never a subscription', () => {
  const given = { ...fresh, status: 'active' as const, currentPeriodEnd: end };
  expect(projected(given, null, now)).toEqual(given);
});

test.each([
  ['in trial', trialEndsAt, 'trial'],
  ['inactive', now, 'inactive'],
])('a subscription that is gone leaves the company %s', (_case, until, status) => {
  const before = {
    ...fresh,
    status: 'active' as const,
    trialEndsAt: until,
    subscriptionId: 'sub_0',
  };
  expect(projected(before, null, now)).toEqual({ ...fresh, status, trialEndsAt: until });
});

test('a suspended company stays suspended, whatever it pays', () => {
  const suspended = { ...fresh, status: 'suspended' as const, subscriptionId: 'sub_0' };
  expect(projected(suspended, paying, now).status).toBe('suspended');
  expect(projected(suspended, null, now).status).toBe('suspended');
});
