import { and, desc, eq, gt } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { sessions } from './accounts.table.ts';

export type SessionRow = Omit<
  typeof sessions.$inferSelect,
  'token' | 'supportCompanyId' | 'supportVisitId'
>;

/** Where an account is signed in, the latest first. The token stays where it is. */
export function listOpenSessions(
  scope: OperatorScope,
  userId: string,
  now: Temporal.Instant,
): Promise<SessionRow[]> {
  const moment = new Date(now.epochMilliseconds);
  return scope
    .select({
      id: sessions.id,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, moment)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}
