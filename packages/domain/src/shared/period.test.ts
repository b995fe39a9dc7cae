import { describe, expect, test } from 'vitest';
import {
  daysOf,
  lastDayOf,
  monthBefore,
  monthKeyOf,
  monthOf,
  monthsUpTo,
  periodOf,
  sameDaysUpTo,
} from './period.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('a chosen period', () => {
  test.each([
    ['one day', '2026-03-10', '2026-03-10', 1],
    ['a month', '2026-02-01', '2026-02-28', 28],
    ['a leap year whole', '2028-01-01', '2028-12-31', 366],
  ])('is accepted: %s', (_case, first, last, days) => {
    const period = periodOf(day(first), day(last));
    if (!period.accepted) throw new Error(period.reason);
    expect(daysOf(period.value)).toHaveLength(days);
    expect(lastDayOf(period.value).toString()).toBe(last);
  });

  test.each([
    ['the end before the start', '2026-03-10', '2026-03-09'],
    ['a day more than a leap year', '2028-01-01', '2029-01-01'],
    ['two centuries', '1900-01-01', '2199-12-31'],
  ])('is refused: %s', (_case, first, last) => {
    expect(periodOf(day(first), day(last))).toEqual({ accepted: false, reason: 'too-long' });
  });
});

describe('months', () => {
  test('end with the first day of the next one', () => {
    const { fromDate, untilDate } = monthOf(day('2028-02-29'));
    expect([fromDate.toString(), untilDate.toString()]).toEqual(['2028-02-01', '2028-03-01']);
  });

  test('reach back over the turn of the year, also from a day that the other month lacks', () => {
    expect(monthKeyOf(monthBefore(monthOf(day('2026-01-31'))))).toBe('2025-12');
    expect(monthKeyOf(monthBefore(monthOf(day('2026-03-31'))))).toBe('2026-02');
  });

  test.each([
    ['in the middle', '2026-03-10', '2026-03-01 2026-03-11', '2026-02-01 2026-02-11'],
    ['on its first day', '2026-01-01', '2026-01-01 2026-01-02', '2025-12-01 2025-12-02'],
    ['after a shorter one', '2026-03-31', '2026-03-01 2026-04-01', '2026-02-01 2026-03-01'],
    ['after a longer one', '2026-02-28', '2026-02-01 2026-03-01', '2026-01-01 2026-01-29'],
  ])('are compared by the same days: %s', (_case, today, current, previous) => {
    const days = sameDaysUpTo(day(today));
    const written = [days.current, days.previous].map(
      ({ fromDate, untilDate }) => `${fromDate} ${untilDate}`,
    );
    expect(written).toEqual([current, previous]);
  });

  test('come oldest first, the one given last', () => {
    const months = monthsUpTo(monthOf(day('2026-02-15')), 3);
    expect(months.map(monthKeyOf)).toEqual(['2025-12', '2026-01', '2026-02']);
  });
});
