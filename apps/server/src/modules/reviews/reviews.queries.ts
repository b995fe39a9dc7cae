import type { REVIEW_FILTERS } from '@app/contract/reviews/reviews.contract';
import { REVIEW_LIMITS } from '@app/domain/reviews/review';
import { and, type Column, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../foundation/database/pages.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccountNames } from '../identity/account-names.queries.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../scheduling/appointments/appointment-cards.queries.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { reviewLinks } from './review-links.table.ts';
import { reviews } from './reviews.table.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** A review with everything that stands on it. */
export type ReviewView = ReviewRow & {
  card: AppointmentCard | undefined;
  professionalName: string;
  registeredByName: string | null;
};
type Wanted = {
  show: (typeof REVIEW_FILTERS)[number];
  after: NewestPlace | null;
  limit: number;
};

/** Newest first. */
export async function listReviews(
  scope: CompanyScope,
  { show, after, limit }: Wanted,
): Promise<Page<ReviewView>> {
  const rows = await scope
    .select()
    .from(reviews)
    .where(and(FILTERS[show], olderThan(reviews, after)))
    .orderBy(...newestFirst(reviews))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withDetails(scope, page.rows) };
}

const FILTERS: Record<Wanted['show'], SQL | undefined> = {
  all: undefined,
  low: lte(reviews.rating, REVIEW_LIMITS.low),
  unanswered: and(ne(reviews.comment, ''), eq(reviews.answer, '')),
};

export async function withDetails(
  scope: CompanyScope,
  rows: readonly ReviewRow[],
): Promise<ReviewView[]> {
  const cards = await readAppointmentCards(
    scope,
    rows.map(({ appointmentId }) => appointmentId),
  );
  const people = await readProfessionalNames(scope, [
    ...new Set(rows.map(({ professionalId }) => professionalId)),
  ]);
  const team = await readAccountNames(
    scope,
    rows.map(({ registeredBy }) => registeredBy),
  );
  return rows.map((row) => ({
    ...row,
    card: cards.get(row.appointmentId),
    professionalName: people.get(row.professionalId) ?? '',
    registeredByName: row.registeredBy && (team.get(row.registeredBy) ?? ''),
  }));
}

type Counted = { of: 'company' | 'visitors' } | { of: 'client'; clientId: string };

/** How many gave one star, two, and so on up to five. Visitors do not hear of those that are hidden. */
export async function countStars(scope: CompanyScope, counted: Counted): Promise<number[]> {
  const rows = await scope
    .select({ rating: reviews.rating, many: sql<number>`count(*)::int` })
    .from(reviews)
    .where(whichOf(counted))
    .groupBy(reviews.rating);
  const many = new Map(rows.map((row) => [row.rating, row.many]));
  return Array.from({ length: REVIEW_LIMITS.highest }, (_, place) => many.get(place + 1) ?? 0);
}

function whichOf(counted: Counted): SQL | undefined {
  if (counted.of === 'client') return eq(reviews.clientId, counted.clientId);
  return counted.of === 'visitors' ? isNull(reviews.hiddenAt) : undefined;
}

export async function isReviewed(scope: CompanyScope, appointmentId: string): Promise<boolean> {
  return (await scope.$count(reviews, eq(reviews.appointmentId, appointmentId))) > 0;
}

/** As part of another query: whether nobody reviewed it yet. */
export function isUnreviewed(appointmentId: Column): SQL {
  return sql`not exists (select from ${reviews} where ${reviews.appointmentId} = ${appointmentId})`;
}

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

/** Where a link of this company leads. That it is used once, the one review of its visit sees to. */
export async function findReviewLink(
  scope: CompanyScope,
  tokenHash: string,
): Promise<ReviewLinkRow | null> {
  const [link] = await scope.select().from(reviewLinks).where(eq(reviewLinks.tokenHash, tokenHash));
  return link ?? null;
}
