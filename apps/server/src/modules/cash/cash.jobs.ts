import type { Job } from '../../foundation/jobs/job.ts';
import { forgetCashRequests } from './cash-requests-sweep.commands.ts';

export const cashJobs: Job[] = [
  {
    name: 'cash.forget-requests',
    every: '50 3 * * *',
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, (scope) => forgetCashRequests(scope, now)),
  },
];
