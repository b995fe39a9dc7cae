import { type PointsTotals, type PointsType, pointsTotals } from '@app/domain/loyalty/points';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { pointsCampaigns } from './points-campaigns.table.ts';
import { pointsTransactions } from './points-transactions.table.ts';

type PointsMovement = {
  id: string;
  type: PointsType;
  points: number;
  description: string;
  createdAt: Temporal.Instant;
  campaignName: string | null;
  /** Exchanged outside of a payment, and not given back. */
  canUndo: boolean;
};
export type ClientPoints = PointsTotals & { count: number; movements: PointsMovement[] };

const SHOWN = 200;

export async function readBalance(scope: CompanyScope, clientId: string): Promise<number> {
  const [sum] = await scope
    .select({ balance: sql<string>`coalesce(sum(${pointsTransactions.points}), 0)` })
    .from(pointsTransactions)
    .where(eq(pointsTransactions.clientId, clientId));
  return Number(sum?.balance ?? 0);
}

/** Newest first. What they come to counts them all. */
export async function readClientPoints(
  scope: CompanyScope,
  clientId: string,
): Promise<ClientPoints> {
  const sums = await scope
    .select({
      type: pointsTransactions.type,
      points: sql<string>`sum(${pointsTransactions.points})`,
      count: sql<number>`count(*)::int`,
    })
    .from(pointsTransactions)
    .where(eq(pointsTransactions.clientId, clientId))
    .groupBy(pointsTransactions.type);
  const moved = { earned: 0, redeemed: 0, taken_back: 0, returned: 0 };
  for (const { type, points } of sums) moved[type] = Number(points);
  return {
    ...pointsTotals(moved),
    count: sums.reduce((total, { count }) => total + count, 0),
    movements: await listMovements(scope, clientId),
  };
}

function listMovements(scope: CompanyScope, clientId: string): Promise<PointsMovement[]> {
  const { id, type, points, description, createdAt, settlementId } = pointsTransactions;
  const givenBack = alias(pointsTransactions, 'given_back');
  const canUndo = sql<boolean>`${type} = 'redeemed' and ${settlementId} is null and ${givenBack.id} is null`;
  return scope
    .select({
      id,
      type,
      points,
      description,
      createdAt,
      campaignName: pointsCampaigns.name,
      canUndo,
    })
    .from(pointsTransactions)
    .leftJoin(givenBack, eq(givenBack.returnsId, id))
    .leftJoin(pointsCampaigns, eq(pointsCampaigns.id, pointsTransactions.campaignId))
    .where(eq(pointsTransactions.clientId, clientId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
}
