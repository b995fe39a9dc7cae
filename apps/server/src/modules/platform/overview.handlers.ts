import { forWaitingOperators } from '../../foundation/http/procedures.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import { listNewestCompanies } from '../company/company-lookup.queries.ts';
import { concernsSince, hasUntestedBackup, listConcerns } from './overview.queries.ts';

// Jobs and backups are asked for outside of the operator's transaction: they are not in its sight.
const overview = forWaitingOperators.platform.overview;

export const overviewHandlers = {
  read: overview.read.handler(async ({ context }) => {
    const { account, requestId, now, scopes, environment, payments, mailer } = context;
    const failingJobs = await context.failingJobs.list(concernsSince(now));
    const untested = await hasUntestedBackup(environment, now);
    const paying = (await payments.current())?.environment ?? null;
    const asked = { now, jobs: failingJobs, isBackupUntested: untested, environment: paying };
    return scopes.asOperator({ userId: account.userId, requestId }, async (scope) => ({
      concerns: await listConcerns(scope, { ...asked, delivery: await mailer.delivery(scope) }),
      environment: paying,
      recentCompanies: await listNewestCompanies(scope),
      failingJobs,
    }));
  }),

  retryJobs: overview.retryJobs.handler(async ({ input: { name }, context }) => {
    const { account, requestId, now, scopes } = context;
    const doer = { userId: account.userId, requestId, now };
    const retried = await context.failingJobs.retry(name, concernsSince(now));
    if (retried > 0)
      await scopes.asOperator(doer, (scope) =>
        recordOperatorAction(scope, doer, {
          action: 'jobs.retried',
          subject: name,
          details: { count: retried },
        }),
      );
    return { retried };
  }),
};
