import { expect, test } from 'vitest';
import { checkoutTrial } from './checkout-trial.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const after = (hours: number, minutes = 0) => now.add({ hours, minutes });

test.each([168, 60, 49])('with %i hours left the trial goes on until its very end', (hours) => {
  expect(checkoutTrial(after(hours), now)).toEqual({ kind: 'until', trialEnd: after(hours) });
});

test.each([
  [47, 2],
  [25, 2],
  [24, 1],
  [20, 1],
  [1, 1],
])('with %i hours left whole days are asked for: %i', (hours, days) => {
  expect(checkoutTrial(after(hours), now)).toEqual({ kind: 'days', trialPeriodDays: days });
});

test('ten minutes beyond two days are kept for the way to the provider', () => {
  expect(checkoutTrial(after(48, 10), now)).toMatchObject({ kind: 'until' });
  expect(checkoutTrial(after(48, 9), now)).toEqual({ kind: 'days', trialPeriodDays: 3 });
});

test('a trial that is over is not given again', () => {
  expect(checkoutTrial(now, now)).toBeNull();
  expect(checkoutTrial(after(-5), now)).toBeNull();
  expect(checkoutTrial(null, now)).toBeNull();
});
