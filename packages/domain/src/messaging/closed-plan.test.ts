import { describe, expect, test } from 'vitest';
import { needsPlan, withoutPlan } from './closed-plan.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');

test.each([
  ['campaign', true],
  ['birthday', true],
  ['reengagement', true],
  ['appointment_created', true],
  ['appointment_reminder_24h', true],
  ['reply', false],
  ['manual', false],
  ['company_trial_expiring', false],
] as const)('%s needs a plan that opens messages: %s', (occasion, needed) => {
  expect(needsPlan(occasion)).toBe(needed);
});

describe('without a plan', () => {
  test('marketing is looked at again in an hour, for a week', () => {
    const hoursAgo = (hours: number) => now.subtract({ hours });
    const campaign = (plannedAt: Temporal.Instant) =>
      withoutPlan({ occasion: 'campaign', plannedAt }, now);
    expect(campaign(hoursAgo(167))).toEqual({ wait: now.add({ hours: 1 }) });
    expect(campaign(hoursAgo(168))).toEqual({ skip: 'too-late' });
  });

  test('nothing is said of what concerns a visit', () => {
    expect(withoutPlan({ occasion: 'appointment_moved', plannedAt: now }, now)).toBeNull();
  });
});
