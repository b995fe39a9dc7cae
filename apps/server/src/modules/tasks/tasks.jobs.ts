import type { Clock } from '../../foundation/clock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import type { Job } from '../../foundation/jobs/job.ts';
import { listCompaniesWithBirthdays } from '../team/professional-birthdays.queries.ts';
import { askToBuy, askToCongratulate, askToSolve, noteBought } from './made-tasks.commands.ts';

const CONGRATULATE = 'task.congratulate';

export const taskJobs: Job[] = [
  {
    name: 'task.look-for-birthdays',
    // Each hour a day begins somewhere.
    every: '2 * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        for (const companyId of await listCompaniesWithBirthdays(scope, now))
          await scope.jobs.enqueue(CONGRATULATE, { companyId });
      }),
  },
  {
    name: CONGRATULATE,
    run({ scopes, actor, now }, data) {
      // The queue only holds what the job above puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => askToCongratulate(scope, now));
    },
  },
];

export function taskConsequences(clock: Clock): Consequence<CompanyScope>[] {
  return [
    consequence('stock.low', (scope, low) => askToBuy(scope, low, clock())),
    consequence('stock.enough', (scope, { productId }) => noteBought(scope, productId, clock())),
    consequence('appointments.affected', (scope, affected) => askToSolve(scope, affected, clock())),
  ];
}
