import { lte, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { appointments } from '../appointments/appointments.table.ts';

const AT_ONCE = 5_000;

/**
 * Times that were held for somebody and never taken. Nobody waits for this, and it waits for
 * nobody: they keep nothing, and what is left the next minute sweeps.
 */
export async function sweepHolds(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const over = scope
    .select({ companyId: appointments.companyId, id: appointments.id })
    .from(appointments)
    .where(lte(appointments.heldUntil, now))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  await scope.delete(appointments).where(sql`(company_id, id) in (${over})`);
}
