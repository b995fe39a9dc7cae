import { readPhone } from '@app/domain/clients/client';
import type { BookingRefusal } from '@app/domain/scheduling/booking';
import { mayBookUnseen } from '@app/domain/scheduling/visitor';
import { todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announceAppointment } from '../appointments/appointment-events.commands.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { offersFor, whoIsFree } from '../free-time/booking-candidates.rules.ts';
import { isTakenAt } from '../free-time/busy-time.queries.ts';
import type { Offer } from '../free-time/offer.rules.ts';
import { noteVisitor, type Typed } from '../online/appointment-visitors.commands.ts';
import { countOpen } from '../online/appointment-visitors.queries.ts';
import { clientOfBooking, lockPhone } from './booking-client.commands.ts';
import { hasRoomInMonth } from './booking-limits.queries.ts';
import { type Booking, holdOf, type Placed, placeBooking } from './booking-placing.commands.ts';
import {
  type CouponRefused,
  noteServices,
  refusalOfCode,
  withCoupon,
} from './booking-price.commands.ts';
import { findHold } from './holds.queries.ts';

export type Booked = { row: AppointmentRow; professionalName: string };
/** A refused coupon brings its own sentence. */
type BookingOutcome = Result<Booked, BookingRefusal> | CouponRefused;

/**
 * Everything in the caller's transaction: whoever gets a refusal must not let it commit. What is
 * cheap to refuse comes first, because a wanted time is asked for by many who come too late.
 */
export async function bookAppointment(
  scope: CompanyScope,
  booking: Booking,
): Promise<BookingOutcome> {
  const outcome = await book(scope, booking);
  if (outcome.accepted || outcome.reason === 'coupon-refused') return outcome;
  return outcome.reason === 'closed-meanwhile' ? refuse('slot-unavailable') : outcome;
}

type Attempt = BookingOutcome | Result<never, 'closed-meanwhile'>;

async function book(scope: CompanyScope, booking: Booking): Promise<Attempt> {
  const held = booking.holdId ? await findHold(scope, booking.holdId) : null;
  // A held time is hers, also where an *encaixe* was put over it meanwhile.
  if (!held && (await isLost(scope, booking))) return refuse('slot-taken');
  const offers = await offersFor(scope, booking);
  if (!offers.accepted) return offers;

  const hold = held && (await holdOf(scope, held, { booking, offers: offers.value }));
  const candidates = hold ? accept([hold.offer]) : await whoIsFree(scope, offers.value, booking);
  if (!candidates.accepted) return candidates;

  const today = todayIn(booking.zone, booking.now);
  // Before the client is looked up: else another refusal would tell a visitor whom the company blocked.
  const refusal = await refusalOfAnybody(scope, booking, { offer: candidates.value[0], today });
  if (refusal) return refusal;
  const client = await clientOfBooking(scope, booking.client, { ...booking, today });
  if (!client.accepted) return client;
  const clientId = client.value.id;
  const placed = await placeBooking(scope, booking, {
    candidates: candidates.value,
    hold,
    clientId,
  });
  if (!placed.accepted) return placed;
  return complete(scope, booking, { ...placed.value, clientId, today });
}

/** Whether a visitor's time is taken already: a cheap look, because many come too late. */
async function isLost(scope: CompanyScope, booking: Booking): Promise<boolean> {
  const { professionalId, startTime, now, policy } = booking;
  if (professionalId === null || policy === null) return false;
  if (Temporal.Instant.compare(startTime, now) <= 0) return false;
  return isTakenAt(scope, { professionalId, startTime, now, exceptId: null });
}

type Asked = { offer: Offer | undefined; today: Temporal.PlainDate };

/** What stands against this booking, whoever the client is. */
async function refusalOfAnybody(
  scope: CompanyScope,
  booking: Booking,
  { offer, today }: Asked,
): Promise<Attempt | null> {
  const { couponCode: code, startTime, now, policy } = booking;
  // Staff know the client, and read first what stands against her.
  const visit = policy && offer && { services: offer.services, startTime, today };
  const refused = visit && (await refusalOfCode(scope, { code, ...visit }));
  if (refused) return refused;
  if (!(await hasRoomInMonth(scope, startTime, now))) return refuse('monthly-limit-reached');
  return (await isWelcome(scope, booking)) ? null : refuse('too-many-unseen');
}

/** Whether a visitor may book unseen. Locks her network and phone, so that all are counted. */
async function isWelcome(scope: CompanyScope, booking: Booking): Promise<boolean> {
  const { limits, origin, now } = booking;
  const typed = typedBy(booking);
  if (limits === 'off' || !origin || !typed) return true;
  await lockName(scope, `${scope.companyId}:${origin.askedFromNetwork}`);
  await lockPhone(scope, typed.phoneKey);
  return mayBookUnseen(await countOpen(scope, { ...origin, phoneKey: typed.phoneKey }, now));
}

/** Stores what the visitor typed, whoever the client is. */
async function noteTyped(scope: CompanyScope, booking: Booking, appointmentId: string) {
  const { origin, now } = booking;
  const typed = typedBy(booking);
  if (origin && typed) await noteVisitor(scope, { appointmentId, typed, origin, now });
}

function typedBy({ client }: Booking): Typed | null {
  if (!('name' in client) || client.phone === null) return null;
  const phone = readPhone(client.phone);
  return phone && { ...phone, name: client.name, email: client.email };
}

type Winning = Placed & { clientId: string; today: Temporal.PlainDate };

async function complete(
  scope: CompanyScope,
  booking: Booking,
  { row, offer, clientId, today }: Winning,
): Promise<BookingOutcome> {
  await noteServices(scope, row.id, offer);
  await noteTyped(scope, booking, row.id);
  const priced = await withCoupon(scope, row, {
    code: booking.couponCode,
    byLink: booking.couponByLink,
    services: offer.services,
    clientId,
    today,
  });
  if (!priced.accepted) return priced;
  await announceAppointment(scope, 'appointment.booked', priced.row, {
    by: booking.source,
    needsApproval: row.needsApproval,
  });
  return accept({ row: priced.row, professionalName: offer.professional.name });
}
