import { ownReviewContract } from '@app/contract/reviews/own-review.contract';
import { opensReview } from '@app/domain/reviews/review';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { readCompanyToken } from '../../foundation/secrets/company-token.ts';
import { withTimeout } from '../../foundation/timeout.ts';
import { type OwnAppointment, readOwn } from '../scheduling/online/own-appointment.queries.ts';
import { findReviewLink } from './reviews.queries.ts';

type Opened = { scope: CompanyScope; visit: OwnAppointment };
type Opening = { token: string; purpose: 'read' | 'write' };
type Visitor = Pick<RequestContext, 'scopes' | 'requestId' | 'now'>;

/** A step at the visit that a link opens. Null when it opens nothing, or no longer. */
async function openReview<Answer>(
  visitor: Visitor,
  { token, purpose }: Opening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer | null> {
  const key = readCompanyToken(token);
  if (!key) return null;
  const { requestId, now } = visitor;
  const entry = { companyId: key.companyId, userId: null, requestId, purpose };
  return visitor.scopes.withCompany(entry, async (scope) => {
    const link = await findReviewLink(scope, key.tokenHash);
    if (!link || !opensReview(link, now)) return null;
    const visit = await readOwn(scope, link.appointmentId, now);
    const isOver = visit?.company.active && visit.entry.status === 'completed';
    return visit && isOver ? work({ scope, visit }) : null;
  });
}

/** Nobody waits for a database that dawdles to see the page. */
const TIMEOUT_MS = 1_000;

/** Whether there is anything at this address. Where nobody can tell, the page finds out and says it. */
export async function opensOwnReview(visitor: Visitor, token: string): Promise<boolean> {
  try {
    const opened = openReview(visitor, { token, purpose: 'read' }, async () => true);
    return (await withTimeout(TIMEOUT_MS, opened)) === true;
  } catch {
    return true;
  }
}

/** The same for a procedure, which says that there is nothing. */
export async function visitOwnReview<Answer>(
  visitor: Visitor,
  opening: Opening,
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
