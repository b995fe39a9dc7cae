import type { Clock } from '../../foundation/clock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import { type Job, listener } from '../../foundation/jobs/job.ts';
import { ARM_AGAIN, armMessages, armReminders } from './arming.commands.ts';
import { forgetInMessages, settleDue } from './due-messages.commands.ts';
import { listCompaniesWithDue } from './messages.queries.ts';

const ARMING = [
  'appointment.booked',
  'appointment.moved',
  'appointment.confirmed',
  'appointment.completed',
  'appointment.reopened',
  'appointment.cancelled',
  'appointment.restored',
  'appointment.no-show',
] as const;

export function messageConsequences(clock: Clock): Consequence<CompanyScope>[] {
  return ARMING.map((event) =>
    consequence(event, (scope, told) => armMessages(scope, { event, told, now: clock() })),
  );
}

const SETTLE = 'message.settle-due';
/** What is left then waits for the next minute. */
const MOST_PIECES = 50;

/** Each piece in a transaction of its own, until there is nothing left. */
async function inPieces(settle: () => Promise<number>): Promise<void> {
  for (let piece = 0; piece < MOST_PIECES; piece += 1) {
    if ((await settle()) === 0) return;
  }
}

export const messageJobs: Job[] = [
  {
    name: 'message.look-for-due',
    every: '* * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) =>
      scopes.asOperator(actor, async (scope) => {
        for (const companyId of await listCompaniesWithDue(scope, now)) {
          await scope.jobs.enqueue(SETTLE, { companyId });
        }
      }),
  },
  {
    name: SETTLE,
    run({ scopes, actor, now }, data) {
      // The queue only holds what the job above puts there.
      const { companyId } = data as { companyId: string };
      return inPieces(() =>
        scopes.withCompany({ ...actor, companyId }, (scope) => settleDue(scope, now)),
      );
    },
  },
  {
    name: ARM_AGAIN,
    run({ scopes, actor, now }, data) {
      // The queue only holds what whoever switches reminders on puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => armReminders(scope, now));
    },
  },
  listener('message.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInMessages(scope, [clientId, ...mergedIds]),
  ),
];
