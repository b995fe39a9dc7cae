import { localShift, shifted } from '@app/domain/scheduling/recurrence';
import type { Time } from '@app/domain/scheduling/within-hours';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import {
  announceMove,
  type Doing,
  lockChangeable,
  type Move,
  type MoveRefusal,
  mayGet,
  mayKeep,
} from '../appointments/appointment-moves.commands.ts';
import {
  costOf,
  noteWork,
  placeOfWork,
  type WorkRefusal,
  workFor,
} from '../appointments/appointment-work.commands.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { type Place, placeOf } from '../booking/place.rules.ts';
import { placeAgain } from '../booking/placing.commands.ts';
import { lengthWith, minutesOf } from '../free-time/appointment-length.rules.ts';
import { findOutsideHours } from '../free-time/availability.queries.ts';
import type { Offer } from '../free-time/offer.rules.ts';
import type { Unhad } from './series.commands.ts';
import { lockFollowing, lockSeriesOf } from './series-following.commands.ts';
import type { Occurrence } from './series-plan.rules.ts';

type SeriesMove = Unhad & {
  id: string;
  version: number;
  professionalId: string;
  startTime: Temporal.Instant;
  zone: string;
  /** What is done from now on; as it was when missing. */
  serviceIds?: readonly string[] | undefined;
  /** How long each takes; what whoever gets it needs, or as long as it lasts, when missing. */
  durationMinutes?: number | undefined;
  services?: Move['services'];
};
type Moved = { movedIds: string[]; resizedIds: string[]; skipped: Occurrence[] };
type MoveOutcome =
  | Result<Moved, Exclude<MoveRefusal, 'taken'> | WorkRefusal>
  | { accepted: false; reason: 'conflicts'; occurrences: Occurrence[] };

/** Moves this appointment and those that follow by as much wall-clock time. History stays. */
export async function moveFollowing(
  scope: CompanyScope,
  move: SeriesMove,
  doing: Doing,
): Promise<MoveOutcome> {
  const { id, professionalId, startTime, conflicts } = move;
  await lockSeriesOf(scope, id);
  const locked = await lockChangeable(scope, move, doing.now);
  if (!locked.accepted) return locked;
  const anchor = locked.value;
  if (anchor.kind !== 'appointment') return refuse('not-found');
  const rows = await lockFollowing(scope, anchor);
  const people = rows.map((row) => row.professionalId);
  await lockProfessionals(scope, [professionalId, ...people]);
  if (!(await mayKeep(scope, { before: anchor, after: { professionalId } })))
    return refuse('professional-not-found');
  const work = await newWork(scope, anchor, move);
  if (!work.accepted) return work;

  const moves = await movesOf(scope, rows, { ...move, anchor, offer: work.value });
  const avoided = await avoidedAmong(scope, moves, move);
  // Who is refused learns which are taken, also of those that would be left out.
  const tried = conflicts === 'refuse' ? moves : moves.filter((one) => !avoided.has(one));
  const ordered = inSafeOrder(tried, anchor.startTime, startTime);
  const placed = await placeAll(scope, ordered, { offer: work.value, doing });
  const occurrences = occurrencesOf(moves, { tried, placed, avoided });
  const skipped = occurrences.filter(({ conflict }) => conflict !== null);
  if (skipped.length > 0 && (conflicts === 'refuse' || placed.length === 0)) {
    return { accepted: false, reason: 'conflicts', occurrences };
  }
  await announceAll(scope, placed, { offer: work.value, doing });
  return accept({ ...idsOf(placed), skipped });
}

function idsOf(placed: readonly Placed[]): Omit<Moved, 'skipped'> {
  const resized = placed.filter(({ before, after }) => minutesOf(before) !== minutesOf(after));
  return {
    movedIds: placed.map(({ after }) => after.id),
    resizedIds: resized.map(({ after }) => after.id),
  };
}

/** The offer that the new services make; null while they stay what they are. */
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
  { anchor, offer, professionalId, startTime, zone, durationMinutes }: Moving,
): Promise<OneMove[]> {
  const shift = localShift(anchor.startTime, startTime, zone);
  const moves: OneMove[] = [];
  for (const row of rows) {
    const start = shifted(row.startTime, shift);
    const wish = { professionalId, startTime: start, durationMinutes };
    const to = offer
      ? await placeOfWork(scope, row, { offer, startTime: start })
      : await placeAt(scope, row, wish);
    moves.push({ row, to });
  }
  return moves;
}

async function placeAt(
  scope: CompanyScope,
  row: AppointmentRow,
  wish: Pick<SeriesMove, 'professionalId' | 'startTime' | 'durationMinutes'>,
): Promise<Place> {
  const { professionalId, startTime } = wish;
  const { inMinutes } = await lengthWith(scope, row, wish);
  const endTime = startTime.add({ minutes: inMinutes });
  return { ...placeOf(row), professionalId, startTime, endTime };
}

/** Those that would land when nobody works, unless that is meant. */
async function avoidedAmong(
  scope: CompanyScope,
  moves: readonly OneMove[],
  { professionalId, zone, outsideHours }: SeriesMove,
): Promise<ReadonlySet<OneMove>> {
  if (outsideHours === 'book') return new Set();
  const times = moves.map((move) => ({ ...timesOf(move.to), move }));
  const outside = await findOutsideHours(scope, professionalId, { times, zone });
  return new Set([...outside].map(({ move }) => move));
}

/** The last first when they move forward: no one steps where the next of its series still is. */
function inSafeOrder(
  moves: readonly OneMove[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): OneMove[] {
  return Temporal.Instant.compare(to, from) > 0 ? moves.toReversed() : [...moves];
}

type PlacingAll = { offer: Offer | null; doing: Doing };
type Placed = { before: AppointmentRow; after: AppointmentRow };

async function placeAll(
  scope: CompanyScope,
  moves: readonly OneMove[],
  { offer, doing }: PlacingAll,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const { row, to } of moves) {
    const changes = offer ? costOf(offer) : {};
    const after = await placeAgain(scope, { row, to, changes }, doing.now);
    if (after) placed.push({ before: row, after });
  }
  return placed;
}

/** Announces when all times are won: whoever locks a coupon must not wait for a time. */
async function announceAll(
  scope: CompanyScope,
  placed: readonly Placed[],
  { offer, doing }: PlacingAll,
): Promise<void> {
  for (const { before, after } of placed) {
    const worked = offer ? await noteWork(scope, after, offer) : after;
    await announceMove(scope, { before, after: worked }, doing);
  }
}

function timesOf({ startTime, endTime }: Place): Time {
  return { startTime, endTime };
}

type Judged = {
  tried: readonly OneMove[];
  placed: readonly Placed[];
  avoided: ReadonlySet<OneMove>;
};

/** What stands against each of them: somebody has the time, or nobody works then. */
function occurrencesOf(
  moves: readonly OneMove[],
  { tried, placed, avoided }: Judged,
): Occurrence[] {
  const won = new Set(placed.map(({ after }) => after.id));
  const taken = new Set(tried.filter(({ row }) => !won.has(row.id)));
  return moves.map((move) => {
    if (taken.has(move)) return { ...timesOf(move.to), conflict: 'taken' };
    return { ...timesOf(move.to), conflict: avoided.has(move) ? 'outside-hours' : null };
  });
}
