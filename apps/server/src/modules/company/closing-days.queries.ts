import {
  type ClosingDay,
  holidaysToDecide,
  type UpcomingHoliday,
} from '@app/domain/company/closing-day';
import { asc, gt, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { closingDays } from './closing-days.table.ts';

export type ClosingDayRow = typeof closingDays.$inferSelect;

/** In order, those that are over left out. */
export function listClosingDays(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<ClosingDayRow[]> {
  return scope
    .select()
    .from(closingDays)
    .where(gt(closingDays.untilDate, today))
    .orderBy(asc(closingDays.fromDate));
}

/** What the company should decide soon. On most days no holiday is near, and nothing is read. */
export async function listHolidaysToDecide(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<UpcomingHoliday<never>[]> {
  if (holidaysToDecide(today, []).length === 0) return [];
  const undecided = holidaysToDecide(today, await listClosingDays(scope, today));
  return undecided.map((holiday) => ({ ...holiday, decision: null }));
}

/** As the rules about working time read it. */
export function closingDayOf({ fromMinute, untilMinute, ...day }: ClosingDayRow): ClosingDay {
  return { ...day, hours: hoursOf({ fromMinute, untilMinute }) };
}

type WrittenClosingDay = Pick<ClosingDayRow, 'name' | 'kind' | 'fromMinute' | 'untilMinute'> & {
  fromDate: string;
  untilDate: string;
};

/** As part of a prepared query: those between its days `fromDate` and `untilDate`. */
export const writtenClosingDays = sql<WrittenClosingDay[]>`(
  select coalesce(json_agg(json_build_object(
    'name', day.name, 'kind', day.kind, 'fromDate', day.from_date, 'untilDate', day.until_date,
    'fromMinute', day.from_minute, 'untilMinute', day.until_minute) order by day.from_date), '[]')
  from closing_days day
  where day.until_date > ${sql.placeholder('fromDate')}::date
    and day.from_date < ${sql.placeholder('untilDate')}::date)`;

export function readClosingDay(written: WrittenClosingDay): ClosingDay {
  const { name, kind, fromMinute, untilMinute } = written;
  return {
    name,
    kind,
    fromDate: Temporal.PlainDate.from(written.fromDate),
    untilDate: Temporal.PlainDate.from(written.untilDate),
    hours: hoursOf({ fromMinute, untilMinute }),
  };
}

function hoursOf({
  fromMinute,
  untilMinute,
}: Pick<ClosingDayRow, 'fromMinute' | 'untilMinute'>): ClosingDay['hours'] {
  if (fromMinute === null || untilMinute === null) return null;
  return { from: fromMinute, until: untilMinute };
}
