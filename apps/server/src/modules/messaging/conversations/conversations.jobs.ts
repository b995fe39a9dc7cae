import { type Job, listener } from '../../../foundation/jobs/job.ts';
import { forgetTalks } from './conversations.commands.ts';

export const conversationJobs: Job[] = [
  listener('conversation.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetTalks(scope, [clientId, ...mergedIds]),
  ),
];
