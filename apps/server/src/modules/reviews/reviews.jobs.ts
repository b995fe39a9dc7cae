import { type Job, listener } from '../../foundation/jobs/job.ts';
import { forgetInReviews } from './reviews.commands.ts';

export const reviewJobs: Job[] = [
  listener('review.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInReviews(scope, [clientId, ...mergedIds]),
  ),
];
