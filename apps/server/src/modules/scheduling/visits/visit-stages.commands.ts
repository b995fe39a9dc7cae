import {
  momentsAt,
  stageOf,
  type VisitRefusal,
  type VisitStage,
  visitRefusal,
} from '@app/domain/scheduling/visit';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntry } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';

/** Notes that somebody came or that it began, or takes it back. Where it stands already, nothing changes. */
export async function receiveClient(
  scope: CompanyScope,
  { id, stage }: { id: string; stage: VisitStage },
  now: Temporal.Instant,
): Promise<Result<null, 'not-found' | VisitRefusal>> {
  const row = await lockEntry(scope, id);
  if (row?.kind !== 'appointment') return refuse('not-found');
  const refusal = visitRefusal(row, stage, now);
  if (refusal) return refuse(refusal);
  if (stageOf(row) === stage) return accept(null);
  await scope
    .update(appointments)
    .set({ ...momentsAt(stage, row, now), version: sql`${appointments.version} + 1` })
    .where(eq(appointments.id, id));
  scope.changed.add('appointments');
  return accept(null);
}
