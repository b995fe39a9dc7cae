import { USUAL_WORK } from '@app/domain/scheduling/visitor';
import { todayIn } from '@app/domain/shared/local-time';
import { forAnyone } from '../../../foundation/http/procedures.ts';
import { type RateLimit, rateLimited } from '../../../foundation/http/rate-limit.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { readAccess } from '../../billing/access.queries.ts';
import { previewCoupon, readCouponTerms } from '../../promotions/coupon-uses.queries.ts';
import { listOfferedProfessionals } from '../../team/bookable-professionals.queries.ts';
import { NO_CODE, presentApplied, presentBookable } from '../booking/booking-choices.presenter.ts';
import { listBookableServices } from '../free-time/bookable-services.rules.ts';
import { cheapestServices, readOffers } from '../free-time/offer.rules.ts';
import { listOpenDays, listOpenSlots } from '../free-time/open-times.rules.ts';
import { openTimesOf } from '../free-time/public-times.cache.ts';
import { createChallenge } from './booking-challenge.commands.ts';
import { findReachable, readPublicCompany } from './public-company.steps.ts';
import { isNotFound, visit } from './public-visits.steps.ts';
import { workAsked } from './visitor-use.steps.ts';

/** Many phones share the address of one carrier. */
export const publicLooks: RateLimit = {
  name: 'public-booking',
  attempts: 300,
  minutes: 1,
  counted: 'in-memory',
};
// It answers something that has to be guessed.
const couponLookups = { name: 'booking-coupon-lookup', attempts: 120, minutes: 15 };

const visitors = forAnyone.scheduling.publicBooking;
const looks = rateLimited(publicLooks);

export const publicChoicesHandlers = {
  company: visitors.company.use(looks).handler(({ input: { idOrSlug }, context, errors }) =>
    readPublicCompany(context, idOrSlug).catch(async (error) => {
      const data = isNotFound(error) ? await findReachable(context, idOrSlug) : null;
      throw data ? errors.COMPANY_SWITCHED_OFF({ data }) : error;
    }),
  ),

  professionals: visitors.professionals
    .use(looks)
    .handler(({ input: { idOrSlug }, context }) =>
      visit(context, { idOrSlug, purpose: 'read' }, ({ scope, company }) =>
        listOfferedProfessionals(scope, todayIn(company.timezone, context.now)),
      ),
    ),

  services: visitors.services
    .use(looks)
    .handler(({ input: { idOrSlug, professionalId = null }, context, errors }) =>
      visit(context, { idOrSlug, purpose: 'read' }, async ({ scope, company }) => {
        const services = await listBookableServices(scope, professionalId);
        const unknown = { 'professional-not-found': errors.PROFESSIONAL_NOT_FOUND };
        const access = await readAccess(scope, company, context.now);
        return presentBookable(valueOr(services, unknown), access, context.now);
      }),
    ),

  days: visitors.days
    .use(looks)
    .handler(async ({ input: { idOrSlug, ...choice }, context, errors }) => {
      const times = await openTimesOf(context, idOrSlug, choice);
      if (!times.accepted) throw errors[TIMES_CODES[times.reason]]();
      return listOpenDays(times.value.times, context.now);
    }),

  slots: visitors.slots
    .use(looks)
    .handler(async ({ input: { idOrSlug, date, ...choice }, context, errors }) => {
      const times = await openTimesOf(context, idOrSlug, choice);
      if (!times.accepted) throw errors[TIMES_CODES[times.reason]]();
      const day = Temporal.PlainDate.from(date);
      return listOpenSlots(times.value.times, day, context.now);
    }),

  checkCoupon: visitors.checkCoupon
    .use(rateLimited(couponLookups))
    .handler(({ input: { idOrSlug, code, startTime, ...choice }, context, errors }) =>
      visit(context, { idOrSlug, purpose: 'read' }, async ({ scope, company }) => {
        if (code === '') throw errors.COUPON_REFUSED(NO_CODE);
        const offers = await readOffers(scope, choice);
        if (!offers.accepted) throw errors[CHOICE_CODES[offers.reason]]();
        // Whether somebody's phone has used it, or came before, is nothing a visitor may try out here.
        const answer = await previewCoupon(scope, {
          code,
          client: null,
          services: cheapestServices(offers.value),
          startTime: startTime === null ? null : Temporal.Instant.from(startTime),
          today: todayIn(company.timezone, context.now),
        });
        if (answer.accepted) return presentApplied(answer.value);
        throw errors.COUPON_REFUSED({ message: answer.sentence });
      }),
    ),

  couponTerms: visitors.couponTerms
    .use(rateLimited(couponLookups))
    .handler(({ input: { idOrSlug, code }, context, errors }) =>
      visit(context, { idOrSlug, purpose: 'read' }, async ({ scope, company }) => {
        const today = todayIn(company.timezone, context.now);
        const answer = await readCouponTerms(scope, { code, today });
        if (answer.accepted) return answer.value;
        throw errors.COUPON_REFUSED({ message: answer.sentence });
      }),
    ),

  challenge: visitors.challenge.use(looks).handler(({ input: { idOrSlug }, context }) =>
    visit(context, { idOrSlug, purpose: 'read' }, async ({ scope, company }) => {
      const asking = { ...context, companyId: company.id };
      const work = (await workAsked(scope, asking)) || USUAL_WORK;
      return createChallenge({ ...asking, work });
    }),
  ),
};

const CHOICE_CODES = {
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
  'service-not-offered': 'SERVICE_NOT_OFFERED',
} as const;

const TIMES_CODES = { ...CHOICE_CODES, 'one-service-only': 'ONE_SERVICE_ONLY' } as const;
