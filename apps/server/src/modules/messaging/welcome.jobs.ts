import type { Job } from '../../foundation/jobs/job.ts';
import { listener } from '../../foundation/jobs/job.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { sendWelcome, welcomeOwner } from './welcome.commands.ts';

export function welcomeJobs(mailer: Mailer, publicUrl: string): Job[] {
  return [
    listener('welcome.send', 'company.created', (scope, company) =>
      sendWelcome(scope, { mailer, publicUrl, company }),
    ),
    listener('welcome.request', 'subscription.activated', (scope) =>
      welcomeOwner(scope, { mailer, publicUrl }),
    ),
  ];
}
