import { contains, lengthOf, overlaps } from '../shared/interval.ts';

export const PERIOD_KINDS = ['shift', 'break'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export const EXCEPTION_KINDS = ['day-off', 'vacation', 'leave', 'special-hours'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Minutes of the day, half-open; 1440 is midnight at its end. */
export type Shift = { from: number; until: number };

/** One weekday, 0 is Sunday. A day that is missing or has no shifts is a day off. */
export type WeekdayShifts = {
  weekday: number;
  shifts: readonly (Shift & { breaks: readonly Shift[] })[];
};

/** Half-open: `untilDate` is the first day that no longer belongs. */
export type ExceptionDays = {
  fromDate: Temporal.PlainDate;
  untilDate: Temporal.PlainDate;
  kind: ExceptionKind;
  reason: string;
  /** Of special hours only. */
  shifts: readonly Shift[];
};

export type WeekRefusal = 'not-found' | 'changed-meanwhile';
export type ExceptionRefusal = 'not-found' | 'overlaps';

export const SCHEDULE_LIMITS = { shiftsPerDay: 6, breaksPerShift: 6, reasonLength: 200 } as const;

/** Where in the week something is impossible, and what a person reads about it. */
export type ScheduleIssue = { path: (string | number)[]; message: string };

export const SCHEDULE_SENTENCES = {
  weekdayTwice: 'Horário inválido: o dia da semana aparece duas vezes',
  endsBeforeStart: 'Horário inválido: o fim deve vir depois do início',
  shiftsOverlap: 'Horário inválido: os turnos se sobrepõem',
  breakOutside: 'Horário inválido: o intervalo fica fora do turno',
  breaksOverlap: 'Horário inválido: os intervalos se sobrepõem',
} as const;

const sentences = SCHEDULE_SENTENCES;

/** Everything that is impossible in a week. Back to back is possible. */
export function checkWeek(week: readonly WeekdayShifts[]): ScheduleIssue[] {
  return [
    ...checkWeekdays(week),
    ...week.flatMap(({ shifts }, day) => within([day, 'shifts'], checkDay(shifts))),
  ];
}

function checkWeekdays(week: readonly WeekdayShifts[]): ScheduleIssue[] {
  return week.flatMap(({ weekday }, day) => {
    const isAgain = week.slice(0, day).some((earlier) => earlier.weekday === weekday);
    return isAgain ? [{ path: [day, 'weekday'], message: sentences.weekdayTwice }] : [];
  });
}

function checkDay(shifts: WeekdayShifts['shifts']): ScheduleIssue[] {
  return [
    ...checkShifts(shifts),
    ...shifts.flatMap((shift, at) => within([at, 'breaks'], checkBreaks(shift, shift.breaks))),
  ];
}

/** Shifts of one day; the paths begin with their place in the list. */
export function checkShifts(shifts: readonly Shift[]): ScheduleIssue[] {
  return checkApart(shifts, sentences.shiftsOverlap);
}

function checkBreaks(shift: Shift, breaks: readonly Shift[]): ScheduleIssue[] {
  if (lengthOf(shift) <= 0) return [];
  const outside = breaks.flatMap((pause, at) => {
    if (lengthOf(pause) <= 0 || contains(shift, pause)) return [];
    const end = contains(shift, pause.from) ? 'until' : 'from';
    return [{ path: [at, end], message: sentences.breakOutside }];
  });
  return [...checkApart(breaks, sentences.breaksOverlap), ...outside];
}

function checkApart(periods: readonly Shift[], overlapSentence: string): ScheduleIssue[] {
  return periods.flatMap((period, at) => {
    if (lengthOf(period) <= 0) return [{ path: [at, 'until'], message: sentences.endsBeforeStart }];
    const isCrossed = periods.slice(0, at).some((earlier) => overlaps(earlier, period));
    return isCrossed ? [{ path: [at, 'from'], message: overlapSentence }] : [];
  });
}

function within(path: ScheduleIssue['path'], issues: ScheduleIssue[]): ScheduleIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
