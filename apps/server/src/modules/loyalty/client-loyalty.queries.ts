import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clientLoyalty, loyaltyRedemptions } from './client-loyalty.table.ts';
import { LOST_CAMPAIGN, pointsLine, rewardLine } from './loyalty.labels.ts';
import { type Named, withServiceNames } from './loyalty-campaigns.queries.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';
import { pointsCampaigns } from './points-campaigns.table.ts';
import { pointsTransactions } from './points-transactions.table.ts';

type StatusRow = typeof clientLoyalty.$inferSelect;
/** With the names of its campaign, null once that is gone, and of its reward. */
export type ClientStatus = Named<
  StatusRow & { campaignName: string | null /** Given outside of a payment. */; canUndo: boolean }
>;

/** Newest first. */
export async function listStatuses(scope: CompanyScope, clientId: string): Promise<ClientStatus[]> {
  const rows = await statuses(scope, eq(clientLoyalty.clientId, clientId));
  return withServiceNames(scope, rows.toReversed());
}

/** What she earned and may use; what she waits for longest first. */
export async function listEarned(scope: CompanyScope, clientId: string): Promise<ClientStatus[]> {
  const unused = and(isNotNull(clientLoyalty.earnedAt), isNull(clientLoyalty.usedAt));
  return withServiceNames(
    scope,
    await statuses(scope, and(eq(clientLoyalty.clientId, clientId), unused)),
  );
}

/** At most one of a status: the key of the uses holds it. */
const inUse = and(
  eq(loyaltyRedemptions.statusId, clientLoyalty.id),
  isNull(loyaltyRedemptions.takenBackAt),
);

/** Oldest first. */
function statuses(scope: CompanyScope, which: SQL | undefined) {
  return scope
    .select({
      ...getTableColumns(clientLoyalty),
      campaignName: loyaltyCampaigns.name,
      canUndo: sql<boolean>`${loyaltyRedemptions.id} is not null and ${loyaltyRedemptions.settlementId} is null`,
    })
    .from(clientLoyalty)
    .leftJoin(loyaltyCampaigns, eq(loyaltyCampaigns.id, clientLoyalty.campaignId))
    .leftJoin(loyaltyRedemptions, inUse)
    .where(which)
    .orderBy(asc(clientLoyalty.createdAt), asc(clientLoyalty.id));
}

/** What made a payment cheaper, as its receipt says it. */
export async function listRewardLines(
  scope: CompanyScope,
  settlementId: string,
): Promise<string[]> {
  const rewards = await scope
    .select({ name: loyaltyCampaigns.name, discount: loyaltyRedemptions.discount })
    .from(loyaltyRedemptions)
    .innerJoin(clientLoyalty, eq(clientLoyalty.id, loyaltyRedemptions.statusId))
    .leftJoin(loyaltyCampaigns, eq(loyaltyCampaigns.id, clientLoyalty.campaignId))
    .where(eq(loyaltyRedemptions.settlementId, settlementId))
    .orderBy(asc(loyaltyRedemptions.id));
  const exchanged = await scope
    .select({
      points: pointsTransactions.points,
      discount: pointsTransactions.discount,
      name: pointsCampaigns.name,
    })
    .from(pointsTransactions)
    .leftJoin(pointsCampaigns, eq(pointsCampaigns.id, pointsTransactions.campaignId))
    .where(
      and(
        eq(pointsTransactions.settlementId, settlementId),
        eq(pointsTransactions.type, 'redeemed'),
      ),
    )
    .orderBy(asc(pointsTransactions.id));
  return [
    ...rewards.map(({ name, discount }) => rewardLine(name ?? LOST_CAMPAIGN, discount)),
    ...exchanged.map(({ points, name, discount }) =>
      pointsLine(-points, name ?? LOST_CAMPAIGN, discount),
    ),
  ];
}
