import type { Answer } from '@app/contract/shared/schemas';
import type {
  ExceptionForm,
  exception as exceptionSchema,
  realDay,
  schedule,
} from '@app/contract/team/schedules.contract';
import { daysFrom, namedDaysOf } from '@app/domain/company/closing-day';
import { accept, type Result } from '@app/domain/shared/result';
import type { ExceptionDays, WeekdayShifts } from '@app/domain/team/schedule';
import { workingTimeOn } from '@app/domain/team/schedule-day';
import { type ClosingDayRow, closingDayOf } from '../company/closing-days.queries.ts';
import type { ScheduleRows } from './schedules.queries.ts';

export function presentSchedule(rows: ScheduleRows): Answer<typeof schedule> {
  const { week, exceptions } = rows;
  return {
    ...rows,
    week: week.map(presentWeekday),
    exceptions: exceptions.map(presentException),
  };
}

function presentWeekday({
  weekday,
  shifts,
}: WeekdayShifts): Answer<typeof schedule>['week'][number] {
  return {
    weekday,
    shifts: shifts.map(({ breaks, ...shift }) => ({ ...shift, breaks: [...breaks] })),
  };
}

export function presentException(
  exception: ScheduleRows['exceptions'][number],
): Answer<typeof exceptionSchema> {
  return { ...exception, ...namedDaysOf(exception), shifts: [...exception.shifts] };
}

export function exceptionOf(form: ExceptionForm): Result<ExceptionDays, 'too-long'> {
  const days = daysFrom({
    firstDay: Temporal.PlainDate.from(form.firstDay),
    lastDay: Temporal.PlainDate.from(form.lastDay),
  });
  if (!days.accepted) return days;
  return accept({ ...days.value, kind: form.kind, reason: form.reason, shifts: form.shifts });
}

const SHOWN_DAYS = 7;

/** The days from this one on, as they will really be. */
export function presentDays(
  from: Temporal.PlainDate,
  { week, exceptions }: ScheduleRows,
  closings: readonly ClosingDayRow[],
): Answer<typeof realDay>[] {
  const calendar = { week, exceptions, closingDays: closings.map(closingDayOf) };
  return Array.from({ length: SHOWN_DAYS }, (_, days) => {
    const date = from.add({ days });
    return { date, ...workingTimeOn(date, calendar) };
  });
}
