import { type BookingSource, serviceNamesOf } from '@app/domain/scheduling/appointment';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { findOutsideHours } from '../free-time/availability.queries.ts';
import type { TimeWish } from '../free-time/booking-candidates.rules.ts';
import { type Offer, readOfferOf } from '../free-time/offer.rules.ts';
import type { BookingOrigin } from '../online/appointment-visitors.queries.ts';
import type { BookingClient } from './booking-client.commands.ts';
import { releaseHold, takeHold } from './holds.commands.ts';
import { isHeldFor, placeFor } from './place.rules.ts';
import { placeNew } from './placing.commands.ts';

export type Booking = TimeWish & {
  client: BookingClient;
  notes: string;
  /** Empty when there is none. */
  couponCode: string;
  /** Whether a visitor came by the coupon's own link. */
  couponByLink?: boolean;
  source: BookingSource;
  holdId?: string | null;
  seriesId?: string | null;
  /** Where a visitor books from; missing where nobody counts. */
  origin?: BookingOrigin | null;
  limits?: 'on' | 'off';
};

type Held = { id: string; offer: Offer };

/** A hold of something else, or one that is over, is given up. */
export async function holdOf(
  scope: CompanyScope,
  hold: AppointmentRow,
  { booking, offers }: { booking: Booking; offers: readonly Offer[] },
): Promise<Held | null> {
  const offer = offers.find((one) => isHeldFor(hold, one, booking));
  if (offer) return { id: hold.id, offer };
  await releaseHold(scope, hold.id);
  return null;
}

type Placing = { candidates: readonly Offer[]; hold: Held | null; clientId: string };
export type Placed = { row: AppointmentRow; offer: Offer };

type Lost = 'slot-taken' | 'closed-meanwhile' | 'professional-not-found' | 'service-not-offered';

/**
 * Visitors come within the hours only, and everybody to somebody who is here and does it. All of that
 * is looked at where the row stands: it keeps it from changing until the end, while a time that was
 * held, or found free, may have been closed since.
 */
export async function placeBooking(
  scope: CompanyScope,
  booking: Booking,
  placing: Placing,
): Promise<Result<Placed, Lost>> {
  const placed = await winPlace(scope, booking, placing);
  if (!placed) return refuse('slot-taken');
  const lost = await lostSince(scope, booking, placed);
  return lost ? refuse(lost) : accept(placed);
}

async function lostSince(
  scope: CompanyScope,
  { policy, zone, serviceIds }: Booking,
  { row, offer }: Placed,
): Promise<Exclude<Lost, 'slot-taken'> | null> {
  const { professionalId } = row;
  const isHere = policy !== null || (await isActiveProfessional(scope, professionalId));
  if (!isHere) return 'professional-not-found';
  const times = { times: [row], zone };
  const outside = policy && (await findOutsideHours(scope, professionalId, times));
  if (outside && outside.size > 0) return 'closed-meanwhile';
  const isOffered = await readOfferOf(scope, offer.professional, serviceIds);
  return isOffered ? null : 'service-not-offered';
}

/** The first of the candidates whose time can be won. */
async function winPlace(
  scope: CompanyScope,
  booking: Booking,
  { candidates, hold, clientId }: Placing,
): Promise<Placed | null> {
  for (const offer of candidates) {
    const entry = { ...entryOf(booking, offer), clientId };
    const held = hold && (await takeHold(scope, hold.id, entry));
    if (held) return { row: held, offer };
    const placing = { ...entry, ...placeFor(offer, booking.startTime) };
    const row = await placeNew(scope, placing, booking.now);
    if (row) return { row, offer };
  }
  return null;
}

function entryOf(booking: Booking, { price, services }: Offer) {
  return {
    kind: 'appointment' as const,
    price,
    serviceNames: serviceNamesOf(services),
    notes: booking.notes,
    overbooked: booking.overbook ?? false,
    needsApproval: booking.policy?.manualApproval ?? false,
    source: booking.source,
    seriesId: booking.seriesId ?? null,
  };
}
