import { isClosed } from '@app/domain/scheduling/appointment';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntry } from '../appointments/appointments.queries.ts';
import { appointmentTroubles } from './appointment-troubles.table.ts';
import type { Booked } from './troubles.queries.ts';

/** From now on somebody has to see to them, also where an earlier trouble had been kept. */
export async function noteInTheWay(
  scope: CompanyScope,
  booked: readonly Booked[],
  now: Temporal.Instant,
): Promise<void> {
  if (booked.length === 0) return;
  const rows = booked.map(({ id, professionalId, startTime }) => ({
    appointmentId: id,
    professionalId,
    startTime,
    inTheWaySince: now,
  }));
  await scope
    .insert(appointmentTroubles)
    .values(rows)
    .onConflictDoUpdate({
      target: [appointmentTroubles.companyId, appointmentTroubles.appointmentId],
      set: {
        professionalId: sql`excluded.professional_id`,
        startTime: sql`excluded.starts_at`,
        inTheWaySince: now,
        keptDespite: false,
      },
    });
}

/** It stays where it is: the client is served all the same. Said twice, it is said once. */
export async function keepDespite(
  scope: CompanyScope,
  id: string,
): Promise<Result<string, 'not-found' | 'closed'>> {
  const row = await lockEntry(scope, id);
  if (row?.kind !== 'appointment') return refuse('not-found');
  if (isClosed(row.status)) return refuse('closed');
  await keepAll(scope, [id]);
  return accept(id);
}

export async function keepAll(scope: CompanyScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope
    .update(appointmentTroubles)
    .set({ keptDespite: true })
    .where(inArray(appointmentTroubles.appointmentId, [...ids]));
}
