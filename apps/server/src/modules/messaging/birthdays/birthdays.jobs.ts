import type { Job } from '../../../foundation/jobs/job.ts';
import { runBirthdays } from './birthdays.commands.ts';
import { listBirthdayRunsDue } from './birthdays.queries.ts';

const RUN = 'birthday.run';

export const birthdayJobs: Job[] = [
  {
    name: 'birthday.look-for-due',
    every: '* * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        for (const companyId of await listBirthdayRunsDue(scope, now)) {
          await scope.jobs.enqueue(RUN, { companyId });
        }
      }),
  },
  {
    name: RUN,
    run({ scopes, actor, now }, data) {
      // The queue only holds what the job above puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => runBirthdays(scope, now));
    },
  },
];
