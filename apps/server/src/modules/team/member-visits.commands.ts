import { and, eq, lt, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { findOpenCompany } from '../identity/account-lookup.queries.ts';
import { memberVisits } from './member-visits.table.ts';
import { members } from './members.table.ts';

/** Somebody is here, in the company that is open for her, if she may still be. Once an hour will do. */
export async function noteVisit(scope: OperatorScope, userId: string): Promise<void> {
  const companyId = await findOpenCompany(scope, userId);
  if (!companyId) return;
  const here = scope
    .select({
      companyId: members.companyId,
      memberId: members.id,
      lastSeenAt: sql`now()`.as('last_seen_at'),
    })
    .from(members)
    .where(
      and(eq(members.companyId, companyId), eq(members.userId, userId), eq(members.active, true)),
    );
  await scope
    .insert(memberVisits)
    .select(here)
    .onConflictDoUpdate({
      target: [memberVisits.companyId, memberVisits.memberId],
      set: { lastSeenAt: sql`excluded.last_seen_at` },
      setWhere: lt(memberVisits.lastSeenAt, sql`now() - interval '1 hour'`),
    });
}
