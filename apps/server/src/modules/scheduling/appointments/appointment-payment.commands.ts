import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

/** Stores when an appointment was paid, null once that was refunded; the counter holds the lock. */
export async function noteSettled(
  scope: CompanyScope,
  id: string,
  at: Temporal.Instant | null,
): Promise<void> {
  await scope.update(appointments).set({ settledAt: at }).where(eq(appointments.id, id));
  scope.changed.add('appointments');
}
