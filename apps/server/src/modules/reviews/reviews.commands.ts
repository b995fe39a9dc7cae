import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { findClient } from '../clients/clients.queries.ts';
import { lockEntry } from '../scheduling/appointments/appointments.queries.ts';
import { closeReviewLinks, createReviewLink } from './review-links.commands.ts';
import { isReviewed, type ReviewRow } from './reviews.queries.ts';
import { reviews } from './reviews.table.ts';

export type AskRefusal = VisitRefusal | 'reviewed';
type NewReview = {
  appointmentId: string;
  rating: number;
  comment: string;
  /** Null: the client herself. */
  registeredBy: string | null;
};

/** Once for each visit: of all who send one at the same moment, the database takes the first. */
export async function writeReview(
  scope: CompanyScope,
  { appointmentId, ...said }: NewReview,
  now: Temporal.Instant,
): Promise<Result<ReviewRow, AskRefusal>> {
  const visit = await completedVisit(scope, appointmentId);
  if (!visit.accepted) return visit;
  const { clientId, professionalId, startTime } = visit.value;
  const [written] = await scope
    .insert(reviews)
    .values({ ...said, appointmentId, clientId, professionalId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!written) return refuse('reviewed');
  await closeReviewLinks(scope, appointmentId, now);
  await announce(scope, 'review.written', {
    reviewId: written.id,
    appointmentId,
    professionalId,
    startTime: startTime.toString(),
    rating: said.rating,
    by: said.registeredBy === null ? 'client' : 'staff',
  });
  return accept(written);
}

export async function askForReview(
  scope: CompanyScope,
  appointmentId: string,
  asking: { now: Temporal.Instant; publicUrl: string },
): Promise<Result<{ url: string; expiresAt: Temporal.Instant }, AskRefusal>> {
  const visit = await completedVisit(scope, appointmentId);
  if (!visit.accepted) return visit;
  if (await isReviewed(scope, appointmentId)) return refuse('reviewed');
  return accept(await createReviewLink(scope, appointmentId, asking));
}

type VisitRefusal = 'not-found' | 'not-completed' | 'client-anonymized';
type Visit = { clientId: string; professionalId: string; startTime: Temporal.Instant };

async function completedVisit(
  scope: CompanyScope,
  id: string,
): Promise<Result<Visit, VisitRefusal>> {
  const entry = await lockEntry(scope, id);
  if (!entry?.clientId) return refuse('not-found');
  if (entry.status !== 'completed') return refuse('not-completed');
  const { clientId, professionalId, startTime } = entry;
  // Nobody can be asked any more, and what is written about somebody forgotten would say who it was.
  if ((await findClient(scope, clientId))?.anonymizedAt) return refuse('client-anonymized');
  return accept({ clientId, professionalId, startTime });
}

/** Empty: it is taken back. */
export async function answerReview(
  scope: CompanyScope,
  { id, version }: { id: string; version: number },
  { answer, now }: { answer: string; now: Temporal.Instant },
): Promise<Result<ReviewRow, 'not-found' | 'changed-meanwhile'>> {
  const [answered] = await scope
    .update(reviews)
    .set({ answer, answeredAt: answer === '' ? null : now, version: version + 1 })
    .where(and(eq(reviews.id, id), eq(reviews.version, version)))
    .returning();
  if (answered) return accept(answered);
  const isThere = (await scope.$count(reviews, eq(reviews.id, id))) > 0;
  return refuse(isThere ? 'changed-meanwhile' : 'not-found');
}

/** Taken out of what visitors read; it still counts for the company itself. */
export function hideReview(scope: CompanyScope, id: string, now: Temporal.Instant) {
  return setHidden(scope, id, now);
}

export function unhideReview(scope: CompanyScope, id: string) {
  return setHidden(scope, id, null);
}

async function setHidden(
  scope: CompanyScope,
  id: string,
  hiddenAt: Temporal.Instant | null,
): Promise<Result<ReviewRow, 'not-found'>> {
  const [changed] = await scope
    .update(reviews)
    .set({ hiddenAt, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
    .returning();
  return changed ? accept(changed) : refuse('not-found');
}

/** She stands elsewhere in the book, and so does what she thought of her visit. */
export async function handOverReview(
  scope: CompanyScope,
  { appointmentId, clientId }: { appointmentId: string; clientId: string },
): Promise<void> {
  await scope.update(reviews).set({ clientId }).where(eq(reviews.appointmentId, appointmentId));
}

/**
 * The visit was another client's, and so is what the team wrote down of it. What somebody wrote herself stays
 * hers: it is nobody else's opinion.
 */
export async function handOverWrittenDown(
  scope: CompanyScope,
  { appointmentId, clientId }: { appointmentId: string; clientId: string },
): Promise<void> {
  await scope
    .update(reviews)
    .set({ clientId })
    .where(and(eq(reviews.appointmentId, appointmentId), isNotNull(reviews.registeredBy)));
}

/** How many stars she gave stays. What she wrote goes, and what was answered to it, also from the trail. */
export async function forgetInReviews(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const ids = [...clientIds];
  const hers = await scope
    .update(reviews)
    .set({ comment: '', answer: '', answeredAt: null, version: sql`${reviews.version} + 1` })
    .where(inArray(reviews.clientId, ids))
    .returning({ id: reviews.id });
  // Last, because the step before was written into the trail.
  for (const { id } of hers) await scope.execute(sql`select forget_in_trail('reviews', ${id})`);
}
