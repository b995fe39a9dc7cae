import type { review } from '@app/contract/reviews/reviews.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { shortReviewId } from '@app/domain/reviews/review';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { reviewFileLabels as labels } from './reviews.labels.ts';
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

/** The lines of the file, dates in the company's zone. */
export function linesOf(rows: readonly ReviewView[], timezone: string): string[][] {
  const dayOf = (moment: Temporal.Instant) => formatDate(todayIn(timezone, moment));
  return rows.map((row) => [
    shortReviewId(row.id),
    row.card?.clientName ?? '',
    row.card?.serviceNames ?? '',
    row.professionalName,
    row.card ? dayOf(row.card.startTime) : '',
    String(row.rating),
    row.comment,
    row.registeredBy === null ? '' : row.registeredByName || labels.somebody,
    row.answer,
    row.hiddenAt === null ? labels.counts : labels.hidden,
    dayOf(row.createdAt),
  ]);
}

export function reviewsFile(lines: string[][]): File {
  return csvFile('avaliacoes.csv', labels.header, lines);
}
