import { and, desc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listServices } from '../catalog/services.queries.ts';
import { anonymizedIds } from '../clients/clients.queries.ts';
import { clientLoyalty } from './client-loyalty.table.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';

export type LoyaltyCampaignRow = typeof loyaltyCampaigns.$inferSelect;
/** With the name of the service that is the reward. */
export type Named<Row> = Row & { rewardServiceName: string | null };

export type ListedCampaign = Named<LoyaltyCampaignRow> & { collecting: number };

/** Newest first: the ids are made in the order of time. */
export async function listLoyaltyCampaigns(scope: CompanyScope): Promise<ListedCampaign[]> {
  const rows = await scope.select().from(loyaltyCampaigns).orderBy(desc(loyaltyCampaigns.id));
  return asListed(scope, rows);
}

/** With the name of the reward, and how many clients are on their way to it. */
export async function asListed(
  scope: CompanyScope,
  rows: readonly LoyaltyCampaignRow[],
): Promise<ListedCampaign[]> {
  const collecting = await countCollecting(
    scope,
    rows.map(({ id }) => id),
  );
  const named = await withServiceNames(scope, rows);
  return named.map((row) => ({ ...row, collecting: collecting.get(row.id) ?? 0 }));
}

/**
 * What was earned already stays hers without the campaign, and is not counted; nor is whoever asked to be
 * forgotten, of whom nobody collects any more. */
async function countCollecting(
  scope: CompanyScope,
  campaignIds: string[],
): Promise<Map<string | null, number>> {
  const rows = await scope
    .select({
      campaignId: clientLoyalty.campaignId,
      clients: sql<number>`count(distinct ${clientLoyalty.clientId})::int`,
    })
    .from(clientLoyalty)
    .where(
      and(
        inArray(clientLoyalty.campaignId, campaignIds),
        isNull(clientLoyalty.earnedAt),
        gt(clientLoyalty.progressValue, 0),
        sql`${clientLoyalty.clientId} not in ${anonymizedIds(scope)}`,
      ),
    )
    .groupBy(clientLoyalty.campaignId);
  return new Map(rows.map(({ campaignId, clients }) => [campaignId, clients]));
}

export async function withServiceNames<Row extends { rewardServiceId: string | null }>(
  scope: CompanyScope,
  rows: readonly Row[],
): Promise<Named<Row>[]> {
  const isNamed = rows.some(({ rewardServiceId }) => rewardServiceId !== null);
  const services = isNamed ? await listServices(scope) : [];
  const names = new Map(services.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    rewardServiceName: names.get(row.rewardServiceId ?? '') ?? null,
  }));
}
