import { ownAppointmentContract } from '@app/contract/scheduling/own-appointment.contract';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { readCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { withTimeout } from '../../../foundation/timeout.ts';
import { findLinked, type OwnAppointment, readOwn } from './own-appointment.queries.ts';

type Opened = { scope: CompanyScope; own: OwnAppointment };
type Opening = { token: string; purpose: 'read' | 'write' };
type Visitor = Pick<RequestContext, 'scopes' | 'requestId' | 'now'>;

/** A step at the appointment that a link opens. Null when it opens nothing, or no longer. */
export async function openLink<Answer>(
  visitor: Visitor,
  { token, purpose }: Opening,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer | null> {
  const key = readCompanyToken(token);
  if (!key) return null;
  const entry = { companyId: key.companyId, userId: null, requestId: visitor.requestId, purpose };
  return visitor.scopes.withCompany(entry, async (scope) => {
    const appointmentId = await findLinked(scope, key.tokenHash);
    const own = appointmentId && (await readOwn(scope, appointmentId, visitor.now));
    return own ? work({ scope, own }) : null;
  });
}

/** Nobody waits for a database that dawdles to see the page. */
const TIMEOUT_MS = 1_000;

/** Whether there is anything at this address. Where nobody can tell, the page finds out and says it. */
export async function opensAppointment(visitor: Visitor, token: string): Promise<boolean> {
  try {
    const opened = openLink(visitor, { token, purpose: 'read' }, async () => true);
    return (await withTimeout(TIMEOUT_MS, opened)) === true;
  } catch {
    return true;
  }
}

/** The same for a procedure, which says that there is nothing. */
export async function visitOwn<Answer>(
  visitor: Visitor,
  opening: Opening,
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
