import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isRefusedByRule } from '../../foundation/database/sql-state.ts';
import { findClient } from '../clients/clients.queries.ts';
import { clientLoyalty, loyaltyRedemptions } from './client-loyalty.table.ts';
import { POINTS_WORDS, paidWithWords } from './loyalty.labels.ts';
import { listOfferedForPoints } from './points-campaigns.queries.ts';
import { POINTS_NOT_NEGATIVE, pointsTransactions } from './points-transactions.table.ts';
import type { PlannedReward, RewardRefusal } from './rewards.rules.ts';

export type Redeeming = {
  clientId: string;
  /** The payment that becomes cheaper; null where nothing is paid. */
  settlementId: string | null;
  userId: string;
  now: Temporal.Instant;
};
type Outcome<Refusal extends RewardRefusal> = Promise<Result<null, Refusal>>;

/** Uses what was planned. Whoever refuses gives up the transaction. */
export async function redeemRewards(
  scope: CompanyScope,
  planned: readonly PlannedReward[],
  doing: Redeeming,
): Outcome<'reward-unavailable' | 'not-enough-points'> {
  for (const reward of planned) {
    const used =
      reward.kind === 'loyalty'
        ? await useReward(scope, reward, doing)
        : await spendPoints(scope, reward, doing);
    if (!used.accepted) return used;
  }
  return accept(null);
}

/** Uses an earned reward. That nobody used it before, the key of the uses decides. */
export async function useReward(
  scope: CompanyScope,
  { id: statusId, discount = cents(0) }: { id: string; discount?: Cents },
  { clientId, settlementId, userId, now }: Redeeming,
): Outcome<'reward-unavailable'> {
  const isEarned = isNotNull(clientLoyalty.earnedAt);
  const hers = and(eq(clientLoyalty.id, statusId), eq(clientLoyalty.clientId, clientId), isEarned);
  if ((await scope.$count(clientLoyalty, hers)) === 0) return refuse('reward-unavailable');
  const [used] = await scope
    .insert(loyaltyRedemptions)
    .values({ statusId, settlementId, discount, createdBy: userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: loyaltyRedemptions.id });
  if (!used) return refuse('reward-unavailable');
  // The visit that earned it may have been undone since.
  const [kept] = await scope
    .update(clientLoyalty)
    .set({ usedAt: now })
    .where(hers)
    .returning({ id: clientLoyalty.id });
  return kept ? accept(null) : refuse('reward-unavailable');
}

/** Exchanges points for what a campaign offers, outside of a payment. */
export async function exchangePoints(
  scope: CompanyScope,
  campaignId: string,
  doing: Redeeming,
): Outcome<'reward-unavailable' | 'not-enough-points'> {
  const campaign = (await listOfferedForPoints(scope)).find(({ id }) => id === campaignId);
  if (!campaign || !(await findClient(scope, doing.clientId))) return refuse('reward-unavailable');
  return spendPoints(scope, { campaignId, points: campaign.pointsRequired }, doing);
}

type Spending = { campaignId: string; points: number; discount?: Cents };

/** Exchanges points. That there are enough of them, the database decides. */
async function spendPoints(
  scope: CompanyScope,
  { campaignId, points, discount }: Spending,
  { clientId, settlementId, userId, now }: Redeeming,
): Outcome<'not-enough-points'> {
  try {
    await scope.insert(pointsTransactions).values({
      clientId,
      campaignId,
      settlementId,
      type: 'redeemed',
      points: -points,
      ...(discount !== undefined && { discount }),
      description: discount === undefined ? POINTS_WORDS.redeemed : paidWithWords(discount),
      createdBy: userId,
      createdAt: now,
    });
    return accept(null);
  } catch (error) {
    if (isRefusedByRule(POINTS_NOT_NEGATIVE, error)) return refuse('not-enough-points');
    throw error;
  }
}
