import { keepsTime } from '@app/domain/scheduling/appointment';
import type { Encaixes } from '@app/domain/scheduling/encaixe';
import { eq, sql } from 'drizzle-orm';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../../foundation/database/sql-state.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { APPOINTMENTS_APART, appointments } from '../appointments/appointments.table.ts';
import { type BusyTime, type Looking, makeWay } from './making-way.commands.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
type NewRow = typeof appointments.$inferInsert;

/** Where in the agenda something stands, with the time around it that only the team sees. */
export type Place = Pick<NewRow, 'startTime' | 'endTime' | 'professionalId'> & {
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};
export type NewEntry = Omit<NewRow, keyof Place | 'busyFrom' | 'busyUntil'> & Place;
type EntryChanges = Partial<Omit<NewRow, keyof Place | 'busyFrom' | 'busyUntil'>>;

/**
 * Takes the time if nobody has it: null when somebody does. One that may be put over another
 * (*encaixe*) stands over it only where the time cannot be won, and else keeps it like all others.
 */
export async function placeNew(
  scope: CompanyScope,
  entry: NewEntry,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  const looking = { now, encaixes: encaixesFor(entry.overbooked) };
  const won = await insertEntry(scope, { ...entry, overbooked: false }, looking);
  return won || !entry.overbooked ? won : insertEntry(scope, entry, looking);
}

function encaixesFor(overbooked = false): Encaixes {
  return overbooked ? 'gone-over' : 'in-the-way';
}

/**
 * The constraint decides; looking first only spares it the many who come too late. `on conflict do
 * nothing` is what keeps those who come at the same moment from waiting for each other in a circle.
 */
async function insertEntry(
  scope: CompanyScope,
  { bufferBeforeMinutes, bufferAfterMinutes, ...entry }: NewEntry,
  looking: Looking,
): Promise<AppointmentRow | null> {
  const row = {
    ...entry,
    ...busyTimeOf({ ...entry, bufferBeforeMinutes, bufferAfterMinutes }),
  };
  if (wantsTime(row) && !(await makeWay(scope, row, looking))) return null;
  const [placed] = await scope.insert(appointments).values(row).onConflictDoNothing().returning();
  if (placed && placed.kind !== 'hold') scope.changed.add('appointments');
  return placed ?? null;
}

type Placing = {
  row: AppointmentRow;
  to: Place;
  changes?: EntryChanges;
  /** As `changes` say whether it may be an *encaixe* itself, unless told. */
  encaixes?: Encaixes;
};

/**
 * Gives an entry another place, or its old one back: null when somebody has it, and then nothing
 * changed. Whoever moves something locks both professionals, in one order for everybody: two who
 * swap places would otherwise wait for each other.
 */
export async function placeAgain(
  scope: CompanyScope,
  { row, to, changes = {}, encaixes }: Placing,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  await lockProfessionals(scope, [row.professionalId, to.professionalId]);
  const { overbooked = row.overbooked } = changes;
  const looking = { now, before: row, encaixes: encaixes ?? encaixesFor(overbooked) };
  const keeping = { row, to, changes: { ...changes, overbooked: false } };
  const won = await updateEntry(scope, keeping, looking);
  if (won || !overbooked) return won;
  return updateEntry(scope, { row, to, changes: { ...changes, overbooked } }, looking);
}

async function updateEntry(
  scope: CompanyScope,
  { row, to, changes }: Required<Omit<Placing, 'encaixes'>>,
  looking: Looking,
): Promise<AppointmentRow | null> {
  const { bufferBeforeMinutes: _before, bufferAfterMinutes: _after, ...place } = to;
  const moved = { ...row, ...changes, ...place, ...busyTimeOf(to) };
  if (wantsTime(moved) && !(await makeWay(scope, moved, looking))) return null;

  const { startTime, endTime, busyFrom, busyUntil, professionalId } = moved;
  const placed = await unlessTaken(scope, () =>
    scope
      .update(appointments)
      .set({
        ...changes,
        ...{ startTime, endTime, busyFrom, busyUntil, professionalId },
        version: sql`${appointments.version} + 1`,
      })
      .where(eq(appointments.id, row.id))
      .returning(),
  );
  if (placed) scope.changed.add('appointments');
  return placed;
}

/** The place of something that is already in the agenda. */
export function placeOf(row: AppointmentRow): Place {
  const { startTime, endTime, professionalId } = row;
  return {
    ...{ startTime, endTime, professionalId },
    bufferBeforeMinutes: minutesBetween(row.busyFrom, startTime),
    bufferAfterMinutes: minutesBetween(endTime, row.busyUntil),
  };
}

function minutesBetween(from: Temporal.Instant, until: Temporal.Instant): number {
  return from.until(until).total('minutes');
}

function busyTimeOf(place: Place): BusyTime {
  return {
    busyFrom: place.startTime.subtract({ minutes: place.bufferBeforeMinutes }),
    busyUntil: place.endTime.add({ minutes: place.bufferAfterMinutes }),
  };
}

function wantsTime({ status = 'scheduled', overbooked = false }: Partial<NewRow>): boolean {
  return keepsTime({ status, overbooked });
}

async function unlessTaken(
  scope: CompanyScope,
  write: () => Promise<AppointmentRow[]>,
): Promise<AppointmentRow | null> {
  try {
    const [written] = await withSavepoint(scope, write);
    return written ?? null;
  } catch (error) {
    if (isOverlapOf(APPOINTMENTS_APART, error)) return null;
    throw error;
  }
}
