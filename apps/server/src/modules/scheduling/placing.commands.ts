import { keepsTime, LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { withSavepoint } from '../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../foundation/database/sql-state.ts';
import { lockProfessionals } from '../team/professionals.queries.ts';
import { APPOINTMENTS_APART, appointments } from './appointments.table.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
type NewRow = typeof appointments.$inferInsert;

/** Where in the agenda something stands, with the time around it that only the team sees. */
export type Place = Pick<NewRow, 'startsAt' | 'endsAt' | 'professionalId'> & {
  bufferBeforeInMinutes: number;
  bufferAfterInMinutes: number;
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
  const won = await insertEntry(scope, { ...entry, overbooked: false }, now);
  return won || !entry.overbooked ? won : insertEntry(scope, entry, now);
}

/**
 * The constraint decides; looking first only spares it the many who come too late. `on conflict do
 * nothing` is what keeps those who come at the same moment from waiting for each other in a circle.
 */
async function insertEntry(
  scope: CompanyScope,
  { bufferBeforeInMinutes, bufferAfterInMinutes, ...entry }: NewEntry,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  const row = {
    ...entry,
    ...busyTimeOf({ ...entry, bufferBeforeInMinutes, bufferAfterInMinutes }),
  };
  if (wantsTime(row) && !(await makeWay(scope, row, { now }))) return null;
  const [placed] = await scope.insert(appointments).values(row).onConflictDoNothing().returning();
  if (placed && placed.kind !== 'hold') scope.changed.add('appointments');
  return placed ?? null;
}

type Placing = { row: AppointmentRow; to: Place; changes?: EntryChanges };

/**
 * Gives an entry another place, or its old one back: null when somebody has it, and then nothing
 * changed. Whoever moves something locks both professionals, in one order for everybody: two who
 * swap places would otherwise wait for each other.
 */
export async function placeAgain(
  scope: CompanyScope,
  { row, to, changes = {} }: Placing,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  await lockProfessionals(scope, [row.professionalId, to.professionalId]);
  const { overbooked = row.overbooked } = changes;
  const keeping = { row, to, changes: { ...changes, overbooked: false } };
  const won = await updateEntry(scope, keeping, now);
  if (won || !overbooked) return won;
  return updateEntry(scope, { row, to, changes: { ...changes, overbooked } }, now);
}

async function updateEntry(
  scope: CompanyScope,
  { row, to, changes }: Required<Placing>,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  const { bufferBeforeInMinutes: _before, bufferAfterInMinutes: _after, ...place } = to;
  const moved = { ...row, ...changes, ...place, ...busyTimeOf(to) };
  if (wantsTime(moved) && !(await makeWay(scope, moved, { now, exceptId: row.id }))) return null;

  const { startsAt, endsAt, busyFrom, busyUntil, professionalId } = moved;
  const placed = await unlessTaken(scope, () =>
    scope
      .update(appointments)
      .set({
        ...changes,
        ...{ startsAt, endsAt, busyFrom, busyUntil, professionalId },
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
  const { startsAt, endsAt, professionalId } = row;
  return {
    ...{ startsAt, endsAt, professionalId },
    bufferBeforeInMinutes: minutesBetween(row.busyFrom, startsAt),
    bufferAfterInMinutes: minutesBetween(endsAt, row.busyUntil),
  };
}

function minutesBetween(from: Temporal.Instant, until: Temporal.Instant): number {
  return from.until(until).total('minutes');
}

type BusyTime = Pick<AppointmentRow, 'busyFrom' | 'busyUntil'>;

function busyTimeOf(place: Place): BusyTime {
  return {
    busyFrom: place.startsAt.subtract({ minutes: place.bufferBeforeInMinutes }),
    busyUntil: place.endsAt.add({ minutes: place.bufferAfterInMinutes }),
  };
}

function wantsTime({ status = 'scheduled', overbooked = false }: Partial<NewRow>): boolean {
  return keepsTime({ status, overbooked });
}

type Wish = BusyTime & Pick<AppointmentRow, 'professionalId'>;
type Looking = { now: Temporal.Instant; exceptId?: string };

/** Whether the time looks free. Times that were held for somebody and never taken are cleared away. */
async function makeWay(scope: CompanyScope, wish: Wish, looking: Looking): Promise<boolean> {
  const inTheWay = await listInTheWay(scope, wish, looking);
  if (inTheWay.some(({ heldUntil }) => !isOver(heldUntil, looking.now))) return false;
  if (inTheWay.length > 0) {
    const ids = inTheWay.map(({ id }) => id);
    // In one order for everybody: two who clear the same ones would wait for each other in a circle.
    const over = scope
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(inArray(appointments.id, ids), lte(appointments.heldUntil, looking.now)))
      .orderBy(asc(appointments.id))
      .for('update');
    await scope.delete(appointments).where(inArray(appointments.id, over));
  }
  return true;
}

function isOver(heldUntil: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return heldUntil !== null && Temporal.Instant.compare(heldUntil, now) <= 0;
}

function listInTheWay(scope: CompanyScope, wish: Wish, { exceptId }: Looking) {
  return scope
    .select({ id: appointments.id, heldUntil: appointments.heldUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, wish.professionalId),
        gt(appointments.busyFrom, wish.busyFrom.subtract({ hours: LONGEST_IN_HOURS })),
        lt(appointments.busyFrom, wish.busyUntil),
        gt(appointments.busyUntil, wish.busyFrom),
        // As the index of busy times says it, word for word.
        sql`status <> 'cancelled' and not overbooked`,
        exceptId === undefined ? undefined : ne(appointments.id, exceptId),
      ),
    );
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
