import { creditedStanding, progressBy, withProgress } from '@app/domain/loyalty/loyalty-campaign';
import { missingOf, pointsOf, takenBackOf } from '@app/domain/loyalty/points';
import type { Visit } from '@app/domain/loyalty/visit';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockClient } from '../clients/clients.queries.ts';
import { clientLoyalty, loyaltyProgress } from './client-loyalty.table.ts';
import { readBalance } from './client-points.queries.ts';
import { earnedWords, POINTS_WORDS } from './loyalty.labels.ts';
import type { LoyaltyCampaignRow } from './loyalty-campaigns.queries.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';
import { pointsTransactions } from './points-transactions.table.ts';
import {
  findCardOf,
  listCountedProgress,
  readEarnedPoints,
  readPointsRound,
  readProgressRounds,
} from './visit-credit.queries.ts';

export type CompletedVisit = Visit & {
  appointmentId: string;
  clientId: string;
  /** As a person reads them. */
  serviceNames: string;
};
type StatusRow = typeof clientLoyalty.$inferSelect;

/**
 * A completed visit earns points and counts for every campaign. Whatever the company's plan opens:
 * opening it again loses nothing. What was credited already is not credited again.
 */
export async function creditVisit(
  scope: CompanyScope,
  visit: CompletedVisit,
  now: Temporal.Instant,
): Promise<void> {
  await creditPoints(scope, visit, now);
  const campaigns = await scope
    .select()
    .from(loyaltyCampaigns)
    .where(eq(loyaltyCampaigns.active, true))
    .orderBy(asc(loyaltyCampaigns.id));
  if (campaigns.length === 0) return;
  // Two visits of hers that end at once would otherwise both begin a card.
  await lockClient(scope, visit.clientId);
  const rounds = await readProgressRounds(scope, visit.appointmentId);
  for (const campaign of campaigns) {
    const round = rounds.get(campaign.id) ?? 0;
    await creditCampaign(scope, { campaign, visit, round }, now);
  }
}

/** The visit was not, after all: points go as far as they are there, and so does what it counted. */
export async function takeBackVisit(
  scope: CompanyScope,
  { appointmentId, clientId }: Pick<CompletedVisit, 'appointmentId' | 'clientId'>,
  now: Temporal.Instant,
): Promise<void> {
  const earned = await readEarnedPoints(scope, appointmentId, clientId);
  const counted = await listCountedProgress(scope, appointmentId);
  if (earned === 0 && counted.length === 0) return;
  await lockClient(scope, clientId);
  if (earned > 0) {
    await scope.insert(pointsTransactions).values({
      clientId,
      appointmentId,
      type: 'taken_back',
      // Adding zero turns -0 into 0.
      points: -takenBackOf(earned, await readBalance(scope, clientId)) + 0,
      round: await readPointsRound(scope, appointmentId),
      description: POINTS_WORDS.takenBack,
      createdAt: now,
    });
  }
  for (const { statusId, campaignId, round, amount } of counted) {
    const taken = { statusId, campaignId, appointmentId, round, takenBack: true, createdAt: now };
    await scope.insert(loyaltyProgress).values({ ...taken, amount: -amount + 0 });
    await addProgress(scope, await lockStatus(scope, statusId), { amount: -amount, now });
  }
}

async function creditPoints(
  scope: CompanyScope,
  { appointmentId, clientId, services, serviceNames }: CompletedVisit,
  now: Temporal.Instant,
): Promise<void> {
  const points = missingOf(pointsOf(services), await readEarnedPoints(scope, appointmentId));
  if (points === 0) return;
  await scope
    .insert(pointsTransactions)
    .values({
      clientId,
      appointmentId,
      points,
      type: 'earned',
      round: await readPointsRound(scope, appointmentId),
      description: earnedWords(serviceNames),
      createdAt: now,
    })
    .onConflictDoNothing();
}

type Crediting = { campaign: LoyaltyCampaignRow; visit: CompletedVisit; round: number };

async function creditCampaign(
  scope: CompanyScope,
  { campaign, visit, round }: Crediting,
  now: Temporal.Instant,
): Promise<void> {
  const amount = progressBy(campaign.conditionType, visit);
  if (amount === 0) return;
  const { appointmentId, clientId } = visit;
  const status =
    (await findCard(scope, { campaignId: campaign.id, appointmentId, clientId })) ??
    (await begin(scope, campaign, { clientId, now }));
  const [counted] = await scope
    .insert(loyaltyProgress)
    .values({
      statusId: status.id,
      campaignId: campaign.id,
      appointmentId,
      round,
      amount,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: loyaltyProgress.id });
  if (counted) await addProgress(scope, status, { amount, now });
}

type Counting = { campaignId: string; appointmentId: string; clientId: string };

/** A visit that is completed again counts where it did: a used reward is not earned twice by it. */
async function findCard(
  scope: CompanyScope,
  { campaignId, appointmentId, clientId }: Counting,
): Promise<StatusRow | null> {
  const known = await scope
    .select()
    .from(clientLoyalty)
    .where(and(eq(clientLoyalty.clientId, clientId), eq(clientLoyalty.campaignId, campaignId)))
    .orderBy(asc(clientLoyalty.id))
    .for('no key update');
  const before = await findCardOf(scope, { campaignId, appointmentId });
  return known.find(({ id }) => id === before) ?? creditedStanding(known);
}

/** The promise as it stands today is kept with it. */
async function begin(
  scope: CompanyScope,
  campaign: LoyaltyCampaignRow,
  { clientId, now }: { clientId: string; now: Temporal.Instant },
): Promise<StatusRow> {
  const { id: campaignId, conditionType, rewardType, rewardValue, rewardServiceId } = campaign;
  const [begun] = await scope
    .insert(clientLoyalty)
    .values({
      clientId,
      campaignId,
      conditionType,
      targetValue: campaign.conditionValue,
      rewardType,
      rewardValue,
      rewardServiceId,
      createdAt: now,
    })
    .returning();
  if (!begun) throw new Error('The database stored no status of a client');
  return begun;
}

async function lockStatus(scope: CompanyScope, id: string): Promise<StatusRow> {
  const [status] = await scope
    .select()
    .from(clientLoyalty)
    .where(eq(clientLoyalty.id, id))
    .for('no key update');
  if (!status) throw new Error('A status outlives what counted for it');
  return status;
}

async function addProgress(
  scope: CompanyScope,
  status: StatusRow,
  { amount, now }: { amount: number; now: Temporal.Instant },
): Promise<void> {
  const { progressValue, earnedAt } = withProgress(status, amount, now);
  await scope
    .update(clientLoyalty)
    .set({ progressValue, earnedAt })
    .where(eq(clientLoyalty.id, status.id));
}
