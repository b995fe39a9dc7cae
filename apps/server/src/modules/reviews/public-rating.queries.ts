import { type PublicRating, publicRating, summaryOf } from '@app/domain/reviews/review';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { CompanyRow } from '../company/company.queries.ts';
import { countStars } from './reviews.queries.ts';

/** What visitors of the booking page read; nothing is counted where the company keeps it. */
export async function readPublicRating(
  scope: CompanyScope,
  { showReviews }: Pick<CompanyRow, 'showReviews'>,
): Promise<PublicRating | null> {
  if (!showReviews) return null;
  return publicRating('shown', summaryOf(await countStars(scope, { of: 'visitors' })));
}
