import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

export type UpcomingAppointment = {
  id: string;
  clientId: string;
  startTime: Temporal.Instant;
  status: 'scheduled' | 'confirmed';
  needsApproval: boolean;
};

/** Those that are still to come and stand, the oldest first: until the end nobody moves or deletes them. */
export async function lockUpcoming(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<UpcomingAppointment[]> {
  const { id, clientId, startTime, status, needsApproval } = appointments;
  const rows = await scope
    .select({ id, clientId, startTime, status, needsApproval })
    .from(appointments)
    .where(
      and(
        eq(appointments.kind, 'appointment'),
        inArray(status, ['scheduled', 'confirmed']),
        gt(startTime, now),
      ),
    )
    .orderBy(asc(id))
    .for('no key update');
  // An appointment has a client and, by the condition, one of the two; the columns do not tell.
  return rows as UpcomingAppointment[];
}

/** The visit that comes next, or else the last one there was: one that people know. */
export async function findNearestVisit(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<string | null> {
  const { startTime } = appointments;
  const next = await findFirstVisit(scope, gt(startTime, now), asc(startTime));
  return next ?? findFirstVisit(scope, lte(startTime, now), desc(startTime));
}

async function findFirstVisit(scope: CompanyScope, when: SQL, order: SQL): Promise<string | null> {
  const { id, kind, status } = appointments;
  const [row] = await scope
    .select({ id })
    .from(appointments)
    .where(and(eq(kind, 'appointment'), ne(status, 'cancelled'), when))
    .orderBy(order)
    .limit(1);
  return row?.id ?? null;
}
