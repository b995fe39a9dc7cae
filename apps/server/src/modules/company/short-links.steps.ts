import { SLUG } from '@app/domain/company/company-slug';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { findOpenSlug } from './company.queries.ts';

/**
 * What stands on a card or behind a QR code goes on leading to the company after it chose another
 * address: this is the one that it has now. Null when nobody has it.
 */
export async function currentSlugOf(
  { scopes, requestId }: Pick<RequestContext, 'scopes' | 'requestId'>,
  written: string,
): Promise<string | null> {
  const slug = written.toLowerCase();
  if (!SLUG.test(slug)) return null;
  return scopes.asOperator({ userId: null, requestId }, (scope) => findOpenSlug(scope, slug));
}
