import type { Job } from '../../foundation/jobs/job.ts';
import { listCompaniesWithEndedHours } from './bookable-professionals.queries.ts';
import { settleBooking } from './schedules.commands.ts';

const SETTLE = 'booking.settle';

export const bookableTeamJobs: Job[] = [
  {
    name: 'booking.settle-ended-hours',
    every: '20 3 * * *',
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        for (const companyId of await listCompaniesWithEndedHours(scope, now))
          await scope.jobs.enqueue(SETTLE, { companyId });
      }),
  },
  {
    name: SETTLE,
    run({ scopes, actor, now }, data) {
      // The queue only holds what the job above puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => settleBooking(scope, now));
    },
  },
];
