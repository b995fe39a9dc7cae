import { sql } from 'drizzle-orm';
import type { Scopes } from '../src/foundation/database/scopes.ts';
import { isTakenAt, listBusyTime } from '../src/modules/scheduling/busy-time.queries.ts';
import type { Person } from './booking-guard-data.ts';
import { report } from './report.ts';

const NOW = Temporal.Instant.from('2025-01-06T00:00:00Z');

/** Of the questions about busy time, as a connection plans them once for everybody. */
export async function reportPlans(scopes: Scopes, person: Person, rows: number): Promise<void> {
  const { companyId, professionalId } = person;
  const entry = { companyId, userId: null, requestId: 'bench' };
  const from = NOW.add({ hours: 24 });
  const until = from.add({ hours: 24 * 3 });
  const since = from.subtract({ hours: 72 });
  await scopes.withCompany(entry, async (scope) => {
    await scope.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const span = { from, until, now: NOW, exceptId: null };
    await listBusyTime(scope, { ...span, professionalIds: [professionalId] });
    await isTakenAt(scope, { ...span, professionalId, startsAt: from });
    const asked = `array['${professionalId}']::uuid[], '${since}', '${until}', '${from}', '${NOW}', null`;
    for (const [name, values] of [
      ['busy_time', asked],
      ['taken_at', `${asked}, 1`],
    ]) {
      const explained = await scope.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain (analyze, buffers, costs off) execute ${name}(${values})`),
      );
      const plan = explained.rows.map((row) => row['QUERY PLAN'].trim());
      report(`plan of ${name} among ${rows}`, { plan });
    }
  });
}
