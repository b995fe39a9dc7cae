import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

/** For the counter, which holds the row: when it was paid, or null once that went back. */
export async function noteSettled(
  scope: CompanyScope,
  id: string,
  at: Temporal.Instant | null,
): Promise<void> {
  await scope.update(appointments).set({ settledAt: at }).where(eq(appointments.id, id));
  scope.changed.add('appointments');
}
