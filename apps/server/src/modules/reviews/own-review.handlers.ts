import { firstNameOf } from '@app/domain/scheduling/own-appointment';
import { formatPhone } from '@app/domain/shared/phones';
import { forAnyone } from '../../foundation/http/procedures.ts';
import { type RateLimit, rateLimited } from '../../foundation/http/rate-limit.ts';
import type { OwnAppointment } from '../scheduling/online/own-appointment.queries.ts';
import { reviewLinkNotFound, visitOwnReview } from './own-review-visits.steps.ts';
import { writeReview } from './reviews.commands.ts';

/** Many phones share the address of one carrier. */
const looks: RateLimit = {
  name: 'public-review',
  attempts: 300,
  minutes: 1,
  counted: 'in-memory',
};
const sendings = { name: 'public-review-sending', attempts: 60, minutes: 15 };

const visitors = forAnyone.reviews.ownReview;

export const ownReviewHandlers = {
  get: visitors.get
    .use(rateLimited(looks))
    .handler(({ input: { token }, context }) =>
      visitOwnReview(context, { token, purpose: 'read' }, async ({ visit }) => present(visit)),
    ),

  send: visitors.send.use(rateLimited(sendings)).handler(({ input: { token, ...said }, context }) =>
    visitOwnReview(context, { token, purpose: 'write' }, async ({ scope, visit }) => {
      const { id: appointmentId } = visit.entry;
      const review = { ...said, appointmentId, registeredBy: null };
      const written = await writeReview(scope, review, context.now);
      if (!written.accepted) throw reviewLinkNotFound();
      return { rating: said.rating };
    }),
  ),
};

/** Whoever booked online reads what was typed then, never what the company knows about the phone. */
function present({ entry, client, company, visitor, professionalName }: OwnAppointment) {
  const { id, logoUrl, timezone, phone } = company;
  return {
    firstName: firstNameOf(entry.source === 'client' ? (visitor?.name ?? '') : client.name),
    company: {
      id,
      name: company.tradeName || company.name,
      logoUrl,
      timezone,
      privacyContact: company.privacyContact || formatPhone(phone),
    },
    professionalName,
    serviceNames: entry.serviceNames,
    startTime: entry.startTime,
  };
}
