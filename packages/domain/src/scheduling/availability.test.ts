import { describe, expect, test } from 'vitest';
import type { ClosingDay } from '../company/closing-day.ts';
import type { ExceptionDays, Shift } from '../team/schedule.ts';
import type { Calendar } from '../team/schedule-day.ts';
import {
  type Busy,
  earliestStartOf,
  freeStarts,
  isFreeStart,
  lastBookableDay,
  openPiecesOn,
  pickProfessional,
} from './availability.ts';

const ZONE = 'America/Sao_Paulo';
const aMonday = Temporal.PlainDate.from('2026-03-09');

type Told = {
  shifts?: (Shift & { breaks?: Shift[] })[];
  exceptions?: ExceptionDays[];
  closingDays?: ClosingDay[];
};
const hours = (from: number, until: number): Shift => ({ from: from * 60, until: until * 60 });
const lunch = hours(12, 13);
const nineToSix = { ...hours(9, 18), breaks: [lunch] };

/** The same shifts on every weekday. */
function calendarOf({ shifts = [nineToSix], exceptions = [], closingDays = [] }: Told): Calendar {
  const ofDay = shifts.map((shift) => ({ breaks: [], ...shift }));
  const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday, shifts: ofDay }));
  return { week, exceptions, closingDays };
}

const question = {
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  stepMinutes: 60,
  earliestStart: Number.MIN_SAFE_INTEGER,
};
type Asked = Partial<typeof question> & { date?: string; zone?: string; busy?: Busy[] };

/** The clock's times of the free starts of one day. */
function times(told: Told, { date = '2026-03-09', zone = ZONE, busy = [], ...asked }: Asked = {}) {
  const pieces = openPiecesOn(Temporal.PlainDate.from(date), calendarOf(told), zone);
  return freeStarts(pieces, busy, { ...question, ...asked }).map((start) => clock(start, zone));
}

function clock(epochMinute: number, zone = ZONE): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMinute * 60_000);
  return moment.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

function minuteAt(time: string, date = '2026-03-09', zone = ZONE): number {
  return Temporal.ZonedDateTime.from(`${date}T${time}[${zone}]`).epochMilliseconds / 60_000;
}

function taken(from: string, until: string): Busy {
  return { from: minuteAt(from), until: minuteAt(until) };
}

const that = { fromDate: aMonday, untilDate: aMonday.add({ days: 1 }) };
const special = (...shifts: Shift[]): ExceptionDays => ({
  ...that,
  kind: 'special-hours',
  reason: '',
  shifts,
});
const company = (kind: ClosingDay['kind'], open: Shift | null = null): ClosingDay => ({
  ...that,
  kind,
  name: '',
  hours: open,
});

describe('the grid', () => {
  test('begins with the shift and not with the hour', () => {
    const shifts = [{ from: 9 * 60 + 10, until: 11 * 60 }];
    expect(times({ shifts }, { stepMinutes: 30 })).toEqual(['09:10', '09:40']);
  });

  test('is not begun again by a break', () => {
    const shifts = [{ ...hours(9, 15), breaks: [{ from: 12 * 60, until: 12 * 60 + 45 }] }];
    expect(times({ shifts })).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00']);
  });

  test('is begun again by each shift, also by one that follows without a pause', () => {
    const shifts = [
      { from: 14 * 60 + 20, until: 16 * 60 + 30 },
      hours(9, 11),
      { from: 11 * 60, until: 12 * 60 + 30 },
    ];
    expect(times({ shifts })).toEqual(['09:00', '10:00', '11:00', '14:20', '15:20']);
  });

  test('is begun by each shift of special hours', () => {
    const exceptions = [special({ from: 15 * 60 + 30, until: 17 * 60 }, hours(10, 12))];
    expect(times({ exceptions })).toEqual(['10:00', '11:00', '15:30']);
  });

  test('is not moved by special hours of the company, which only cut', () => {
    const closingDays = [company('special-hours', { from: 9 * 60 + 30, until: 15 * 60 + 30 })];
    expect(times({ closingDays })).toEqual(['10:00', '11:00', '13:00', '14:00']);
  });
});

describe('a service', () => {
  test('lies whole inside the shift and outside the break', () => {
    const expected = ['09:00', '10:00', '13:00', '14:00', '15:00', '16:00'];
    expect(times({}, { durationMinutes: 90 })).toEqual(expected);
  });

  test('may end where the shift ends, and not a minute later', () => {
    const shifts = [hours(9, 10)];
    expect(times({ shifts }, { durationMinutes: 60 })).toEqual(['09:00']);
    expect(times({ shifts }, { durationMinutes: 61 })).toEqual([]);
  });

  test('does not run from one shift into the next', () => {
    const shifts = [hours(9, 10), hours(10, 11)];
    expect(times({ shifts }, { durationMinutes: 90 })).toEqual([]);
  });

  test.each([
    ['the company is closed', { closingDays: [company('closed')] }],
    ['the professional is off', { exceptions: [{ ...special(), kind: 'day-off' as const }] }],
    ['nobody works that weekday', { shifts: [] }],
  ])('finds no time where %s', (_case, told) => {
    expect(times(told)).toEqual([]);
  });
});

describe('busy time', () => {
  const shifts = [hours(9, 13)];

  test('takes the starts whose service would meet it, and allows back to back', () => {
    const busy = [taken('10:00', '11:00')];
    expect(times({ shifts }, { busy })).toEqual(['09:00', '11:00', '12:00']);
    const half = { busy, stepMinutes: 30 };
    expect(times({ shifts }, half)).toEqual(['09:00', '11:00', '11:30', '12:00']);
  });

  test.each([
    ['one minute too long', taken('09:59', '11:00'), ['11:00', '12:00']],
    ['one minute into the next', taken('10:00', '11:01'), ['09:00', '12:00']],
    ['begun the day before', taken('00:00', '10:00'), ['10:00', '11:00', '12:00']],
    ['the whole day', taken('00:00', '23:00'), []],
    ['empty', taken('10:30', '10:30'), ['09:00', '10:00', '11:00', '12:00']],
  ])('that is %s counts to the minute', (_case, one, expected) => {
    expect(times({ shifts }, { busy: [one] })).toEqual(expected);
  });

  test('may come in any order, overlap, and hold other busy time inside', () => {
    const busy = [taken('11:10', '11:20'), taken('09:30', '12:00'), taken('10:00', '10:30')];
    expect(times({ shifts }, { busy })).toEqual(['12:00']);
  });

  test('of a longer answer leaves nothing behind in the next one', () => {
    times({}, { busy: [taken('09:00', '12:00'), taken('14:00', '18:00')], stepMinutes: 5 });
    expect(times({ shifts })).toEqual(['09:00', '10:00', '11:00', '12:00']);
  });
});

describe('a buffer', () => {
  const shifts = [{ ...hours(9, 15), breaks: [lunch] }];
  const all = ['09:00', '10:00', '11:00', '13:00', '14:00'];

  test('may reach beyond opening, closing and into the break', () => {
    const buffers = { bufferBeforeMinutes: 30, bufferAfterMinutes: 30 };
    expect(times({ shifts }, buffers)).toEqual(all);
  });

  test('before the service keeps away from what ends later', () => {
    const asked = { busy: [taken('08:00', '09:50')], bufferBeforeMinutes: 10 };
    expect(times({ shifts }, asked)).toEqual(all.slice(1));
    expect(times({ shifts }, { ...asked, bufferBeforeMinutes: 11 })).toEqual(all.slice(2));
  });

  test('after the service keeps away from what begins sooner, also outside the shift', () => {
    const asked = { busy: [taken('15:10', '16:00')], bufferAfterMinutes: 10 };
    expect(times({ shifts }, asked)).toEqual(all);
    expect(times({ shifts }, { ...asked, bufferAfterMinutes: 11 })).toEqual(all.slice(0, -1));
  });
});

describe('notice and horizon', () => {
  test.each([
    ['2026-03-09T12:55:00Z', '10:00'],
    ['2026-03-09T12:55:00.000000001Z', '10:01'],
    ['2026-03-09T12:54:01Z', '10:00'],
  ])('at %s with five minutes of notice the first minute is %s', (now, expected) => {
    expect(clock(earliestStartOf(Temporal.Instant.from(now), 5))).toBe(expected);
  });

  test('a start at exactly the notice is offered, one before is not', () => {
    const shifts = [hours(9, 12)];
    const at = (time: string) => times({ shifts }, { earliestStart: minuteAt(time) });
    expect(at('10:00')).toEqual(['10:00', '11:00']);
    expect(at('10:01')).toEqual(['11:00']);
    expect(at('11:01')).toEqual([]);
    expect(times({ shifts }, { earliestStart: Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  test('staff have no notice and find times that are past', () => {
    const earliestStart = earliestStartOf(Temporal.Instant.from('2030-01-01T00:00Z'), null);
    expect(times({ shifts: [hours(9, 11)] }, { earliestStart })).toEqual(['09:00', '10:00']);
  });

  test('the last day is so many days after today of the company', () => {
    const now = Temporal.Instant.from('2026-03-10T02:30:00Z');
    expect(lastBookableDay(now, ZONE, 30).toString()).toBe('2026-04-08');
    expect(lastBookableDay(now, 'UTC', 30).toString()).toBe('2026-04-09');
    expect(lastBookableDay(now, ZONE, 0).toString()).toBe('2026-03-09');
  });
});

describe('clocks that change', () => {
  const night = { shifts: [hours(0, 5)] };
  const lisbon = (date: string) => ({ date, zone: 'Europe/Lisbon' });

  test('shorten and lengthen a shift, whose grid counts real minutes', () => {
    expect(times(night, lisbon('2026-03-29'))).toEqual(['00:00', '02:00', '03:00', '04:00']);
    expect(times(night, lisbon('2026-10-25'))).toEqual([
      '00:00',
      '01:00',
      '01:00',
      '02:00',
      '03:00',
      '04:00',
    ]);
  });

  test('by half an hour move the grid by half an hour', () => {
    const asked = { date: '2026-10-04', zone: 'Australia/Lord_Howe' };
    expect(times(night, asked)).toEqual(['00:00', '01:00', '02:30', '03:30']);
  });

  test('move a shift that begins in the skipped hour forward', () => {
    const shifts = [{ from: 90, until: 240 }];
    expect(times({ shifts }, lisbon('2026-03-29'))).toEqual(['02:30']);
  });

  test('leave nothing of a shift that lies in the skipped hour and would end before it begins', () => {
    const shifts = [{ from: 90, until: 120 }];
    const asked = { ...lisbon('2026-03-29'), durationMinutes: 15, stepMinutes: 15 };
    expect(times({ shifts }, asked)).toEqual([]);
  });

  test('do away with a break that lies in the skipped hour', () => {
    const shifts = [{ ...hours(0, 5), breaks: [{ from: 90, until: 120 }] }];
    const asked = { ...lisbon('2026-03-29'), durationMinutes: 120 };
    expect(times({ shifts }, asked)).toEqual(['00:00', '02:00', '03:00']);
  });

  test('offer a time once where two shifts meet in the skipped hour', () => {
    const shifts = [
      { from: 0, until: 90 },
      { from: 120, until: 240 },
    ];
    const asked = { ...lisbon('2026-03-29'), durationMinutes: 30, stepMinutes: 30 };
    expect(times({ shifts }, asked)).toEqual([
      '00:00',
      '00:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });

  test('at midnight begin the day an hour later', () => {
    expect(times(night, { date: '2018-11-04' })).toEqual(['01:00', '02:00', '03:00', '04:00']);
    const late = { shifts: [hours(22, 24)] };
    expect(times(late, { date: '2018-11-03' })).toEqual(['22:00', '23:00']);
    expect(times(late, { date: '2018-02-17' })).toEqual(['22:00', '23:00', '23:00']);
  });
});

describe('a wish', () => {
  const pieces = openPiecesOn(aMonday, calendarOf({}), ZONE);
  const busy = [taken('14:30', '15:30')];
  const wish = (time: string, asked: Partial<typeof question> = {}) =>
    isFreeStart(minuteAt(time), pieces, busy, { ...question, ...asked });

  test('is granted on the grid, inside a shift and free', () => {
    expect([wish('09:00'), wish('13:00'), wish('16:00')]).toEqual([true, true, true]);
  });

  test.each([
    ['off the grid', '09:01', {}],
    ['before opening', '08:00', {}],
    ['in the break', '12:00', {}],
    ['too long before the break', '11:00', { durationMinutes: 61 }],
    ['busy', '15:00', {}],
    ['with a buffer that meets busy time', '13:00', { bufferAfterMinutes: 31 }],
    ['with a buffer before it that meets busy time', '16:00', { bufferBeforeMinutes: 31 }],
    ['too soon', '09:00', { earliestStart: minuteAt('09:01') }],
  ])('is refused %s', (_case, time, asked) => {
    expect(wish(time, asked)).toBe(false);
  });
});

test.each([
  { stepMinutes: 0 },
  { stepMinutes: -30 },
  { stepMinutes: 0.5 },
  { durationMinutes: 0 },
  { durationMinutes: NaN },
  { bufferBeforeMinutes: -1 },
  { bufferAfterMinutes: 1.5 },
])('a question that has no answer is thrown back: %o', (wrong) => {
  expect(() => freeStarts([], [], { ...question, ...wrong })).toThrow(RangeError);
  expect(() => isFreeStart(0, [], [], { ...question, ...wrong })).toThrow(RangeError);
});

describe('any professional', () => {
  const person = (name: string, bookedMinutes: number, id = name) => ({ id, name, bookedMinutes });

  test('is whoever has the fewest minutes booked', () => {
    expect(pickProfessional([person('Ana', 90), person('Bia', 30)])?.name).toBe('Bia');
  });

  test('is the first by name among equals, as names are sorted in Portuguese', () => {
    const equals = [person('Zélia', 30), person('Érica', 30), person('Fábio', 30)];
    expect(pickProfessional(equals)?.name).toBe('Érica');
  });

  test('is the same one of two with the same name, in whichever order they come', () => {
    const two = [person('Ana', 0, 'b'), person('Ana', 0, 'a')];
    expect([pickProfessional(two)?.id, pickProfessional(two.toReversed())?.id]).toEqual(['a', 'a']);
  });

  test('is nobody where nobody is free', () => {
    expect(pickProfessional([])).toBeNull();
  });
});
