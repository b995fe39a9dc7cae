import type { Job, JobContext } from '../../foundation/jobs/job.ts';
import type { Payments } from '../../foundation/payments/payments.ts';
import { retryEvents } from './billing-events.commands.ts';
import { syncEverybody } from './nightly-sync.commands.ts';
import type { SyncParts } from './sync.commands.ts';

export function billingJobs(payments: () => Payments): Job[] {
  function partsOf({ scopes, actor, now }: JobContext): SyncParts {
    return { scopes, payments: payments(), now, ...actor };
  }
  return [
    {
      name: 'billing-events.retry',
      every: '* * * * *',
      retries: 0,
      run: (context) => retryEvents(partsOf(context)),
    },
    {
      name: 'subscriptions.sync',
      every: '15 4 * * *',
      run: (context) => syncEverybody(partsOf(context)),
    },
  ];
}
