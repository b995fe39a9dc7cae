import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { firstVisits } from '../src/modules/scheduling/appointments/first-visits.table.ts';
import type { TestWorld } from './support.ts';

type Visit = { id: string; at: string };

/** When each client came first, by her id: as it is kept, which is what the appointments say. */
export async function firstVisitsOf(
  world: TestWorld,
  companyId: string,
): Promise<Record<string, string>> {
  const { kept, plain } = await world.inCompany(companyId, async (scope) => ({
    kept: await scope
      .select({ id: firstVisits.clientId, at: firstVisits.startTime })
      .from(firstVisits),
    plain: await scope.execute<Visit>(sql`
      select client_id as id, min(starts_at) as at from appointments
      where client_id is not null and status <> 'cancelled' group by company_id, client_id`),
  }));
  const found = Object.fromEntries(kept.map(({ id, at }) => [id, at.toString()]));
  const asked = plain.rows.map(({ id, at }) => [id, Temporal.Instant.from(at).toString()]);
  expect(found).toEqual(Object.fromEntries(asked));
  return found;
}
