import { asc, desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { type Named, withServiceNames } from './loyalty-campaigns.queries.ts';
import { pointsCampaigns } from './points-campaigns.table.ts';

export type PointsCampaignRow = typeof pointsCampaigns.$inferSelect;

/** Newest first: the ids are made in the order of time. */
export async function listPointsCampaigns(
  scope: CompanyScope,
): Promise<Named<PointsCampaignRow>[]> {
  const rows = await scope.select().from(pointsCampaigns).orderBy(desc(pointsCampaigns.id));
  return withServiceNames(scope, rows);
}

/** What points are exchanged for now, what costs fewest first. */
export async function listOfferedForPoints(
  scope: CompanyScope,
): Promise<Named<PointsCampaignRow>[]> {
  const rows = await scope
    .select()
    .from(pointsCampaigns)
    .where(eq(pointsCampaigns.active, true))
    .orderBy(asc(pointsCampaigns.pointsRequired), asc(pointsCampaigns.id));
  return withServiceNames(scope, rows);
}
