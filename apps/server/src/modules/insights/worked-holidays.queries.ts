import type { UpcomingHoliday } from '@app/domain/company/closing-day';
import { weekdayOf } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listHolidaysToDecide } from '../company/closing-days.queries.ts';
import { listWorkedWeekdays } from '../team/schedules.queries.ts';

/** Where nobody works on Sundays, a holiday on one is no question. */
export async function listWorkedHolidays(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<UpcomingHoliday<never>[]> {
  const holidays = await listHolidaysToDecide(scope, today);
  if (holidays.length === 0) return [];
  const worked = await listWorkedWeekdays(scope);
  return holidays.filter(({ date }) => worked.includes(weekdayOf(date)));
}
