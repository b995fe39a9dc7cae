import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClosingDay } from '../company/closing-day.ts';
import { lengthOf } from '../shared/interval.ts';
import type { ExceptionDays, Shift, WeekdayShifts } from './schedule.ts';
import { workingTimeOn } from './schedule-day.ts';

const at = (hour: number, until: number): Shift => ({ from: hour * 60, until: until * 60 });
const shift = (from: number, until: number, ...breaks: Shift[]) => ({ ...at(from, until), breaks });
const monday = (...shifts: WeekdayShifts['shifts']): WeekdayShifts => ({ weekday: 1, shifts });

const aMonday = Temporal.PlainDate.from('2026-03-09');
const week = [monday(shift(14, 18), shift(8, 12, at(10, 11)))];
const ordinary = [at(8, 10), at(11, 12), at(14, 18)];

function exception(
  kind: ExceptionDays['kind'],
  { days = 1, shifts = [] as Shift[] } = {},
): ExceptionDays {
  return {
    kind,
    reason: 'Motivo',
    fromDate: aMonday,
    untilDate: aMonday.add({ days }),
    shifts,
  };
}
function closing(kind: ClosingDay['kind'], hours: ClosingDay['hours'] = null): ClosingDay {
  return {
    kind,
    name: 'Feriado',
    fromDate: aMonday,
    untilDate: aMonday.add({ days: 1 }),
    hours,
  };
}
const none = { week, exceptions: [], closingDays: [] };

describe('the working time of a day', () => {
  test('is that of the weekday, sorted, without the breaks', () => {
    expect(workingTimeOn(aMonday, none)).toEqual({ hours: ordinary, because: null });
    expect(workingTimeOn(aMonday.add({ days: 1 }), none)).toEqual({ hours: [], because: null });
  });

  test.each(['day-off', 'vacation', 'leave'] as const)('is none on a day of %s', (kind) => {
    expect(workingTimeOn(aMonday, { ...none, exceptions: [exception(kind)] })).toEqual({
      hours: [],
      because: { kind, name: 'Motivo' },
    });
  });

  test('is what special hours say, also on a day that is off in an ordinary week', () => {
    const exceptions = [exception('special-hours', { days: 2, shifts: [at(20, 22), at(19, 20)] })];
    const expected = { hours: [at(19, 22)], because: { kind: 'special-hours', name: 'Motivo' } };
    expect(workingTimeOn(aMonday, { ...none, exceptions })).toEqual(expected);
    expect(workingTimeOn(aMonday.add({ days: 1 }), { ...none, exceptions })).toEqual(expected);
  });

  test('is ordinary again on the first day after an exception, and before it', () => {
    const exceptions = [exception('vacation', { days: 7 })];
    const hoursOn = (days: number) =>
      workingTimeOn(aMonday.add({ days }), { ...none, exceptions }).hours;
    expect([hoursOn(-7), hoursOn(0), hoursOn(7)]).toEqual([ordinary, [], ordinary]);
  });

  test('is none where the company is closed, whatever else was said', () => {
    const exceptions = [exception('special-hours', { shifts: [at(8, 20)] })];
    const closingDays = [closing('closed')];
    expect(workingTimeOn(aMonday, { week, exceptions, closingDays })).toEqual({
      hours: [],
      because: { kind: 'closed', name: 'Feriado' },
    });
  });

  test('is ordinary where the company opens on a holiday', () => {
    expect(workingTimeOn(aMonday, { ...none, closingDays: [closing('open')] })).toEqual({
      hours: ordinary,
      because: null,
    });
  });

  test.each<[string, Shift, Shift[], boolean]>([
    ['cut them', at(9, 15), [at(9, 10), at(11, 12), at(14, 15)], true],
    ['leave nothing', at(19, 22), [], true],
    ['change nothing when they are longer', at(6, 22), ordinary, false],
  ])('special hours of the company %s', (_case, hours, expected, differs) => {
    const closingDays = [closing('special-hours', hours)];
    expect(workingTimeOn(aMonday, { ...none, closingDays })).toEqual({
      hours: expected,
      because: differs ? { kind: 'special-hours', name: 'Feriado' } : null,
    });
  });

  test('special hours of the company cut those of a professional, and leave her day off hers', () => {
    const closingDays = [closing('special-hours', at(10, 14))];
    const special = [exception('special-hours', { shifts: [at(8, 12)] })];
    const off = [exception('day-off')];
    expect(workingTimeOn(aMonday, { week, exceptions: special, closingDays })).toEqual({
      hours: [at(10, 12)],
      because: { kind: 'special-hours', name: 'Feriado' },
    });
    expect(workingTimeOn(aMonday, { week, exceptions: off, closingDays })).toEqual({
      hours: [],
      because: { kind: 'day-off', name: 'Motivo' },
    });
  });

  test('never holds a minute of a break or outside a shift, and is sorted and apart', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .filter(([from, until]) => from < until)
      .map(([from, until]) => ({ from, until }));
    const anyShift = fc
      .tuple(period, fc.array(period, { maxLength: 3 }))
      .map(([whole, breaks]) => ({ ...whole, breaks }));
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 4 }), (shifts) => {
        const { hours } = workingTimeOn(aMonday, { ...none, week: [monday(...shifts)] });
        const works = (minute: number) =>
          hours.some(({ from, until }) => from <= minute && minute < until);
        const holds = ({ from, until }: Shift, minute: number) => from <= minute && minute < until;
        for (let minute = 0; minute < 1440; minute += 7) {
          const expected =
            shifts.some((one) => holds(one, minute)) &&
            !shifts.some(({ breaks }) => breaks.some((pause) => holds(pause, minute)));
          expect(works(minute)).toBe(expected);
        }
        hours.forEach((piece, place) => {
          expect(lengthOf(piece)).toBeGreaterThan(0);
          const next = hours[place + 1];
          if (next) expect(piece.until).toBeLessThan(next.from);
        });
      }),
    );
  });
});
