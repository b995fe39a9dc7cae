import type { Clock } from './foundation/clock.ts';
import type { CompanyScope } from './foundation/database/scopes.ts';
import type { Environment } from './foundation/environment.ts';
import { forgetIdempotencyKeys } from './foundation/idempotency/answered-once.ts';
import type { Beat } from './foundation/jobs/beat.ts';
import type { Consequence } from './foundation/jobs/events.ts';
import type { Job } from './foundation/jobs/job.ts';
import type { Mailer } from './foundation/mail/mailer.ts';
import type { Payments } from './foundation/payments/payments.ts';
import type { Push } from './foundation/push/push.ts';
import type { Marker } from './foundation/secrets/keyed-mark.ts';
import type { Sealer } from './foundation/secrets/sealer.ts';
import type { FileStore } from './foundation/storage/file-store.ts';
import type { Whatsapp } from './foundation/whatsapp/whatsapp.ts';
import { billingJobs } from './modules/billing/billing.jobs.ts';
import { owedVisitJobs } from './modules/cash/checkout/owed-visits.jobs.ts';
import { clientImportJobs } from './modules/clients/imports/client-imports.jobs.ts';
import { accountJobs } from './modules/identity/accounts.jobs.ts';
import { companyMessageJobs } from './modules/messaging/administrative/company-messages.jobs.ts';
import { birthdayJobs } from './modules/messaging/birthdays/birthdays.jobs.ts';
import { marketingJobs } from './modules/messaging/campaigns/marketing.jobs.ts';
import { lineJobs } from './modules/messaging/connection/lines.jobs.ts';
import {
  conversationConsequences,
  conversationJobs,
} from './modules/messaging/conversations/conversations.jobs.ts';
import { letterBeat, letterJobs } from './modules/messaging/letters/letters.jobs.ts';
import {
  messageConsequences,
  messageJobs,
  settlingBeat,
} from './modules/messaging/messages.jobs.ts';
import { noticeConsequences, noticeJobs } from './modules/messaging/notices/notices.jobs.ts';
import { pushJobs } from './modules/messaging/notices/push.jobs.ts';
import { subscriptionMailJobs } from './modules/messaging/subscription-mails.jobs.ts';
import { supportMailJobs } from './modules/messaging/support-mails.jobs.ts';
import { trialMailJobs } from './modules/messaging/trial-mails.jobs.ts';
import { welcomeJobs } from './modules/messaging/welcome.jobs.ts';
import { companyErasureJobs } from './modules/platform/companies/company-erasure.jobs.ts';
import { sampleCompanyJobs } from './modules/platform/sample-company.jobs.ts';
import { supportVisitJobs } from './modules/platform/support-visits.jobs.ts';
import { prepaidConsequences, prepaidJobs } from './modules/prepaid/prepaid.jobs.ts';
import { reviewConsequences, reviewJobs } from './modules/reviews/reviews.jobs.ts';
import {
  appointmentConsequences,
  appointmentJobs,
} from './modules/scheduling/appointments/appointments.jobs.ts';
import { taskConsequences, taskJobs } from './modules/tasks/tasks.jobs.ts';
import { bookableTeamJobs } from './modules/team/bookable-team.jobs.ts';

/** What stands on the queue itself, and is therefore there only when a job runs. */
type LateParts = {
  payments: Payments;
  files: FileStore;
  markOf: Marker;
  push: Push;
  sealer: Sealer;
  whatsapp: Whatsapp;
  environment: Environment;
  clock: Clock;
};

/** One line per area. Servers know them to enqueue; workers run them. */
export function allJobs(mailer: Mailer, publicUrl: string, parts: () => LateParts): Job[] {
  return [
    mailer.deliverJob,
    forgetIdempotencyKeys,
    ...accountJobs,
    ...billingJobs(() => parts().payments),
    ...welcomeJobs(mailer, publicUrl),
    ...subscriptionMailJobs(mailer, publicUrl),
    ...trialMailJobs(mailer, publicUrl),
    ...supportMailJobs({ mailer, publicUrl }),
    ...noticeJobs({ mailer, publicUrl }),
    ...pushJobs(() => parts().push, publicUrl),
    ...clientImportJobs(() => parts().markOf),
    ...bookableTeamJobs,
    ...appointmentJobs,
    ...prepaidJobs,
    ...owedVisitJobs,
    ...reviewJobs,
    ...taskJobs,
    ...messageJobs,
    ...marketingJobs,
    ...lineJobs(parts),
    ...birthdayJobs,
    ...companyMessageJobs,
    ...conversationJobs,
    ...letterJobs,
    ...sampleCompanyJobs,
    ...supportVisitJobs,
    ...companyErasureJobs(parts),
  ];
}

/** What looks by itself every few seconds. */
export function allBeats(mailer: Mailer, publicUrl: string): readonly Beat[] {
  return [letterBeat({ mailer, publicUrl }), settlingBeat];
}

/** What follows in the transaction of an event itself. One line per area. */
export function allConsequences(
  clock: Clock,
  publicUrl: string,
): readonly Consequence<CompanyScope>[] {
  return [
    ...appointmentConsequences,
    ...reviewConsequences,
    ...taskConsequences(clock),
    ...noticeConsequences,
    ...messageConsequences({ clock, publicUrl }),
    ...conversationConsequences,
    ...prepaidConsequences,
  ];
}
