export const REVIEW_LIMITS = {
  lowest: 1,
  highest: 5,
  /** So few stars, or fewer, ask for a talk. */
  low: 3,
  commentLength: 1000,
  answerLength: 1000,
  linkDays: 30,
  /** One or two say more about who wrote them than about the company. */
  publicFrom: 3,
  /** Of a visit longer ago nobody remembers much: it is offered to whoever searches for the client. */
  askableDays: 90,
};

/** What reviews come to; the average has one decimal, and is missing where there is none. */
export type RatingSummary = { average: number | null; count: number };

/** Somebody should talk to her. */
export function isLowRating(rating: number): boolean {
  return rating <= REVIEW_LIMITS.low;
}

export function linkEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: REVIEW_LIMITS.linkDays * 24 });
}

/** A link is good once, and for thirty days. */
export function opensReview(
  { expiresAt, usedAt }: { expiresAt: Temporal.Instant; usedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean {
  return usedAt === null && Temporal.Instant.compare(now, expiresAt) < 0;
}

/** What a review is called where it has to be told from others: the end of its id. */
export function shortReviewId(id: string): string {
  return id.slice(-8);
}

export type PublicRating = { average: number; count: number };

/** What visitors read: nothing unless the company wants it and enough have said something. */
export function publicRating(
  wish: 'shown' | 'kept',
  { average, count }: RatingSummary,
): PublicRating | null {
  if (wish === 'kept' || average === null || count < REVIEW_LIMITS.publicFrom) return null;
  return { average, count };
}

/** What stars come to, by how many gave one, two, and so on up to five. */
export function summaryOf(perStar: readonly number[]): RatingSummary {
  const count = perStar.reduce((sum, many) => sum + many, 0);
  const stars = perStar.reduce((sum, many, place) => sum + many * (place + 1), 0);
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 };
}
