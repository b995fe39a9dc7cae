import type { ExceptionDays, WeekdayShifts } from '@app/domain/team/schedule';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { professionals } from './professionals.table.ts';
import { scheduleExceptions } from './schedule-exceptions.table.ts';
import { schedulePeriods } from './schedule-periods.table.ts';

export type ExceptionRow = typeof scheduleExceptions.$inferSelect;
export type ScheduleRows = {
  professionalId: string;
  version: number;
  week: WeekdayShifts[];
  exceptions: (ExceptionDays & { id: string; version: number })[];
};

/** The days of an ordinary week on which anybody works, 0 for Sunday. */
export async function listWorkedWeekdays(scope: CompanyScope): Promise<number[]> {
  const rows = await scope
    .selectDistinct({ weekday: schedulePeriods.weekday })
    .from(schedulePeriods)
    .innerJoin(professionals, eq(professionals.id, schedulePeriods.professionalId))
    .where(and(eq(professionals.active, true), eq(schedulePeriods.kind, 'shift')));
  return rows.map(({ weekday }) => weekday);
}

/** The ordinary week and the exceptions that are not over on this day. */
export async function findSchedule(
  scope: CompanyScope,
  professionalId: string,
  today: Temporal.PlainDate,
): Promise<ScheduleRows | null> {
  const [professional] = await scope
    .select({ professionalId: professionals.id, version: professionals.scheduleVersion })
    .from(professionals)
    .where(eq(professionals.id, professionalId));
  if (!professional) return null;
  const periods = await scope
    .select()
    .from(schedulePeriods)
    .where(eq(schedulePeriods.professionalId, professionalId))
    .orderBy(asc(schedulePeriods.weekday), asc(schedulePeriods.fromMinute));
  const exceptions = await exceptionsFrom(scope, professionalId, today);
  return { ...professional, week: weekOf(periods), exceptions };
}

function exceptionsFrom(
  scope: CompanyScope,
  professionalId: string,
  today: Temporal.PlainDate,
): Promise<ExceptionRow[]> {
  return scope
    .select()
    .from(scheduleExceptions)
    .where(
      and(
        eq(scheduleExceptions.professionalId, professionalId),
        gt(scheduleExceptions.untilDate, today),
      ),
    )
    .orderBy(asc(scheduleExceptions.fromDate));
}

export type PeriodRow = Pick<
  typeof schedulePeriods.$inferSelect,
  'weekday' | 'kind' | 'fromMinute' | 'untilMinute'
>;

/** Days on which somebody works, from Sunday on. A break belongs to the shift it lies in. */
export function weekOf(periods: readonly PeriodRow[]): WeekdayShifts[] {
  const byDay = Map.groupBy(periods, ({ weekday }) => weekday);
  return [...byDay].map(([weekday, ofDay]) => ({
    weekday,
    shifts: ofDay
      .filter(({ kind }) => kind === 'shift')
      .map((shift) => ({
        ...timesOf(shift),
        breaks: ofDay.filter((other) => isBreakOf(shift, other)).map(timesOf),
      })),
  }));
}

function isBreakOf(shift: PeriodRow, { kind, fromMinute }: PeriodRow): boolean {
  return kind === 'break' && shift.fromMinute <= fromMinute && fromMinute < shift.untilMinute;
}

function timesOf({ fromMinute, untilMinute }: PeriodRow) {
  return { from: fromMinute, until: untilMinute };
}
