import { expect, test } from 'vitest';
import { companyBadge, isLongCanceled, isNameTyped, listedSubscription } from './listed-company.ts';

const now = Temporal.Instant.from('2026-11-18T12:00:00Z');

test.each([
  ['active', 'active'],
  ['trial', 'trial'],
  ['trialing', 'trial'],
  ['overdue', 'overdue'],
  ['past_due', 'overdue'],
  ['canceled', 'unknown'],
  ['suspended', 'unknown'],
  ['whatever', 'unknown'],
])('an open company whose subscription is %s is listed as %s', (subscriptionStatus, badge) => {
  const company = { active: true, deletedAt: null, subscriptionStatus };
  expect(companyBadge(company)).toBe(badge);
  expect(companyBadge({ ...company, active: false })).toBe('inactive');
  expect(companyBadge({ ...company, active: false, deletedAt: now })).toBe('deleting');
});

test.each([
  ['active', 'active'],
  ['cancelled', 'canceled'],
  ['trialing', 'trial'],
  ['overdue', 'past_due'],
  ['inactive', 'inactive'],
  ['suspended', 'suspended'],
  ['paused', 'unknown'],
])('a subscription stored as %s is listed as %s', (stored, listed) => {
  expect(listedSubscription(stored)).toBe(listed);
});

test.each([
  ['canceled', '2026-10-19T11:59:59Z', null, true],
  ['cancelled', '2026-10-19T12:00:00Z', null, false],
  ['canceled', null, '2026-10-01T00:00:00Z', true],
  ['canceled', null, null, false],
  ['active', '2026-01-01T00:00:00Z', null, false],
] as const)('%s until %s, trial until %s: long cancelled is %s', (status, paid, trial, isLong) => {
  const ended = {
    subscriptionStatus: status,
    subscriptionCurrentPeriodEnd: paid && Temporal.Instant.from(paid),
    trialEndsAt: trial && Temporal.Instant.from(trial),
  };
  expect(isLongCanceled(ended, now)).toBe(isLong);
});

test('the name is typed as it is, but for spaces', () => {
  expect(isNameTyped('  Salão  da Bê ', 'Salão da Bê')).toBe(true);
  expect(isNameTyped('Sala\u0303o da Be\u0302', 'Salão da Bê')).toBe(true);
  for (const wrong of ['salão da bê', 'Salao da Be', 'Salão da', '']) {
    expect(isNameTyped(wrong, 'Salão da Bê')).toBe(false);
  }
});
