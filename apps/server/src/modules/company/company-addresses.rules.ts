import { SLUG } from '@app/domain/company/company-slug';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { findAddressOwner } from './company.queries.ts';

type Asking = Pick<RequestContext, 'scopes' | 'requestId'>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Which company a public address names; null when none does. */
export async function companyIdOf(context: Asking, idOrSlug: string): Promise<string | null> {
  const known = knownCompanyIdOf(context, idOrSlug);
  const slug = idOrSlug.toLowerCase();
  if (known !== null || !SLUG.test(slug)) return known;
  const companyId = await askForAddress(context, slug);
  if (companyId !== null) addressesOf(context.scopes).set(slug, companyId);
  return companyId;
}

/** Null when nobody asked for this address before. */
export function knownCompanyIdOf(
  { scopes }: Pick<Asking, 'scopes'>,
  idOrSlug: string,
): string | null {
  const written = idOrSlug.toLowerCase();
  return UUID.test(written) ? written : (addressesOf(scopes).get(written) ?? null);
}

function askForAddress({ scopes, requestId }: Asking, slug: string): Promise<string | null> {
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
