import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { consequence } from '../../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../../foundation/jobs/events.ts';
import { type Job, listener } from '../../../foundation/jobs/job.ts';
import { forgetSolvedChallenges } from '../booking/booking-effects.commands.ts';
import { sweepHolds } from '../booking/holds-sweep.commands.ts';
import { forgetOrigins } from '../online/appointment-visitors.commands.ts';
import { listTyped } from '../online/appointment-visitors.queries.ts';
import {
  AUTO_CONFIRM,
  type Confirmation,
  confirmIfStillScheduled,
  planConfirmation,
} from './auto-confirm.commands.ts';
import { forgetInAppointments } from './forgotten-clients.commands.ts';

export const appointmentConsequences: Consequence<CompanyScope>[] = [
  consequence('client.asked', async (scope, { clientId, tell }) =>
    tell('appointment_visitors', await listTyped(scope, clientId)),
  ),
];

export const appointmentJobs: Job[] = [
  listener('appointment.plan-confirmation', 'appointment.booked', (scope, booked, { now }) =>
    planConfirmation(scope, booked, now),
  ),
  {
    name: AUTO_CONFIRM,
    run({ scopes, actor, now }, data) {
      // The queue only holds what `planConfirmation` put there.
      const { companyId, appointmentId } = data as Confirmation;
      return scopes.withCompany({ ...actor, companyId }, (scope) =>
        confirmIfStillScheduled(scope, appointmentId, now),
      );
    },
  },
  {
    name: 'appointment.sweep-holds',
    every: '* * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) => scopes.asOperator(actor, (scope) => sweepHolds(scope, now)),
  },
  {
    name: 'appointment.forget-requests',
    every: '40 3 * * *',
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        await forgetSolvedChallenges(scope, now);
        await forgetOrigins(scope, now);
      }),
  },
  listener('appointment.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInAppointments(scope, [clientId, ...mergedIds]),
  ),
];
