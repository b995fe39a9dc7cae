import { expect, test } from 'vitest';
import { statementFilters, statementRangeOf } from './statement-view.ts';

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
  expect(statementRangeOf({ from: '2027-01-05' }, today)).toEqual({
    fromDate: '2027-01-05',
    toDate: '2027-01-05',
  });
});

test('without a period it is this month', () => {
  expect(statementRangeOf({}, today)).toEqual({ fromDate: '2026-01-01', toDate: '2026-01-31' });
  expect(statementRangeOf({ from: '2025-12-01' }, today).fromDate).toBe('2025-12-01');
});
