import { and, asc, eq, gt, not, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { loyaltyProgress } from './client-loyalty.table.ts';
import { pointsTransactions } from './points-transactions.table.ts';

/** How often points of this visit were taken back: so often it may be credited once more. */
export function readPointsRound(scope: CompanyScope, appointmentId: string): Promise<number> {
  const taken = eq(pointsTransactions.type, 'taken_back');
  return scope.$count(
    pointsTransactions,
    and(eq(pointsTransactions.appointmentId, appointmentId), taken),
  );
}

/** The same of what it counted, by campaign. */
export async function readProgressRounds(
  scope: CompanyScope,
  appointmentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await scope
    .select({ campaignId: loyaltyProgress.campaignId, rounds: sql<number>`count(*)::int` })
    .from(loyaltyProgress)
    .where(and(eq(loyaltyProgress.appointmentId, appointmentId), loyaltyProgress.takenBack))
    .groupBy(loyaltyProgress.campaignId);
  return new Map(rows.map(({ campaignId, rounds }) => [campaignId, rounds]));
}

/** What the visit earned and still has. */
export async function findEarnedPoints(
  scope: CompanyScope,
  appointmentId: string,
): Promise<{ points: number; round: number } | null> {
  const round = await readPointsRound(scope, appointmentId);
  const [earned] = await scope
    .select({ points: pointsTransactions.points })
    .from(pointsTransactions)
    .where(
      and(
        eq(pointsTransactions.appointmentId, appointmentId),
        eq(pointsTransactions.type, 'earned'),
        eq(pointsTransactions.round, round),
      ),
    );
  return earned ? { ...earned, round } : null;
}

/** What the visit counted for and still does. Statuses in one order for whoever locks them. */
export async function listCountedProgress(scope: CompanyScope, appointmentId: string) {
  const rounds = await readProgressRounds(scope, appointmentId);
  const rows = await scope
    .select()
    .from(loyaltyProgress)
    .where(
      and(
        eq(loyaltyProgress.appointmentId, appointmentId),
        not(loyaltyProgress.takenBack),
        gt(loyaltyProgress.amount, 0),
      ),
    )
    .orderBy(asc(loyaltyProgress.statusId));
  return rows.filter(({ campaignId, round }) => round === (rounds.get(campaignId) ?? 0));
}
