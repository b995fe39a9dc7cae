import { type ClosingDay, coversOthers } from '@app/domain/company/closing-day';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, gt, gte, lt, lte, ne, or } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../foundation/database/sql-state.ts';
import type { ClosingDayRow } from './closing-days.queries.ts';
import { CLOSING_DAYS_APART, closingDays } from './closing-days.table.ts';

type Refusal = 'overlap' | 'not-found';
type Outcome<Reason extends Refusal> = Promise<Result<ClosingDayRow, Reason>>;

export function createClosingDay(scope: CompanyScope, day: ClosingDay): Outcome<'overlap'> {
  return unlessOverlapping(async () => {
    await coverShorter(scope, day, null);
    const [created] = await scope.insert(closingDays).values(columnsOf(day)).returning();
    if (!created) throw new Error('The database stored no closing day');
    return accept(created);
  });
}

export function updateClosingDay(
  scope: CompanyScope,
  id: string,
  day: ClosingDay,
): Outcome<'overlap' | 'not-found'> {
  return unlessOverlapping(async () => {
    await coverShorter(scope, day, id);
    const [changed] = await scope
      .update(closingDays)
      .set(columnsOf(day))
      .where(eq(closingDays.id, id))
      .returning();
    if (!changed) return refuse('not-found');
    return accept(changed);
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
