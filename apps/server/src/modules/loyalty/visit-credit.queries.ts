import { and, asc, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
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

/**
 * What the visit earned and still has: also what was spent before it could be taken back. Of one client
 * where it may have been handed over to her.
 */
export async function readEarnedPoints(
  scope: CompanyScope,
  appointmentId: string,
  clientId?: string,
): Promise<number> {
  const [sum] = await scope
    .select({ points: sql<string>`coalesce(sum(${pointsTransactions.points}), 0)` })
    .from(pointsTransactions)
    .where(
      and(
        eq(pointsTransactions.appointmentId, appointmentId),
        clientId === undefined ? undefined : eq(pointsTransactions.clientId, clientId),
        inArray(pointsTransactions.type, ['earned', 'taken_back']),
      ),
    );
  return Number(sum?.points ?? 0);
}

/** On which card of the campaign the visit counted last. */
export async function findCardOf(
  scope: CompanyScope,
  { appointmentId, campaignId }: { appointmentId: string; campaignId: string },
): Promise<string | null> {
  const [counted] = await scope
    .select({ statusId: loyaltyProgress.statusId })
    .from(loyaltyProgress)
    .where(
      and(
        eq(loyaltyProgress.appointmentId, appointmentId),
        eq(loyaltyProgress.campaignId, campaignId),
      ),
    )
    .orderBy(desc(loyaltyProgress.id))
    .limit(1);
  return counted?.statusId ?? null;
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
