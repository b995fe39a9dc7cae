import type { Clock } from '../../foundation/clock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { Beat } from '../../foundation/jobs/beat.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import { type Job, listener } from '../../foundation/jobs/job.ts';
import { inPieces } from '../../foundation/jobs/pieces.ts';
import {
  ARM_AGAIN,
  armMessages,
  armReminders,
  handOverMessages,
  setAsideOfFormer,
  withdrawReviewRequest,
} from './arming.commands.ts';
import { forgetInMessages, settleDue } from './due-messages.commands.ts';
import { listCompaniesToSettle } from './messages.queries.ts';
import { followTask, withdrawTaskMessages } from './task-messages.commands.ts';
import { type AwaitedAnswer, LOOK_FOR_ANSWER, lookForAnswer } from './unanswered.commands.ts';

const ARMING = [
  'appointment.booked',
  'appointment.moved',
  'appointment.confirmed',
  'appointment.completed',
  'appointment.reopened',
  'appointment.cancelled',
  'appointment.restored',
  'appointment.reassigned',
  'appointment.no-show',
] as const;

type Parts = { clock: Clock; publicUrl: string };

export function messageConsequences({ clock, publicUrl }: Parts): Consequence<CompanyScope>[] {
  return [
    // Before it is armed anew: what is told once a visit was told to somebody else.
    consequence('appointment.reassigned', setAsideOfFormer),
    consequence('appointment.handed-over', handOverMessages),
    ...ARMING.map((event) =>
      consequence(event, (scope, told) =>
        armMessages(scope, { event, told, now: clock(), publicUrl }),
      ),
    ),
    consequence('review.written', withdrawReviewRequest),
    consequence('task.planned', followTask),
    consequence('task.settled', (scope, { taskId }) =>
      withdrawTaskMessages(scope, taskId, { because: 'cancelled' }),
    ),
  ];
}

/** Whoever books at the counter finds what she has to send herself while the client still stands there. */
const SETTLE_EVERY_MS = 3_000;

/** What no number sends goes another way. */
export const settlingBeat: Beat = {
  name: 'messages.settle',
  everyMs: SETTLE_EVERY_MS,
  async run({ scopes, actor, now, logger }) {
    const companyIds = await scopes.asOperator(actor, (scope) => listCompaniesToSettle(scope, now));
    for (const companyId of companyIds) {
      try {
        await inPieces(() =>
          scopes.withCompany({ ...actor, companyId }, (scope) => settleDue(scope, now)),
        );
      } catch (error) {
        // The messages of one company wait; those of the others do not.
        logger.warn({ err: error, companyId }, 'messages not settled');
      }
    }
  },
};

export const messageJobs: Job[] = [
  {
    name: ARM_AGAIN,
    run({ scopes, actor, now }, data) {
      // The queue only holds what whoever switches reminders on puts there.
      const { companyId } = data as { companyId: string };
      return scopes.withCompany({ ...actor, companyId }, (scope) => armReminders(scope, now));
    },
  },
  {
    name: LOOK_FOR_ANSWER,
    run({ scopes, actor, now }, data) {
      // The queue only holds what a reminder that leaves puts there.
      const awaited = data as AwaitedAnswer;
      const of = { ...actor, companyId: awaited.companyId };
      return scopes.withCompany(of, (scope) => lookForAnswer(scope, awaited, now));
    },
  },
  listener('message.forget-client', 'client.anonymized', (scope, { clientId, mergedIds }) =>
    forgetInMessages(scope, [clientId, ...mergedIds]),
  ),
];
