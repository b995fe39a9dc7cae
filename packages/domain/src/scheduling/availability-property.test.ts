import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLOT_STEPS } from '../company/booking-policy.ts';
import type { ClosingDay } from '../company/closing-day.ts';
import { merge } from '../shared/interval.ts';
import type { ExceptionDays, Shift } from '../team/schedule.ts';
import { type Calendar, workingTimeOn } from '../team/schedule-day.ts';
import { type Busy, freeStarts, isFreeStart, openPiecesOn } from './availability.ts';
import { dayClockOf, epochMinuteAt, KEPT } from './availability-clock.ts';
import { plainFreeStarts } from './slot-oracle.ts';

const DAYS = 3;

/** Days around changes of the clocks, and one of no change, with the zone they belong to. */
const PLACES = [
  ['America/Sao_Paulo', ['2017-10-14', '2018-02-16', '2018-11-03', '2019-02-15', '2026-11-13']],
  ['Europe/Lisbon', ['2026-03-28', '2026-10-24', '2026-06-10']],
  ['America/Santiago', ['2026-04-03', '2026-09-05', '2026-12-30']],
  ['Australia/Lord_Howe', ['2026-04-04', '2026-10-03', '2026-07-01']],
  ['Asia/Kolkata', ['2026-03-27']],
  ['America/Manaus', ['2026-02-27']],
] as const;

const place = fc
  .constantFrom(...PLACES)
  .chain(([zone, days]) => fc.record({ zone: fc.constant(zone), day: fc.constantFrom(...days) }));

/** Midnight at both ends and the hours in which clocks change come up more often than by chance. */
const minute = fc.oneof(
  { arbitrary: fc.constantFrom(0, 1440), weight: 1 },
  { arbitrary: fc.integer({ min: 0, max: 16 }).map((quarter) => quarter * 15), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 1440 }), weight: 2 },
);
const period = fc
  .tuple(minute, minute)
  .filter(([one, other]) => one !== other)
  .map(([one, other]): Shift => ({ from: Math.min(one, other), until: Math.max(one, other) }));
const wholeDay = fc.constant<Shift>({ from: 0, until: 1440 });
const shift = fc
  .tuple(fc.oneof(period, period, wholeDay), fc.array(period, { maxLength: 2 }))
  .map(([whole, breaks]) => ({ ...whole, breaks }));

/** Mostly shifts that could be saved, sometimes ones that cross each other. */
const shifts = fc.array(shift, { minLength: 1, maxLength: 3 });
const week = fc
  .array(shifts, { minLength: 7, maxLength: 7 })
  .map((days) => days.map((ofDay, weekday) => ({ weekday, shifts: ofDay })));

function someDays(day: string) {
  return fc
    .tuple(fc.integer({ min: 0, max: DAYS - 1 }), fc.integer({ min: 1, max: 2 }))
    .map(([offset, length]) => {
      const fromDate = Temporal.PlainDate.from(day).add({ days: offset });
      return { fromDate, untilDate: fromDate.add({ days: length }) };
    });
}

function anyCalendar(day: string): fc.Arbitrary<Calendar> {
  const exception = fc
    .tuple(
      someDays(day),
      fc.constantFrom('day-off' as const, 'special-hours' as const),
      fc.array(period, { maxLength: 3 }),
    )
    .map(([days, kind, ofDay]): ExceptionDays => ({ ...days, kind, reason: '', shifts: ofDay }));
  const closing = fc
    .tuple(
      someDays(day),
      fc.constantFrom('closed' as const, 'special-hours' as const, 'open' as const),
      period,
    )
    .map(([days, kind, hours]): ClosingDay => ({ ...days, kind, name: '', hours }));
  return fc.record({
    week,
    exceptions: fc.array(exception, { maxLength: 1 }),
    closingDays: fc.array(closing, { maxLength: 1 }),
  });
}

/** Minutes from the first day on; overlapping, nested, back to back and empty ones among them. */
const busyTimes = fc.array(
  fc.tuple(
    fc.integer({ min: -100, max: DAYS * 288 }).map((five) => five * 5),
    fc.oneof(fc.constantFrom(0, 5, 30, 45, 60), fc.integer({ min: 1, max: 700 })),
  ),
  { maxLength: 25 },
);
const asked = fc.record({
  durationMinutes: fc.oneof(
    fc.constantFrom(30, 45, 60),
    fc.integer({ min: 1, max: 200 }),
    fc.constant(1440),
  ),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 37),
  bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 60),
  stepMinutes: fc.constantFrom(...SLOT_STEPS),
});
const notice = fc.option(fc.integer({ min: -600, max: DAYS * 1440 }), { freq: 3 });

const situation = place.chain((at) =>
  fc.record({
    at: fc.constant(at),
    calendar: anyCalendar(at.day),
    busyTimes,
    asked,
    notice,
  }),
);
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

function laidOut({ at: { zone, day }, calendar, busyTimes, asked, notice }: Situation) {
  const firstDay = Temporal.PlainDate.from(day);
  const days = Array.from({ length: DAYS }, (_, offset) => firstDay.add({ days: offset }));
  const beginning = firstDay.toZonedDateTime(zone).epochMilliseconds / 60_000;
  const busy = busyTimes.map(
    ([offset, length]): Busy => ({ from: beginning + offset, until: beginning + offset + length }),
  );
  const earliestStart = notice === null ? Number.MIN_SAFE_INTEGER : beginning + notice;
  return {
    zone,
    calendar,
    days,
    busy,
    pieces: days.flatMap((date) => openPiecesOn(date, calendar, zone)),
    question: { ...asked, earliestStart },
  };
}

function plainly({ zone, calendar, days, busy, question }: ReturnType<typeof laidOut>): number[] {
  const minutes = (length: number) => Temporal.Duration.from({ minutes: length });
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!firstDay || !lastDay) return [];
  return plainFreeStarts({
    zone,
    calendar,
    firstDay,
    lastDay,
    busy: busy.map(({ from, until }) => ({ from: momentOf(from), until: momentOf(until) })),
    duration: minutes(question.durationMinutes),
    bufferBefore: minutes(question.bufferBeforeMinutes),
    bufferAfter: minutes(question.bufferAfterMinutes),
    step: minutes(question.stepMinutes),
    notBefore:
      question.earliestStart === Number.MIN_SAFE_INTEGER ? null : momentOf(question.earliestStart),
  }).map((start) => start.epochMilliseconds / 60_000);
}

function momentOf(epochMinute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochMinute * 60_000);
}

/** Plain dates take their time: some milliseconds for each situation. */
const PATIENCE = 30_000;

test(
  'the engine offers what trying every start with plain dates offers',
  () => {
    fc.assert(
      fc.property(situation, (one) => {
        const laid = laidOut(one);
        expect(freeStarts(laid.pieces, laid.busy, laid.question)).toEqual(plainly(laid));
      }),
      { numRuns: 300 },
    );
  },
  PATIENCE,
);

test('a wish is granted exactly where it is among the free starts', () => {
  fc.assert(
    fc.property(situation, fc.array(fc.nat(DAYS * 1440), { maxLength: 30 }), (one, wishes) => {
      const { pieces, busy, question } = laidOut(one);
      const free = freeStarts(pieces, busy, question);
      const beginning = pieces[0]?.from ?? 0;
      for (const wish of [...free, ...wishes.map((offset) => beginning + offset)]) {
        expect(isFreeStart(wish, pieces, busy, question)).toBe(free.includes(wish));
      }
    }),
    { numRuns: 300 },
  );
});

test('the pieces of a day without a change of clocks are its working time', () => {
  const zone = 'America/Manaus';
  const date = Temporal.PlainDate.from('2026-02-27');
  const midnight = date.toZonedDateTime(zone).epochMilliseconds / 60_000;
  fc.assert(
    fc.property(anyCalendar(date.toString()), (calendar) => {
      const local = openPiecesOn(date, calendar, zone).map(({ from, until }) => ({
        from: from - midnight,
        until: until - midnight,
      }));
      expect(merge(local)).toEqual(merge(workingTimeOn(date, calendar).hours));
    }),
    { numRuns: 300 },
  );
});

test('every local minute is the moment that Temporal gives it', () => {
  const offset = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(place, offset, minute, ({ zone, day }, days, minuteOfDay) => {
      const date = Temporal.PlainDate.from(day).add({ days });
      const moment = date.toPlainDateTime().add({ minutes: minuteOfDay }).toZonedDateTime(zone);
      const found = epochMinuteAt(dayClockOf(date, zone), minuteOfDay);
      expect(found).toBe(moment.epochMilliseconds / 60_000);
    }),
    { numRuns: 5000 },
  );
});

test('days are forgotten, and found again, when there is no more room for them', () => {
  const first = Temporal.PlainDate.from('2020-01-01');
  const before = dayClockOf(first, 'America/Manaus');
  for (let days = 1; days <= KEPT.daysPerZone; days++) {
    dayClockOf(first.add({ days }), 'America/Manaus');
  }
  const again = dayClockOf(first, 'America/Manaus');
  expect(again).not.toBe(before);
  expect(again).toEqual(before);
  expect(dayClockOf(first, 'America/Manaus')).toBe(again);
});
