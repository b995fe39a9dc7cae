import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';

type VisitsAround = {
  clientId: string;
  lastVisit: Temporal.Instant | null;
  nextVisit: Temporal.Instant | null;
};
type AroundRow = { client_id: string; last_visit: string | null; next_visit: string | null };

/** Two looks into the index for each of them: how often somebody came does not matter. */
export async function listVisitsAround(
  scope: CompanyScope,
  clientIds: readonly string[],
  now: Temporal.Instant,
): Promise<VisitsAround[]> {
  const { rows } = await scope.execute<AroundRow>(sql`select known.id as client_id,
      (select starts_at from appointments where client_id = known.id and status = 'completed'
        order by starts_at desc limit 1) as last_visit,
      (select starts_at from appointments where client_id = known.id
        and starts_at >= ${now.toString()}::timestamptz and status in ('scheduled', 'confirmed')
        order by starts_at limit 1) as next_visit
    from unnest(${sql.param(clientIds)}::uuid[]) as known (id)`);
  return rows.map(({ client_id, last_visit, next_visit }) => ({
    clientId: client_id,
    lastVisit: instantOf(last_visit),
    nextVisit: instantOf(next_visit),
  }));
}

function instantOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text);
}
