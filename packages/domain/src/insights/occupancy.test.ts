import { describe, expect, test } from 'vitest';
import type { Calendar } from '../team/schedule-day.ts';
import { addUp, hoursBefore, hoursOver, occupancyOf } from './occupancy.ts';

const tuesday = Temporal.PlainDate.from('2026-03-10');
const wednesday = tuesday.add({ days: 1 });

/** Tuesdays and Wednesdays from nine to six with an hour at noon. */
const calendar: Calendar = {
  week: [2, 3].map((weekday) => ({
    weekday: weekday as 2 | 3,
    shifts: [{ from: 540, until: 1080, breaks: [{ from: 720, until: 780 }] }],
  })),
  exceptions: [],
  closingDays: [],
};
const closed = { name: 'Feriado', kind: 'closed', hours: null } as const;
const shortDay = {
  name: 'Véspera',
  kind: 'special-hours',
  hours: { from: 540, until: 720 },
} as const;
const off = { kind: 'day-off', reason: '', shifts: [] } as const;
const onWednesday = { fromDate: wednesday, untilDate: wednesday.add({ days: 1 }) };

function minutesOf(date: Temporal.PlainDate, from: number, until: number) {
  const midnight = tuesday.until(date).days * 1440;
  return { from: midnight + from, until: midnight + until };
}

function occupancyOfTwoDays(
  booked: { from: number; until: number }[],
  change: Partial<Calendar> = {},
) {
  return occupancyOf(booked, hoursOver([tuesday, wednesday], { ...calendar, ...change }));
}

describe('her hours', () => {
  test.each([
    ['breaks taken out', {}, 960],
    ['a closed day taken out', { closingDays: [{ ...closed, ...onWednesday }] }, 480],
    ['special hours of the company', { closingDays: [{ ...shortDay, ...onWednesday }] }, 660],
    ['a day off taken out', { exceptions: [{ ...off, ...onWednesday }] }, 480],
    ['nothing without a schedule', { week: [] }, 0],
  ])('%s', (_case, change, workingMinutes) => {
    expect(occupancyOfTwoDays([], change)).toEqual({ workingMinutes, bookedMinutes: 0 });
  });
});

test('a holiday closes its own Wednesday and not the next one', () => {
  const days = [wednesday, wednesday.add({ days: 7 })];
  const holiday = { ...calendar, closingDays: [{ ...closed, ...onWednesday }] };
  expect(occupancyOf([], hoursOver(days, holiday)).workingMinutes).toBe(480);
  expect(occupancyOf([], hoursOver(days, calendar)).workingMinutes).toBe(960);
});

describe('hours before she left', () => {
  const hours = hoursOver([tuesday, wednesday], calendar);

  test.each([
    ['before the period', -1, 0],
    ['as her shift begins', 540, 0],
    ['in her shift', 600, 60],
    ['in her break', 750, 180],
    ['at the end of the day', 1440, 480],
    ['in the shift of the next day', 1440 + 541, 481],
    ['after the period', 9999, 960],
  ])('%s', (_case, minute, workingMinutes) => {
    expect(occupancyOf([], hoursBefore(minute, hours)).workingMinutes).toBe(workingMinutes);
  });

  test('are the only ones of which any were booked', () => {
    const booked = [minutesOf(tuesday, 570, 660), minutesOf(wednesday, 540, 600)];
    const occupancy = { workingMinutes: 60, bookedMinutes: 30 };
    expect(occupancyOf(booked, hoursBefore(600, hours))).toEqual(occupancy);
  });
});

describe('booked minutes', () => {
  test.each([
    ['within a shift', [minutesOf(tuesday, 600, 660)], 60],
    [
      'on both days, in any order',
      [minutesOf(wednesday, 600, 660), minutesOf(tuesday, 540, 570)],
      90,
    ],
    [
      'squeezed into the same time, once',
      [minutesOf(tuesday, 600, 660), minutesOf(tuesday, 630, 690)],
      90,
    ],
    ['over the break, without it', [minutesOf(tuesday, 700, 800)], 40],
    [
      'before and after hours, not at all',
      [minutesOf(tuesday, 480, 540), minutesOf(tuesday, 1080, 1140)],
      0,
    ],
    ['half before the shift, the other half', [minutesOf(tuesday, 510, 570)], 30],
    [
      'through the night, the end of one day and the start of the other',
      [minutesOf(tuesday, 1050, 1440 + 600)],
      90,
    ],
    ['on a day that is not hers', [minutesOf(wednesday.add({ days: 1 }), 600, 660)], 0],
  ])('%s', (_case, booked, bookedMinutes) => {
    expect(occupancyOfTwoDays(booked).bookedMinutes).toBe(bookedMinutes);
  });

  test('never pass the hours, minute for minute as an obvious count', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const open = [minutesOf(tuesday, 540, 720), minutesOf(tuesday, 780, 1080)];
    const hours = hoursOver([tuesday], calendar);
    for (let round = 0; round < 200; round++) {
      const booked = Array.from({ length: next(8) }, () => {
        const from = 480 + next(660);
        return minutesOf(tuesday, from, from + 1 + next(120));
      });
      const first = minutesOf(tuesday, 0, 1440).from;
      const isIn = (list: typeof booked, minute: number) =>
        list.some(({ from, until }) => from <= minute && minute < until);
      const obvious = Array.from({ length: 1440 }, (_, at) => first + at).filter(
        (minute) => isIn(open, minute) && isIn(booked, minute),
      ).length;
      expect(occupancyOf(booked, hours).bookedMinutes).toBe(obvious);
    }
  });
});

test('a team adds up', () => {
  const one = { workingMinutes: 480, bookedMinutes: 60 };
  expect(addUp([one, one])).toEqual({ workingMinutes: 960, bookedMinutes: 120 });
  expect(addUp([])).toEqual({ workingMinutes: 0, bookedMinutes: 0 });
});
