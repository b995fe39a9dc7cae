import { desc } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listServices } from '../catalog/services.queries.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';

export type LoyaltyCampaignRow = typeof loyaltyCampaigns.$inferSelect;
/** With the name of the service that is the reward. */
export type Named<Row> = Row & { rewardServiceName: string | null };

/** Newest first: the ids are made in the order of time. */
export async function listLoyaltyCampaigns(
  scope: CompanyScope,
): Promise<Named<LoyaltyCampaignRow>[]> {
  const rows = await scope.select().from(loyaltyCampaigns).orderBy(desc(loyaltyCampaigns.id));
  return withServiceNames(scope, rows);
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
