import { expect, test } from 'vitest';
import { isLowRating, linkEnd, opensReview, publicRating, summaryOf } from './review.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');

test.each([
  [1, true],
  [3, true],
  [4, false],
  [5, false],
])('%d stars ask for a talk: %s', (rating, low) => {
  expect(isLowRating(rating)).toBe(low);
});

test('a link is good for thirty days, and once', () => {
  const expiresAt = linkEnd(now);
  expect(expiresAt.toString()).toBe('2026-04-09T15:00:00Z');
  expect(opensReview({ expiresAt, usedAt: null }, expiresAt.subtract({ seconds: 1 }))).toBe(true);
  expect(opensReview({ expiresAt, usedAt: null }, expiresAt)).toBe(false);
  expect(opensReview({ expiresAt, usedAt: now }, now)).toBe(false);
});

test.each([
  ['shown', 4.5, 3, { average: 4.5, count: 3 }],
  ['shown', 5, 2, null],
  ['shown', null, 0, null],
  ['kept', 4.5, 30, null],
] as const)('visitors read: %s, %s of %d', (wish, average, count, read) => {
  expect(publicRating(wish, { average, count })).toEqual(read);
});

test.each([
  [[0, 0, 0, 0, 0], { count: 0, average: null }],
  [[0, 0, 0, 1, 1], { count: 2, average: 4.5 }],
  [[1, 0, 0, 0, 2], { count: 3, average: 3.7 }],
])('%j stars come to %o', (perStar, summary) => {
  expect(summaryOf(perStar)).toEqual(summary);
});
