import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { placeNew } from './placing.commands.ts';

export type Blocking = {
  professionalIds: readonly string[];
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
  reason: string;
};

/**
 * Keeps the time of several people, or of none: the caller gives up the transaction when it is
 * refused. Whoever writes more than one entry locks the people first, so that two who do never
 * wait for each other in a circle.
 */
export async function blockTime(
  scope: CompanyScope,
  { professionalIds, startTime, endTime, reason }: Blocking,
  now: Temporal.Instant,
): Promise<Result<AppointmentRow[], 'professional-not-found' | 'taken'>> {
  const ids = new Set(professionalIds);
  const locked = await lockProfessionals(scope, [...ids]);
  if (locked.length < ids.size) return refuse('professional-not-found');
  const noBuffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  const blocks: AppointmentRow[] = [];
  for (const professionalId of locked) {
    const place = { professionalId, startTime, endTime, ...noBuffers };
    const block = await placeNew(scope, { ...place, kind: 'block', notes: reason }, now);
    if (!block) return refuse('taken');
    blocks.push(block);
  }
  return accept(blocks);
}

export async function unblockTime(
  scope: CompanyScope,
  id: string,
): Promise<Result<{ id: string }, 'not-found'>> {
  const [removed] = await scope
    .delete(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.kind, 'block')))
    .returning({ id: appointments.id });
  if (!removed) return refuse('not-found');
  scope.changed.add('appointments');
  return accept(removed);
}
