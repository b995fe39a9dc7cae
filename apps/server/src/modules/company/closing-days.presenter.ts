import type {
  ClosingDayForm,
  closingDay,
  upcomingHoliday,
} from '@app/contract/company/closing-days.contract';
import type { Answer } from '@app/contract/shared/schemas';
import {
  type ClosingDay,
  daysFrom,
  namedDaysOf,
  type UpcomingHoliday as Upcoming,
} from '@app/domain/company/closing-day';
import { accept, type Result } from '@app/domain/shared/result';
import type { ClosingDayRow } from './closing-days.queries.ts';

export function presentClosingDay(row: ClosingDayRow): Answer<typeof closingDay> {
  return { ...row, ...namedDaysOf(row), hours: hoursOf(row) };
}

function hoursOf({ fromMinute, untilMinute }: ClosingDayRow): Answer<typeof closingDay>['hours'] {
  if (fromMinute === null || untilMinute === null) return null;
  return { from: fromMinute, until: untilMinute };
}

export function presentHoliday(holiday: Upcoming<ClosingDayRow>): Answer<typeof upcomingHoliday> {
  return { ...holiday, decision: holiday.decision && presentClosingDay(holiday.decision) };
}

export function closingDayOf(form: ClosingDayForm): Result<ClosingDay, 'too-long'> {
  const days = daysFrom({
    firstDay: Temporal.PlainDate.from(form.firstDay),
    lastDay: Temporal.PlainDate.from(form.lastDay),
  });
  if (!days.accepted) return days;
  return accept({ ...days.value, name: form.name, kind: form.kind, hours: form.hours });
}
