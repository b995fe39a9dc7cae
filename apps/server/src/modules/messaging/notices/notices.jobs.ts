import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { consequence } from '../../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../../foundation/jobs/events.ts';
import { type Job, listener } from '../../../foundation/jobs/job.ts';
import type { Post } from '../owner-mail.commands.ts';
import { mailMembers } from './notice-mails.commands.ts';
import {
  noteBooking,
  noteCancellation,
  noteFailedPayment,
  noteImport,
  noteMove,
  sweepNotices,
  TELL_MEMBERS,
  type Telling,
} from './notices.commands.ts';

export const noticeConsequences: Consequence<CompanyScope>[] = [
  consequence('appointment.booked', noteBooking),
  consequence('appointment.moved', noteMove),
  consequence('appointment.cancelled', noteCancellation),
  consequence('clients.imported', noteImport),
];

export function noticeJobs(post: Post): Job[] {
  return [
    {
      name: TELL_MEMBERS,
      run({ scopes, actor }, data) {
        // The queue only holds what the commands of this area put there.
        const { companyId, noticeId } = data as Telling;
        return scopes.withCompany({ ...actor, companyId }, (scope) =>
          mailMembers(scope, post, noticeId),
        );
      },
    },
    listener('notice.payment-failed', 'payment.failed', (scope, failed, { now }) =>
      noteFailedPayment(scope, failed, now),
    ),
    {
      name: 'notice.sweep',
      every: '50 3 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, (scope) => sweepNotices(scope, now)),
    },
  ];
}
