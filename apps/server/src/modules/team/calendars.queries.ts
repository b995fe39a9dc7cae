import type { ExceptionDays } from '@app/domain/team/schedule';
import type { Calendar } from '@app/domain/team/schedule-day';
import { sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readClosingDay, writtenClosingDays } from '../company/closing-days.queries.ts';
import { professionals } from './professionals.table.ts';
import { type PeriodRow, weekOf } from './schedules.queries.ts';

export type Days = { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };

/** When each of these professionals works on these days: one question, however many they are. */
export async function readCalendars(
  scope: CompanyScope,
  professionalIds: readonly string[],
  days: Days,
): Promise<ReadonlyMap<string, Calendar>> {
  return calendarsIn(await readRows(scope, professionalIds, days));
}

/** The same without those who left: nobody who is inactive has hours. */
export async function readWorkingCalendars(
  scope: CompanyScope,
  professionalIds: readonly string[],
  days: Days,
): Promise<ReadonlyMap<string, Calendar>> {
  const rows = await readRows(scope, professionalIds, days);
  return calendarsIn(rows.filter(({ active }) => active));
}

async function readRows(
  scope: CompanyScope,
  professionalIds: readonly string[],
  { fromDate, untilDate }: Days,
): Promise<CalendarRow[]> {
  if (professionalIds.length === 0) return [];
  return calendars(scope).execute({
    professionalIds: [...professionalIds],
    fromDate: fromDate.toString(),
    untilDate: untilDate.toString(),
  });
}

type CalendarRow = WrittenCalendar & {
  id: string;
  active: boolean;
  closingDays: Parameters<typeof readClosingDay>[0][];
};

function calendarsIn(rows: readonly CalendarRow[]): ReadonlyMap<string, Calendar> {
  const closingDays = (rows[0]?.closingDays ?? []).map(readClosingDay);
  return new Map(rows.map(({ id, ...written }) => [id, readCalendar(written, closingDays)]));
}

export type WrittenCalendar = { periods: PeriodRow[]; exceptions: WrittenException[] };

export function readCalendar(
  { periods, exceptions }: WrittenCalendar,
  closingDays: Calendar['closingDays'],
): Calendar {
  return { week: weekOf(periods), exceptions: exceptions.map(readException), closingDays };
}

type WrittenException = Pick<ExceptionDays, 'kind' | 'reason' | 'shifts'> & {
  fromDate: string;
  untilDate: string;
};

function readException({ fromDate, untilDate, ...exception }: WrittenException): ExceptionDays {
  return {
    ...exception,
    fromDate: Temporal.PlainDate.from(fromDate),
    untilDate: Temporal.PlainDate.from(untilDate),
  };
}

const periods = sql<PeriodRow[]>`(
  select coalesce(json_agg(json_build_object(
    'weekday', period.weekday, 'kind', period.kind,
    'fromMinute', period.from_minute, 'untilMinute', period.until_minute)
    order by period.weekday, period.from_minute), '[]')
  from schedule_periods period where period.professional_id = professionals.id)`;
/** As part of a prepared query of `professionals`, with its days `fromDate` and `untilDate`. */
export const writtenExceptions = sql<WrittenException[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', exception.kind, 'reason', exception.reason, 'shifts', exception.shifts,
    'fromDate', exception.from_date, 'untilDate', exception.until_date)), '[]')
  from schedule_exceptions exception
  where exception.professional_id = professionals.id
    and exception.until_date > ${sql.placeholder('fromDate')}::date
    and exception.from_date < ${sql.placeholder('untilDate')}::date)`;
const isAsked = sql`professionals.id = any (${sql.placeholder('professionalIds')}::uuid[])`;

const calendars = preparedQuery('calendars', (database) =>
  database
    .select({
      id: professionals.id,
      active: professionals.active,
      periods,
      exceptions: writtenExceptions,
      closingDays: writtenClosingDays,
    })
    .from(professionals)
    .where(isAsked),
);
