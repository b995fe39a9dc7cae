import { inArray, sql } from 'drizzle-orm';
import { auditRecords } from '../../../foundation/database/audit-records.table.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { forgetVisitors } from '../online/appointment-visitors.commands.ts';
import { appointments } from './appointments.table.ts';

/**
 * When she came and what she paid stays. What she wrote goes, from the appointments and from their
 * trail: those of today, and those that were deleted long ago and are in the trail alone.
 */
export async function forgetInAppointments(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const ids = [...clientIds];
  await forgetVisitors(scope, ids);
  const changed = await scope
    .update(appointments)
    .set({ notes: '', version: sql`${appointments.version} + 1` })
    .where(sql`${inArray(appointments.clientId, ids)} and ${appointments.notes} <> ''`)
    .returning({ id: appointments.id });
  // Last, because the step before was written into the trail.
  await scope.execute(sql`
    with hers as materialized (
      select id from ${appointments} where client_id = any (${sql.param(ids)}::uuid[])
      union
      select row_id from ${auditRecords}
      where table_name = 'appointments' and before ->> 'client_id' = any (${sql.param(ids)}::text[])
    )
    select forget_in_trail('appointments', id) from hers`);
  if (changed.length > 0) scope.changed.add('appointments');
}
