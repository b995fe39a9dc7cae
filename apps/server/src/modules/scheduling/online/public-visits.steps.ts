import { publicBookingContract } from '@app/contract/scheduling/public-booking.contract';
import { SLUG } from '@app/domain/company/company-slug';
import { ORPCError } from '@orpc/server';
import type { CompanyScope, Scopes } from '../../../foundation/database/scopes.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { type CompanyRow, findAddressOwner } from '../../company/company.queries.ts';
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

export function companyNotFound(): ORPCError<'COMPANY_NOT_FOUND', undefined> {
  return new ORPCError('COMPANY_NOT_FOUND', COMPANY_NOT_FOUND);
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export async function companyIdOf(
  context: RequestContext,
  idOrSlug: string,
): Promise<string | null> {
  const known = knownCompanyIdOf(context, idOrSlug);
  const slug = idOrSlug.toLowerCase();
  if (known !== null || !SLUG.test(slug)) return known;
  const companyId = await askForAddress(context, slug);
  if (companyId !== null) addressesOf(context.scopes).set(slug, companyId);
  return companyId;
}

/** Null when nobody asked for this address before. */
export function knownCompanyIdOf({ scopes }: RequestContext, idOrSlug: string): string | null {
  const written = idOrSlug.toLowerCase();
  return UUID.test(written) ? written : (addressesOf(scopes).get(written) ?? null);
}

function askForAddress(
  { scopes, requestId }: RequestContext,
  slug: string,
): Promise<string | null> {
  return scopes.asOperator({ userId: null, requestId }, (scope) => findAddressOwner(scope, slug));
}

const MOST_ADDRESSES = 10_000;
const perSystem = new WeakMap<Scopes, Map<string, string>>();

/** Whose address it is never changes, so it is asked for once. */
function addressesOf(scopes: Scopes): Map<string, string> {
  const known = perSystem.get(scopes) ?? new Map<string, string>();
  perSystem.set(scopes, known);
  if (known.size >= MOST_ADDRESSES) known.clear();
  return known;
}
