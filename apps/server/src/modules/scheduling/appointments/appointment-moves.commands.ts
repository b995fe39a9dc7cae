import { isClosed, isMovedTooLongAgo, statusAfterMove } from '@app/domain/scheduling/appointment';
import type { AnnouncedAppointment } from '@app/domain/scheduling/events';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import { placeOf } from '../booking/place.rules.ts';
import { placeAgain } from '../booking/placing.commands.ts';
import { type Length, lengthWith } from '../free-time/appointment-length.rules.ts';
import { freedTimeOf } from '../free-time/freed-time.rules.ts';
import { doesAll, type Offer } from '../free-time/offer.rules.ts';
import { announceAppointment } from './appointment-events.commands.ts';
import { costOf, noteWork } from './appointment-work.commands.ts';
import { type AppointmentRow, listServiceIds, lockEntry } from './appointments.queries.ts';

export type Move = {
  id: string;
  version: number;
  professionalId: string;
  startTime: Temporal.Instant;
  /** What whoever gets it needs, or as long as it lasts, when missing. */
  durationMinutes?: number | undefined;
  overbooking: 'allow' | 'refuse';
  /** Whoever gets it does its services, unless 'any' is meant. */
  services?: 'offered' | 'any' | undefined;
  /** By which it is priced anew; else the price stays as it was promised. */
  offer?: Offer | null;
  /** What the move changes besides. */
  changes?: Partial<Pick<AppointmentRow, 'status' | 'needsApproval'>>;
};
export type ChangeRefusal =
  | 'not-found'
  | 'changed-meanwhile'
  | 'closed'
  | 'too-long-ago'
  | 'professional-not-found'
  | 'taken';
export type MoveRefusal = ChangeRefusal | 'service-not-offered';
/** Who makes a change, and when. */
export type Doing = { by: AnnouncedAppointment['by']; now: Temporal.Instant };

/** Another time, length or professional. The row is locked before anybody's time: all do so. */
export async function moveEntry(
  scope: CompanyScope,
  move: Move,
  doing: Doing,
): Promise<Result<AppointmentRow, MoveRefusal> | DoesNotFit> {
  const { professionalId, startTime, overbooking } = move;
  const locked = await lockChangeable(scope, move, doing.now);
  if (!locked.accepted) return locked;
  const row = locked.value;
  if (!(await mayGet(scope, row, move))) return refuse('service-not-offered');

  const length = await lengthWith(scope, row, move);
  const endTime = startTime.add({ minutes: length.inMinutes });
  const to = { ...placeOf(row), professionalId, startTime, endTime };
  const overbooked = row.kind === 'appointment' && overbooking === 'allow';
  // Blocked time is never an *encaixe*, yet it goes over one like everything else.
  const encaixes = overbooking === 'allow' ? 'gone-over' : 'in-the-way';
  const cost = move.offer ? costOf(move.offer) : {};
  const status = statusAt(row, startTime, doing.now);
  const changes = { ...cost, ...status, ...move.changes, overbooked };
  const moving = { row, to, changes, encaixes } as const;
  const moved = await placeAgain(scope, moving, doing.now);
  if (!moved) return length.isLonger ? doesNotFit(length) : refuse('taken');
  if (!(await mayKeep(scope, { before: row, after: moved })))
    return refuse('professional-not-found');
  // Somebody who was waited for may have dropped it.
  if (!(await mayGet(scope, row, move))) return refuse('service-not-offered');
  const after = move.offer ? await noteWork(scope, moved, move.offer) : moved;
  await announceMove(scope, { before: row, after }, doing);
  return accept(after);
}

/** The status that goes with the time to which it is moved. */
export function statusAt(
  { status, startTime: from }: AppointmentRow,
  to: Temporal.Instant,
  now: Temporal.Instant,
): Pick<AppointmentRow, 'status'> {
  return { status: statusAfterMove({ status, from, to }, now) };
}

type DoesNotFit = { accepted: false; reason: 'does-not-fit' } & Pick<Length, 'inMinutes' | 'name'>;

function doesNotFit({ inMinutes, name }: Length): DoesNotFit {
  return { accepted: false, reason: 'does-not-fit', inMinutes, name };
}

/** Whether this professional may get the appointment; whoever has it already keeps it. */
export async function mayGet(
  scope: CompanyScope,
  row: AppointmentRow,
  { professionalId, services = 'offered' }: Pick<Move, 'professionalId' | 'services'>,
): Promise<boolean> {
  if (services === 'any' || row.professionalId === professionalId) return true;
  return doesAll(scope, professionalId, await listServiceIds(scope, row.id));
}

type Changed = Pick<Move, 'id' | 'version' | 'professionalId' | 'startTime'>;

/** The row as whoever changes it saw it. Somebody who left keeps what she has, and gets no more. */
export async function lockChangeable(
  scope: CompanyScope,
  { id, version, professionalId, startTime }: Changed,
  now: Temporal.Instant,
): Promise<Result<AppointmentRow, Exclude<ChangeRefusal, 'taken'>>> {
  const row = await lockEntry(scope, id);
  if (!row) return refuse('not-found');
  if (row.version !== version) return refuse('changed-meanwhile');
  if (isClosed(row.status)) return refuse('closed');
  if (isMovedTooLongAgo({ from: row.startTime, to: startTime }, now)) return refuse('too-long-ago');
  if (!(await mayKeep(scope, { before: row, after: { professionalId } })))
    return refuse('professional-not-found');
  return accept(row);
}

type Placed = Pick<AppointmentRow, 'professionalId'>;

/**
 * Whether she is here who gets it. Asked once more where the row stands: from then on nobody can send
 * her away before the end of the transaction.
 */
export async function mayKeep(
  scope: CompanyScope,
  { before, after }: { before: Placed; after: Placed },
): Promise<boolean> {
  if (before.professionalId === after.professionalId) return true;
  return isActiveProfessional(scope, after.professionalId);
}

/** Tells whoever has to know, if the client comes at another time or to somebody else. */
export async function announceMove(
  scope: CompanyScope,
  { before, after }: { before: AppointmentRow; after: AppointmentRow },
  { by, now }: Doing,
): Promise<void> {
  const isElsewhere =
    !before.startTime.equals(after.startTime) || before.professionalId !== after.professionalId;
  if (after.kind !== 'appointment' || !isElsewhere) return;
  await announceAppointment(scope, 'appointment.moved', after, {
    by,
    previousStartTime: before.startTime.toString(),
    needsApproval: after.needsApproval,
    freed: freedTimeOf(before, now),
  });
}
