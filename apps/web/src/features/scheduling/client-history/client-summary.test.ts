import { expect, test } from 'vitest';
import { haircut } from '../../../../tests/sample-appointments.ts';
import { summaryOf } from './client-summary.ts';

const [cut, brush] = haircut.services;
if (!cut || !brush) throw new Error('Two services are needed');
const now = Temporal.Instant.from('2026-11-16T12:00:00Z');
const at = (startTime: string, rest: Partial<typeof haircut> = {}) => {
  return { ...haircut, startTime, couponCode: null, points: 0, ...rest };
};
const done = { status: 'completed' } as const;

test('the last is what was done, the next the first of what is expected', () => {
  const items = [
    at('2026-12-20T12:00:00Z', { status: 'confirmed' }),
    at('2026-11-16T12:00:00Z'),
    at('2026-11-16T11:59:00Z'),
    at('2026-11-10T12:00:00Z', { status: 'no_show' }),
    at('2026-11-09T12:00:00Z', { status: 'cancelled' }),
    at('2026-11-02T12:00:00Z', done),
    at('2026-10-02T12:00:00Z', done),
  ];
  expect(summaryOf(items, now)).toMatchObject({
    last: { startTime: '2026-11-02T12:00:00Z' },
    next: { startTime: '2026-11-16T12:00:00Z' },
    noShows: 1,
  });
});

test('the usual service is the one she had most often, of several the latest', () => {
  const last = at('2026-11-02T12:00:00Z', { ...done, services: [brush] });
  const before = at('2026-10-02T12:00:00Z', { ...done, services: [cut] });
  const first = at('2026-09-02T12:00:00Z', { ...done, services: [cut] });
  const never = at('2026-09-01T12:00:00Z', { status: 'no_show', services: [brush] });
  expect(summaryOf([last, before], now).usualService).toBe(brush.name);
  expect(summaryOf([last, before, first, never, never], now).usualService).toBe(cut.name);
});

test('somebody new has none of them', () => {
  expect(summaryOf([], now)).toEqual({ last: null, next: null, usualService: null, noShows: 0 });
});
