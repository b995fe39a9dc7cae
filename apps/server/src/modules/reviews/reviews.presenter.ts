import type { review } from '@app/contract/reviews/reviews.contract';
import { type Answer, id as anId, typedInstant } from '@app/contract/shared/schemas';
import { z } from 'zod';
import type { ReviewPlace, ReviewView } from './reviews.queries.ts';

export function presentReview({ card, hiddenAt, ...row }: ReviewView): Answer<typeof review> {
  return {
    ...row,
    clientName: card?.clientName ?? '',
    clientPhone: card?.clientPhone ?? '',
    serviceNames: card?.serviceNames ?? '',
    startTime: card?.startTime ?? row.createdAt,
    isHidden: hiddenAt !== null,
  };
}

/** Where a page ended. */
export const reviewPlace: z.ZodType<ReviewPlace> = z
  .tuple([typedInstant, anId])
  .transform(([moment, id]) => ({ createdAt: Temporal.Instant.from(moment), id }));
