import type { VisitDecision } from '@app/domain/team/events';
import type { Job, JobContext } from '../../foundation/jobs/job.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import { companiesWithIds } from '../company/company-lookup.queries.ts';

/**
 * What a company decides about a visit stands in the trail of operators too. A company's own
 * transaction has no part in that trail, so it is written from outside, right after.
 */
export const supportVisitJobs: Job[] = [
  noting('support-visit.note-allowed', 'support.allowed'),
  noting('support-visit.note-ended', 'support.ended'),
];

function noting(name: string, action: 'support.allowed' | 'support.ended'): Job {
  return { name, listensTo: action, run: (context, data) => note(context, action, data as Heard) };
}

/** The queue only holds what `announce` put there. */
type Heard = { companyId: string; announced: VisitDecision };

async function note(
  { scopes, actor }: JobContext,
  action: 'support.allowed' | 'support.ended',
  { companyId, announced: { userId, at } }: Heard,
): Promise<void> {
  await scopes.asOperator(actor, async (scope) => {
    const [company] = await companiesWithIds(scope, [companyId]);
    const doer = { userId, requestId: actor.requestId, now: Temporal.Instant.from(at) };
    await recordOperatorAction(scope, doer, { action, subject: company?.name ?? '', companyId });
  });
}
