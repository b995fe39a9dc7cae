import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messages } from './messages.table.ts';

/** The visits to come of which a message tells, or is about to, that nobody will serve them. */
export async function listAffectedTold(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await scope
    .selectDistinct({ id: messages.appointmentId })
    .from(messages)
    .where(
      and(
        eq(messages.occasion, 'affected'),
        notInArray(messages.state, ['skipped', 'failed']),
        gt(messages.tooLateAt, now),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}
