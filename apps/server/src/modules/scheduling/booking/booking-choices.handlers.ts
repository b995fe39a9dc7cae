import { readPhone } from '@app/domain/clients/client';
import { phoneKeysLike } from '@app/domain/clients/phone-likeness';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { type CompanyContext, todayOf } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import {
  type ClientOfPhone,
  listClientsByLastDigits,
  listClientsOfPhones,
} from '../../clients/client-phones.queries.ts';
import { findClientsByWords } from '../../clients/clients-list.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { previewCoupon } from '../../promotions/coupon-uses.queries.ts';
import { listBookableProfessionals } from '../../team/bookable-professionals.queries.ts';
import { findEntry } from '../appointments/appointments.queries.ts';
import { hasCome } from '../appointments/client-visits.queries.ts';
import { listFreeDays, listFreeSlots } from '../free-time/availability.queries.ts';
import { listBookableServices } from '../free-time/bookable-services.rules.ts';
import { type Choice, cheapestServices, type Offer, readOffers } from '../free-time/offer.rules.ts';
import type { TimeQuestion, TimeRules } from '../free-time/working-time.rules.ts';
import { isSeen, sightOf } from '../sight.rules.ts';
import {
  NO_CODE,
  presentApplied,
  presentBookable,
  presentKnown,
} from './booking-choices.presenter.ts';
import { listLikeliestOfPhone } from './phone-clients.queries.ts';

const SHOWN_DAYS = 31;
const SHOWN_CLIENTS = 8;

const choices = forCompany.scheduling.bookingChoices
  .use(opens('appointments'))
  .use(requires('appointments.manage'));

export const bookingChoicesHandlers = {
  professionals: choices.professionals.handler(({ context }) =>
    listBookableProfessionals(context.scope, null),
  ),

  services: choices.services.handler(async ({ input, context, errors }) => {
    const services = await listBookableServices(context.scope, input.professionalId ?? null);
    const unknown = { 'professional-not-found': errors.PROFESSIONAL_NOT_FOUND };
    return presentBookable(valueOr(services, unknown), context.subscription, context.now);
  }),

  days: choices.days.handler(async ({ input: { fromDate, ...choice }, context, errors }) => {
    const wanted = await offersOf(context, choice, errors);
    const from = Temporal.PlainDate.from(fromDate);
    const span = { from, until: from.add({ days: SHOWN_DAYS }) };
    const question = { wanted, ...(await circumstancesOf(context, choice)) };
    return listFreeDays(context.scope, { ...question, ...span });
  }),

  slots: choices.slots.handler(async ({ input: { date, ...choice }, context, errors }) => {
    const wanted = await offersOf(context, choice, errors);
    const question = { wanted, ...(await circumstancesOf(context, choice)) };
    const day = { date: Temporal.PlainDate.from(date) };
    return listFreeSlots(context.scope, { ...question, ...day });
  }),

  searchClients: choices.searchClients.handler(async ({ input: { search }, context }) => {
    const found = await findClientsByWords(context.scope, search, SHOWN_CLIENTS);
    const known = found.filter(({ anonymizedAt }) => anonymizedAt === null);
    return known.map((client) => presentKnown({ ...client, isBlocked: client.blockedAt !== null }));
  }),

  findClient: choices.findClient.handler(async ({ input: { phone }, context }) => {
    const [client = null, ...others] = (await clientsOfPhone(context, phone)).map(presentKnown);
    const phoneKey = readPhone(phone)?.phoneKey ?? '';
    const alike = await listClientsOfPhones(context.scope, phoneKeysLike(phoneKey));
    return { client, others, alike: alike.map(presentKnown) };
  }),

  checkCoupon: choices.checkCoupon.handler(async ({ input, context, errors }) => {
    const { scope } = context;
    if (input.code === '') throw errors.COUPON_REFUSED(NO_CODE);
    const wanted = await offersOf(context, input, errors);
    const { code, clientId: id, startTime } = input;
    const answer = await previewCoupon(scope, {
      code,
      client: id === null ? null : { id, hasVisited: () => hasCome(scope, id, null) },
      services: cheapestServices(wanted),
      startTime: startTime === null ? null : Temporal.Instant.from(startTime),
      today: todayOf(context),
    });
    if (answer.accepted) return presentApplied(answer.value);
    throw errors.COUPON_REFUSED({ message: answer.sentence });
  }),
};

type Refusals = { PROFESSIONAL_NOT_FOUND(): Error; SERVICE_NOT_OFFERED(): Error };
type Asked = { professionalId?: string | null | undefined; serviceIds: Choice['serviceIds'] };

async function offersOf(
  { scope }: CompanyContext,
  { professionalId = null, serviceIds }: Asked,
  errors: Refusals,
): Promise<Offer[]> {
  return valueOr(await readOffers(scope, { professionalId, serviceIds }), {
    'professional-not-found': errors.PROFESSIONAL_NOT_FOUND,
    'service-not-offered': errors.SERVICE_NOT_OFFERED,
  });
}

async function circumstancesOf(
  context: CompanyContext,
  { exceptId }: { exceptId?: string | undefined },
): Promise<Omit<TimeQuestion, 'wanted'>> {
  const exception = exceptId ? await exceptionOf(context, exceptId) : null;
  return { rules: await rulesOf(context), now: context.now, exceptId: exception };
}

/** The appointment being edited, whose own time counts as free; none that she may not see. */
async function exceptionOf(context: CompanyContext, id: string): Promise<string | null> {
  const entry = await findEntry(context.scope, id);
  if (entry?.kind !== 'appointment') return null;
  return isSeen(await sightOf(context), entry) ? entry.id : null;
}

async function rulesOf({ scope }: CompanyContext): Promise<TimeRules> {
  const { timezone, slotStepMinutes } = await readCompany(scope);
  return { zone: timezone, stepMinutes: slotStepMinutes, noticeMinutes: null };
}

const LAST_DIGITS = /\d{8}$/;

/** A whole phone is compared whole; of one that was only heard in part its last eight digits. */
async function clientsOfPhone({ scope }: CompanyContext, typed: string): Promise<ClientOfPhone[]> {
  const phoneKey = readPhone(typed)?.phoneKey;
  if (phoneKey) return listLikeliestOfPhone(scope, phoneKey);
  const lastDigits = LAST_DIGITS.exec(typed.replace(/\D/g, ''))?.[0];
  const alike = lastDigits ? await listClientsByLastDigits(scope, lastDigits) : [];
  // Two who end alike are two: guessing would tie the booking to the wrong one.
  return alike.length === 1 ? alike : [];
}
