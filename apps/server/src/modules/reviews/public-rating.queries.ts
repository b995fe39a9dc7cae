import { type PublicRating, publicRating, summaryOf } from '@app/domain/reviews/review';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isModuleOpen } from '../billing/access.queries.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import { countStars } from './reviews.queries.ts';

/** What visitors of the booking page read; nothing is counted where the company keeps it, or its plan has none. */
export async function readPublicRating(
  scope: CompanyScope,
  { showReviews }: Pick<CompanyRow, 'showReviews'>,
  now: Temporal.Instant,
): Promise<PublicRating | null> {
  if (!showReviews || !(await isModuleOpen(scope, 'reviews', now))) return null;
  return publicRating('shown', summaryOf(await countStars(scope, { of: 'visitors' })));
}
