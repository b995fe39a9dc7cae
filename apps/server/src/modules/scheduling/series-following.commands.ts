import { isHistory } from '@app/domain/scheduling/appointment';
import { localShift, shifted } from '@app/domain/scheduling/recurrence';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockProfessionals } from '../team/professionals.queries.ts';
import {
  announceMove,
  type Doing,
  lockChangeable,
  type Move,
  type MoveRefusal,
  mayGet,
} from './appointment-moves.commands.ts';
import { appointmentSeries } from './appointment-series.table.ts';
import { changeStatus, type StatusDoing } from './appointment-status.commands.ts';
import { fromThisOnward, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { type AppointmentRow, type Place, placeAgain, placeOf } from './placing.commands.ts';
import type { Conflicts } from './series.commands.ts';
import type { Occurrence } from './series.queries.ts';

export type SeriesMove = {
  id: string;
  version: number;
  professionalId: string;
  startsAt: Temporal.Instant;
  zone: string;
  conflicts: Conflicts;
  services?: Move['services'];
};
type Moved = { movedIds: string[]; skipped: Occurrence[] };
type MoveOutcome =
  | Result<Moved, Exclude<MoveRefusal, 'taken'>>
  | { accepted: false; reason: 'conflicts'; occurrences: Occurrence[] };

/** By as much as the clock on the wall says this one is moved. What is history stays. */
export async function moveFollowing(
  scope: CompanyScope,
  move: SeriesMove,
  doing: Doing,
): Promise<MoveOutcome> {
  const { id, version, professionalId, startsAt, zone, conflicts } = move;
  await lockSeriesOf(scope, id);
  const locked = await lockChangeable(scope, { id, version, professionalId });
  if (!locked.accepted) return locked;
  const anchor = locked.value;
  if (anchor.kind !== 'appointment') return refuse('not-found');
  if (!(await mayGet(scope, anchor, move))) return refuse('service-not-offered');
  const rows = await lockFollowing(scope, anchor);
  const people = rows.map((row) => row.professionalId);
  await lockProfessionals(scope, [professionalId, ...people]);

  const shift = localShift(anchor.startsAt, startsAt, zone);
  const moves = rows.map((row) => {
    const start = shifted(row.startsAt, shift);
    const endsAt = start.add(row.startsAt.until(row.endsAt));
    return { row, to: { ...placeOf(row), professionalId, startsAt: start, endsAt } };
  });
  const done = await placeAll(scope, inSafeOrder(moves, anchor.startsAt, startsAt), doing);
  if (done.skipped.length > 0 && (conflicts === 'refuse' || done.movedIds.length === 0)) {
    return { accepted: false, reason: 'conflicts', occurrences: occurrencesOf(moves, done) };
  }
  return accept(done);
}

/**
 * Before any of its appointments: which of them follows which changes when they are moved, so two
 * who begin at different ones could wait for each other in a circle.
 */
async function lockSeriesOf(scope: CompanyScope, appointmentId: string): Promise<void> {
  const ofThisOne = scope
    .select({ id: appointments.seriesId })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  await scope
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(inArray(appointmentSeries.id, ofThisOne))
    .for('no key update');
}

/** This one and those after it, as far as they are not history. */
async function lockFollowing(scope: CompanyScope, anchor: AppointmentRow) {
  const rows = await scope
    .select()
    .from(appointments)
    .where(which(anchor))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .for('no key update');
  return rows.filter(({ status }) => !isHistory(status));
}

function which(anchor: AppointmentRow): SQL | undefined {
  if (anchor.seriesId === null) return eq(appointments.id, anchor.id);
  return and(fromThisOnward(anchor), eq(appointments.kind, 'appointment'));
}

type OneMove = { row: AppointmentRow; to: Place };

/** The last first when they move forward: no one steps where the next of its series still is. */
function inSafeOrder(
  moves: readonly OneMove[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): OneMove[] {
  return Temporal.Instant.compare(to, from) > 0 ? moves.toReversed() : [...moves];
}

async function placeAll(
  scope: CompanyScope,
  moves: readonly OneMove[],
  doing: Doing,
): Promise<Moved> {
  const movedIds: string[] = [];
  const skipped: Occurrence[] = [];
  for (const { row, to } of moves) {
    const moved = await placeAgain(scope, { row, to }, doing.now);
    if (!moved) {
      skipped.push({ ...timesOf(to), conflict: 'taken' });
      continue;
    }
    movedIds.push(moved.id);
    await announceMove(scope, { before: row, after: moved }, doing);
  }
  return { movedIds, skipped };
}

function timesOf({ startsAt, endsAt }: Place) {
  return { startsAt, endsAt };
}

function occurrencesOf(moves: readonly OneMove[], { movedIds }: Moved): Occurrence[] {
  return moves.map(({ row, to }) => ({
    ...timesOf(to),
    conflict: movedIds.includes(row.id) ? null : 'taken',
  }));
}

/** What is history already stays as it is. */
export async function cancelFollowing(
  scope: CompanyScope,
  { id, notes }: { id: string; notes?: string | undefined },
  doing: StatusDoing,
): Promise<Result<{ cancelledIds: string[] }, 'not-found'>> {
  await lockSeriesOf(scope, id);
  const anchor = await lockEntry(scope, id);
  if (anchor?.kind !== 'appointment') return refuse('not-found');
  const rows = await lockFollowing(scope, anchor);
  for (const row of rows) {
    await changeStatus(scope, { id: row.id, status: 'cancelled', notes }, doing);
  }
  return accept({ cancelledIds: rows.map((row) => row.id) });
}
