import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  commissionOf,
  earnedHistory,
  establishmentShareOf,
  isOwedFrom,
  isSamePlan,
  lateRateFor,
  offeredDuration,
  offeredPrice,
  plannedAfter,
  type RateChange,
  rateOn,
  wasForgottenOn,
} from './commission.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const change = (from: string, basisPoints: number | null): RateChange => ({
  fromDate: day(from),
  basisPoints,
});
const history = [
  change('2026-03-10', null),
  change('2026-01-01', 40_00),
  change('2026-05-01', 50_00),
  change('2026-02-01', 45_50),
];

describe('the rate of a day', () => {
  test.each([
    ['before the first', '2025-12-31', null],
    ['on the first day', '2026-01-01', 40_00],
    ['on the last day before a change', '2026-01-31', 40_00],
    ['on the day of a change', '2026-02-01', 45_50],
    ['on the day it ended', '2026-03-10', null],
    ['between the end and a new beginning', '2026-04-30', null],
    ['after the last change', '2030-01-01', 50_00],
  ])('%s', (_case, date, expected) => {
    expect(rateOn(history, day(date))).toBe(expected);
  });

  test.each([
    ['before anybody said anything: the rate of today', '2025-12-31', '2026-02-15', 45_50],
    ['and none of today: nothing', '2025-12-31', '2026-04-01', null],
    ['set for that very day since: that one', '2026-01-01', '2026-02-15', 40_00],
    ['ended on purpose: nothing', '2026-03-10', '2026-05-01', null],
  ])('that is still owed for a day %s', (_case, on, today, expected) => {
    expect(lateRateFor(history, { day: day(on), today: day(today) })).toBe(expected);
  });

  test.each([
    ['2025-12-31', true],
    ['2026-01-01', false],
    ['2026-03-10', false],
  ])('on %s was forgotten: %s', (on, isForgotten) => {
    expect(wasForgottenOn(history, day(on))).toBe(isForgotten);
  });

  test('a later change never touches an earlier day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 10_000 }),
        (ago, later, basisPoints) => {
          const past = day('2026-01-01').add({ days: ago });
          const added = { fromDate: past.add({ days: later }), basisPoints };
          expect(rateOn([...history, added], past)).toBe(rateOn(history, past));
        },
      ),
    );
  });
});

test.each([
  ['one in force', [change('2026-01-01', 40_00)], true],
  ['one that begins today', [change('2026-03-10', 40_00)], true],
  ['one of zero percent', [change('2026-01-01', 0)], true],
  ['one that is planned', [change('2026-03-11', 40_00)], true],
  ['one that ended', [change('2026-01-01', 40_00), change('2026-03-10', null)], false],
  ['none', [], false],
])('whether something is owed from a day on: %s', (_case, changes, expected) => {
  expect(isOwedFrom(changes, day('2026-03-10'))).toBe(expected);
});

describe('what is planned', () => {
  test('begins after the day, soonest first', () => {
    const ends = change('2026-03-10', null);
    const rises = change('2026-05-01', 50_00);
    expect(plannedAfter(history, day('2026-03-09'))).toEqual([ends, rises]);
    expect(plannedAfter(history, day('2026-03-10'))).toEqual([rises]);
    expect(plannedAfter(history, day('2026-05-01'))).toEqual([]);
  });

  const plan = [change('2026-03-10', null), change('2026-05-01', 50_00)];
  test.each([
    ['nothing and nothing', [], [], true],
    ['the same', plan, [change('2026-03-10', null), change('2026-05-01', 50_00)], true],
    ['one change less', plan, plan.slice(1), false],
    ['one change more', plan.slice(1), plan, false],
    ['another rate', plan.slice(1), [change('2026-05-01', 45_00)], false],
    ['another day', plan.slice(1), [change('2026-05-02', 50_00)], false],
  ])('%s: the same plan or not', (_case, one, other, expected) => {
    expect(isSamePlan(one, other)).toBe(expected);
  });
});

describe('the amount', () => {
  test.each([
    ['40 % of R$ 100,00', 100_00, 40_00, 40_00],
    ['nothing', 100_00, 0, 0],
    ['everything', 99_99, 100_00, 99_99],
    ['half a cent, rounded up', 1, 50_00, 1],
    ['just under half a cent', 1, 49_99, 0],
    ['two decimals', 80_00, 40_25, 32_20],
    ['a free service', 0, 40_00, 0],
  ])('%s', (_case, price, basisPoints, expected) => {
    expect(commissionOf(cents(price), basisPoints)).toBe(expected);
    expect(establishmentShareOf(cents(price), basisPoints)).toBe(price - expected);
  });

  test('commission and share add up to the price, and neither is negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, basisPoints) => {
          const price = cents(amount);
          const commission = commissionOf(price, basisPoints);
          const share = establishmentShareOf(price, basisPoints);
          expect(commission + share).toBe(price);
          expect(Math.min(commission, share)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(commission - (price * basisPoints) / 10_000)).toBeLessThan(0.5001);
        },
      ),
    );
  });
});

test('a price or duration of her own stands in for the service’s, also a price of zero', () => {
  const service = { price: cents(80_00), durationMinutes: 45 };
  expect(offeredPrice(service, { price: null })).toBe(80_00);
  expect(offeredPrice(service, { price: cents(0) })).toBe(0);
  expect(offeredDuration(service, { durationMinutes: null })).toBe(45);
  expect(offeredDuration(service, { durationMinutes: 60 })).toBe(60);
});

describe('a service without a rate of its own', () => {
  const usual = [change('2026-02-15', 30_00), change('2026-04-01', 35_00)];

  test.each([
    ['before anything was said', '2025-12-31', null],
    ['while its own holds', '2026-03-01', 45_50],
    ['after its own ended: her usual one', '2026-03-10', 30_00],
    ['after the usual one changed', '2026-04-02', 35_00],
    ['when it has its own again', '2026-05-01', 50_00],
  ])('%s', (_case, date, expected) => {
    expect(rateOn(earnedHistory(history, usual), day(date))).toBe(expected);
  });

  test('earns her usual rate, newest first, and was forgotten before it', () => {
    const earned = earnedHistory([], usual);
    expect(earned).toEqual(usual.toReversed());
    expect(wasForgottenOn(earned, day('2026-02-14'))).toBe(true);
    expect(wasForgottenOn(earned, day('2026-02-15'))).toBe(false);
  });

  test('a rate of zero is its own', () => {
    const none = [change('2026-01-01', 0)];
    expect(rateOn(earnedHistory(none, usual), day('2026-05-01'))).toBe(0);
  });
});
