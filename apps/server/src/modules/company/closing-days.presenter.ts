import type {
  ClosingDayForm,
  ClosingDay as ShownClosingDay,
  UpcomingHoliday,
} from '@app/contract/company/closing-days.contract';
import {
  type ClosingDay,
  daysFrom,
  namedDaysOf,
  type UpcomingHoliday as Upcoming,
} from '@app/domain/company/closing-day';
import { accept, type Result } from '@app/domain/shared/result';
import type { ClosingDayRow } from './closing-days.queries.ts';

export function presentClosingDay(row: ClosingDayRow): ShownClosingDay {
  const { firstDay, lastDay } = namedDaysOf(row);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    firstDay: firstDay.toString(),
    lastDay: lastDay.toString(),
    hours: hoursOf(row),
  };
}

function hoursOf({ fromMinute, untilMinute }: ClosingDayRow): ShownClosingDay['hours'] {
  if (fromMinute === null || untilMinute === null) return null;
  return { from: fromMinute, until: untilMinute };
}

export function presentHoliday(holiday: Upcoming<ClosingDayRow>): UpcomingHoliday {
  const { date, name, isOptional, decision } = holiday;
  return {
    date: date.toString(),
    name,
    isOptional,
    decision: decision && presentClosingDay(decision),
  };
}

export function closingDayOf(form: ClosingDayForm): Result<ClosingDay, 'too-long'> {
  const days = daysFrom({
    firstDay: Temporal.PlainDate.from(form.firstDay),
    lastDay: Temporal.PlainDate.from(form.lastDay),
  });
  if (!days.accepted) return days;
  return accept({ ...days.value, name: form.name, kind: form.kind, hours: form.hours });
}
