import type { Job } from '../../foundation/jobs/job.ts';
import { renewSampleCompany } from './sample-company.commands.ts';

export const sampleCompanyJobs: Job[] = [
  { name: 'sample-company.renew', every: '50 3 * * *', run: renewSampleCompany },
];
