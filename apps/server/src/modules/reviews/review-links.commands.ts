import { linkEnd } from '@app/domain/reviews/review';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { newCompanyToken } from '../../foundation/secrets/company-token.ts';
import { reviewLinks } from './review-links.table.ts';

/**
 * An address at which a visit is reviewed. Of it only the fingerprint is kept here: it stands in the
 * message that carries it, and nowhere else.
 */
export async function createReviewLink(
  scope: CompanyScope,
  appointmentId: string,
  { now, publicUrl }: { now: Temporal.Instant; publicUrl: string },
): Promise<{ url: string; expiresAt: Temporal.Instant }> {
  const { token, tokenHash } = newCompanyToken(scope.companyId);
  const expiresAt = linkEnd(now);
  await scope.insert(reviewLinks).values({ appointmentId, tokenHash, expiresAt });
  return { url: new URL(`/review/${token}`, publicUrl).href, expiresAt };
}

/** What was reviewed needs no link any more, by whichever of them it came. */
export async function closeReviewLinks(
  scope: CompanyScope,
  appointmentId: string,
  usedAt: Temporal.Instant,
): Promise<void> {
  await scope
    .update(reviewLinks)
    .set({ usedAt })
    .where(and(eq(reviewLinks.appointmentId, appointmentId), isNull(reviewLinks.usedAt)));
}

/** Whoever was asked before is not the one whose visit it is: her link opens nothing. */
export async function dropReviewLinks(scope: CompanyScope, appointmentId: string): Promise<void> {
  await scope
    .delete(reviewLinks)
    .where(and(eq(reviewLinks.appointmentId, appointmentId), isNull(reviewLinks.usedAt)));
}
