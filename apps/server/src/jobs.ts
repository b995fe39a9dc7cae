import type { Job } from './foundation/jobs/job.ts';
import type { Mailer } from './foundation/mail/mailer.ts';
import { accountJobs } from './modules/identity/accounts.jobs.ts';
import { welcomeJobs } from './modules/messaging/welcome.jobs.ts';

/** One line per area. Servers know them to enqueue; workers run them. */
export function allJobs(mailer: Mailer, publicUrl: string): Job[] {
  return [mailer.deliverJob, ...accountJobs, ...welcomeJobs(mailer, publicUrl)];
}
