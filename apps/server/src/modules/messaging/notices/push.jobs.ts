import type { Job } from '../../../foundation/jobs/job.ts';
import type { Push } from '../../../foundation/push/push.ts';
import { readOwnCompany } from '../../company/company-lookup.queries.ts';
import { noticePush } from './notices.presenter.ts';
import { findNotice, readFacts } from './notices.queries.ts';
import { noteOutcome, PUSH_NOTICE, type Pushing } from './push-subscriptions.commands.ts';
import { findSubscription } from './push-subscriptions.queries.ts';

export function pushJobs(push: () => Push, publicUrl: string): Job[] {
  return [
    {
      name: PUSH_NOTICE,
      retries: 3,
      async run({ scopes, actor, now }, data) {
        // The queue only holds what `queuePushes` put there.
        const { companyId, noticeId, subscriptionId } = data as Pushing;
        const entry = { ...actor, companyId };
        const told = await scopes.withCompany(entry, async (scope) => {
          const address = await findSubscription(scope, subscriptionId);
          const notice = await findNotice(scope, noticeId);
          if (!address || !notice) return null;
          const place = { ...(await readOwnCompany(scope)), publicUrl };
          const factsOf = await readFacts(scope, [notice]);
          return { address, content: noticePush(notice, factsOf(notice), place) };
        });
        if (!told) return;
        // Outside of any transaction: a slow service must not hold the database.
        const outcome = await push().send(told.address, told.content, now);
        await scopes.withCompany(entry, (scope) => noteOutcome(scope, subscriptionId, outcome));
        if (outcome === 'failed') throw new Error('The push service did not take the notice');
      },
    },
  ];
}
