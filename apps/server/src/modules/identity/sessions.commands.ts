import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, ne } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { sessions } from './accounts.table.ts';

type OwnSession = { userId: string; sessionId: string };

/** Nobody ends a session of somebody else: to everybody else it does not exist. */
export async function endSession(
  scope: OperatorScope,
  { userId, sessionId }: OwnSession,
): Promise<Result<{ id: string }, 'not-found'>> {
  const [ended] = await scope
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended ? accept(ended) : refuse('not-found');
}

/** Everywhere but here. Answers how many there were. */
export async function endOtherSessions(
  scope: OperatorScope,
  { userId, sessionId }: OwnSession,
): Promise<number> {
  const ended = await scope
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

type Visited = { companyId: string; visitId: string };

/** From now on this session looks into that company. */
export async function lookInto(
  scope: OperatorScope,
  sessionId: string,
  { companyId, visitId }: Visited,
): Promise<void> {
  await scope
    .update(sessions)
    .set({ supportCompanyId: companyId, supportVisitId: visitId })
    .where(eq(sessions.id, sessionId));
}

/** Answers what it looked into until now; held, so that of two who turn away one does. */
export async function lookAway(scope: OperatorScope, sessionId: string): Promise<Visited | null> {
  const { supportCompanyId, supportVisitId } = sessions;
  const [visited] = await scope
    .select({ companyId: supportCompanyId, visitId: supportVisitId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  if (!visited?.companyId || !visited.visitId) return null;
  await scope
    .update(sessions)
    .set({ supportCompanyId: null, supportVisitId: null })
    .where(eq(sessions.id, sessionId));
  return { companyId: visited.companyId, visitId: visited.visitId };
}
