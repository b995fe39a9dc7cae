import { APPOINTMENT_LIMITS, serviceNamesOf } from '@app/domain/scheduling/appointment';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unlessHistory } from '../../foundation/database/settled-write.ts';
import { adjustCouponUse, giveBackCoupon } from '../promotions/coupon-uses.commands.ts';
import { announceAppointment } from './appointment-events.commands.ts';
import {
  announceMove,
  type ChangeRefusal,
  type Doing,
  lockChangeable,
} from './appointment-moves.commands.ts';
import { appointmentServices } from './appointment-services.table.ts';
import type { StatusDoing } from './appointment-status.commands.ts';
import { listServiceIds, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { noteServices } from './booking-price.commands.ts';
import { freedTimeOf } from './freed-time.presenter.ts';
import { placeFor } from './holds.commands.ts';
import { type Offer, type OfferRefusal, readOffers } from './offer.queries.ts';
import { type AppointmentRow, type Place, placeAgain } from './placing.commands.ts';

export type AppointmentUpdate = {
  id: string;
  version: number;
  professionalId: string;
  serviceIds: readonly string[];
  startsAt: Temporal.Instant;
  overbooking: 'allow' | 'refuse';
};
type UpdateAnswer = Result<AppointmentRow, ChangeRefusal | OfferRefusal | 'too-long'>;

/** Other services, time or professional, at what they cost today. Whoever refuses gives it all up. */
export async function updateAppointment(
  scope: CompanyScope,
  { id, version, professionalId, serviceIds, startsAt, overbooking }: AppointmentUpdate,
  doing: StatusDoing,
): Promise<UpdateAnswer> {
  const locked = await lockChangeable(scope, { id, version, professionalId });
  if (!locked.accepted) return locked;
  const row = locked.value;
  if (row.clientId === null) return refuse('not-found');
  const offers = await readOffers(scope, { professionalId, serviceIds });
  if (!offers.accepted) return offers;
  const [offer] = offers.value;
  if (!offer) return refuse('service-not-offered');
  if (offer.durationInMinutes > APPOINTMENT_LIMITS.durationInMinutes) return refuse('too-long');

  const isSameWork =
    row.professionalId === professionalId && isSame(serviceIds, await listServiceIds(scope, id));
  const to = { ...placeFor(offer, startsAt), ...(isSameWork ? keptLength(row, startsAt) : {}) };
  const placed = await placeOffer(scope, { row, offer, to, overbooking }, doing.now);
  if (!placed) return refuse('taken');
  await replaceServices(scope, id, offer);
  const priced = await priceAgain(scope, placed);
  await announceMove(scope, { before: row, after: priced }, doing);
  return accept(priced);
}

function isSame(wanted: readonly string[], known: readonly string[]): boolean {
  return (
    new Set(wanted.map((id) => id.toLowerCase())).symmetricDifference(new Set(known)).size === 0
  );
}

/** A length that somebody set by hand says more than the services do. */
function keptLength({ startsAt, endsAt }: AppointmentRow, newStart: Temporal.Instant) {
  return { endsAt: newStart.add(startsAt.until(endsAt)) };
}

type Placing = Pick<AppointmentUpdate, 'overbooking'> & {
  to: Place;
  row: AppointmentRow;
  offer: Offer;
};

function placeOffer(
  scope: CompanyScope,
  { row, offer, to, overbooking }: Placing,
  now: Temporal.Instant,
): Promise<AppointmentRow | null> {
  const changes = {
    ...{ price: offer.price, discount: cents(0), couponId: null },
    overbooked: overbooking === 'allow',
    serviceNames: serviceNamesOf(offer.services),
  };
  return placeAgain(scope, { row, to, changes }, now);
}

async function replaceServices(
  scope: CompanyScope,
  appointmentId: string,
  offer: Offer,
): Promise<void> {
  await scope
    .delete(appointmentServices)
    .where(eq(appointmentServices.appointmentId, appointmentId));
  await noteServices(scope, appointmentId, offer);
}

/** Only when the time is won: whoever keeps a coupon from others must not wait for a time. */
async function priceAgain(scope: CompanyScope, placed: AppointmentRow): Promise<AppointmentRow> {
  const { id, price: total } = placed;
  const use = await adjustCouponUse(scope, { appointmentId: id, total });
  if (!use) return placed;
  const reduced = { ...use, price: cents(total - use.discount) };
  await scope.update(appointments).set(reduced).where(eq(appointments.id, id));
  return { ...placed, ...reduced };
}

/** As if it had never been. Whatever was paid for stays. */
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
    await scope.delete(appointments).where(eq(appointments.id, id));
    scope.changed.add('appointments');
    return accept({ id });
  });
}

/** To the client it is as if it were cancelled, if she was still to come. */
async function announceRemoval(
  scope: CompanyScope,
  row: AppointmentRow,
  { by, now }: Doing,
): Promise<void> {
  if (row.status === 'cancelled' || Temporal.Instant.compare(row.startsAt, now) <= 0) return;
  const details = { by, freed: freedTimeOf(row, now) };
  await announceAppointment(
    scope,
    'appointment.cancelled',
    { ...row, status: 'cancelled' },
    details,
  );
}
