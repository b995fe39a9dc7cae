import { withProgress } from '@app/domain/loyalty/loyalty-campaign';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
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

/** What a refunded payment used is there again. */
export async function returnRewards(
  scope: CompanyScope,
  settlementId: string,
  { userId, now }: Pick<Redeeming, 'userId' | 'now'>,
): Promise<void> {
  const unused = await scope
    .update(loyaltyRedemptions)
    .set({ takenBackAt: now })
    .where(
      and(
        eq(loyaltyRedemptions.settlementId, settlementId),
        isNull(loyaltyRedemptions.takenBackAt),
      ),
    )
    .returning({ statusId: loyaltyRedemptions.statusId });
  for (const { statusId } of unused) await waitAgain(scope, statusId, now);
  const spent = await scope
    .select()
    .from(pointsTransactions)
    .where(
      and(
        eq(pointsTransactions.settlementId, settlementId),
        eq(pointsTransactions.type, 'redeemed'),
      ),
    );
  if (spent.length === 0) return;
  await scope
    .insert(pointsTransactions)
    .values(
      spent.map(({ id, clientId, campaignId, points }) => ({
        clientId,
        campaignId,
        settlementId,
        type: 'returned' as const,
        points: -points,
        returnsId: id,
        description: POINTS_WORDS.returned,
        createdBy: userId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Not used any more; earned only as far as what was collected still reaches the target. */
async function waitAgain(
  scope: CompanyScope,
  statusId: string,
  now: Temporal.Instant,
): Promise<void> {
  const [status] = await scope
    .update(clientLoyalty)
    .set({ usedAt: null })
    .where(eq(clientLoyalty.id, statusId))
    .returning();
  if (!status) throw new Error('A status outlives its use');
  const { earnedAt } = withProgress(status, 0, now);
  if (earnedAt !== status.earnedAt)
    await scope.update(clientLoyalty).set({ earnedAt }).where(eq(clientLoyalty.id, statusId));
}
