import type { Job } from '../../foundation/jobs/job.ts';
import { forgetAnsweredRequests } from '../company/answered-requests.commands.ts';

export const cashJobs: Job[] = [
  {
    name: 'cash.forget-requests',
    every: '50 3 * * *',
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, (scope) => forgetAnsweredRequests(scope, now)),
  },
];
