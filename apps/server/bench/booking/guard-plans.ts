import { sql } from 'drizzle-orm';
import type { Scopes } from '../../src/foundation/database/scopes.ts';
import {
  isTakenAt,
  listBusyTime,
} from '../../src/modules/scheduling/free-time/busy-time.queries.ts';
import { PLATFORM_NOW } from '../platform/appointments.ts';
import type { Party } from '../platform/parties.ts';
import { report } from '../report.ts';

/** Of the questions about busy time, as a connection plans them once for everybody. */
export async function reportPlans(scopes: Scopes, party: Party, rows: number): Promise<void> {
  const { companyId, professionalId } = party;
  const entry = { companyId, userId: null, requestId: 'bench' };
  const from = PLATFORM_NOW.add({ hours: 24 });
  const until = from.add({ hours: 24 * 3 });
  const since = from.subtract({ hours: 72 });
  await scopes.withCompany(entry, async (scope) => {
    await scope.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const span = { from, until, now: PLATFORM_NOW, exceptId: null };
    await listBusyTime(scope, { ...span, professionalIds: [professionalId] });
    await isTakenAt(scope, { ...span, professionalId, startTime: from });
    const asked = `'${professionalId}', '${since}', '${until}', '${from}', '${PLATFORM_NOW}', null`;
    for (const [name, values] of [
      ['busy_time_of_one', asked],
      ['taken_at', `${asked}, 1`],
    ]) {
      const explained = await scope.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain (analyze, buffers, costs off) execute ${name}(${values})`),
      );
      const plan = explained.rows.map((row) => row['QUERY PLAN'].trim());
      // With few rows every plan is right: this is seen among ten million, or not at all.
      const isRight = plan.some((line) => line.includes('Index Only Scan using appointments_busy'));
      report(`plan of ${name} among ${rows}`, { isRight, plan });
    }
  });
}
