import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { consequence } from '../../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../../foundation/jobs/events.ts';
import { type Job, listener } from '../../../foundation/jobs/job.ts';
import { readOwnCompany } from '../../company/company-lookup.queries.ts';
import { countOpenWithin } from '../../prepaid/orders/orders.queries.ts';
import {
  hasWaitingRequests,
  listCompaniesWithRequests,
} from '../../scheduling/appointments/requests.queries.ts';
import {
  listCompaniesInTrouble,
  listUnsolved,
} from '../../scheduling/free-time/troubles.queries.ts';
import type { Post } from '../owner-mail.commands.ts';
import { mailMembers } from './notice-mails.commands.ts';
import {
  noteBooking,
  noteCancellation,
  noteFailedPayment,
  noteImport,
  noteLowStock,
  noteMove,
  noteOrder,
  noteOrders,
  noteRequests,
  noteReview,
  noteSupport,
  noteUnsolved,
  sweepNotices,
  TELL_MEMBERS,
  TELL_OF_ORDERS,
  type Telling,
} from './notices.commands.ts';
import { queuePushes } from './push-subscriptions.commands.ts';

export const noticeConsequences: Consequence<CompanyScope>[] = [
  consequence('appointment.booked', noteBooking),
  consequence('appointment.moved', noteMove),
  consequence('appointment.cancelled', noteCancellation),
  consequence('clients.imported', noteImport),
  consequence('stock.low', noteLowStock),
  consequence('order.placed', noteOrder),
  consequence('review.written', noteReview),
];

const TELL_OF_UNSOLVED = 'notice.unsolved';
const TELL_OF_REQUESTS = 'notice.requests';

export function noticeJobs(post: Post): Job[] {
  return [
    {
      name: TELL_MEMBERS,
      run({ scopes, actor }, data) {
        // The queue only holds what the commands of this area put there.
        const { companyId, noticeId } = data as Telling;
        return scopes.withCompany({ ...actor, companyId }, async (scope) => {
          await queuePushes(scope, noticeId);
          await mailMembers(scope, post, noticeId);
        });
      },
    },
    {
      name: TELL_OF_ORDERS,
      run({ scopes, actor, now }, data) {
        // The queue only holds what the first gathered order of a round puts there.
        const { companyId, ...round } = data as { companyId: string; from: string; until: string };
        const from = Temporal.Instant.from(round.from);
        const until = Temporal.Instant.from(round.until);
        return scopes.withCompany({ ...actor, companyId }, async (scope) => {
          const count = await countOpenWithin(scope, { from, until }, now);
          await noteOrders(scope, { count, from });
        });
      },
    },
    listener('notice.payment-failed', 'payment.failed', (scope, failed, { now }) =>
      noteFailedPayment(scope, failed, now),
    ),
    listener('notice.support-entered', 'support.entered', noteSupport),
    {
      name: 'notice.look-for-unsolved',
      every: '0 8 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, async (scope) => {
          for (const companyId of await listCompaniesInTrouble(scope, now)) {
            await scope.jobs.enqueue(TELL_OF_UNSOLVED, { companyId });
          }
        }),
    },
    {
      name: TELL_OF_UNSOLVED,
      run({ scopes, actor, now }, data) {
        // The queue only holds what the job above puts there.
        const { companyId } = data as { companyId: string };
        return scopes.withCompany({ ...actor, companyId }, async (scope) => {
          const { timezone: zone } = await readOwnCompany(scope);
          if ((await listUnsolved(scope, { now, zone })).length === 0) return;
          await noteUnsolved(scope, todayIn(zone, now));
        });
      },
    },
    {
      name: 'notice.look-for-requests',
      every: '0 8 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, async (scope) => {
          for (const companyId of await listCompaniesWithRequests(scope, now)) {
            await scope.jobs.enqueue(TELL_OF_REQUESTS, { companyId });
          }
        }),
    },
    {
      name: TELL_OF_REQUESTS,
      run({ scopes, actor, now }, data) {
        // The queue only holds what the job above puts there.
        const { companyId } = data as { companyId: string };
        return scopes.withCompany({ ...actor, companyId }, async (scope) => {
          const { timezone } = await readOwnCompany(scope);
          if (!(await hasWaitingRequests(scope, now))) return;
          await noteRequests(scope, todayIn(timezone, now));
        });
      },
    },
    {
      name: 'notice.sweep',
      every: '50 3 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, (scope) => sweepNotices(scope, now)),
    },
  ];
}
