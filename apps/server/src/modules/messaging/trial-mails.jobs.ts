import type { Job } from '../../foundation/jobs/job.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { reviewTrials, TELL_OF_TRIAL, tellOfTrial } from './trial-mails.commands.ts';

export function trialMailJobs(mailer: Mailer, publicUrl: string): Job[] {
  return [
    {
      name: 'trials.review',
      every: '0 9 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, (scope) => reviewTrials(scope, now)),
    },
    {
      name: TELL_OF_TRIAL,
      run({ scopes, actor, now }, data) {
        // Only the review above puts jobs into this queue.
        const { companyId } = data as { companyId: string };
        return scopes.withCompany({ ...actor, companyId }, (scope) =>
          tellOfTrial(scope, { mailer, publicUrl, now }),
        );
      },
    },
  ];
}
