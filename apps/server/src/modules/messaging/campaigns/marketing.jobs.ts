import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Job, JobContext } from '../../../foundation/jobs/job.ts';
import { readCompany } from '../../company/company.queries.ts';
import type { Clock } from './audience.queries.ts';
import { settleCampaign } from './campaign-course.commands.ts';
import { startCampaign } from './campaign-run.commands.ts';
import { listDueCampaigns, listSendingCampaigns } from './campaigns.queries.ts';
import { runReengagement } from './reengagement-run.commands.ts';
import { listWaitingReengagements } from './reengagements.queries.ts';

const START = 'campaign.start';
const FINISH = 'campaign.finish';
const ASK_BACK = 'reengagement.run';
/** Where a day begins first. */
const EARLIEST_ZONE = 'America/Noronha';

type Whose = { companyId: string; id: string };

/** The queue only holds what the jobs that look put there. */
function inCompany(
  name: string,
  work: (scope: CompanyScope, id: string, clock: Clock) => Promise<unknown>,
): Job {
  return {
    name,
    run({ scopes, actor, now }: JobContext, data: unknown): Promise<void> {
      const { companyId, id } = data as Whose;
      return scopes.withCompany({ ...actor, companyId }, async (scope) => {
        const { timezone } = await readCompany(scope);
        await work(scope, id, { zone: timezone, now });
      });
    },
  };
}

export const marketingJobs: Job[] = [
  {
    name: 'campaign.look',
    every: '* * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        for (const due of await listDueCampaigns(scope, now)) await scope.jobs.enqueue(START, due);
        for (const one of await listSendingCampaigns(scope)) await scope.jobs.enqueue(FINISH, one);
      }),
  },
  inCompany(START, startCampaign),
  inCompany(FINISH, (scope, id, { now }) => settleCampaign(scope, id, now)),
  {
    name: 'reengagement.look',
    every: '*/10 * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        const today = todayIn(EARLIEST_ZONE, now);
        for (const one of await listWaitingReengagements(scope, today)) {
          await scope.jobs.enqueue(ASK_BACK, one);
        }
      }),
  },
  inCompany(ASK_BACK, runReengagement),
];
