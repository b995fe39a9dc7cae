import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import { companiesWithIds } from '../company/company-lookup.queries.ts';
import { findOperated } from '../company/operated/listed-companies.queries.ts';
import { lookAway, lookInto } from '../identity/sessions.commands.ts';
import { beginVisit, leaveVisit } from '../team/support/support-visits.commands.ts';
import type { SupportVisitRow } from '../team/support/support-visits.queries.ts';

/** Who looks in, and by which session. */
export type Visitor = {
  userId: string;
  name: string;
  sessionId: string;
  requestId: string;
  now: Temporal.Instant;
};
type Wish = { companyId: string; reason: string };
export type Entered = { visit: SupportVisitRow; leftCompanyId: string | null };

/** A session looks into one company at a time: it leaves the other one first. */
export async function enterAsSupport(
  scope: OperatorScope,
  visitor: Visitor,
  { companyId, reason }: Wish,
): Promise<Result<Entered, 'not-found' | 'inactive' | 'member'>> {
  const company = await findOperated(scope, companyId);
  if (!company || company.deletedAt) return refuse('not-found');
  if (!company.active) return refuse('inactive');
  const outcome = await beginVisit(scope, { companyId, visitor, reason, now: visitor.now });
  if (!outcome.accepted) return outcome;
  const leftCompanyId = await leaveAsSupport(scope, visitor);
  await lookInto(scope, visitor.sessionId, { companyId, visitId: outcome.value.id });
  const subject = company.tradeName || company.name;
  const done = { action: 'support.entered', subject, companyId, details: { reason } } as const;
  await recordOperatorAction(scope, visitor, done);
  return accept({ visit: outcome.value, leftCompanyId });
}

/** Answers which company it was; null for whoever was in none. */
export async function leaveAsSupport(
  scope: OperatorScope,
  visitor: Visitor,
): Promise<string | null> {
  const visited = await lookAway(scope, visitor.sessionId);
  if (!visited) return null;
  const { companyId } = visited;
  await leaveVisit(scope, visited, visitor.now);
  const [company] = await companiesWithIds(scope, [companyId]);
  const done = { action: 'support.left', subject: company?.name ?? '', companyId } as const;
  await recordOperatorAction(scope, visitor, done);
  return companyId;
}
