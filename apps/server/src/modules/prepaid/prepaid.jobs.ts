import { type Job, listener } from '../../foundation/jobs/job.ts';
import { forgetInGiftCards } from './gift-cards/gift-cards.commands.ts';

export const prepaidJobs: Job[] = [
  listener('gift-card.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInGiftCards(scope, [clientId, ...mergedIds]),
  ),
];
