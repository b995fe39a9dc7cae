import { publicBookingContract } from '@app/contract/scheduling/public-booking.contract';
import { ORPCError } from '@orpc/server';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { companyIdOf } from '../../company/company-addresses.rules.ts';
import { findBookableCompany } from './public-company.queries.ts';

type Visit = { scope: CompanyScope; company: CompanyRow };
type Where = { idOrSlug: string; purpose: 'read' | 'write' };

/** A visitor's step inside a company that is open to whoever likes to book there. */
export async function visit<Answer>(
  context: RequestContext,
  { idOrSlug, purpose }: Where,
  work: (visit: Visit) => Promise<Answer>,
): Promise<Answer> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) throw companyNotFound();
  const entry = { companyId, userId: null, requestId: context.requestId, purpose };
  return context.scopes.withCompany(entry, async (scope) => {
    const company = await findBookableCompany(scope, context.now);
    if (!company) throw companyNotFound();
    // Visitors hold times and give them back, which no list of the team shows.
    if (purpose === 'write') scope.changed.add('holds');
    return work({ scope, company });
  });
}

const { COMPANY_NOT_FOUND } = publicBookingContract.company['~orpc'].errorMap;

export function isNotFound(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'COMPANY_NOT_FOUND';
}

export function companyNotFound(): ORPCError<'COMPANY_NOT_FOUND', undefined> {
  return new ORPCError('COMPANY_NOT_FOUND', COMPANY_NOT_FOUND);
}
