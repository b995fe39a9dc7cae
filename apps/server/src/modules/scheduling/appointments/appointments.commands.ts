import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { unlessHistory } from '../../../foundation/database/refused-write.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { giveBackCoupon } from '../../promotions/coupon-uses.commands.ts';
import type { BookingClient } from '../booking/booking-client.commands.ts';
import { placeAgain } from '../booking/placing.commands.ts';
import { freedTimeOf } from '../free-time/freed-time.rules.ts';
import { readOfferOf } from '../free-time/offer.rules.ts';
import { announceAppointment } from './appointment-events.commands.ts';
import {
  announceMove,
  type ChangeRefusal,
  type Doing,
  lockChangeable,
  mayKeep,
  statusAt,
} from './appointment-moves.commands.ts';
import type { StatusDoing } from './appointment-status.commands.ts';
import {
  costOf,
  isItsWork,
  noteWork,
  placeOfWork,
  type WorkRefusal,
  workFor,
} from './appointment-work.commands.ts';
import { type AppointmentRow, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { undoCompletion } from './completion.commands.ts';
import {
  announceOtherClient,
  giveToClient,
  type OtherClientAnswer,
  whyClientStays,
} from './other-client.commands.ts';

type AppointmentUpdate = {
  id: string;
  version: number;
  professionalId: string;
  serviceIds: readonly string[];
  startTime: Temporal.Instant;
  overbooking: 'allow' | 'refuse';
  /** Missing, whoever has it keeps it. */
  client?: BookingClient | undefined;
};
type UpdateAnswer = Result<AppointmentRow, ChangeRefusal | WorkRefusal | OtherClientAnswer>;

/**
 * Other services, time or professional, at what they cost today, or somebody else's. Whoever refuses gives it
 * all up.
 */
export async function updateAppointment(
  scope: CompanyScope,
  update: AppointmentUpdate,
  doing: StatusDoing,
): Promise<UpdateAnswer> {
  const reason = update.client ? await whyClientStays(scope, update.id) : null;
  if (reason) return refuse(reason);
  const locked = await lockChangeable(scope, update, doing.now);
  if (!locked.accepted) return locked;
  const before = locked.value;
  if (before.clientId === null) return refuse('not-found');
  const { client } = update;
  const given = client ? await giveToClient(scope, before, { client, ...doing }) : accept(before);
  if (!given.accepted) return given;
  const row = given.value;
  const isAllThatChanges =
    row.clientId !== before.clientId && (await isItsPlace(scope, row, update));
  const changed = isAllThatChanges ? given : await workAnew(scope, row, update, doing);
  if (!changed.accepted) return changed;
  await announceOtherClient(scope, { before, after: changed.value }, doing);
  return changed;
}

/** Then its price and length stay too, whatever its services cost today. */
async function isItsPlace(
  scope: CompanyScope,
  row: AppointmentRow,
  { startTime, ...work }: AppointmentUpdate,
): Promise<boolean> {
  return row.startTime.equals(startTime) && isItsWork(scope, row, work);
}

async function workAnew(
  scope: CompanyScope,
  row: AppointmentRow,
  { professionalId, serviceIds, startTime, overbooking }: AppointmentUpdate,
  doing: StatusDoing,
): Promise<UpdateAnswer> {
  const offer = await workFor(scope, row, { professionalId, serviceIds });
  if (!offer.accepted) return offer;

  const to = await placeOfWork(scope, row, { offer: offer.value, startTime });
  const status = statusAt(row, startTime, doing.now);
  const changes = { ...costOf(offer.value), ...status, overbooked: overbooking === 'allow' };
  const placed = await placeAgain(scope, { row, to, changes }, doing.now);
  if (!placed) return refuse('taken');
  if (!(await mayKeep(scope, { before: row, after: placed })))
    return refuse('professional-not-found');
  // Somebody who was waited for may have dropped it.
  if (!(await readOfferOf(scope, offer.value.professional, serviceIds)))
    return refuse('service-not-offered');
  const priced = await noteWork(scope, placed, offer.value);
  await announceMove(scope, { before: row, after: priced }, doing);
  return accept(priced);
}

/** Deletes an appointment as if it had never been; one that was paid for stays. */
export function removeAppointment(
  scope: CompanyScope,
  id: string,
  doing: Doing,
): Promise<Result<{ id: string }, 'not-found' | 'has-history'>> {
  return unlessHistory(async () => {
    const row = await lockEntry(scope, id);
    if (row?.kind !== 'appointment') return refuse('not-found');
    await announceRemoval(scope, row, doing);
    await giveBackCoupon(scope, id);
    await undoCompletion(scope, row, doing.now);
    await scope.delete(appointments).where(eq(appointments.id, id));
    scope.changed.add('appointments');
    return accept({ id });
  });
}

/** A deleted appointment is announced as cancelled, if the client was still to come. */
async function announceRemoval(
  scope: CompanyScope,
  row: AppointmentRow,
  { by, now }: Doing,
): Promise<void> {
  if (row.status === 'cancelled' || Temporal.Instant.compare(row.startTime, now) <= 0) return;
  const details = { by, freed: freedTimeOf(row, now) };
  await announceAppointment(
    scope,
    'appointment.cancelled',
    { ...row, status: 'cancelled' },
    details,
  );
}
