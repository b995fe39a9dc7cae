import { ownReviewContract } from '@app/contract/reviews/own-review.contract';
import { opensReview } from '@app/domain/reviews/review';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import {
  type LinkOpening,
  openCompanyLink,
  openedAnything,
} from '../../foundation/http/company-link.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { isModuleHidden } from '../billing/access.queries.ts';
import { type OwnAppointment, readOwn } from '../scheduling/online/own-appointment.queries.ts';
import { findReviewLink } from './reviews.queries.ts';

type Visitor = Pick<RequestContext, 'scopes' | 'requestId' | 'now'>;
type Opened = { scope: CompanyScope; visit: OwnAppointment };

/** A step at the visit that a link opens. Null when it opens nothing, or no longer. */
function openReview<Answer>(
  visitor: Visitor,
  opening: LinkOpening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer | null> {
  const { now } = visitor;
  return openCompanyLink(visitor, opening, async (scope, tokenHash) => {
    const link = await findReviewLink(scope, tokenHash);
    if (!link || !opensReview(link, now)) return null;
    if (await isModuleHidden(scope, 'reviews')) return null;
    const visit = await readOwn(scope, link.appointmentId, now);
    const isOver = visit?.company.active && visit.entry.status === 'completed';
    return visit && isOver ? work({ scope, visit }) : null;
  });
}

/** Whether there is anything at this address. */
export function opensOwnReview(visitor: Visitor, token: string): Promise<boolean> {
  return openedAnything(openReview(visitor, { token, purpose: 'read' }, async () => true));
}

/** The same for a procedure, which says that there is nothing. */
export async function visitOwnReview<Answer>(
  visitor: Visitor,
  opening: LinkOpening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const answer = await openReview(visitor, opening, work);
  if (answer === null) throw reviewLinkNotFound();
  return answer;
}

const { LINK_NOT_FOUND } = ownReviewContract.get['~orpc'].errorMap;

export function reviewLinkNotFound(): ORPCError<'LINK_NOT_FOUND', undefined> {
  return new ORPCError('LINK_NOT_FOUND', LINK_NOT_FOUND);
}
