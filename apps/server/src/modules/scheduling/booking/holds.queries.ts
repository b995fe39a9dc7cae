import { and, eq, gt } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';

export type Held = { id: string; heldUntil: Temporal.Instant };

/**
 * What a visitor's network holds in this company. Others of the same network wait until this
 * transaction ends: who asks for many at once gets no more than who asks in turn, on any server.
 */
export async function lockHoldsOf(
  scope: CompanyScope,
  holder: string,
  now: Temporal.Instant,
): Promise<Held[]> {
  await lockName(scope, `${scope.companyId}:${holder}`);
  return listHoldsOf(scope, holder, now);
}

export async function listHoldsOf(
  scope: CompanyScope,
  holder: string,
  now: Temporal.Instant,
): Promise<Held[]> {
  const { id, heldUntil, heldBy } = appointments;
  const rows = await scope
    .select({ id, heldUntil })
    .from(appointments)
    .where(and(gt(heldUntil, now), eq(heldBy, holder)));
  return rows.flatMap((row) => (row.heldUntil ? [{ ...row, heldUntil: row.heldUntil }] : []));
}

export async function findHold(scope: CompanyScope, id: string): Promise<AppointmentRow | null> {
  const [hold] = await scope
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.kind, 'hold')));
  return hold ?? null;
}

/** Of all companies. */
export function countHolds(scope: OperatorScope, now: Temporal.Instant): Promise<number> {
  return scope.$count(appointments, gt(appointments.heldUntil, now));
}
