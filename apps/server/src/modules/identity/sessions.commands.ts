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
