import { ownAppointmentContract } from '@app/contract/scheduling/own-appointment.contract';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type LinkOpening,
  openCompanyLink,
  openedAnything,
} from '../../../foundation/http/company-link.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { findLinked, type OwnAppointment, readOwn } from './own-appointment.queries.ts';

type Visitor = Pick<RequestContext, 'scopes' | 'requestId' | 'now'>;
type Opened = { scope: CompanyScope; own: OwnAppointment };

/** A step at the appointment that a link opens. Null when it opens nothing, or no longer. */
export function openLink<Answer>(
  visitor: Visitor,
  opening: LinkOpening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer | null> {
  return openCompanyLink(visitor, opening, async (scope, tokenHash) => {
    const appointmentId = await findLinked(scope, tokenHash);
    const own = appointmentId && (await readOwn(scope, appointmentId, visitor.now));
    return own ? work({ scope, own }) : null;
  });
}

/** Whether there is anything at this address. */
export function opensAppointment(visitor: Visitor, token: string): Promise<boolean> {
  return openedAnything(openLink(visitor, { token, purpose: 'read' }, async () => true));
}

/** The same for a procedure, which says that there is nothing. */
export async function visitOwn<Answer>(
  visitor: Visitor,
  opening: LinkOpening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const answer = await openLink(visitor, opening, work);
  if (answer === null) throw linkNotFound();
  return answer;
}

const { LINK_NOT_FOUND } = ownAppointmentContract.get['~orpc'].errorMap;

export function linkNotFound(): ORPCError<'LINK_NOT_FOUND', undefined> {
  return new ORPCError('LINK_NOT_FOUND', LINK_NOT_FOUND);
}
