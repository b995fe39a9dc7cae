import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import { type Job, listener } from '../../foundation/jobs/job.ts';
import { dropReviewLinks } from './review-links.commands.ts';
import { forgetInReviews, handOverReview, handOverWrittenDown } from './reviews.commands.ts';

export const reviewJobs: Job[] = [
  listener('review.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInReviews(scope, [clientId, ...mergedIds]),
  ),
];

export const reviewConsequences: Consequence<CompanyScope>[] = [
  consequence('appointment.handed-over', handOverReview),
  consequence('appointment.reassigned', async (scope, reassigned) => {
    await handOverWrittenDown(scope, reassigned);
    await dropReviewLinks(scope, reassigned.appointmentId);
  }),
];
