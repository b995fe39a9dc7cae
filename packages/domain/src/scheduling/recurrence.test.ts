import { describe, expect, test } from 'vitest';
import {
  canBeHad,
  datesOf,
  isCutShort,
  LONGEST_SERIES,
  localShift,
  type Recurrence,
  shifted,
  startsOf,
} from './recurrence.ts';

const at = Temporal.Instant.from;
const day = Temporal.PlainDate.from;
const zone = 'America/Sao_Paulo';
/** Its clocks still jump: forward on 28 March 2027, back on 31 October 2027. */
const jumping = 'Europe/Lisbon';

describe('a date of a series', () => {
  test.each([
    ['that is free is had', null, 'avoid', true],
    ['outside of the hours is avoided', 'outside-hours', 'avoid', false],
    ['outside of the hours is had by those who mean it', 'outside-hours', 'book', true],
    ['that is taken is never had', 'taken', 'book', false],
  ] as const)('%s', (_, conflict, outsideHours, isHad) => {
    expect(canBeHad(conflict, outsideHours)).toBe(isHad);
  });
});

describe('the days of a series', () => {
  test.each<[string, Recurrence, string[]]>([
    [
      'every two days, three times',
      { every: 2, unit: 'day', ends: { count: 3 } },
      ['2026-01-31', '2026-02-02', '2026-02-04'],
    ],
    [
      'every week until a day that still belongs',
      { every: 1, unit: 'week', ends: { lastDay: day('2026-02-14') } },
      ['2026-01-31', '2026-02-07', '2026-02-14'],
    ],
    [
      'every month, on its last day where the day is missing',
      { every: 1, unit: 'month', ends: { count: 4 } },
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    ['only the first', { every: 1, unit: 'day', ends: { count: 1 } }, ['2026-01-31']],
    [
      'none when the last day comes before the first',
      { every: 1, unit: 'day', ends: { lastDay: day('2026-01-30') } },
      [],
    ],
  ])('%s', (_case, recurrence, expected) => {
    expect(datesOf(day('2026-01-31'), recurrence).map(String)).toEqual(expected);
  });

  test('are never more than a year of weeks', () => {
    const endless: Recurrence = {
      every: 1,
      unit: 'day',
      ends: { lastDay: day('2099-01-01') },
    };
    expect(datesOf(day('2026-01-31'), endless)).toHaveLength(LONGEST_SERIES);
  });

  test.each([
    ['until the very last of them', { lastDay: day('2027-01-23') }, false],
    ['until before there would be another', { lastDay: day('2027-01-29') }, false],
    ['until there would be another', { lastDay: day('2027-01-30') }, true],
    ['as often as there may be', { count: LONGEST_SERIES }, false],
  ])('know whether they are cut short: %s', (_case, ends, expected) => {
    const weekly: Recurrence = { every: 1, unit: 'week', ends };
    expect(isCutShort(day('2026-01-31'), weekly)).toBe(expected);
  });
});

describe('the times of a series', () => {
  test('are the same on the wall when the clocks jump', () => {
    const weekly: Recurrence = { every: 1, unit: 'week', ends: { count: 2 } };
    const starts = startsOf(at('2027-03-24T10:00:00Z'), weekly, jumping);
    expect(starts.map(String)).toEqual(['2027-03-24T10:00:00Z', '2027-03-31T09:00:00Z']);
  });

  test('move by what the clock on the wall says', () => {
    const shift = localShift(at('2027-03-24T10:00:00Z'), at('2027-03-25T11:30:00Z'), jumping);
    expect(String(shifted(at('2027-03-31T09:00:00Z'), shift))).toBe('2027-04-01T10:30:00Z');
  });

  test('move back as well as forth', () => {
    const shift = localShift(at('2026-03-10T15:00:00Z'), at('2026-03-08T13:30:00Z'), zone);
    expect(String(shifted(at('2026-03-17T15:00:00Z'), shift))).toBe('2026-03-15T13:30:00Z');
  });
});
