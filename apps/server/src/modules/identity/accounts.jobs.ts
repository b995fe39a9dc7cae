import type { Job } from '../../foundation/jobs/job.ts';
import { sweepExpired } from './accounts.commands.ts';

export const accountJobs: Job[] = [
  {
    name: 'accounts.sweep',
    every: '30 3 * * *',
    run: ({ scopes, actor, now }) => scopes.asOperator(actor, (scope) => sweepExpired(scope, now)),
  },
];
