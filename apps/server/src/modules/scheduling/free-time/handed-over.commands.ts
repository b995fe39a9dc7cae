import { keepsMoments, NO_MOMENTS } from '@app/domain/scheduling/visit';
import { getTableColumns, sql } from 'drizzle-orm';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../../foundation/database/sql-state.ts';
import { announceMove } from '../appointments/appointment-moves.commands.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { APPOINTMENTS_APART, appointments } from '../appointments/appointments.table.ts';
import type { Taker } from './takers.rules.ts';
import type { Booked } from './troubles.queries.ts';

/** One that somebody else takes, at its time. */
export type Handing = { one: Booked; taker: Taker };

/**
 * Gives all of them away in as many statements for a hundred as for one. Whoever asks has locked the
 * appointments and the people, and has seen that these are free; false, and then nothing changed, where
 * the guard of the times disagrees.
 */
export async function handOver(
  scope: CompanyScope,
  handings: readonly Handing[],
  now: Temporal.Instant,
): Promise<boolean> {
  if (handings.length === 0) return true;
  const before = await readRows(scope, handings);
  const after = await unlessTaken(scope, handings, now);
  if (!after) return false;
  scope.changed.add('appointments');
  for (const row of after) {
    const was = before.get(row.id);
    if (was) await announceMove(scope, { before: was, after: row }, { by: 'staff', now });
  }
  return true;
}

async function readRows(
  scope: CompanyScope,
  handings: readonly Handing[],
): Promise<ReadonlyMap<string, AppointmentRow>> {
  const ids = handings.map(({ one }) => one.id);
  const rows = await scope
    .select()
    .from(appointments)
    .where(sql`${appointments.id} = any (${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function unlessTaken(
  scope: CompanyScope,
  handings: readonly Handing[],
  now: Temporal.Instant,
): Promise<AppointmentRow[] | null> {
  const isNear = ({ one: { startTime } }: Handing) =>
    keepsMoments({ status: 'confirmed', startTime }, now);
  const [near, later] = [handings.filter(isNear), handings.filter((one) => !isNear(one))];
  try {
    return await withSavepoint(scope, async () => [
      ...(await write(scope, near, {})),
      ...(await write(scope, later, NO_MOMENTS)),
    ]);
  } catch (error) {
    if (isOverlapOf(APPOINTMENTS_APART, error)) return null;
    throw error;
  }
}

/** Longer or shorter, as whoever gets it needs; the time around it stays. */
function write(
  scope: CompanyScope,
  handings: readonly Handing[],
  moments: Partial<typeof NO_MOMENTS>,
): Promise<AppointmentRow[]> {
  const handed = sql`unnest(
    ${sql.param(handings.map(({ one }) => one.id))}::uuid[],
    ${sql.param(handings.map(({ taker }) => taker.id))}::uuid[],
    ${sql.param(handings.map(({ taker }) => taker.busyUntil.toString()))}::timestamptz[]
  ) as handed (id, taker, busy_until)`;
  const { busyUntil, endTime, version, id } = appointments;
  return scope
    .update(appointments)
    .set({
      ...moments,
      overbooked: false,
      professionalId: sql`handed.taker`,
      busyUntil: sql`handed.busy_until`,
      endTime: sql`handed.busy_until - (${busyUntil} - ${endTime})`,
      version: sql`${version} + 1`,
    })
    .from(handed)
    .where(sql`${id} = handed.id`)
    .returning(getTableColumns(appointments));
}
