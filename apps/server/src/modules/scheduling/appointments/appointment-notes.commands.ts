import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';

type Noting = { id: string; version: number; notes: string };

/** Of any status: what is to be remembered of a visit is often known only after it. */
export async function writeNotes(
  scope: CompanyScope,
  { id, version, notes }: Noting,
): Promise<Result<{ id: string }, 'not-found' | 'changed-meanwhile'>> {
  const row = await lockEntry(scope, id);
  if (row?.kind !== 'appointment') return refuse('not-found');
  if (row.version !== version) return refuse('changed-meanwhile');
  if (row.notes === notes) return accept({ id });
  await scope
    .update(appointments)
    .set({ notes, version: sql`${appointments.version} + 1` })
    .where(eq(appointments.id, id));
  scope.changed.add('appointments');
  return accept({ id });
}
