import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  conversionRate,
  creditedStanding,
  type LoyaltyStanding,
  percentReached,
  progressBy,
  withProgress,
} from './loyalty-campaign.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const before = now.subtract({ hours: 24 });
const collecting: LoyaltyStanding = {
  progressValue: 0,
  targetValue: 2,
  earnedAt: null,
  usedAt: null,
};
const earned = { ...collecting, progressValue: 2, earnedAt: before };
const used = { ...earned, usedAt: before };

test('a visit counts by its services, or by what is paid for them', () => {
  const service = { serviceId: 'haircut', price: cents(3000), loyaltyPoints: 0 };
  const visit = { services: [service, service], price: cents(4500) };
  expect(progressBy('services_count', visit)).toBe(2);
  expect(progressBy('amount_spent', visit)).toBe(4500);
});

describe('a reward', () => {
  test.each([
    ['is not earned below the target', collecting, 1, { progressValue: 1, earnedAt: null }],
    ['is earned at the target', collecting, 2, { progressValue: 2, earnedAt: now }],
    ['is earned beyond it', collecting, 5, { progressValue: 5, earnedAt: now }],
    ['keeps the day on which it was earned', earned, 1, { progressValue: 3, earnedAt: before }],
    ['is lost with the visit that earned it', earned, -1, { progressValue: 1, earnedAt: null }],
    ['stays used', used, -1, { progressValue: 1, earnedAt: before, usedAt: before }],
  ])('%s', (_, standing, added, expected) => {
    expect(withProgress(standing, added, now)).toMatchObject(expected);
  });
});

describe('a visit counts', () => {
  test.each([
    ['for nothing yet', [], null],
    ['never for what was used', [used], null],
    ['for the first that still collects', [used, earned, collecting], collecting],
    ['for what waits for its use, when nothing collects', [used, earned], earned],
  ])('%s', (_, standings, expected) => {
    expect(creditedStanding(standings)).toBe(expected);
  });
});

test('percentages have one decimal', () => {
  expect(percentReached({ progressValue: 1, targetValue: 3 })).toBe(33.3);
  expect(percentReached({ progressValue: 12, targetValue: 10 })).toBe(120);
  expect(conversionRate({ earned: 1, collected: 8 })).toBe(12.5);
  expect(conversionRate({ earned: 0, collected: 0 })).toBe(0);
});
