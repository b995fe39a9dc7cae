import { asc, eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';

/** One service of an appointment, as long as it was booked for. */
export type Work = { serviceId: string; durationMinutes: number };

/** What was booked at an appointment, in the order in which it was chosen. */
export function listWork(scope: CompanyScope, id: string): Promise<Work[]> {
  const { appointmentId, serviceId, durationMinutes, position } = appointmentServices;
  return scope
    .select({ serviceId, durationMinutes })
    .from(appointmentServices)
    .where(eq(appointmentId, id))
    .orderBy(asc(position));
}

/** The same of each of these. */
export async function readWork(
  scope: CompanyScope,
  booked: readonly { id: string }[],
): Promise<ReadonlyMap<string, readonly Work[]>> {
  const ids = booked.map(({ id }) => id);
  const { appointmentId, serviceId, durationMinutes, position } = appointmentServices;
  const rows = await scope
    .select({ appointmentId, serviceId, durationMinutes })
    .from(appointmentServices)
    .where(sql`${appointmentId} = any (${sql.param(ids)}::uuid[])`)
    .orderBy(asc(position));
  return Map.groupBy(rows, (row) => row.appointmentId);
}
