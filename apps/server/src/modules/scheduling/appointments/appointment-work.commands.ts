import { APPOINTMENT_LIMITS, serviceNamesOf } from '@app/domain/scheduling/appointment';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { adjustCouponUse } from '../../promotions/coupon-uses.commands.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { noteServices } from '../booking/booking-price.commands.ts';
import { type Place, placeFor } from '../booking/place.rules.ts';
import {
  type Offer,
  type OfferRefusal,
  readOfferOf,
  readOffers,
} from '../free-time/offer.rules.ts';
import { appointmentServices } from './appointment-services.table.ts';
import { type AppointmentRow, listServiceIds } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';

export type Work = { professionalId: string; serviceIds: readonly string[] };
export type WorkRefusal = OfferRefusal | 'too-long';

/** What an appointment would be with these services, done by this one. Whoever has it keeps it. */
export async function workFor(
  scope: CompanyScope,
  row: AppointmentRow,
  work: Work,
): Promise<Result<Offer, WorkRefusal>> {
  const offers =
    row.professionalId === work.professionalId
      ? await keptOffer(scope, work)
      : await readOffers(scope, work);
  if (!offers.accepted) return offers;
  const [offer] = offers.value;
  if (!offer) return refuse('service-not-offered');
  const isTooLong = offer.durationMinutes > APPOINTMENT_LIMITS.durationMinutes;
  return isTooLong ? refuse('too-long') : accept(offer);
}

async function keptOffer(
  scope: CompanyScope,
  { professionalId: id, serviceIds }: Work,
): Promise<Result<Offer[], OfferRefusal>> {
  const names = await readProfessionalNames(scope, [id]);
  const offer = await readOfferOf(scope, { id, name: names.get(id) ?? '' }, serviceIds);
  return offer ? accept([offer]) : refuse('service-not-offered');
}

/** Where it stands with its work. A length that somebody set by hand says more than the services. */
export async function placeOfWork(
  scope: CompanyScope,
  row: AppointmentRow,
  { offer, startTime }: { offer: Offer; startTime: Temporal.Instant },
): Promise<Place> {
  const to = placeFor(offer, startTime);
  const { professionalId } = to;
  const serviceIds = offer.services.map(({ id }) => id);
  const isSameWork = await isItsWork(scope, row, { professionalId, serviceIds });
  return isSameWork ? { ...to, endTime: startTime.add(row.startTime.until(row.endTime)) } : to;
}

/** Whether it is what is done already, by whoever does it. */
export async function isItsWork(
  scope: CompanyScope,
  row: AppointmentRow,
  { professionalId, serviceIds }: Work,
): Promise<boolean> {
  if (row.professionalId !== professionalId) return false;
  const known = new Set(await listServiceIds(scope, row.id));
  return new Set(serviceIds).symmetricDifference(known).size === 0;
}

/** Before any coupon. */
export function costOf({ price, services }: Offer) {
  return { price, discount: cents(0), couponId: null, serviceNames: serviceNamesOf(services) };
}

/** Only when the time is won: whoever keeps a coupon from others must not wait for a time. */
export async function noteWork(
  scope: CompanyScope,
  placed: AppointmentRow,
  offer: Offer,
): Promise<AppointmentRow> {
  await scope.delete(appointmentServices).where(eq(appointmentServices.appointmentId, placed.id));
  await noteServices(scope, placed.id, offer);
  return priceAgain(scope, placed, offer);
}

async function priceAgain(
  scope: CompanyScope,
  placed: AppointmentRow,
  { services }: Offer,
): Promise<AppointmentRow> {
  const { id, price: total } = placed;
  const use = await adjustCouponUse(scope, { appointmentId: id, services });
  if (!use) return placed;
  const reduced = { ...use, price: cents(total - use.discount) };
  await scope.update(appointments).set(reduced).where(eq(appointments.id, id));
  return { ...placed, ...reduced };
}
