import { accept, type Result, refuse } from '@app/domain/shared/result';
import {
  checkWeek,
  type ExceptionDays,
  type ExceptionRefusal,
  type PeriodKind,
  type ScheduleIssue,
  type Shift,
  type WeekdayShifts,
  type WeekRefusal,
} from '@app/domain/team/schedule';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference, isOverlapOf } from '../../foundation/database/sql-state.ts';
import { isProfessional } from './professionals.queries.ts';
import { professionals } from './professionals.table.ts';
import {
  SCHEDULE_EXCEPTIONS_APART,
  SCHEDULE_EXCEPTIONS_PROFESSIONAL_FK,
  scheduleExceptions,
} from './schedule-exceptions.table.ts';
import { schedulePeriods } from './schedule-periods.table.ts';
import type { ExceptionRow } from './schedules.queries.ts';

type NewWeek = { professionalId: string; version: number; week: readonly WeekdayShifts[] };
type WeekOutcome =
  | Result<null, WeekRefusal>
  | { accepted: false; reason: 'impossible'; issues: ScheduleIssue[] };

/** All weekdays in one step, over the schedule that was seen; a newer one is left alone. */
export async function replaceWeek(
  scope: CompanyScope,
  { professionalId, version, week }: NewWeek,
): Promise<WeekOutcome> {
  const issues = checkWeek(week);
  if (issues.length > 0) return { accepted: false, reason: 'impossible', issues };
  // Whoever saves at the same time waits here, and then finds another version.
  const [replaced] = await scope
    .update(professionals)
    .set({ scheduleVersion: sql`${professionals.scheduleVersion} + 1` })
    .where(and(eq(professionals.id, professionalId), eq(professionals.scheduleVersion, version)))
    .returning({ id: professionals.id });
  if (!replaced) {
    return refuse(
      (await isProfessional(scope, professionalId)) ? 'changed-meanwhile' : 'not-found',
    );
  }
  await scope.delete(schedulePeriods).where(eq(schedulePeriods.professionalId, professionalId));
  await storeFirstWeek(scope, professionalId, week);
  return accept(null);
}

/** Of somebody who has no hours; whoever calls has made sure that they are possible. */
export async function storeFirstWeek(
  scope: CompanyScope,
  professionalId: string,
  week: readonly WeekdayShifts[],
): Promise<void> {
  const periods = periodsOf(professionalId, week);
  if (periods.length > 0) await scope.insert(schedulePeriods).values(periods);
}

function periodsOf(professionalId: string, week: readonly WeekdayShifts[]) {
  return week.flatMap(({ weekday, shifts }) => {
    const period = (kind: PeriodKind, { from, until }: Shift) => ({
      professionalId,
      weekday,
      kind,
      fromMinute: from,
      untilMinute: until,
    });
    return shifts.flatMap((shift) => [
      period('shift', shift),
      ...shift.breaks.map((pause) => period('break', pause)),
    ]);
  });
}

type Outcome<Reason extends string> = Promise<Result<ExceptionRow, Reason>>;

export function createException(
  scope: CompanyScope,
  professionalId: string,
  days: ExceptionDays,
): Outcome<ExceptionRefusal> {
  return exceptionOr(async () => {
    const [created] = await scope
      .insert(scheduleExceptions)
      .values({ ...days, professionalId })
      .returning();
    if (!created) throw new Error('The database stored no exception');
    return accept(created);
  });
}

type ExceptionKey = { professionalId: string; id: string };

/** Replaces it as it was when the form was opened; a newer one is left alone. */
export function updateException(
  scope: CompanyScope,
  { version, ...key }: ExceptionKey & { version: number },
  days: ExceptionDays,
): Outcome<ExceptionRefusal | 'changed-meanwhile'> {
  return exceptionOr(async () => {
    const [changed] = await scope
      .update(scheduleExceptions)
      .set({ ...days, version: sql`${scheduleExceptions.version} + 1` })
      .where(and(isThe(key), eq(scheduleExceptions.version, version)))
      .returning();
    if (changed) return accept(changed);
    const isThere = (await scope.$count(scheduleExceptions, isThe(key))) > 0;
    return refuse(isThere ? 'changed-meanwhile' : 'not-found');
  });
}

export async function removeException(
  scope: CompanyScope,
  key: ExceptionKey,
): Promise<Result<ExceptionRow, 'not-found'>> {
  const [removed] = await scope.delete(scheduleExceptions).where(isThe(key)).returning();
  if (!removed) return refuse('not-found');
  return accept(removed);
}

function isThe({ professionalId, id }: ExceptionKey) {
  return and(eq(scheduleExceptions.professionalId, professionalId), eq(scheduleExceptions.id, id));
}

async function exceptionOr<Reason extends string>(
  write: () => Outcome<Reason>,
): Outcome<Reason | ExceptionRefusal> {
  try {
    return await write();
  } catch (error) {
    if (isOverlapOf(SCHEDULE_EXCEPTIONS_APART, error)) return refuse('overlaps');
    if (isMissingReference(SCHEDULE_EXCEPTIONS_PROFESSIONAL_FK, error)) return refuse('not-found');
    throw error;
  }
}

/** Each change of the team does this by itself; special hours that end change nothing. */
export async function settleBooking(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const moment = now.toString();
  await scope.execute(sql`select settle_booking_of(current_company_id(), ${moment}::timestamptz)`);
  scope.changed.add('company');
}
