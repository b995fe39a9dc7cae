import { type Job, listener } from '../../foundation/jobs/job.ts';
import { forgetInGiftCards } from './gift-cards/gift-cards.commands.ts';
import { forgetInOrders, sweepOrders } from './orders/orders.commands.ts';

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
    run: ({ scopes, actor, now }) => scopes.asOperator(actor, (scope) => sweepOrders(scope, now)),
  },
];
