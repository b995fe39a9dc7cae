import { type Job, listener } from '../../foundation/jobs/job.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import {
  tellOfCancellation,
  tellOfFailedPayment,
  tellOfRenewal,
} from './subscription-mails.commands.ts';

export function subscriptionMailJobs(mailer: Mailer, publicUrl: string): Job[] {
  return [
    listener('renewal.tell', 'subscription.renewed', (scope, announced, { now }) =>
      tellOfRenewal(scope, { mailer, publicUrl, announced, now }),
    ),
    listener('cancellation.tell', 'subscription.canceled', (scope, announced, { now }) =>
      tellOfCancellation(scope, { mailer, publicUrl, announced, now }),
    ),
    listener('failed-payment.tell', 'payment.failed', (scope, announced, { now }) =>
      tellOfFailedPayment(scope, { mailer, publicUrl, announced, now }),
    ),
  ];
}
