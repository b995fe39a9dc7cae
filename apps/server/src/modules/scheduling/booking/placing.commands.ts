import { keepsTime, LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { type Encaixes, isEncaixeInTheWay } from '@app/domain/scheduling/encaixe';
import { keepsMoments, NO_MOMENTS } from '@app/domain/scheduling/visit';
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isOverlapOf } from '../../../foundation/database/sql-state.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { APPOINTMENTS_APART, appointments } from '../appointments/appointments.table.ts';
import { type BusyTime, busyTimeOf, type Place } from './place.rules.ts';

type NewRow = typeof appointments.$inferInsert;

type NewEntry = Omit<NewRow, keyof Place | 'busyFrom' | 'busyUntil'> & Place;
type EntryChanges = Partial<Omit<NewRow, keyof Place | 'busyFrom' | 'busyUntil'>>;
/** How a time is looked at. `before` is the row that is placed again: it is not in its own way. */
type Looking = { now: Temporal.Instant; encaixes: Encaixes; before?: AppointmentRow };

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
  const moments = keepsMoments({ status: moved.status ?? row.status, startTime }, looking.now)
    ? {}
    : NO_MOMENTS;
  const placed = await unlessTaken(scope, () =>
    scope
      .update(appointments)
      .set({
        ...changes,
        ...moments,
        startTime,
        endTime,
        busyFrom,
        busyUntil,
        professionalId,
        version: sql`${appointments.version} + 1`,
      })
      .where(eq(appointments.id, row.id))
      .returning(),
  );
  if (placed) scope.changed.add('appointments');
  return placed;
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

type Wish = BusyTime & Pick<AppointmentRow, 'professionalId'>;

/** Whether the time looks free. Times that were held for somebody and never taken are cleared away. */
async function makeWay(scope: CompanyScope, wish: Wish, looking: Looking): Promise<boolean> {
  const there = await listThere(scope, wish, looking);
  const isInTheWay = (encaixe: BusyTime) => isEncaixeInTheWay(encaixe, { ...wish, ...looking });
  const inTheWay = there.filter((one) => !one.overbooked || isInTheWay(one));
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

function listThere(scope: CompanyScope, wish: Wish, { before }: Looking) {
  const { id, heldUntil, overbooked, busyFrom, busyUntil } = appointments;
  return scope
    .select({ id, heldUntil, overbooked, busyFrom, busyUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, wish.professionalId),
        gt(appointments.busyFrom, wish.busyFrom.subtract({ hours: LONGEST_IN_HOURS })),
        lt(appointments.busyFrom, wish.busyUntil),
        gt(appointments.busyUntil, wish.busyFrom),
        // Written word for word as in the index of busy times, so that the planner uses it.
        sql`status <> 'cancelled'`,
        before && ne(appointments.id, before.id),
      ),
    );
}
