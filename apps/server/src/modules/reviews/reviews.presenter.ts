import type { review } from '@app/contract/reviews/reviews.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { ReviewView } from './reviews.queries.ts';

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
