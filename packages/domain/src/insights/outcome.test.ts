import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { compareOutcomes, type Outcome, outcomeOf } from './outcome.ts';

const HOUR = 3600;
const visit = { endTime: 0, who: 0 };
const payment = { startTime: 0, gross: 50_00, discount: 0, prepaid: 0, who: 0, what: 0 };

test('a period counts as far as it has run', () => {
  const happened = {
    visits: [
      { ...visit, startTime: 0, status: 'completed' },
      { ...visit, startTime: 23 * HOUR, status: 'no_show' },
      { ...visit, startTime: 24 * HOUR, status: 'scheduled' },
    ] as const,
    paidServices: [
      { ...payment, day: 0, discount: 5_00, prepaid: 10_00 },
      { ...payment, day: 0, gross: -20_00 },
      { ...payment, day: 1 },
    ],
  };
  expect(outcomeOf(happened, { untilTime: 24 * HOUR, days: 1 })).toEqual({
    appointments: 2,
    completed: 1,
    noShow: 1,
    revenue: 15_00,
  });
});

describe('two stretches of days', () => {
  const before = { appointments: 8, completed: 5, noShow: 1, revenue: cents(400_00) };
  const nothing: Outcome = { appointments: 0, completed: 0, noShow: 0, revenue: cents(0) };

  test('are compared figure by figure', () => {
    const now = { appointments: 10, completed: 8, noShow: 0, revenue: cents(400_00) };
    expect(compareOutcomes(now, before)).toEqual({
      appointments: { current: 10, previous: 8, growth: 250 },
      completed: { current: 8, previous: 5, growth: 600 },
      completion: { current: 800, previous: 625 },
      noShow: { current: 0, previous: 125 },
      revenue: { current: 400_00, previous: 400_00, growth: 0 },
      averageTicket: { current: 50_00, previous: 80_00, growth: -375 },
    });
  });

  test('have no growth and no rate where there was nothing before', () => {
    expect(compareOutcomes(before, nothing)).toEqual({
      appointments: { current: 8, previous: 0, growth: null },
      completed: { current: 5, previous: 0, growth: null },
      completion: { current: 625, previous: null },
      noShow: { current: 125, previous: null },
      revenue: { current: 400_00, previous: 0, growth: null },
      averageTicket: { current: 80_00, previous: 0, growth: null },
    });
  });
});
