import { expect, test } from 'vitest';
import { periodFilters, rangeOf } from './period-view.ts';

const today = Temporal.PlainDate.from('2026-03-31');

test('an address says only what makes sense', () => {
  const id = '01990000-0000-7000-8000-0000000000c1';
  expect(
    periodFilters.read({ fromDate: '2026-02-30', toDate: '2026-03-01', serviceId: id }),
  ).toEqual({
    toDate: '2026-03-01',
    serviceId: id,
  });
  expect(periodFilters.read({ professionalId: 'x', tab: 'insights' })).toEqual({});
});

test('a period that stands the other way round is the same period', () => {
  const reversed = { fromDate: '2026-12-31', toDate: '2026-01-01' };
  const inOrder = { fromDate: '2026-01-01', toDate: '2026-12-31' };
  expect(periodFilters.read(reversed)).toEqual(inOrder);
  expect(rangeOf(reversed, 'this-month', today)).toEqual(inOrder);
});

test('one day beyond the usual period stands for itself', () => {
  const [before, after] = ['2025-05-02', '2027-05-02'];
  const alone = (day: string) => ({ fromDate: day, toDate: day });
  expect(rangeOf({ toDate: before }, 'this-month', today)).toEqual(alone(before));
  expect(rangeOf({ fromDate: after }, 'this-month', today)).toEqual(alone(after));
});

test('what the address leaves open is as usual', () => {
  expect(rangeOf({ fromDate: '2026-01-01' }, 'this-month', today)).toEqual({
    fromDate: '2026-01-01',
    toDate: '2026-03-31',
  });
});
