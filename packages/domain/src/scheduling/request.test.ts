import { expect, test } from 'vitest';
import { requestState } from './request.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const asked = {
  status: 'scheduled' as const,
  needsApproval: true,
  arrivedAt: null,
  startTime: now.add({ seconds: 1 }),
};

test('a request waits until its time comes, and is unanswered from then on', () => {
  expect(requestState(asked, now)).toBe('waiting');
  expect(requestState({ ...asked, startTime: now }, now)).toBe('unanswered');
  expect(requestState({ ...asked, startTime: now.subtract({ hours: 900 }) }, now)).toBe(
    'unanswered',
  );
});

test.each([
  ['booked by the team', { needsApproval: false }],
  ['confirmed', { status: 'confirmed' as const }],
  ['cancelled', { status: 'cancelled' as const }],
  ['completed', { status: 'completed' as const }],
  ['received', { arrivedAt: now }],
])('whoever was %s asks for nothing any more', (_, change) => {
  expect(requestState({ ...asked, ...change }, now)).toBeNull();
});
