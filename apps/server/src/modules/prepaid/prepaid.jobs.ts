import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import { type Job, listener } from '../../foundation/jobs/job.ts';
import { forgetInGiftCards } from './gift-cards/gift-cards.commands.ts';
import { expireOrders, forgetInOrders, removeOldOrders } from './orders/orders.commands.ts';
import { listCompaniesWithOld } from './orders/orders.queries.ts';
import { claimOrders, linkOrders } from './orders/stray-orders.commands.ts';

const REMOVE_OLD = 'order.remove-old';

export const prepaidConsequences: Consequence<CompanyScope>[] = [
  consequence('clients.reachable', (scope, { reached }) => linkOrders(scope, reached)),
  consequence('client.leaving', claimOrders),
];

export const prepaidJobs: Job[] = [
  listener('gift-card.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInGiftCards(scope, [clientId, ...mergedIds]),
  ),
  listener('order.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInOrders(scope, [clientId, ...mergedIds]),
  ),
  {
    name: 'order.sweep',
    every: '20 4 * * *',
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        await expireOrders(scope, now);
        for (const companyId of await listCompaniesWithOld(scope, now))
          await scope.jobs.enqueue(REMOVE_OLD, { companyId });
      }),
  },
  {
    name: REMOVE_OLD,
    run({ scopes, actor, now }, data) {
      // The queue only holds what the job above puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => removeOldOrders(scope, now));
    },
  },
];
