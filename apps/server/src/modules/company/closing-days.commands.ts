import { type ClosingDay, coversOthers } from '@app/domain/company/closing-day';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, gt, gte, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../foundation/database/sql-state.ts';
import type { ClosingDayRow } from './closing-days.queries.ts';
import { CLOSING_DAYS_APART, closingDays } from './closing-days.table.ts';

type Refusal = 'overlap' | 'not-found' | 'changed-meanwhile';
type Outcome<Reason extends Refusal> = Promise<Result<ClosingDayRow, Reason>>;

export function createClosingDay(scope: CompanyScope, day: ClosingDay): Outcome<'overlap'> {
  return unlessOverlapping(async () => {
    await coverShorter(scope, day, null);
    const [created] = await scope.insert(closingDays).values(columnsOf(day)).returning();
    if (!created) throw new Error('The database stored no closing day');
    return accept(created);
  });
}

/** Replaces it as it was when the form was opened; a newer one is left alone. */
export function updateClosingDay(
  scope: CompanyScope,
  { id, version }: { id: string; version: number },
  day: ClosingDay,
): Outcome<Refusal> {
  return unlessOverlapping(async () => {
    await coverShorter(scope, day, id);
    const [changed] = await scope
      .update(closingDays)
      .set({ ...columnsOf(day), version: sql`${closingDays.version} + 1` })
      .where(and(eq(closingDays.id, id), eq(closingDays.version, version)))
      .returning();
    if (changed) return accept(changed);
    const isThere = (await scope.$count(closingDays, eq(closingDays.id, id))) > 0;
    return refuse(isThere ? 'changed-meanwhile' : 'not-found');
  });
}

export async function removeClosingDay(scope: CompanyScope, id: string): Outcome<'not-found'> {
  const [removed] = await scope.delete(closingDays).where(eq(closingDays.id, id)).returning();
  if (!removed) return refuse('not-found');
  return accept(removed);
}

/** Who closes for two weeks has answered for each day in them; only what reaches beyond is in the way. */
async function coverShorter(
  scope: CompanyScope,
  { kind, fromDate, untilDate }: ClosingDay,
  exceptId: string | null,
): Promise<void> {
  if (!coversOthers(kind)) return;
  await scope
    .delete(closingDays)
    .where(
      and(
        gte(closingDays.fromDate, fromDate),
        lte(closingDays.untilDate, untilDate),
        or(gt(closingDays.fromDate, fromDate), lt(closingDays.untilDate, untilDate)),
        exceptId === null ? undefined : ne(closingDays.id, exceptId),
      ),
    );
}

function columnsOf({ hours, ...day }: ClosingDay) {
  return { ...day, fromMinute: hours?.from ?? null, untilMinute: hours?.until ?? null };
}

async function unlessOverlapping<Reason extends Refusal>(
  write: () => Outcome<Reason>,
): Outcome<Reason | 'overlap'> {
  try {
    return await write();
  } catch (error) {
    if (isOverlapOf(CLOSING_DAYS_APART, error)) return refuse('overlap');
    throw error;
  }
}
