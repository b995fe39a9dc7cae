import { expect, test } from 'vitest';
import { COMING_PRESETS, PRESETS, presetOf, presetRange } from './period-presets.ts';

const today = Temporal.PlainDate.from('2026-03-31');

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['seven-days', '2026-03-25', '2026-03-31'],
  ['thirty-days', '2026-03-02', '2026-03-31'],
  ['next-seven-days', '2026-03-31', '2026-04-06'],
  ['next-thirty-days', '2026-03-31', '2026-04-29'],
  ['month-to-date', '2026-03-01', '2026-03-31'],
  ['this-month', '2026-03-01', '2026-03-31'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['three-months', '2026-01-01', '2026-03-31'],
  ['twelve-months', '2025-04-01', '2026-03-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
] as const)('the period %s', (preset, fromDate, toDate) => {
  expect(presetRange(preset, today)).toEqual({ fromDate, toDate });
});

test('no period is longer than the server answers', () => {
  const leap = Temporal.PlainDate.from('2028-12-31');
  for (const preset of [...PRESETS, ...COMING_PRESETS]) {
    const { fromDate, toDate } = presetRange(preset, leap);
    expect(Temporal.PlainDate.from(fromDate).until(toDate).days).toBeLessThan(366);
  }
});

test('of two periods with the same days, the first one is named', () => {
  const march = presetRange('this-month', today);
  expect(presetOf(march, ['this-month', ...PRESETS], today)).toBe('this-month');
  expect(presetOf(march, ['month-to-date', ...PRESETS], today)).toBe('month-to-date');
});

test('days of her own belong to no preset', () => {
  const own = { fromDate: '2026-01-05', toDate: '2026-01-30' };
  expect(presetOf(own, PRESETS, today)).toBeNull();
});
