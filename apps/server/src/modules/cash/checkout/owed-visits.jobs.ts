import { type Job, listener } from '../../../foundation/jobs/job.ts';
import { followAccount } from './owed-visits.commands.ts';

export const owedVisitJobs: Job[] = [
  listener('visit.owe', 'account.changed', followAccount),
  listener('visit.owe-merged', 'client.merged', followAccount),
];
