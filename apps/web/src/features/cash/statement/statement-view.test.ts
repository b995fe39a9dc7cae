import { expect, test } from 'vitest';
import { presetOf, presetPeriod, statementFilters, statementPeriodOf } from './statement-view.ts';

const id = '01990000-0000-7000-8000-0000000000a1';
const today = Temporal.PlainDate.from('2026-01-31');

test('of the address only what makes sense is taken', () => {
  expect(
    statementFilters.read({ professionalId: id, from: '2026-01-05', to: '2026-01-09' }),
  ).toEqual({
    professionalId: id,
    from: '2026-01-05',
    to: '2026-01-09',
  });
  expect(statementFilters.read({ professionalId: 'x', from: '2026-02-30', to: 7 })).toEqual({});
});

test('a period that stands the other way round is the same period', () => {
  const period = { from: '2026-01-05', to: '2026-01-09' };
  expect(statementFilters.read({ from: period.to, to: period.from })).toEqual(period);
  expect(statementPeriodOf({ from: '2027-01-05' }, today)).toEqual({
    from: '2027-01-05',
    to: '2027-01-05',
  });
});

test('without a period it is this month', () => {
  expect(statementPeriodOf({}, today)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(statementPeriodOf({ from: '2025-12-01' }, today).from).toBe('2025-12-01');
});

test.each([
  ['this-month', '2026-01-01', '2026-01-31'],
  ['last-month', '2025-12-01', '2025-12-31'],
  ['last-three-months', '2025-11-01', '2026-01-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
] as const)('%s is from %s to %s, and is known again', (preset, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBe(preset);
});

test('days of her own belong to no preset', () => {
  expect(presetOf({ from: '2026-01-01', to: '2026-01-30' }, today)).toBeNull();
});
