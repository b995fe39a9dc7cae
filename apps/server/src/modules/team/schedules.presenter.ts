import type {
  ExceptionForm,
  RealDay,
  Schedule,
  ScheduleException,
} from '@app/contract/team/schedules.contract';
import { daysFrom, namedDaysOf } from '@app/domain/company/closing-day';
import { accept, type Result } from '@app/domain/shared/result';
import type { ExceptionDays, WeekdayShifts } from '@app/domain/team/schedule';
import { workingTimeOn } from '@app/domain/team/schedule-day';
import { type ClosingDayRow, closingDayOf } from '../company/closing-days.queries.ts';
import type { ScheduleRows } from './schedules.queries.ts';

export function presentSchedule({
  professionalId,
  version,
  week,
  exceptions,
}: ScheduleRows): Schedule {
  return {
    professionalId,
    version,
    week: week.map(presentWeekday),
    exceptions: exceptions.map(presentException),
  };
}

function presentWeekday({ weekday, shifts }: WeekdayShifts): Schedule['week'][number] {
  return {
    weekday,
    shifts: shifts.map(({ breaks, ...shift }) => ({ ...shift, breaks: [...breaks] })),
  };
}

export function presentException(exception: ScheduleRows['exceptions'][number]): ScheduleException {
  const { firstDay, lastDay } = namedDaysOf(exception);
  return {
    id: exception.id,
    kind: exception.kind,
    firstDay: firstDay.toString(),
    lastDay: lastDay.toString(),
    reason: exception.reason,
    shifts: [...exception.shifts],
  };
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
): RealDay[] {
  const calendar = { week, exceptions, closingDays: closings.map(closingDayOf) };
  return Array.from({ length: SHOWN_DAYS }, (_, days) => {
    const date = from.add({ days });
    return { date: date.toString(), ...workingTimeOn(date, calendar) };
  });
}
