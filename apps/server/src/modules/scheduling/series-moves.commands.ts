import { localShift, shifted } from '@app/domain/scheduling/recurrence';
import { accept, type Result, refuse } from '@app/domain/shared/result';
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
import {
  costOf,
  noteWork,
  placeOfWork,
  type WorkRefusal,
  workFor,
} from './appointment-work.commands.ts';
import type { Offer } from './offer.queries.ts';
import { type AppointmentRow, type Place, placeAgain, placeOf } from './placing.commands.ts';
import type { Conflicts } from './series.commands.ts';
import type { Occurrence } from './series.queries.ts';
import { lockFollowing, lockSeriesOf } from './series-following.commands.ts';

export type SeriesMove = {
  id: string;
  version: number;
  professionalId: string;
  startsAt: Temporal.Instant;
  zone: string;
  conflicts: Conflicts;
  /** What is done from now on; as it was when missing. */
  serviceIds?: readonly string[] | undefined;
  /** How long each takes; as long as it did when missing. */
  durationInMinutes?: number | undefined;
  services?: Move['services'];
};
type Moved = { movedIds: string[]; skipped: Occurrence[] };
type MoveOutcome =
  | Result<Moved, Exclude<MoveRefusal, 'taken'> | WorkRefusal>
  | { accepted: false; reason: 'conflicts'; occurrences: Occurrence[] };

/** By as much as the clock on the wall says this one is moved. What is history stays. */
export async function moveFollowing(
  scope: CompanyScope,
  move: SeriesMove,
  doing: Doing,
): Promise<MoveOutcome> {
  const { id, version, professionalId, startsAt, conflicts } = move;
  await lockSeriesOf(scope, id);
  const locked = await lockChangeable(scope, { id, version, professionalId });
  if (!locked.accepted) return locked;
  const anchor = locked.value;
  if (anchor.kind !== 'appointment') return refuse('not-found');
  const work = await newWork(scope, anchor, move);
  if (!work.accepted) return work;
  const rows = await lockFollowing(scope, anchor);
  const people = rows.map((row) => row.professionalId);
  await lockProfessionals(scope, [professionalId, ...people]);

  const moves = await movesOf(scope, rows, { ...move, anchor, offer: work.value });
  const ordered = inSafeOrder(moves, anchor.startsAt, startsAt);
  const { placed, skipped } = await placeAll(scope, ordered, { offer: work.value, doing });
  if (skipped.length > 0 && (conflicts === 'refuse' || placed.length === 0)) {
    return { accepted: false, reason: 'conflicts', occurrences: occurrencesOf(moves, placed) };
  }
  await settleAll(scope, placed, { offer: work.value, doing });
  return accept({ movedIds: placed.map(({ after }) => after.id), skipped });
}

/** Null while the services stay what they are. */
async function newWork(
  scope: CompanyScope,
  anchor: AppointmentRow,
  { professionalId, serviceIds, services }: SeriesMove,
): Promise<Result<Offer | null, WorkRefusal>> {
  if (serviceIds) return workFor(scope, anchor, { professionalId, serviceIds });
  const isHers = await mayGet(scope, anchor, { professionalId, services });
  return isHers ? accept(null) : refuse('service-not-offered');
}

type OneMove = { row: AppointmentRow; to: Place };
type Moving = SeriesMove & { anchor: AppointmentRow; offer: Offer | null };

async function movesOf(
  scope: CompanyScope,
  rows: readonly AppointmentRow[],
  { anchor, offer, professionalId, startsAt, zone, durationInMinutes }: Moving,
): Promise<OneMove[]> {
  const shift = localShift(anchor.startsAt, startsAt, zone);
  const moves: OneMove[] = [];
  for (const row of rows) {
    const start = shifted(row.startsAt, shift);
    const length =
      durationInMinutes === undefined
        ? row.startsAt.until(row.endsAt)
        : { minutes: durationInMinutes };
    const as = { ...placeOf(row), professionalId, startsAt: start, endsAt: start.add(length) };
    const to = offer ? await placeOfWork(scope, row, { offer, startsAt: start }) : as;
    moves.push({ row, to });
  }
  return moves;
}

/** The last first when they move forward: no one steps where the next of its series still is. */
function inSafeOrder(
  moves: readonly OneMove[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): OneMove[] {
  return Temporal.Instant.compare(to, from) > 0 ? moves.toReversed() : [...moves];
}

type Settling = { offer: Offer | null; doing: Doing };
type Placed = { before: AppointmentRow; after: AppointmentRow };

async function placeAll(
  scope: CompanyScope,
  moves: readonly OneMove[],
  { offer, doing }: Settling,
): Promise<{ placed: Placed[]; skipped: Occurrence[] }> {
  const placed: Placed[] = [];
  const skipped: Occurrence[] = [];
  for (const { row, to } of moves) {
    const changes = offer ? costOf(offer) : {};
    const after = await placeAgain(scope, { row, to, changes }, doing.now);
    if (after) placed.push({ before: row, after });
    else skipped.push({ ...timesOf(to), conflict: 'taken' });
  }
  return { placed, skipped };
}

/** When all times are won: whoever keeps a coupon from others must not wait for a time. */
async function settleAll(
  scope: CompanyScope,
  placed: readonly Placed[],
  { offer, doing }: Settling,
): Promise<void> {
  for (const { before, after } of placed) {
    const settled = offer ? await noteWork(scope, after, offer) : after;
    await announceMove(scope, { before, after: settled }, doing);
  }
}

function timesOf({ startsAt, endsAt }: Place) {
  return { startsAt, endsAt };
}

function occurrencesOf(moves: readonly OneMove[], placed: readonly Placed[]): Occurrence[] {
  const ids = new Set(placed.map(({ after }) => after.id));
  return moves.map(({ row, to }) => ({
    ...timesOf(to),
    conflict: ids.has(row.id) ? null : 'taken',
  }));
}
