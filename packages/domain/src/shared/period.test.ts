import { describe, expect, test } from 'vitest';
import {
  daysOf,
  lastDayOf,
  likeBefore,
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

describe('a chosen period is compared like for like', () => {
  const today = day('2026-11-18');

  test.each([
    ['a running month', '2026-11-01 2026-12-01', '2026-11-01 2026-11-19', '2026-10-01 2026-10-19'],
    ['a month to date', '2026-11-01 2026-11-19', '2026-11-01 2026-11-19', '2026-10-01 2026-10-19'],
    ['its first days', '2026-11-01 2026-11-08', '2026-11-01 2026-11-08', '2026-10-01 2026-10-08'],
    ['a past month', '2026-10-01 2026-11-01', '2026-10-01 2026-11-01', '2026-09-01 2026-10-01'],
    ['a short one', '2026-02-01 2026-03-01', '2026-02-01 2026-03-01', '2026-01-01 2026-02-01'],
    ['seven days', '2026-11-12 2026-11-19', '2026-11-12 2026-11-19', '2026-11-05 2026-11-12'],
    ['today', '2026-11-18 2026-11-19', '2026-11-18 2026-11-19', '2026-11-17 2026-11-18'],
    ['days ahead', '2026-11-16 2026-11-23', '2026-11-16 2026-11-19', '2026-11-13 2026-11-16'],
    ['two months', '2026-10-01 2026-12-01', '2026-10-01 2026-11-19', '2026-08-13 2026-10-01'],
  ])('%s', (_case, chosen, current, previous) => {
    const [fromDate, untilDate] = chosen.split(' ').map(day);
    if (!fromDate || !untilDate) throw new Error('Both days are needed');
    const like = likeBefore({ fromDate, untilDate }, today);
    const written = [like?.current, like?.previous].map(
      (period) => period && `${period.fromDate} ${period.untilDate}`,
    );
    expect(written).toEqual([current, previous]);
  });

  test('what has not begun is compared with nothing', () => {
    const tomorrow = day('2026-11-19');
    expect(
      likeBefore({ fromDate: tomorrow, untilDate: tomorrow.add({ days: 1 }) }, today),
    ).toBeNull();
  });
});
