import { asc, gt } from 'drizzle-orm';
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
