import { and, eq, gte, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clientLoyalty, loyaltyProgress, loyaltyRedemptions } from './client-loyalty.table.ts';

/** Rewards that were used since then, and are still. */
export function countUsedSince(scope: CompanyScope, since: Temporal.Instant): Promise<number> {
  return scope.$count(
    loyaltyRedemptions,
    and(gte(loyaltyRedemptions.createdAt, since), isNull(loyaltyRedemptions.takenBackAt)),
  );
}

const undone = alias(loyaltyProgress, 'undone');
/** The row that took back what a visit had added. */
const takesBack = and(
  eq(undone.appointmentId, loyaltyProgress.appointmentId),
  eq(undone.campaignId, loyaltyProgress.campaignId),
  eq(undone.round, loyaltyProgress.round),
  undone.takenBack,
);

/** Clients who came nearer to a reward since then, and those of them who earned one. */
export async function countConverted(
  scope: CompanyScope,
  since: Temporal.Instant,
): Promise<{ collected: number; earned: number }> {
  const hers = sql`distinct ${clientLoyalty.clientId}`;
  const moment = since.toString();
  const [counted] = await scope
    .select({
      collected: sql<number>`count(${hers})::int`,
      earned: sql<number>`count(${hers}) filter (where ${clientLoyalty.earnedAt} >= ${moment})::int`,
    })
    .from(loyaltyProgress)
    .innerJoin(clientLoyalty, eq(clientLoyalty.id, loyaltyProgress.statusId))
    .leftJoin(undone, takesBack)
    .where(
      and(gte(loyaltyProgress.createdAt, since), not(loyaltyProgress.takenBack), isNull(undone.id)),
    );
  return counted ?? { collected: 0, earned: 0 };
}
