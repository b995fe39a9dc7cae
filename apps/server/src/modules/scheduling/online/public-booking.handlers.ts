import { readPhone } from '@app/domain/clients/client';
import type { CouponRefusal } from '@app/domain/promotions/coupon';
import { idempotentRequest } from '../../../foundation/http/idempotency-key.ts';
import { forAnyone } from '../../../foundation/http/procedures.ts';
import { limitAccount, rateLimited } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { answeredOnce } from '../../../foundation/idempotency/answered-once.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { bookAppointment } from '../booking/booking.commands.ts';
import { holdTime, releaseHold } from '../booking/holds.commands.ts';
import { createLink, manageUrlOf } from './appointment-links.commands.ts';
import { isSolved, type SolvedChallenge, useUp } from './booking-challenge.commands.ts';
import { presentBooked, presentHold } from './public-booking.presenter.ts';
import { publicChoicesHandlers, publicLooks } from './public-choices.handlers.ts';
import { companyNotFound, visit } from './public-visits.steps.ts';
import {
  countUse,
  hasRoomFor,
  holderOf,
  isHeldByVisitor,
  makeRoomToHold,
  originOf,
  workAsked,
} from './visitor-use.steps.ts';

const holds = { name: 'booking-hold', attempts: 120, minutes: 15 };
const bookingsOfAddress = { name: 'booking', attempts: 60, minutes: 15 };
const bookingsOfPhone = { name: 'booking-phone', attempts: 10, minutes: 15 };

const visitors = forAnyone.scheduling.publicBooking;

export const publicBookingHandlers = {
  ...publicChoicesHandlers,

  hold: visitors.hold
    .use(rateLimited(holds))
    .handler(({ input: { idOrSlug, ...wish }, context, errors }) =>
      visit(context, { idOrSlug, purpose: 'write' }, async ({ scope, company }) => {
        const asking = { ...context, companyId: company.id };
        const isExchange = await makeRoomToHold(scope, asking, wish.previousHoldId);
        const startTime = Temporal.Instant.from(wish.startTime);
        const terms = { ...termsOf(company, context), heldBy: holderOf(asking) };
        const held = await holdTime(scope, { ...wish, ...terms, startTime });
        if (!held.accepted) throw errors[TIME_CODES[held.reason]]();
        if (!isExchange) await countUse(asking);
        return presentHold(held.value);
      }),
    ),

  release: visitors.release
    .use(rateLimited(publicLooks))
    .handler(({ input: { idOrSlug, holdId }, context }) =>
      visit(context, { idOrSlug, purpose: 'write' }, async ({ scope }) => {
        await releaseHold(scope, holdId);
        return { holdId };
      }),
    ),

  book: visitors.book
    .use(rateLimited(bookingsOfAddress))
    .handler(async ({ input: { idOrSlug, solved, holdId, ...wish }, context, errors, path }) => {
      const phoneKey = readPhone(wish.clientPhone)?.phoneKey;
      if (!phoneKey) throw errors.PHONE_INVALID();
      await limitAccount(bookingsOfPhone, phoneKey, context);

      const hasWorked = solved !== null && (await takeWork(context, idOrSlug, solved));
      return visit(context, { idOrSlug, purpose: 'write' }, ({ scope, company }) => {
        const asking = { ...context, companyId: company.id };
        // What was booked already costs nobody new work.
        const request = idempotentRequest({ ...asking, askedBy: phoneKey }, path, wish);
        return answeredOnce(scope, request, errors.REQUEST_KEY_REUSED, async () => {
          if ((await workAsked(scope, asking)) > 0 && !hasWorked) {
            const isInVain = !(await hasRoomFor(scope, asking, phoneKey));
            throw isInVain ? errors.TOO_MANY_UNSEEN() : errors.CHALLENGE_REQUIRED();
          }

          const stranger = { origin: originOf(asking), limits: context.environment.RATE_LIMITS };
          const booking = { ...bookingOf(wish), ...termsOf(company, context), ...stranger };
          const wasHeld = await isHeldByVisitor(scope, asking, holdId);
          const outcome = await bookAppointment(scope, { ...booking, holdId });
          if (!outcome.accepted) {
            const { reason } = outcome;
            if (reason === 'coupon-refused') {
              if (isOfThePhone(outcome.refusal)) throw errors.BOOKING_NOT_POSSIBLE();
              throw errors.COUPON_REFUSED({ message: outcome.sentence });
            }
            if (reason === 'monthly-limit-reached') throw companyNotFound();
            throw errors[BOOKING_CODES[reason]]();
          }
          if (!wasHeld) await countUse(asking);
          const token = await createLink(scope, outcome.value.row.id);
          return presentBooked(outcome.value, manageUrlOf(context.environment.PUBLIC_URL, token));
        });
      });
    }),
};

/**
 * Whether she did the work that is asked for. It is used up in a transaction of its own: what it is
 * spent on may be refused, and each answer costs work anew.
 */
function takeWork(
  context: RequestContext,
  idOrSlug: string,
  solved: SolvedChallenge,
): Promise<boolean> {
  return visit(context, { idOrSlug, purpose: 'write' }, async ({ scope, company }) => {
    const asking = { ...context, companyId: company.id };
    const work = await workAsked(scope, asking);
    return work > 0 && isSolved(solved, { ...asking, work }) && useUp(scope, solved);
  });
}

const TIME_CODES = {
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
  'service-not-offered': 'SERVICE_NOT_OFFERED',
  'one-service-only': 'ONE_SERVICE_ONLY',
  // Nobody's day is long enough.
  'too-long': 'SLOT_UNAVAILABLE',
  'slot-unavailable': 'SLOT_UNAVAILABLE',
  'slot-taken': 'SLOT_TAKEN',
} as const;

const BOOKING_CODES = {
  ...TIME_CODES,
  // Visitors are known by what they type, never by an id.
  'client-not-found': 'PHONE_INVALID',
  'phone-invalid': 'PHONE_INVALID',
  'client-blocked': 'BOOKING_NOT_POSSIBLE',
  'too-many-bookings': 'BOOKING_NOT_POSSIBLE',
  'too-many-unseen': 'TOO_MANY_UNSEEN',
} as const;

/** What a coupon holds against a phone, which is told to nobody who only typed it. */
const OF_THE_PHONE: readonly CouponRefusal[] = [
  'client-limit',
  'not-first-visit',
  'no-birth-date',
  'other-birthday-month',
];

function isOfThePhone(refusal: CouponRefusal): boolean {
  return OF_THE_PHONE.includes(refusal);
}

type BookingWish = {
  clientName: string;
  clientPhone: string;
  clientEmail: string;
  professionalId: string | null;
  serviceIds: string[];
  startTime: string;
  notes: string;
  couponCode: string;
  couponByLink: boolean;
};

function bookingOf(wish: BookingWish) {
  const { professionalId, serviceIds, notes, couponCode, couponByLink } = wish;
  return {
    professionalId,
    serviceIds,
    notes,
    couponCode,
    couponByLink,
    startTime: Temporal.Instant.from(wish.startTime),
    client: { name: wish.clientName, phone: wish.clientPhone, email: wish.clientEmail },
    source: 'client' as const,
  };
}

function termsOf(company: CompanyRow, { now }: RequestContext) {
  return { policy: company, zone: company.timezone, now };
}
