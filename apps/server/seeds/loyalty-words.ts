import { progressBy, withProgress } from '@app/domain/loyalty/loyalty-campaign';
import { pointsOf } from '@app/domain/loyalty/points';
import type { Visit } from '@app/domain/loyalty/visit';
import { cents } from '@app/domain/shared/money';
import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { clientLoyalty, loyaltyProgress } from '../src/modules/loyalty/client-loyalty.table.ts';
import { earnedWords } from '../src/modules/loyalty/loyalty.labels.ts';
import { loyaltyCampaigns } from '../src/modules/loyalty/loyalty-campaigns.table.ts';
import { pointsCampaigns } from '../src/modules/loyalty/points-campaigns.table.ts';
import { pointsTransactions } from '../src/modules/loyalty/points-transactions.table.ts';
import { useReward } from '../src/modules/loyalty/redeeming.commands.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { insertAll } from './bulk-insert.ts';
import type { Inside } from './inside.ts';

export type LoyaltyWords = {
  /** What it promises to whoever comes again, and what its clients have collected since. */
  rewardsLoyalty(promised: LoyaltyStory): Promise<void>;
};
export type LoyaltyStory = {
  campaign: Pick<
    typeof loyaltyCampaigns.$inferInsert,
    'name' | 'conditionType' | 'conditionValue' | 'rewardType' | 'rewardValue'
  >;
  /** For how long it has been promised. */
  days: number;
  exchanges: readonly { name: string; pointsRequired: number; reais: number }[];
  /** How many who earned the reward have used it. */
  used: number;
  cashierId: string;
};
type DoneVisit = Visit & {
  id: string;
  clientId: string;
  serviceNames: string;
  endTime: Temporal.Instant;
};

export function loyaltyWords({ within, now }: Inside): LoyaltyWords {
  return {
    rewardsLoyalty: (story) =>
      within(async (scope) => {
        const visits = await listDone(scope);
        await earnPoints(scope, visits);
        await offerExchanges(scope, story);
        await collect(scope, { story, visits, now });
        await giveSome(scope, story, now);
      }),
  };
}

/** Every visit that was completed, in the order of time. */
async function listDone(scope: CompanyScope): Promise<DoneVisit[]> {
  const rows = await scope
    .select({ visit: appointments, service: appointmentServices })
    .from(appointments)
    .innerJoin(appointmentServices, eq(appointmentServices.appointmentId, appointments.id))
    .where(eq(appointments.status, 'completed'))
    .orderBy(asc(appointments.endTime), asc(appointments.id));
  return [...Map.groupBy(rows, ({ visit }) => visit.id).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first?.visit.clientId) return [];
    const { id, clientId, serviceNames, endTime, price } = first.visit;
    const services = lines.map(({ service }) => service);
    return [{ id, clientId, serviceNames, endTime, price, services }];
  });
}

async function earnPoints(scope: CompanyScope, visits: readonly DoneVisit[]): Promise<void> {
  const earned = visits.map(({ id, clientId, services, serviceNames, endTime }) => ({
    clientId,
    appointmentId: id,
    type: 'earned' as const,
    points: pointsOf(services),
    round: 0,
    description: earnedWords(serviceNames),
    createdAt: endTime,
  }));
  const rows = earned.filter(({ points }) => points > 0);
  if (rows.length > 0) await insertAll(scope, pointsTransactions, rows);
}

async function offerExchanges(scope: CompanyScope, { exchanges }: LoyaltyStory): Promise<void> {
  for (const { name, pointsRequired, reais } of exchanges)
    await scope
      .insert(pointsCampaigns)
      .values({ name, pointsRequired, rewardValue: cents(reais * 100) });
}

type Collecting = { story: LoyaltyStory; visits: readonly DoneVisit[]; now: Temporal.Instant };

/** One card each, begun with the first visit since the campaign was. */
async function collect(scope: CompanyScope, { story, visits, now }: Collecting): Promise<void> {
  const since = now.subtract({ hours: story.days * 24 });
  const [campaign] = await scope
    .insert(loyaltyCampaigns)
    .values({ ...story.campaign, createdAt: since })
    .returning();
  if (!campaign) return;
  const counted = visits.filter(({ endTime }) => Temporal.Instant.compare(endTime, since) >= 0);
  const cards = [...Map.groupBy(counted, ({ clientId }) => clientId).values()].map((hers) => {
    const { conditionType, conditionValue: targetValue, rewardType, rewardValue } = campaign;
    const begun = { progressValue: 0, targetValue, earnedAt: null, usedAt: null };
    const standing = hers.reduce(
      (card, visit) => withProgress(card, progressBy(conditionType, visit), visit.endTime),
      begun as Parameters<typeof withProgress>[0],
    );
    const [{ clientId, endTime: createdAt }] = hers as [DoneVisit];
    const terms = { campaignId: campaign.id, conditionType, rewardType, rewardValue };
    return { id: crypto.randomUUID(), hers, row: { ...standing, ...terms, clientId, createdAt } };
  });
  if (cards.length === 0) return;
  await insertAll(
    scope,
    clientLoyalty,
    cards.map(({ id, row }) => ({ id, ...row })),
  );
  const progress = cards.flatMap(({ id: statusId, hers }) =>
    hers.map((visit) => ({
      id: crypto.randomUUID(),
      statusId,
      campaignId: campaign.id,
      appointmentId: visit.id,
      round: 0,
      takenBack: false,
      amount: progressBy(campaign.conditionType, visit),
      createdAt: visit.endTime,
    })),
  );
  await insertAll(scope, loyaltyProgress, progress);
}

async function giveSome(
  scope: CompanyScope,
  { used, cashierId: userId }: LoyaltyStory,
  now: Temporal.Instant,
): Promise<void> {
  const earned = await scope
    .select()
    .from(clientLoyalty)
    .where(isNotNull(clientLoyalty.earnedAt))
    .orderBy(desc(clientLoyalty.progressValue), asc(clientLoyalty.clientId))
    .limit(used);
  for (const { id, clientId } of earned)
    await useReward(scope, { id }, { clientId, settlementId: null, userId, now });
}
