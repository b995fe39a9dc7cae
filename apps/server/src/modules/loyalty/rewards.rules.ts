import { type Reward, rewardOfPoints, takeOff } from '@app/domain/loyalty/reward';
import type { Visit } from '@app/domain/loyalty/visit';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockClient } from '../clients/clients.queries.ts';
import { listEarned } from './client-loyalty.queries.ts';
import { listOfferedForPoints } from './points-campaigns.queries.ts';

/** A reward that somebody at the counter chose. */
export type WantedReward = { kind: 'loyalty'; id: string } | { kind: 'points'; campaignId: string };
type KnownReward = { terms: Reward } & (
  | { kind: 'loyalty'; id: string }
  | { kind: 'points'; campaignId: string; points: number }
);
export type PlannedReward = KnownReward & { discount: Cents };
export type RewardRefusal = 'reward-unavailable' | 'reward-takes-nothing' | 'not-enough-points';

/**
 * What the chosen rewards take off this visit, in their order. Whoever uses rewards of the same
 * client at the same moment waits; whether they are still there the database says when they are used.
 */
export async function planRewards(
  scope: CompanyScope,
  wanted: readonly WantedReward[],
  { clientId, visit }: { clientId: string; visit: Visit },
): Promise<Result<PlannedReward[], RewardRefusal>> {
  if (wanted.length === 0) return accept([]);
  await lockClient(scope, clientId);
  const known = await findWanted(scope, wanted, clientId);
  if (known.some((one) => one === null)) return refuse('reward-unavailable');
  const rewards = known.filter((one) => one !== null);
  const taken = takeOff(
    rewards.map(({ terms }) => terms),
    visit,
  );
  const planned = rewards.flatMap((reward, place) => {
    const discount = taken[place]?.discount;
    return discount ? [{ ...reward, discount }] : [];
  });
  return planned.length < rewards.length ? refuse('reward-takes-nothing') : accept(planned);
}

async function findWanted(
  scope: CompanyScope,
  wanted: readonly WantedReward[],
  clientId: string,
): Promise<(KnownReward | null)[]> {
  const earned = await listEarned(scope, clientId);
  const offered = await listOfferedForPoints(scope);
  return wanted.map((one) => {
    if (one.kind === 'loyalty') {
      const status = earned.find(({ id }) => id === one.id.toLowerCase());
      return status ? { kind: 'loyalty', id: status.id, terms: status } : null;
    }
    const campaign = offered.find(({ id }) => id === one.campaignId.toLowerCase());
    if (!campaign) return null;
    const { id: campaignId, pointsRequired: points } = campaign;
    return { kind: 'points', campaignId, points, terms: rewardOfPoints(campaign) };
  });
}
