import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { VisitDecision } from '@app/domain/team/events';
import { visitEnd } from '@app/domain/team/support-visit';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { announce, announceFor } from '../../../foundation/jobs/events.ts';
import { members } from '../members.table.ts';
import { isOpenVisit, type SupportVisitRow } from './support-visits.queries.ts';
import { supportVisits } from './support-visits.table.ts';

type Beginning = {
  companyId: string;
  visitor: { userId: string; name: string };
  reason: string;
  now: Temporal.Instant;
};

/** Only to look, until the owner says more. The company is told, by whoever listens. */
export async function beginVisit(
  scope: OperatorScope,
  { companyId, visitor: { userId, name: userName }, reason, now }: Beginning,
): Promise<Result<SupportVisitRow, 'member'>> {
  const isHers = and(
    eq(members.companyId, companyId),
    eq(members.userId, userId),
    eq(members.active, true),
  );
  if ((await scope.$count(members, isHers)) > 0) return refuse('member');
  const [visit] = await scope
    .insert(supportVisits)
    .values({ companyId, userId, userName, reason, startedAt: now, endsAt: visitEnd(now) })
    .returning();
  if (!visit) throw new Error('The database stored no visit');
  const announced = { visitId: visit.id, userName, reason, endsAt: visit.endsAt.toString() };
  await announceFor({ companyId, jobs: scope.jobs }, 'support.entered', announced);
  return accept(visit);
}

/** By whoever is on it; one that is over already stays as it ended. */
export async function leaveVisit(
  scope: OperatorScope,
  { companyId, visitId }: { companyId: string; visitId: string },
  now: Temporal.Instant,
): Promise<void> {
  await scope
    .update(supportVisits)
    .set({ endedAt: now })
    .where(and(eq(supportVisits.companyId, companyId), isOpenVisit(visitId, now)));
}

type Acting = { id: string; userId: string; now: Temporal.Instant };

/** Those who run the platform find in their trail who allowed it, and when. */
export async function allowChanges(
  scope: CompanyScope,
  acting: Acting,
): Promise<Result<SupportVisitRow, 'over'>> {
  const [visit] = await scope
    .update(supportVisits)
    .set({ mayWrite: true, allowedBy: acting.userId })
    .where(isOpenVisit(acting.id, acting.now))
    .returning();
  if (!visit) return refuse('over');
  await announce(scope, 'support.allowed', decisionOf(acting));
  return accept(visit);
}

/** By somebody of the company: whoever looks in is out at once. */
export async function endVisit(
  scope: CompanyScope,
  acting: Acting,
): Promise<Result<SupportVisitRow, 'over'>> {
  const [visit] = await scope
    .update(supportVisits)
    .set({ endedAt: acting.now })
    .where(isOpenVisit(acting.id, acting.now))
    .returning();
  if (!visit) return refuse('over');
  await announce(scope, 'support.ended', decisionOf(acting));
  return accept(visit);
}

function decisionOf({ id, userId, now }: Acting): VisitDecision {
  return { visitId: id, userId, at: now.toString() };
}
